import type { Card } from './card.ts';
import type { FreecellRules, Rules, SpiderRules } from './rules.ts';

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
export interface Position<R extends Rules = Rules> {
  readonly rules: R;
  readonly columns: readonly Column[];
  /** Fixed length, in FreeCell `rules.cells`, in Spider 0. */
  readonly cells: readonly (Card | null)[];
  /**
   * In FreeCell four piles indexed by suit, ace first: the length of a pile is the rank it has reached.
   * In Spider always eight, filled from the left, each with one completed run, king first.
   */
  readonly foundations: readonly (readonly Card[])[];
  /** Cards not dealt yet, the next one first; always empty in FreeCell. */
  readonly stock: readonly Card[];
}

export type FreecellPosition = Position<FreecellRules>;
export type SpiderPosition = Position<SpiderRules>;

export function isFreecell(position: Position): position is FreecellPosition {
  return position.rules.game === 'freecell';
}

export function isSpider(position: Position): position is SpiderPosition {
  return position.rules.game === 'spider';
}

export const EMPTY_COLUMN: Column = { cards: [], hidden: 0 };

/** The free end of a pile of cards, where cards are taken and placed. */
export function topOf(cards: readonly Card[]): Card | undefined {
  return cards[cards.length - 1];
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

/** A list with another value in one place. */
export function withAt<T>(list: readonly T[], index: number, value: T): readonly T[] {
  return list.map((old, at) => at === index ? value : old);
}
