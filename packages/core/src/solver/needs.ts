import { cardOf, fullDeck, rankOf, sameColour, suitOf, SUITS, type Card, type Rank, type Suit } from '../card.ts';
import type { Metric } from './metric.ts';

/**
 * Four ranks in one word, a byte for each suit, clubs lowest. As no rank needs the top bit of its byte, four of
 * them are compared at a time.
 */
export type Ranks = number;

export const TOP_BITS = 0x80808080 | 0;

/**
 * By card, what has to be home before it can go home for nothing: of each suit, all cards below this rank. That is
 * its own suit below itself; and where only safe cards go home for nothing, also the other colour up to two ranks
 * below it, as `isSafe` has it.
 */
export function needsOf(metric: Metric): Int32Array {
  const needs = new Int32Array(64);
  for (const card of fullDeck()) {
    for (const suit of SUITS) needs[card]! |= needOf(card, suit, metric) << suit * 8;
  }
  return needs;
}

function needOf(card: Card, suit: Suit, metric: Metric): Rank {
  if (suit === suitOf(card)) return rankOf(card);
  return metric === 'player' && !sameColour(card, cardOf(1, suit)) ? rankOf(card) - 1 : 0;
}

/** The higher rank of each suit. */
export function highestOf(one: Ranks, other: Ranks): Ranks {
  const notLower = ((one | TOP_BITS) - other | 0) & TOP_BITS;
  const mask = notLower - (notLower >>> 7) | 0;
  return one & mask | other & ~mask;
}
