import { cardOf, KING, type Card, type Suit } from '../card.ts';
import { checkDealNumber, draws, LAST_SPIDER_DEAL, type DealNumber } from '../deal.ts';
import type { SpiderPosition } from '../position.ts';
import type { SpiderLayout, SpiderRules } from '../rules.ts';

/** A round lays one card on each of them. */
export const COLUMNS = 10;
/** Completed runs that win, each of 13 cards. */
export const RUNS = 8;

const DECKS = 2;
const HIDDEN_ROWS = 4;
/** Columns that begin with one more hidden card. */
const LONGER: Readonly<Record<SpiderLayout, readonly number[]>> = { leading: [0, 1, 2, 3], spread: [0, 3, 6, 9] };

/** For each number of suits what becomes of ♣, ♠, ♥ and ♦, the order in which the decks lie before the shuffle. */
const SUITS_OF: Readonly<Record<SpiderRules['suits'], readonly Suit[]>> = {
  4: [0, 3, 2, 1],
  2: [3, 3, 2, 2],
  1: [3, 3, 3, 3],
};

/**
 * The layout of a deal number: 54 cards on ten columns, the last of each face up, and five rounds in the stock.
 * One number has the same ranks whatever the number of suits.
 * @throws RangeError where the number names no deal.
 */
export function deal(rules: SpiderRules, number: DealNumber): SpiderPosition {
  checkDealNumber(number, LAST_SPIDER_DEAL);
  const cards = shuffledDecks(rules, number).reverse();
  const columns: Card[][] = Array.from({ length: COLUMNS }, () => []);
  const rows = Array.from({ length: HIDDEN_ROWS * COLUMNS }, (_, index) => index % COLUMNS);
  const targets = [...rows, ...LONGER[rules.layout], ...columns.keys()];
  targets.forEach((column, index) => columns[column]!.push(cards[index]!));
  return {
    rules,
    columns: columns.map((pile) => ({ cards: pile, hidden: pile.length - 1 })),
    cells: [],
    foundations: Array.from({ length: RUNS }, () => []),
    stock: cards.slice(targets.length),
  };
}

/** Two decks, ace to king in each suit; cards that have become alike are told apart by their copy. */
export function twoDecks({ suits }: SpiderRules): Card[] {
  const copies = new Map<Suit, number>();
  return Array.from({ length: DECKS }, () => SUITS_OF[suits]).flat().flatMap((suit) => {
    const copy = copies.get(suit) ?? 0;
    copies.set(suit, copy + 1);
    return Array.from({ length: KING }, (_, index) => cardOf(index + 1, suit, copy));
  });
}

/** Shuffled from the end: each place from the last to the second changes with one before it or with itself. */
function shuffledDecks(rules: SpiderRules, number: DealNumber): Card[] {
  const deck = twoDecks(rules);
  const draw = draws(number);
  for (let left = deck.length; left >= 2; left--) {
    const index = draw() % left;
    [deck[left - 1], deck[index]] = [deck[index]!, deck[left - 1]!];
  }
  return deck;
}
