import type { Chains } from './features.ts';
import { FACE_DOWN, KINDS, UNKNOWN } from './kinds.ts';

export const TABLE_FEATURES = 24;

const ROUNDS_LEFT = 0;
const MOST_ROUNDS = 5;
const COUNTS = ROUNDS_LEFT + MOST_ROUNDS + 1;

/** What a player has not seen, by kind, by rank, and in all. */
export class Unseen {
  readonly kinds = new Uint8Array(KINDS);
  readonly ranks = new Int32Array(16);
  total = 0;

  count(kinds: Uint8Array): void {
    this.kinds.set(kinds);
    this.ranks.fill(0);
    this.total = 0;
    for (let kind = 0; kind < KINDS; kind++) {
      this.ranks[kind >> 2]! += kinds[kind]!;
      this.total += kinds[kind]!;
    }
  }
}

/**
 * Describes to the network what no column shows alone. `rounds` are those left in the stock, without the one that is
 * just being dealt where `dealt`.
 */
export function describeTable(
  { card, parent, run, hidden }: Chains, columns: Int32Array, { kinds, ranks, total }: Unseen,
  rounds: number, done: number, dealt: boolean, features: Float32Array,
): void {
  let tops = 0;
  let empty = 0;
  let covered = 0;
  for (const column of columns) {
    if (column === 0) empty++;
    else tops |= 1 << (card[column]! >> 2);
    if (hidden[column]! > 0) covered++;
  }
  let heads = 0;
  let joining = 0;
  let fitting = 0;
  let turning = 0;
  let welcome = 0;
  for (let index = 0; index < columns.length; index++) {
    const column = columns[index]!;
    const top = card[column]!;
    if (column === 0 || top === UNKNOWN) continue;
    const head = top + 4 * (run[column]! - 1);
    heads |= 1 << (head >> 2);
    if (tops >> (head >> 2) + 1 & 1) {
      if (endsWith(columns, columns.length, card, head + 4)) joining++;
      else fitting++;
      let below = column;
      for (let left = run[column]!; left > 0; left--) below = parent[below]!;
      if (below !== 0 && card[below]! >= FACE_DOWN) turning++;
    }
    if (top >> 2 > 1 && !endsWith(columns, index, card, top)) welcome += kinds[top - 4]!;
  }
  let fittingAbove = 0;
  let fittingBelow = 0;
  for (let rank = 1; rank <= 13; rank++) {
    if (tops >> rank + 1 & 1) fittingAbove += ranks[rank]!;
    if (heads >> rank - 1 & 1) fittingBelow += ranks[rank]!;
  }
  const share = 1 / Math.max(1, total);
  features.fill(0);
  features[ROUNDS_LEFT + Math.min(rounds, MOST_ROUNDS)] = 1;
  features[COUNTS] = dealt ? 1 : 0;
  features[COUNTS + 1] = done;
  features[COUNTS + 2] = done > 0 ? 1 : 0;
  features[COUNTS + 3] = empty;
  features[COUNTS + 4] = empty > 0 ? 1 : 0;
  features[COUNTS + 5] = empty > 1 ? 1 : 0;
  features[COUNTS + 6] = joining;
  features[COUNTS + 7] = fitting;
  features[COUNTS + 8] = turning;
  features[COUNTS + 9] = welcome * share;
  features[COUNTS + 10] = fittingAbove * share;
  features[COUNTS + 11] = fittingBelow * share;
  features[COUNTS + 12] = bits(tops >> 1);
  features[COUNTS + 13] = covered;
  features[COUNTS + 14] = covered === 0 ? 1 : 0;
  features[COUNTS + 15] = covered < 4 ? 1 : 0;
  features[COUNTS + 16] = (total - 10 * rounds - (dealt ? 10 : 0)) / 10;
}

/** Whether one of the first `count` columns ends with a kind of card. */
function endsWith(columns: Int32Array, count: number, card: Uint8Array, kind: number): boolean {
  for (let index = 0; index < count; index++) if (card[columns[index]!] === kind) return true;
  return false;
}

function bits(set: number): number {
  let count = 0;
  for (let left = set; left !== 0; left &= left - 1) count++;
  return count;
}
