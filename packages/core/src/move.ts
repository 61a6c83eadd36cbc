import type { Rules, SpiderRules } from './rules.ts';

/** Columns by name, left to right; ten are enough for both games. */
export const COLUMN_NAMES = ['1', '2', '3', '4', '5', '6', '7', '8', '9', '0'] as const;
/** Cells by name, left to right. `h` is left out: it is the foundation of standard notation. */
export const CELL_NAMES = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'i'] as const;
export const FOUNDATION = 'h';

export type ColumnName = typeof COLUMN_NAMES[number];
export type CellName = typeof CELL_NAMES[number];
/** One character of standard notation names a pile; the foundations share `h`, since a card has only one of them. */
export type Pile = ColumnName | CellName | typeof FOUNDATION;

/** Takes `count` cards (1 unless it goes from column to column) off the end of `from`. */
export interface CardMove {
  readonly type: 'move';
  readonly from: Pile;
  readonly to: Pile;
  readonly count: number;
}

/** Deals a round of Spider: one card to each column. */
export interface RoundMove {
  readonly type: 'deal';
}

export type Move = CardMove | RoundMove;

/** The moves that a game has: FreeCell deals no rounds. */
export type MoveOf<R extends Rules> = R extends SpiderRules ? Move : CardMove;

/** What one undo takes back: a player's move or a whole collect, and everything automatic that followed it. */
export interface Step<M extends Move = Move> {
  readonly command: 'move' | 'collect';
  /** One move, or the cards collected, in order. */
  readonly moves: readonly M[];
  /** What autoplay and the automatic finish did afterwards. */
  readonly automatic: readonly M[];
}

export const DEAL: RoundMove = { type: 'deal' };

/** 0-based index of a column, or -1 where the pile is no column. */
export function columnIndex(pile: Pile): number {
  return (COLUMN_NAMES as readonly string[]).indexOf(pile);
}

/** 0-based index of a cell, or -1 where the pile is no cell. */
export function cellIndex(pile: Pile): number {
  return (CELL_NAMES as readonly string[]).indexOf(pile);
}

export function columnName(index: number): ColumnName {
  return COLUMN_NAMES[index]!;
}

export function cellName(index: number): CellName {
  return CELL_NAMES[index]!;
}

export function moveOf(from: Pile, to: Pile, count = 1): CardMove {
  return { type: 'move', from, to, count };
}

export function sameMove(a: Move, b: Move): boolean {
  if (a.type === 'deal' || b.type === 'deal') return a.type === b.type;
  return a.from === b.from && a.to === b.to && a.count === b.count;
}
