import { Columns } from './columns.ts';
import type { Metric } from './metric.ts';
import type { Packed } from './packed.ts';

const DECK = 52;

/** Ranks lie between 0 and this; smaller is better. */
export const RANKS = 1024;

/** Keeps ranks above zero. */
const MIDDLE = 60;

/**
 * How much counts against a position among those of the same cost. Found by hill climbing over a few hundred
 * deals; there is nothing more behind them.
 */
const BLOCKED = 6;
const CROSSED = 8;
const USED_CELL = 7;
const CARD_OUT = 1;
const EMPTY_COLUMN = -6;
const UNEVEN = -1;
const NO_ROOM = 3;

/**
 * What a position still takes: `bound`, the least that it can cost to win, and `rank`, which tells positions of
 * the same cost apart.
 *
 * The bound counts *units* that have to move before they can go home. A unit is what one move of cost 1 can take
 * off the cards beneath it: a run, or a single card where cards are counted. As long as a unit stays, all of it
 * goes home before anything beneath it can. So a unit that needs a card beneath it to be home first is *blocked*,
 * and two units, each of which needs one beneath the other, are *crossed*: one of them has to move, or to be sent
 * home at a cost. No unit is counted twice, and no move serves two of them, so that the sum is never too high.
 */
export class Outlook {
  bound = 0;
  rank = 0;
  private readonly columns: Columns;

  constructor(metric: Metric) {
    this.columns = new Columns(metric);
  }

  /** Says what the positions looked at next are children of, which makes looking at them faster. */
  prepare(parent: Packed): void {
    this.columns.prepare(parent);
  }

  /**
   * Fills `bound` and `rank` for a child of the position prepared. Where the rank turns out to be `hopeless` or
   * worse, it is enough to say so.
   */
  look(position: Packed, hopeless = RANKS): void {
    const { columns } = this;
    columns.measure(position);
    this.bound = columns.blocked;
    this.rank = this.rankOf(position);
    if (this.rank >= hopeless) return;
    const crossed = columns.countCrossed();
    this.bound += crossed;
    this.rank = Math.max(0, Math.min(RANKS - 1, this.rank + crossed * CROSSED));
  }

  /** The rank, but for crossed units. */
  private rankOf(position: Packed): number {
    const { blocked, disorder } = this.columns;
    const { reached, freeCells, emptyColumns, usedCells, cardsHome } = position;
    const least = Math.min(reached[0]!, reached[1]!, reached[2]!, reached[3]!);
    const most = Math.max(reached[0]!, reached[1]!, reached[2]!, reached[3]!);
    return MIDDLE + disorder + blocked * BLOCKED + usedCells * USED_CELL + emptyColumns * EMPTY_COLUMN
      + (DECK - cardsHome) * CARD_OUT + (most - least) * UNEVEN + (freeCells + emptyColumns === 0 ? NO_ROOM : 0);
  }
}
