import { rankOf, sameColour, type Card } from '../card.ts';

/** Whether `card` can lie on `below` in the tableau: one rank lower, other colour. */
export function fits(card: Card, below: Card): boolean {
  return rankOf(card) + 1 === rankOf(below) && !sameColour(card, below);
}

/** How many cards at the end of a column form one run (alternating colours, ranks falling by one). */
export function runLength(cards: readonly Card[]): number {
  let length = Math.min(1, cards.length);
  while (length < cards.length && fits(cards[cards.length - length]!, cards[cards.length - length - 1]!)) length++;
  return length;
}
