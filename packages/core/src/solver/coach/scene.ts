/** Columns on the table, and runs that win. */
export const COLUMNS = 10;
export const RUNS = 8;

/** What a player sees, packed for a search. */
export interface Scene {
  /** Ten columns as numbers of `Piles`. */
  readonly columns: Int32Array;
  /** Rounds left in the stock. */
  rounds: number;
  /** Completed runs. */
  done: number;
  /** By kind, how many cards have never been seen. */
  readonly unseen: Uint8Array;
  /** The stock as it was dealt out at first, fifty kinds; `UNKNOWN` where one has never been seen. */
  stock: Uint8Array;
}

/** A move as a number, `from | to << 4 | count << 8`; or a dealt round. */
export type Step = number;

export const DEAL: Step = -1;

export function stepOf(from: number, to: number, count: number): Step {
  return from | to << 4 | count << 8;
}

/**
 * Where the visible cards lead to with the next step that brings news: a card turns up that nobody has seen, a round is
 * dealt, or the game is won.
 */
export interface Outcome {
  readonly kind: 'turn' | 'deal' | 'won';
  /** Log odds of a win, as the network judges it. */
  readonly value: number;
  /** Columns after a turn, with `UNKNOWN` where a card turned up; before a deal. */
  readonly columns: Int32Array;
  /** Rounds left after it. */
  readonly rounds: number;
  readonly done: number;
  /** The steps there, the one that brings the news last. */
  readonly steps: readonly Step[];
}
