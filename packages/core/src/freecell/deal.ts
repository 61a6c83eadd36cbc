import { fullDeck, type Card } from '../card.ts';
import { checkDealNumber, draws, LAST_DEAL, type DealNumber } from '../deal.ts';
import { EMPTY_COLUMN, type FreecellPosition } from '../position.ts';
import type { FreecellRules } from '../rules.ts';

const COLUMNS = 8;

/**
 * The layout of a deal number, before any autoplay: all cards face up in eight columns, row by row.
 * @throws RangeError where the number names no deal.
 */
export function deal(rules: FreecellRules, number: DealNumber): FreecellPosition {
  checkDealNumber(number, LAST_DEAL);
  const columns: Card[][] = Array.from({ length: COLUMNS }, () => []);
  shuffledDeck(number).forEach((card, index) => columns[index % COLUMNS]!.push(card));
  return layOut(rules, columns);
}

/** A position with nothing but a tableau. */
export function layOut(rules: FreecellRules, columns: readonly (readonly Card[])[]): FreecellPosition {
  return {
    rules,
    columns: columns.map((cards) => cards.length ? { cards, hidden: 0 } : EMPTY_COLUMN),
    cells: Array.from({ length: rules.cells }, () => null),
    foundations: [[], [], [], []],
    stock: [],
  };
}

/** The deck in the order in which it is dealt: each draw fills its gap with the last card left. */
function shuffledDeck(number: DealNumber): Card[] {
  const deck = fullDeck();
  const draw = draws(number);
  const dealt: Card[] = [];
  while (deck.length > 0) {
    const index = draw() % deck.length;
    dealt.push(deck[index]!);
    deck[index] = deck[deck.length - 1]!;
    deck.pop();
  }
  return dealt;
}
