import { LAST_SPIDER_DEAL, parseDealNumber, type DealNumber } from './deal.ts';
import { accept, reject, type Result } from './result.ts';
import { PRESETS, SPIDER_PRESETS, type SpiderRules } from './rules.ts';
import { quote } from './text.ts';

/** Which deal of Spider a game is: all that it takes to deal it again. */
export interface Identified {
  readonly rules: SpiderRules;
  readonly number: DealNumber;
}

/** `spider4-617`, or `spider4-617-spread` with the other layout. */
export function makeIdentifier({ suits, layout }: SpiderRules, number: DealNumber): string {
  return `spider${suits}-${number}${layout === 'leading' ? '' : `-${layout}`}`;
}

/** Whether a text looks like an identifier, and not like anything else that names a game. */
export function isIdentifier(text: string): boolean {
  return IDENTIFIER.test(text.trim());
}

/** Whether a text is meant for one, right or not: `spider3-617`, `Spider 4 617`, `freecell-617`. */
export function resemblesIdentifier(text: string): boolean {
  return /^(spider|freecell)[^\r\n]{0,30}$/i.test(text.trim());
}

const IDENTIFIER = /^(spider[124])-([^-\s]*)(?:-(spread|leading))?$/i;

/** Reads `makeIdentifier` text, in any case. Errors: `badIdentifier`, `badDeal`. */
export function parseIdentifier(text: string): Result<Identified> {
  const [, presetText = '', numberText = '', layout = 'leading'] = IDENTIFIER.exec(text.trim()) ?? [];
  const preset = SPIDER_PRESETS.find((name) => name === presetText.toLowerCase());
  if (!preset) {
    const named = text.trim();
    return reject('badIdentifier', `No deal is called ${quote(named)}; Spider's look like spider4-617, FreeCell's like 617`);
  }
  const number = parseDealNumber(numberText, LAST_SPIDER_DEAL);
  if (typeof number !== 'number') {
    return reject('badDeal', `${quote(numberText)} is no deal (${number}); they go from 1 to ${LAST_SPIDER_DEAL}`);
  }
  return accept({ rules: { ...PRESETS[preset], layout: layout.toLowerCase() as SpiderRules['layout'] }, number });
}
