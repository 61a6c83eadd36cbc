import type { Card } from './card.ts';
import type { Position } from './position.ts';

/**
 * What the player was never shown. Hidden cards turn up from the top of their column and rounds are dealt in order, so
 * what was never shown of each is its far end, however often moves were undone and others made in their place.
 */
export interface Unseen {
  /** For each column of the start, how many of its cards from the base. */
  readonly hidden: readonly number[];
  /** How many cards from the end of the stock. */
  readonly stock: number;
}

/** What lies face down in a position. */
export function unseenIn({ columns, stock }: Position): Unseen {
  return { hidden: columns.map(({ hidden }) => hidden), stock: stock.length };
}

/** What was never shown by any of these positions of one game; there is at least one. */
export function unseenInAll(positions: readonly Position[]): Unseen {
  return positions.map(unseenIn).reduce(unseenInBoth);
}

/** What neither has shown. */
export function unseenInBoth(a: Unseen, b: Unseen): Unseen {
  return {
    hidden: a.hidden.map((count, index) => Math.min(count, b.hidden[index]!)),
    stock: Math.min(a.stock, b.stock),
  };
}

/** Whether the player of a game has seen every card of it; of FreeCell always. */
export function isFullySeen({ unseen }: { readonly unseen: Unseen }): boolean {
  return unseen.stock === 0 && unseen.hidden.every((count) => count === 0);
}

/** The cards of a game that its player has never seen, by column from the base, then in the order of the stock. */
export function unseenCards({ start, unseen }: { readonly start: Position; readonly unseen: Unseen }): Card[] {
  const hidden = start.columns.flatMap(({ cards }, index) => cards.slice(0, unseen.hidden[index]));
  return [...hidden, ...start.stock.slice(start.stock.length - unseen.stock)];
}
