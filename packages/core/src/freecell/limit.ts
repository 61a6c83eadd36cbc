import { emptyCells, emptyColumns, type FreecellPosition } from '../position.ts';
import type { RunLimit } from '../rules.ts';

/** Cards that one move may carry with `cells` empty cells and `columns` empty columns to help. */
export function runLimitOf(limit: RunLimit, cells: number, columns: number): number {
  return limit === 'standard' ? (cells + 1) * 2 ** columns : 2 ** cells * (columns + 1);
}

/**
 * Cards that one move may carry now. A target that is itself an empty column does not help, and neither does
 * the source: it is not empty while its cards are being lifted.
 */
export function runLimit(position: FreecellPosition, toEmptyColumn: boolean): number {
  const columns = emptyColumns(position) - (toEmptyColumn ? 1 : 0);
  return runLimitOf(position.rules.runLimit, emptyCells(position), columns);
}
