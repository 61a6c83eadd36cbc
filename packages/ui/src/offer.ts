import { parseDealNumber, parseShare, type Game, type Rules } from '@sidedeck/core';
import { t } from './i18n.ts';
import { startGame, startShared } from './session.ts';

/** What a field of the new-game panel offers: a game to start, or why there is none. */
export type Offer = { readonly game: Game } | { readonly refusal: string };

export function offerOfNumber(typed: string, rules: Rules): Offer {
  const read = parseDealNumber(typed);
  return typeof read === 'number' ? { game: startGame(rules, read) } : { refusal: t(`fault.${read}`) };
}

export function offerOfText(pasted: string, rules: Rules): Offer {
  if (pasted.trim() === '') return { refusal: t('fault.noText') };
  const read = parseShare(pasted, rules);
  return read.ok ? { game: startShared(read.value) } : { refusal: t('fault.text', { problem: read.error.message }) };
}
