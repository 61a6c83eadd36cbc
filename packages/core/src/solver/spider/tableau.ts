import { COLUMNS } from '../../spider/deal.ts';
import { NEXT_RANK, type Columns } from './columns.ts';

/** A move as one number: `from | to << 4 | count << 8`; a dealt round is 0, which moves nothing. */
export type PackedMove = number;

export const ROUND: PackedMove = 0;

export function packMove(from: number, to: number, count: number): PackedMove {
  return from | to << 4 | count << 8;
}

/**
 * Ten columns that moves are made on. Worth and hash go along with every change, so that a child of a position costs
 * as much as its difference; the order of the columns is not in the hash.
 */
export class Tableau {
  readonly columns: Columns;
  readonly at = new Int32Array(COLUMNS);
  worth = 0;
  hash = 0;
  otherHash = 0;
  /** Where it is given, every move that is made is written down there. */
  log: PackedMove[] | undefined;
  private readonly kept = new Int32Array(COLUMNS);
  private keptWorth = 0;
  private keptHash = 0;
  private keptOther = 0;

  constructor(columns: Columns) {
    this.columns = columns;
  }

  /** Takes the ten columns that begin at a place of a list; `restore` comes back to them. */
  load(list: Int32Array, place: number): void {
    const { worth, word, otherWord } = this.columns;
    this.worth = this.hash = this.otherHash = 0;
    for (let index = 0; index < COLUMNS; index++) {
      const column = list[place + index]!;
      this.at[index] = this.kept[index] = column;
      this.worth += worth[column]!;
      this.hash = this.hash + word[column]! | 0;
      this.otherHash = this.otherHash + otherWord[column]! | 0;
    }
    this.keptWorth = this.worth;
    this.keptHash = this.hash;
    this.keptOther = this.otherHash;
  }

  restore(): void {
    for (let index = 0; index < COLUMNS; index++) this.at[index] = this.kept[index]!;
    this.worth = this.keptWorth;
    this.hash = this.keptHash;
    this.otherHash = this.keptOther;
  }

  /** Whether no card is left, so that with an empty stock the game is won. */
  isClear(): boolean {
    for (let index = 0; index < COLUMNS; index++) if (this.at[index] !== 0) return false;
    return true;
  }

  /** Carries cards as the rules have it: a run that is complete leaves, a hidden card that is uncovered turns up. */
  carry(from: number, to: number, count: number): void {
    const { columns, at } = this;
    const source = at[from]!;
    let rest = source;
    for (let left = count; left > 0; left--) rest = columns.parent[rest]!;
    this.put(from, columns.open(rest));
    this.lay(to, columns.withRun(at[to]!, columns.card[source]!, count));
    this.log?.push(packMove(from, to, count));
  }

  /** Deals a round, its first card to the first column. */
  deal(round: Uint8Array): void {
    for (let index = 0; index < COLUMNS; index++) this.lay(index, this.columns.with(this.at[index]!, round[index]!));
    this.log?.push(ROUND);
  }

  /** `carry` or `deal`, and then whatever joins its own suit by it. */
  play(move: PackedMove, round: Uint8Array | undefined): void {
    if (move === ROUND) {
      this.deal(round!);
      for (let index = 0; index < COLUMNS; index++) this.gather(index);
      return;
    }
    const [from, to] = [move & 15, move >> 4 & 15];
    this.carry(from, to, move >> 8);
    this.gather(from);
    this.gather(to);
  }

  /**
   * Moves runs that lie on another suit to their own, as long as the end of one column lets them: such a move can be
   * taken back, turns nothing up and splits nothing, so it is hardly ever wrong. It saves the search a ply each, and
   * all positions that differ only in it. (Hardly ever: a proof must not use it, since it takes the card of its own
   * suit from whatever else would lie there.)
   */
  gather(index: number): void {
    const { at } = this;
    const { card, loose } = this.columns;
    for (let other = 0; other < COLUMNS; other++) {
      const column = at[index]!;
      if (column === 0) return;
      const beside = at[other]!;
      if (other === index || beside === 0) continue;
      if (loose[column] !== 0 && card[beside] === loose[column]! + NEXT_RANK) this.join(index, other);
      else if (loose[beside] !== 0 && card[column] === loose[beside]! + NEXT_RANK) this.join(other, index);
      else continue;
      this.gather(other);
      other = -1;
    }
  }

  private join(from: number, to: number): void {
    this.carry(from, to, this.columns.run[this.at[from]!]!);
  }

  private lay(index: number, column: number): void {
    const { columns } = this;
    this.put(index, columns.isComplete(column) ? columns.open(columns.rest[column]!) : column);
  }

  private put(index: number, column: number): void {
    const { worth, word, otherWord } = this.columns;
    const old = this.at[index]!;
    this.at[index] = column;
    this.worth += worth[column]! - worth[old]!;
    this.hash = this.hash + word[column]! - word[old]! | 0;
    this.otherHash = this.otherHash + otherWord[column]! - otherWord[old]! | 0;
  }
}
