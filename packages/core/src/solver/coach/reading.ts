import type { Chains } from './chains.ts';
import { FACE_DOWN, UNKNOWN } from './kinds.ts';

const KING = 13;
const ROOM_FOR_RANKS = 14;
const SUITS = 4;

/** What is counted in one column, face up but for `hidden`; `read` fills it anew. */
export class Reading {
  /** The last card of the column, the highest of the run that it ends, and what lies beneath that run, 0 if nothing. */
  end = UNKNOWN;
  head = UNKNOWN;
  beneath = UNKNOWN;
  base = UNKNOWN;
  hidden = 0;
  shown = 0;
  /** Runs of one suit, and the lengths of the last, the one before it, and the longest. */
  runs = 0;
  lastRun = 0;
  runBefore = 0;
  longest = 0;
  squares = 0;
  over4 = 0;
  over7 = 0;
  over9 = 0;
  /** How runs lie on others: `fitting`, or `breaks`, of which some are `rising`. */
  joined = 0;
  fitting = 0;
  breaks = 0;
  rising = 0;
  buriedKings = 0;
  buriedLow = 0;
  /** How many cards of each rank are face up, and how many runs but the last begin with it. */
  readonly ranks = new Uint8Array(ROOM_FOR_RANKS);
  readonly buriedHeads = new Uint8Array(ROOM_FOR_RANKS);
  /** By suit, a bit for each rank that is face up, and for each that lies on the next one; the longest run. */
  readonly seen = new Int32Array(SUITS);
  readonly joins = new Int32Array(SUITS);
  readonly longestOf = new Uint8Array(SUITS);

  /** Reads a column that has cards. */
  read({ parent, card }: Chains, column: number): void {
    this.clear();
    this.end = card[column]!;
    let length = 0;
    let at = column;
    for (; at !== 0 && card[at]! < FACE_DOWN; at = parent[at]!) {
      const beneath = parent[at]!;
      this.see(card[at]!, beneath !== 0);
      length++;
      const lies = beneath !== 0 && card[beneath]! < FACE_DOWN && card[at] !== UNKNOWN;
      if (lies && card[beneath] === card[at]! + 4) {
        this.join(card[at]!);
      } else {
        this.endRun(card[at]!, length, beneath === 0 ? UNKNOWN : card[beneath]!, lies);
        length = 0;
      }
    }
    for (; at !== 0; at = parent[at]!) this.hidden++;
  }

  private clear(): void {
    this.head = this.beneath = this.base = UNKNOWN;
    this.hidden = this.shown = this.runs = this.lastRun = this.runBefore = this.longest = this.squares = 0;
    this.over4 = this.over7 = this.over9 = 0;
    this.joined = this.fitting = this.breaks = this.rising = this.buriedKings = this.buriedLow = 0;
    for (const counts of [this.ranks, this.buriedHeads, this.seen, this.joins, this.longestOf]) counts.fill(0);
  }

  private see(kind: number, isCovering: boolean): void {
    const rank = kind >> 2;
    this.shown++;
    this.base = kind;
    this.ranks[rank]!++;
    if (kind === UNKNOWN) return;
    this.seen[kind & 3]! |= 1 << rank;
    if (rank === KING && isCovering) this.buriedKings++;
    if (this.runs > 0 && rank <= 3) this.buriedLow++;
  }

  private join(kind: number): void {
    this.joined++;
    this.joins[kind & 3]! |= 1 << (kind >> 2);
  }

  /** A run begins with `head`, on `beneath`. */
  private endRun(head: number, length: number, beneath: number, lies: boolean): void {
    this.runs++;
    this.squares += length * length;
    this.longest = Math.max(this.longest, length);
    if (length > 4) this.over4++;
    if (length > 7) this.over7++;
    if (length > 9) this.over9++;
    if (head !== UNKNOWN) this.longestOf[head & 3] = Math.max(this.longestOf[head & 3]!, length);
    if (this.runs === 1) {
      this.lastRun = length;
      this.head = head;
      this.beneath = beneath;
    } else {
      this.buriedHeads[head >> 2]!++;
    }
    if (this.runs === 2) this.runBefore = length;
    if (!lies) return;
    if (beneath >> 2 === (head >> 2) + 1) this.fitting++;
    else this.breaks++;
    if (beneath >> 2 < head >> 2) this.rising++;
  }
}
