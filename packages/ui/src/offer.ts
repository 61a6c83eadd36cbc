import { PRESETS, lastDeal, parseDealNumber, parseShare, type Game, type Rules } from '@sidedeck/core';
import { t } from './i18n.ts';
import { startGame, startShared } from './session.ts';

/** What a field of the new-game panel offers: a game to start, or why there is none. */
export type Offer = { readonly game: Game } | { readonly refusal: string };

/** A number of a deal under these rules, or the name of a deal, which brings its own. */
export function offerOfNumber(typed: string, rules: Rules): Offer {
  const named = parseDealName(typed);
  const chosen = named?.rules ?? rules;
  const last = lastDeal(chosen);
  const read = parseDealNumber(named?.number ?? typed, last);
  if (typeof read === 'number') return { game: startGame(chosen, read) };
  return { refusal: read === 'tooLarge' ? t('fault.tooLarge', { last }) : t(`fault.${read}`) };
}

/** Reads `spider4-617` and `spider4-617-spread`, in any case. */
function parseDealName(text: string): { readonly rules: Rules; readonly number: string } | undefined {
  const [, suits, number, spread] = /^\s*spider([124])-(\d+)(-spread)?\s*$/i.exec(text) ?? [];
  if (suits === undefined || number === undefined) return undefined;
  return { rules: { ...PRESETS[`spider${suits as '1' | '2' | '4'}`], layout: spread ? 'spread' : 'leading' }, number };
}

export function offerOfText(pasted: string, rules: Rules): Offer {
  if (pasted.trim() === '') return { refusal: t('fault.noText') };
  const read = parseShare(pasted, rules);
  return read.ok ? { game: startShared(read.value) } : { refusal: t('fault.text', { problem: read.error.message }) };
}
