/**
 * What need not be done from a shape, a bit each: the top card of a column going home, a cell's card going home, and,
 * where a cell is free, a column's last buried card being dug out.
 *
 * Say that a single card can be moved from A to B, and back, and that something else touches neither place. Then it can
 * be done before the move or after it, and either way the same region is reached, since the move can be made or taken
 * back there, too. So it is enough to do it from one of both shapes, and it waits for the one that was met first.
 */
const COLUMNS = 12;
const CELLS = 8;
const HOMES = (1 << COLUMNS + CELLS) - 1;
const IN_COLUMNS = (1 << COLUMNS) - 1;

export function homeOfColumn(column: number): number {
  return 1 << column;
}

export function homeOfCell(cell: number): number {
  return 1 << COLUMNS + cell;
}

export function digOf(column: number): number {
  return 1 << COLUMNS + CELLS + column;
}

/** What can wait for a move between two places, as `homeOfColumn` and `homeOfCell` give them. */
export function waitingFor(from: number, to: number): number {
  const homes = HOMES & ~(from | to);
  // What is dug out needs a free cell, too, which a move to a cell may take from it.
  const digs = (to & ~IN_COLUMNS) === 0 ? homes & IN_COLUMNS : 0;
  return homes | digs << COLUMNS + CELLS;
}
