import { runLimitOf } from '../freecell/limit.ts';
import type { RunLimit } from '../rules.ts';
import { BASE, CELL, FITS, HOME, link, ONE_PARENT, OTHER_PARENT } from './links.ts';
import { FIRST_CELL, TO_CELL, TO_HOME, type Packed } from './packed.ts';

/** Room for any list: runs of 13 from 10 columns to 10 places, and 8 cells. */
const MOST_MOVES = 13 * 10 * 10 + 8 * 10;

/** Behind all columns. */
const NO_COLUMN = 31;

/** Room for the moves of one position at a time, each as one number: `card << 10 | to << 5 | from`. */
export class MoveList {
  readonly moves = new Int32Array(MOST_MOVES);
  private count = 0;
  private readonly runLimit: RunLimit;
  /** By card: the column that it is on top of. While moves are listed; a card then finds its two parents at once. */
  private readonly columnOf = new Uint8Array(64).fill(NO_COLUMN);

  constructor(runLimit: RunLimit) {
    this.runLimit = runLimit;
  }

  /**
   * Lists every move that leads to another position, and gives their number. Empty columns are alike, and so
   * are empty cells: one stands for all. Runs move within the limit of the rules; what the other limit allows
   * beyond it is reached card by card, since a single card is never limited.
   */
  list(position: Packed): number {
    this.count = 0;
    const { tops, columns, usedCells } = position;
    const { columnOf } = this;
    const empty = position.emptyColumns === 0 ? -1 : firstEmpty(position);
    for (let column = 0; column < columns; column++) columnOf[tops[column]!] = column;
    for (let from = 0; from < columns; from++) {
      if (tops[from] !== BASE) this.listColumn(position, from, empty);
    }
    for (let index = 0; index < usedCells; index++) this.listCell(position, index, empty);
    for (let column = 0; column < columns; column++) columnOf[tops[column]!] = NO_COLUMN;
    return this.count;
  }

  private listColumn(position: Packed, from: number, empty: number): void {
    const { beneath, freeCells, emptyColumns } = position;
    const toTaken = runLimitOf(this.runLimit, freeCells, emptyColumns);
    const toEmpty = empty < 0 ? 0 : runLimitOf(this.runLimit, freeCells, emptyColumns - 1);
    let card = position.tops[from]!;
    this.listHome(position, card, from);
    if (freeCells > 0) this.add(card, from, TO_CELL);
    for (let length = 1; ; length++) {
      const below = beneath[card]!;
      if (length <= toTaken) this.listTaken(card, from);
      // A whole column moved to an empty one would change nothing.
      if (length <= toEmpty && below !== BASE) this.add(card, from, empty);
      if (FITS[link(card, below)] === 0 || length >= Math.max(toTaken, toEmpty)) return;
      card = below;
    }
  }

  private listCell(position: Packed, index: number, empty: number): void {
    const card = position.cells[index]!;
    const from = FIRST_CELL + index;
    this.listHome(position, card, from);
    this.listTaken(card, from);
    if (empty >= 0) this.add(card, from, empty);
  }

  private listHome({ reached }: Packed, card: number, from: number): void {
    if (reached[card & 3]! + 1 === card >> 2) this.add(card, from, TO_HOME);
  }

  /** The columns whose top card takes a card, from left to right. */
  private listTaken(card: number, from: number): void {
    const one = this.columnOf[ONE_PARENT[card]!]!;
    const other = this.columnOf[OTHER_PARENT[card]!]!;
    const left = Math.min(one, other);
    const right = Math.max(one, other);
    if (left !== NO_COLUMN) this.add(card, from, left);
    if (right !== NO_COLUMN) this.add(card, from, right);
  }

  private add(card: number, from: number, to: number): void {
    this.moves[this.count++] = card << 10 | to << 5 | from;
  }
}

/** The first empty column, of at least one. */
function firstEmpty({ tops }: Packed): number {
  let column = 0;
  while (tops[column] !== BASE) column++;
  return column;
}

/** The link that a move listed for `position` makes: its lowest card, and what that will lie on. */
export function linkOfMove(position: Packed, move: number): number {
  const card = move >> 10;
  const to = move >> 5 & 31;
  if (to === TO_HOME) return link(card, HOME);
  return link(card, to === TO_CELL ? CELL : position.tops[to]!);
}
