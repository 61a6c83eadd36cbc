import { emptyCells, emptyColumns, type FreecellPosition } from '../position.ts';
import type { RunLimit } from '../rules.ts';

/** Cards that one move may carry with `cells` empty cells and `columns` empty columns to help, neither below 0. */
export function runLimitOf(limit: RunLimit, cells: number, columns: number): number {
  return limit === 'standard' ? (cells + 1) << columns : (columns + 1) << cells;
}

/**
 * Cards that one move may carry now. A target that is itself an empty column does not help, and neither does
 * the source: it is not empty while its cards are being lifted.
 */
export function runLimit(position: FreecellPosition, toEmptyColumn: boolean): number {
  const columns = Math.max(0, emptyColumns(position) - (toEmptyColumn ? 1 : 0));
  return runLimitOf(position.rules.runLimit, emptyCells(position), columns);
}
