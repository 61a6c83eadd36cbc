import { t } from './i18n.ts';

/** Whatever a browser or a disk says when it is full; of writing too often the word "quota" speaks, too. */
const FULL = /^(?!.*MAX_WRITE).*(quota|no.?space)/is;

/** Why the store or a shell refused something; no full stop, since it stands within a sentence. */
export function refusalText(error: unknown): string {
  const told = String(error);
  return FULL.test(told) ? t('save.noRoom') : told.replace(/^\w*Error: /, '').replace(/[\s.。]+$/, '');
}
