import {
  PRESETS, lastDeal, parseDealNumber, parseIdentifier, parseShare, resemblesIdentifier, type Game,
  type Problem, type Rules,
} from '@sidedeck/core';
import { t } from './i18n.ts';
import { problemText } from './problems.ts';
import { startGame, startShared } from './session.ts';

/** What a field of the new-game panel offers: a game to start, or why there is none. */
export type Offer = { readonly game: Game } | { readonly refusal: string };

/** A number of a deal under these rules, or the identifier of a deal, which brings its own. */
export function offerOfNumber(typed: string, rules: Rules): Offer {
  if (!resemblesIdentifier(typed)) return offerOf(typed, rules);
  const read = parseIdentifier(typed);
  if (read.ok) return { game: startGame(read.value.rules, read.value.number) };
  return read.error.code === 'badDeal' ? offerOf(typed.split('-')[1]!, PRESETS.spider4) : refused(read.error, typed);
}

function offerOf(number: string, rules: Rules): Offer {
  const last = lastDeal(rules);
  const read = parseDealNumber(number, last);
  if (typeof read === 'number') return { game: startGame(rules, read) };
  return { refusal: read === 'tooLarge' ? t('fault.tooLarge', { last }) : t(`fault.${read}`) };
}

export function offerOfText(pasted: string, rules: Rules): Offer {
  if (pasted.trim() === '') return { refusal: t('fault.noText') };
  const read = parseShare(pasted, rules);
  if (read.ok) return { game: startShared(read.value) };
  return refused(read.error, pasted);
}

function refused(problem: Problem, text: string): Offer {
  return { refusal: t('fault.text', { problem: problemText(problem, text) }) };
}
