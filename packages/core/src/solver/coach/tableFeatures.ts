import { FACE_DOWN, UNKNOWN } from './kinds.ts';
import type { Chains } from './chains.ts';
import { bits, describeSuits } from './suitFeatures.ts';
import type { Unseen } from './unseen.ts';

const ROUNDS_LEFT = 0;
const MOST_ROUNDS = 5;
const COUNTS = ROUNDS_LEFT + MOST_ROUNDS + 1;
const HIDDEN_BY_ROUNDS = COUNTS + 20;
const VARIETY = HIDDEN_BY_ROUNDS + MOST_ROUNDS + 1;

/** What is told of the table as a whole. */
export const TABLE_FEATURES = VARIETY + 4;

/** What the table looks like after an outcome; `rounds` are those left then, `dealt` where it was one that is dealt. */
export interface Table {
  readonly columns: Int32Array;
  readonly rounds: number;
  readonly done: number;
  readonly dealt: boolean;
}

/** Describes what no column shows alone: first the table in `TABLE_FEATURES` numbers, then each of the suits. */
export function describeTable(chains: Chains, table: Table, unseen: Unseen, features: Float32Array): void {
  features.fill(0);
  describeSpace(chains, table, features);
  describeFits(chains, table.columns, unseen, features);
  describeLeft(table, unseen, features);
  describeSuits(chains, table.columns, unseen, features, TABLE_FEATURES);
}

function describeSpace({ hidden }: Chains, { columns, done }: Table, features: Float32Array): void {
  let empty = 0;
  let covered = 0;
  for (const column of columns) {
    if (column === 0) empty++;
    if (hidden[column]! > 0) covered++;
  }
  features[COUNTS + 1] = done;
  features[COUNTS + 2] = done > 0 ? 1 : 0;
  features[COUNTS + 3] = empty;
  features[COUNTS + 4] = empty > 0 ? 1 : 0;
  features[COUNTS + 5] = empty > 1 ? 1 : 0;
  features[COUNTS + 13] = covered / 4;
  features[COUNTS + 14] = covered === 0 ? 1 : 0;
  features[COUNTS + 15] = covered < 4 ? 1 : 0;
  features[COUNTS + 18] = done > 1 ? 1 : 0;
  features[COUNTS + 19] = done > 3 ? 1 : 0;
}

/** Which runs could lie elsewhere, and what that would free; which unseen cards have a place. */
function describeFits(
  { card, run, beneath }: Chains, columns: Int32Array, { kinds, ranks, total }: Unseen, features: Float32Array,
): void {
  const ends = endsOf(card, columns);
  let heads = 0;
  let joining = 0;
  let fitting = 0;
  let turning = 0;
  let emptying = 0;
  let kings = 0;
  for (const column of columns) {
    const end = card[column]!;
    if (column === 0 || end === UNKNOWN) continue;
    const head = end + 4 * (run[column]! - 1);
    const rank = head >> 2;
    heads |= 1 << rank;
    if (rank === 13) kings++;
    if ((ends.ranks >> rank + 1 & 1) === 0) continue;
    if (ends.suits[head & 3]! >> rank + 1 & 1) joining++;
    else fitting++;
    if (beneath[column] === 0) emptying++;
    else if (card[beneath[column]!]! >= FACE_DOWN) turning++;
  }
  let above = 0;
  let below = 0;
  for (let rank = 1; rank <= 13; rank++) {
    if (ends.ranks >> rank + 1 & 1) above += ranks[rank]!;
    if (heads >> rank - 1 & 1) below += ranks[rank]!;
  }
  const share = 1 / Math.max(1, total);
  features[COUNTS + 6] = joining;
  features[COUNTS + 7] = fitting;
  features[COUNTS + 8] = turning;
  features[COUNTS + 9] = welcomeOn(ends.suits, kinds) * share;
  features[COUNTS + 10] = above * share;
  features[COUNTS + 11] = below * share;
  features[COUNTS + 12] = bits(ends.ranks >> 1) / 4;
  features[COUNTS + 17] = emptying;
  features[VARIETY] = bits(heads) / 4;
  features[VARIETY + 1] = ends.suits.reduce((sum, set) => sum + bits(set), 0) / 4;
  features[VARIETY + 2] = kings;
}

const suits = new Int32Array(4);
const ends = { ranks: 0, suits };

/** A bit for each rank that a column ends with, in all and by suit; holds until it is asked again. */
function endsOf(card: Uint8Array, columns: Int32Array): typeof ends {
  ends.ranks = 0;
  suits.fill(0);
  for (const column of columns) {
    const kind = card[column]!;
    if (column === 0) continue;
    ends.ranks |= 1 << (kind >> 2);
    if (kind !== UNKNOWN) suits[kind & 3]! |= 1 << (kind >> 2);
  }
  return ends;
}

/** How many unseen cards would go on a run of their suit. */
function welcomeOn(ends: Int32Array, kinds: Uint8Array): number {
  let welcome = 0;
  for (let suit = 0; suit < 4; suit++) {
    for (let rank = 2; rank <= 13; rank++) if (ends[suit]! >> rank & 1) welcome += kinds[rank - 1 << 2 | suit]!;
  }
  return welcome;
}

function describeLeft({ rounds, dealt }: Table, { total }: Unseen, features: Float32Array): void {
  const round = Math.min(rounds, MOST_ROUNDS);
  const hidden = (total - 10 * rounds - (dealt ? 10 : 0)) / 10;
  features[ROUNDS_LEFT + round] = 1;
  features[COUNTS] = dealt ? 1 : 0;
  features[COUNTS + 16] = hidden;
  features[HIDDEN_BY_ROUNDS + round] = hidden;
}
