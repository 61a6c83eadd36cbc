import { FACE_DOWN, UNKNOWN } from './kinds.ts';
import type { Reading } from './reading.ts';
import type { Unseen } from './unseen.ts';

const MOST_HIDDEN = 5;
const MOST_RUNS = 6;
const MOST_SHOWN = 20;
const KING = 13;
const ACE = 1;
/** Features for what lies beneath the last run: nothing, a hidden card, a rank. */
const NOTHING = 0;
const HIDDEN_CARD = 1;

/** Where each group of features begins; those that are no counts have one that is 1. */
const SHAPE = 1;
const LAST_RUN = SHAPE + (MOST_HIDDEN + 1) * MOST_RUNS;
const END_RANK = LAST_RUN + 12;
const COUNTS = END_RANK + 14;
const HEAD_RANK = COUNTS + 17;
const BENEATH = HEAD_RANK + 14;
const LIES = BENEATH + 15;
/** Its first is for an end that nobody has seen, too. */
const BASE_RANK = LIES + 3;
const RANKS = BASE_RANK + 14;
const BURIED_HEADS = RANKS + 13;
const NEEDS = BURIED_HEADS + 13;
const SIZE = NEEDS + 4;

export const COLUMN_FEATURES = SIZE + 5;
/** The first of them, by which positions are put in order (`Judgement.promises`). */
export const PROMISE_FEATURES = HEAD_RANK;

/** Describes a column without cards in `COLUMN_FEATURES` numbers. */
export function describeEmpty(features: Float32Array): void {
  features.fill(0);
  features[0] = 1;
}

/** Describes a column with cards in `COLUMN_FEATURES` numbers from 0 to about 13. */
export function describeColumn(reading: Reading, unseen: Unseen, features: Float32Array): void {
  features.fill(0);
  describeShape(reading, features);
  describeLastRun(reading, features);
  for (let rank = ACE; rank <= KING; rank++) {
    features[RANKS + rank - 1] = reading.ranks[rank]!;
    features[BURIED_HEADS + rank - 1] = reading.buriedHeads[rank]!;
  }
  describeNeeds(reading, unseen, features);
  describeSize(reading, features);
}

function describeShape(reading: Reading, features: Float32Array): void {
  const { end, base, hidden, shown, runs, joined, lastRun } = reading;
  const kingly = hidden === 0 && base >> 2 === KING ? 1 : 0;
  features[SHAPE + Math.min(hidden, MOST_HIDDEN) * MOST_RUNS + Math.min(runs, MOST_RUNS) - 1] = 1;
  features[LAST_RUN + Math.min(lastRun, 12) - 1] = 1;
  features[END_RANK + (end >> 2)] = 1;
  features[COUNTS] = joined;
  features[COUNTS + 1] = reading.fitting;
  features[COUNTS + 2] = reading.breaks;
  features[COUNTS + 3] = reading.rising;
  features[COUNTS + 4] = kingly;
  features[COUNTS + 5] = reading.squares / 16;
  features[COUNTS + 6] = reading.buriedKings;
  features[COUNTS + 7] = hidden > 0 ? shown : 0;
  features[COUNTS + 8] = hidden === 0 ? shown : 0;
  features[COUNTS + 9] = reading.longest;
  features[COUNTS + 10] = reading.over4;
  features[COUNTS + 11] = reading.over7;
  features[COUNTS + 12] = reading.over9;
  features[COUNTS + 13] = reading.buriedLow;
  features[COUNTS + 14] = kingly && runs === 1 ? joined + 1 : 0;
}

function describeLastRun({ end, head, beneath, base, hidden }: Reading, features: Float32Array): void {
  const rank = beneath >> 2;
  features[HEAD_RANK + (head >> 2)] = 1;
  if (beneath === UNKNOWN) features[BENEATH + NOTHING] = 1;
  else if (beneath >= FACE_DOWN) features[BENEATH + HIDDEN_CARD] = 1;
  else features[BENEATH + HIDDEN_CARD + rank] = 1;
  if (end === UNKNOWN) features[BASE_RANK] = 1;
  else if (beneath !== UNKNOWN && beneath < FACE_DOWN) features[LIES + relationOf(head >> 2, rank)] = 1;
  if (hidden === 0) features[BASE_RANK + (base >> 2)]! += 1;
}

/** How a run lies on a card of another suit or rank: 0 fits, 1 beneath it is a higher card, 2 none that is higher. */
function relationOf(head: number, beneath: number): number {
  if (beneath === head + 1) return 0;
  return beneath > head ? 1 : 2;
}

/** How many unseen cards would lie on the column's end, or take its last run. */
function describeNeeds({ end, head }: Reading, { kinds, ranks }: Unseen, features: Float32Array): void {
  if (end === UNKNOWN) return;
  if (end >> 2 > ACE) {
    features[NEEDS] = kinds[end - 4]! / 2;
    features[NEEDS + 3] = ranks[(end >> 2) - 1]! / 8;
  }
  if (head >> 2 < KING) {
    features[NEEDS + 1] = kinds[head + 4]! / 2;
    features[NEEDS + 2] = ranks[(head >> 2) + 1]! / 8;
  }
}

function describeSize({ shown, runs, runBefore }: Reading, features: Float32Array): void {
  features[SIZE] = Math.min(shown, MOST_SHOWN) / 8;
  features[SIZE + 1] = runs > 6 ? 1 : 0;
  features[SIZE + 2] = runs > 7 ? 1 : 0;
  features[SIZE + 3] = runs > 9 ? 1 : 0;
  features[SIZE + 4] = runBefore / 4;
}
