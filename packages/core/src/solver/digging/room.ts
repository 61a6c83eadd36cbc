import { runLimitOf } from '../../freecell/limit.ts';
import type { RunLimit } from '../../rules.ts';

/** The room that there is, and what may be carried in it. */
export class Room {
  readonly columns: number;
  readonly cells: number;
  private readonly runLimit: RunLimit;

  constructor(columns: number, cells: number, runLimit: RunLimit) {
    this.columns = columns;
    this.cells = cells;
    this.runLimit = runLimit;
  }

  /**
   * Cards that are carried at once, with so many cells and columns empty besides the target. Under the standard limit
   * single cards do: whatever it allows is a row of their moves.
   */
  limit(cells: number, columns: number): number {
    return this.runLimit === 'standard' ? 1 : runLimitOf(this.runLimit, cells, columns);
  }
}
