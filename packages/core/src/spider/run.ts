import { KING, rankOf, suitOf, type Card } from '../card.ts';
import type { Column } from '../position.ts';

/** Whether `card` can lie on `below`: one rank lower, whatever the suits. */
export function fits(card: Card, below: Card): boolean {
  return rankOf(card) + 1 === rankOf(below);
}

/** Whether `card` on `below` moves together with it: one rank lower and of the same suit. */
function follows(card: Card, below: Card): boolean {
  return fits(card, below) && suitOf(card) === suitOf(below);
}

/** How many cards at the end of a column form one run: face up, of one suit, ranks falling by one. */
export function runLength({ cards, hidden }: Column): number {
  const shown = cards.length - hidden;
  let length = Math.min(1, shown);
  while (length < shown && follows(cards[cards.length - length]!, cards[cards.length - length - 1]!)) length++;
  return length;
}

/** How many cards of a column lie on one that they move together with. */
export function joints({ cards, hidden }: Column): number {
  return cards.filter((card, at) => at > hidden && follows(card, cards[at - 1]!)).length;
}

/** Whether the run at the end of a column goes from king to ace. */
export function isComplete(column: Column): boolean {
  return runLength(column) >= KING;
}
