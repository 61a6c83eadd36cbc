import { COLUMNS } from '../../spider/deal.ts';
import type { Tableau } from './tableau.ts';

/** Worths lie in a table that begins here. */
const LOWEST = -1024;
const WORTHS = 8192;

/**
 * The best of the positions offered for one ply and one number of rounds: at least `width` of them if there are as
 * many, and after `trim` no more. Only how many there are of each worth is counted, nothing is sorted.
 */
export class Layer {
  size = 0;
  readonly width: number;
  /** By place: ten columns; the way to the position before it, and the move from there. */
  readonly columns: Int32Array;
  readonly before: Int32Array;
  readonly move: Uint16Array;
  private readonly worth: Int16Array;
  /** By worth: how many places have it. */
  private readonly counts = new Int32Array(WORTHS);
  /** How many are no worse than `bar`: without those that are as bad, there are fewer than `width`. */
  private enough = 0;
  private bar = WORTHS - 1;

  constructor(width: number) {
    const room = 4 * width;
    this.width = width;
    this.columns = new Int32Array(room * COLUMNS);
    this.before = new Int32Array(room);
    this.move = new Uint16Array(room);
    this.worth = new Int16Array(room);
  }

  /** Whether a position of that worth would be kept, as it looks now. */
  wants(worth: number): boolean {
    return worth - LOWEST <= this.bar;
  }

  /** Takes a position that it wants. */
  add({ at }: Tableau, worth: number, before: number, move: number): void {
    if (this.size === this.before.length) this.trim();
    const place = this.size++;
    for (let index = 0; index < COLUMNS; index++) this.columns[place * COLUMNS + index] = at[index]!;
    this.before[place] = before;
    this.move[place] = move;
    this.worth[place] = worth;
    this.counts[worth - LOWEST]!++;
    this.enough++;
    while (this.enough - this.counts[this.bar]! >= this.width) this.enough -= this.counts[this.bar--]!;
  }

  /** Leaves out what is worse than the bar; of those that lie on it, the later ones there is no room for. */
  trim(): void {
    const { columns, before, move, worth, counts, bar } = this;
    let room = Math.max(0, this.width - (this.enough - counts[bar]!));
    let kept = 0;
    for (let place = 0; place < this.size; place++) {
      const rank = worth[place]! - LOWEST;
      if (rank > bar || (rank === bar && room-- <= 0)) continue;
      columns.copyWithin(kept * COLUMNS, place * COLUMNS, (place + 1) * COLUMNS);
      before[kept] = before[place]!;
      move[kept] = move[place]!;
      worth[kept++] = worth[place]!;
    }
    this.size = this.enough = kept;
    counts.fill(0);
    for (let place = 0; place < kept; place++) counts[worth[place]! - LOWEST]!++;
  }

  clear(): void {
    this.size = this.enough = 0;
    this.bar = WORTHS - 1;
    this.counts.fill(0);
  }
}
