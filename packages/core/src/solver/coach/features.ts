import { FACE_DOWN, UNKNOWN } from './kinds.ts';

/** Columns as chains of cards from the end to the base; 0 is the column without cards. */
export interface Chains {
  readonly parent: Int32Array;
  readonly card: Uint8Array;
  /** How many cards at the end move together. */
  readonly run: Uint8Array;
  /** How many of its cards lie face down. */
  readonly hidden: Uint8Array;
}

const MOST_HIDDEN = 5;
const MOST_RUNS = 6;
const KING_RANK = 13;

/** Where each group of features begins; the groups before `COUNTS` each have one that is 1. */
const SHAPE = 1;
const LAST_RUN = SHAPE + (MOST_HIDDEN + 1) * MOST_RUNS;
const TOP_RANK = LAST_RUN + 12;
const COUNTS = TOP_RANK + 14;

export const COLUMN_FEATURES = COUNTS + 17;

/**
 * Describes a column in numbers from 0 to about 13: hidden cards by runs above them, the run at the end, the last card,
 * then what is counted below.
 */
export function describeColumn({ parent, card, run }: Chains, column: number, features: Float32Array): void {
  features.fill(0);
  if (column === 0) {
    features[0] = 1;
    return;
  }
  let shown = 0;
  let runs = 0;
  let joined = 0;
  let fitting = 0;
  let breaks = 0;
  let rising = 0;
  let squares = 0;
  let buriedKings = 0;
  let buriedLow = 0;
  let longest = 0;
  let over4 = 0;
  let over7 = 0;
  let over9 = 0;
  let length = 0;
  let base = 0;
  let at = column;
  for (; at !== 0 && card[at]! < FACE_DOWN; at = parent[at]!) {
    const beneath = parent[at]!;
    const below = card[beneath]!;
    base = card[at]!;
    shown++;
    length++;
    const rank = base >> 2;
    if (rank === KING_RANK && beneath !== 0) buriedKings++;
    if (runs > 0 && rank <= 3 && base !== UNKNOWN) buriedLow++;
    const lies = beneath !== 0 && below < FACE_DOWN && base !== UNKNOWN;
    if (lies && below === base + 4) {
      joined++;
      continue;
    }
    runs++;
    squares += length * length;
    longest = Math.max(longest, length);
    if (length > 4) over4++;
    if (length > 7) over7++;
    if (length > 9) over9++;
    length = 0;
    if (!lies) continue;
    if (below >> 2 === rank + 1) fitting++;
    else breaks++;
    if (below >> 2 < rank) rising++;
  }
  let hidden = 0;
  for (; at !== 0; at = parent[at]!) hidden++;
  const kingly = hidden === 0 && base >> 2 === KING_RANK ? 1 : 0;
  features[SHAPE + Math.min(hidden, MOST_HIDDEN) * MOST_RUNS + Math.min(runs, MOST_RUNS) - 1] = 1;
  features[LAST_RUN + Math.max(1, Math.min(run[column]!, 12)) - 1] = 1;
  features[TOP_RANK + ((card[column]! & FACE_DOWN - 1) >> 2)] = 1;
  const counts = [
    joined, fitting, breaks, rising, kingly, squares / 16, buriedKings,
    hidden > 0 ? shown : 0, hidden === 0 ? shown : 0, longest, over4, over7, over9,
    buriedLow, kingly && runs === 1 ? joined + 1 : 0,
  ];
  for (let index = 0; index < counts.length; index++) features[COUNTS + index] = counts[index]!;
}
