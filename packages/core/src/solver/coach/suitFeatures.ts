import { UNKNOWN } from './kinds.ts';
import type { Chains } from './chains.ts';
import type { Unseen } from './unseen.ts';

export const SUITS = 4;
/** What is told of each suit: all suits are told alike. */
export const SUIT_FEATURES = 6;

const RANKS = 13;
const seen = new Int32Array(SUITS);
const joins = new Int32Array(SUITS);
const longest = new Uint8Array(SUITS);
const movable = new Uint8Array(SUITS);

/**
 * Describes each suit from `at` on, and before them, in one number, how many different cards lie on the next one of
 * their suit.
 */
export function describeSuits(
  chains: Chains, columns: Int32Array, unseen: Unseen, features: Float32Array, at: number,
): void {
  gather(chains, columns);
  let joined = 0;
  for (let suit = 0; suit < SUITS; suit++) {
    const row = at + suit * SUIT_FEATURES;
    const ranks = bits(seen[suit]!);
    const pairs = bits(joins[suit]!);
    joined += pairs;
    features[row] = ranks / 13;
    features[row + 1] = ranks === RANKS ? 1 : 0;
    features[row + 2] = pairs / 6;
    features[row + 3] = longest[suit]! / 6;
    features[row + 4] = unseen.suits[suit]! / 13;
    features[row + 5] = movable[suit]! / 6;
  }
  features[at - 1] = joined / 8;
}

/** Puts together what the columns show of each suit. */
function gather(chains: Chains, columns: Int32Array): void {
  for (const counts of [seen, joins, longest, movable]) counts.fill(0);
  for (const column of columns) {
    if (column === 0) continue;
    for (let suit = 0; suit < SUITS; suit++) {
      const mark = SUITS * column + suit;
      seen[suit]! |= chains.seen[mark]!;
      joins[suit]! |= chains.joins[mark]!;
      longest[suit] = Math.max(longest[suit]!, chains.longest[mark]!);
    }
    const end = chains.card[column]!;
    if (end !== UNKNOWN) movable[end & 3] = Math.max(movable[end & 3]!, chains.run[column]!);
  }
}

/** How many bits are 1. */
export function bits(set: number): number {
  let count = 0;
  for (let left = set; left !== 0; left &= left - 1) count++;
  return count;
}
