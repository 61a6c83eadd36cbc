import { watch, watchEffect } from 'vue';
import type { Host } from './host.ts';
import { currentLocale, setLocale } from './i18n.ts';
import type { Settings } from './settings.ts';

/** A language, or that of the browser or editor. */
type LanguageChoice = Settings['language'];

/** Switches to the language chosen. Where there is none at all yet, English stands in for what cannot be loaded. */
export async function speak(choice: LanguageChoice, host: Pick<Host, 'locale'>): Promise<void> {
  await setLocale(tagOf(choice, host)).catch(() => setLocale('en'));
}

/** Follows the player's choice while the table is shown, and tells the page which language it is in. */
export function useLanguage(
  choice: { readonly language: LanguageChoice }, host: Pick<Host, 'locale'>, onFailure: () => void,
): void {
  watch(() => choice.language, (language) => setLocale(tagOf(language, host)).catch(onFailure));
  watchEffect(() => document.documentElement.lang = currentLocale());
}

function tagOf(choice: LanguageChoice, { locale }: Pick<Host, 'locale'>): string {
  return choice === 'system' ? locale : choice;
}
