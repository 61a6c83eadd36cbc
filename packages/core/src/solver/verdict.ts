import type { CardMove, Move } from '../move.ts';

/**
 * What is known of a position under its own rules.
 * - `winnable`: `moves` are the player's moves of a way to win. After each `play`, `autoplay` goes on by itself.
 * - `unwinnable`: everything that can follow was visited, `positions` of them, counted without regard to the order
 *   of cells, and of columns unless a round is still to be dealt on them, and after all safe cards have gone up.
 * - `undecided`: `limit` and `memory`: the search came to the end of what it was given; `stopped`: it was stopped.
 */
export type Verdict<M extends Move = CardMove> =
  | { readonly type: 'winnable'; readonly moves: readonly M[] }
  | { readonly type: 'unwinnable'; readonly positions: number }
  | { readonly type: 'undecided'; readonly reason: 'limit' | 'memory' | 'stopped' };

/** How far a search may go. */
export interface Limits {
  /** Positions to visit; no limit of their own where absent. */
  readonly positions?: number;
  /** Bytes for the positions visited; 64 MB where absent, in Spider 160 MB. */
  readonly memory?: number;
  /** Asked every few thousand positions; true ends the search. */
  readonly stop?: () => boolean;
}
