import { rankOf, sameColour, type Card } from './card.ts';
import type { Rules } from './rules.ts';

/**
 * One pile of the tableau. Cards lie base first, so the **top card**, the free end that can be played on,
 * is the last of `cards`.
 */
export interface Column {
  readonly cards: readonly Card[];
  /** How many of `cards`, counted from the base, lie face down. */
  readonly hidden: number;
}

/** What lies on the table now. Immutable: a move makes a new position that shares what did not change. */
export interface Position {
  readonly rules: Rules;
  readonly columns: readonly Column[];
  /** Fixed length, `rules.cells`. */
  readonly cells: readonly (Card | null)[];
  /** In FreeCell four piles indexed by suit, ace first: the length of a pile is the rank it has reached. */
  readonly foundations: readonly (readonly Card[])[];
  /** Cards not dealt yet; always empty in FreeCell. */
  readonly stock: readonly Card[];
}

export const EMPTY_COLUMN: Column = { cards: [], hidden: 0 };

/** The free end of a pile of cards, where cards are taken and placed. */
export function topOf(cards: readonly Card[]): Card | undefined {
  return cards[cards.length - 1];
}

/** Whether `card` can lie on `below` in FreeCell's tableau: one rank lower, other colour. */
export function fits(card: Card, below: Card): boolean {
  return rankOf(card) + 1 === rankOf(below) && !sameColour(card, below);
}

/** How many cards at the end of a column form one run (alternating colours, ranks falling by one). */
export function runLength(cards: readonly Card[]): number {
  let length = Math.min(1, cards.length);
  while (length < cards.length && fits(cards[cards.length - length]!, cards[cards.length - length - 1]!)) length++;
  return length;
}

export function emptyCells(position: Position): number {
  return position.cells.filter((card) => card === null).length;
}

export function emptyColumns(position: Position): number {
  return position.columns.filter((column) => column.cards.length === 0).length;
}

/** Every card of the position in some order; for counting and checking. */
export function allCards(position: Position): Card[] {
  return [
    ...position.columns.flatMap((column) => column.cards),
    ...position.cells.filter((card) => card !== null),
    ...position.foundations.flat(),
    ...position.stock,
  ];
}
