import {
  FOUNDATION, cellIndex, columnIndex, makeIdentifier, makeRank, presetOf, rankOf, suitOf, suitSymbol,
  type Card, type Game, type Pile, type Reason, type Rules, type Suit,
} from '@sidedeck/core';
import { currentLocale, t } from './i18n.ts';

const SUITS = ['clubs', 'diamonds', 'hearts', 'spades'] as const;
const RANKS = { 1: 'ace', 11: 'jack', 12: 'queen', 13: 'king' } as const;

/** As it is printed: `7♥`, `10♠`. */
export function cardText(card: Card): string {
  return makeRank(rankOf(card)).replace('T', '10') + suitSymbol(suitOf(card));
}

/** As it is spoken: "7 of hearts". */
export function cardName(card: Card): string {
  return t('card.name', { rank: rankName(rankOf(card)), suit: suitName(suitOf(card)) });
}

function rankName(rank: number): string {
  return rank in RANKS ? t(`rank.${RANKS[rank as keyof typeof RANKS]}`) : String(rank);
}

export function suitName(suit: Suit): string {
  return t(`suit.${SUITS[suit]}`);
}

/** "column 3", "cell 1", "the foundation". */
export function pileName(pile: Pile): string {
  if (pile === FOUNDATION) return t('pile.foundation');
  const cell = cellIndex(pile);
  return cell < 0
    ? t('pile.column', { number: columnIndex(pile) + 1 })
    : t('pile.cell', { number: cell + 1 });
}

/** "column 3, column 5 and column 8". */
export function listText(parts: readonly string[]): string {
  return new Intl.ListFormat(currentLocale()).format(parts);
}

/** The sentence that says why a move is refused. */
export function reasonText(reason: Reason): string {
  switch (reason.code) {
    case 'wrongColour':
    case 'wrongRank':
      return t(`reason.${reason.code}`, { card: cardText(reason.card), onto: cardText(reason.onto) });
    case 'cellTaken':
      return t('reason.cellTaken', { card: cardText(reason.card) });
    case 'foundationNeeds':
      return reason.needed === null
        ? t('reason.foundationFull')
        : t('reason.foundationNeeds', { card: cardText(reason.card), needed: cardText(reason.needed) });
    case 'oneCardOnly':
      return t(`reason.oneCardOnly.${reason.to}`);
    case 'notARun':
      return t('reason.notARun');
    case 'noTarget':
      return t('reason.noTarget', { card: cardText(reason.card) });
    case 'faceDown':
    case 'wholeRunsOnly':
    case 'noRounds':
      return t(`reason.${reason.code}`);
    case 'emptyColumns':
      return t('reason.emptyColumns', {
        count: reason.columns.length, columns: listText(reason.columns.map(pileName)),
      });
    case 'overLimit':
      return t('reason.overLimit', { count: reason.limit });
    case 'fromFoundation':
      return t('reason.fromFoundation');
    case 'nothingThere':
    case 'tooFew':
      return t('reason.nothingThere');
    case 'noSuchPile':
    case 'samePile':
    case 'badCount':
      return t('reason.noSuchPile');
  }
}

/** `m:ss`, from an hour on `h:mm:ss`. */
export function timeText(milliseconds: number): string {
  const seconds = Math.floor(milliseconds / 1000);
  const [h, m, s] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, seconds % 60];
  const two = (number: number) => String(number).padStart(2, '0');
  return h > 0 ? `${h}:${two(m)}:${two(s)}` : `${m}:${two(s)}`;
}

/** By what a deal is told: `617`, or `spider4-617`; undefined where it has no number. */
export function dealText({ rules, deal }: Pick<Game, 'rules' | 'deal'>): string | undefined {
  if (deal === null) return undefined;
  return rules.game === 'spider' ? makeIdentifier(rules, deal) : String(deal);
}

/** "Classic", with the number of cells where it is not the usual one. */
export function rulesName(rules: Rules): string {
  const name = t(`preset.${presetOf(rules) ?? 'custom'}`);
  return rules.game === 'spider' || rules.cells === 4 ? name : t('preset.withCells', { name, count: rules.cells });
}
