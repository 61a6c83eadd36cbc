/** Columns as chains of cards from the end to the base, by number; 0 is the column without cards. */
export interface Chains {
  readonly parent: Int32Array;
  readonly card: Uint8Array;
  /** How many cards at the end move together, and the column without them. */
  readonly run: Uint8Array;
  readonly beneath: Int32Array;
  /** How many of its cards lie face down. */
  readonly hidden: Uint8Array;
  /** Four a column, suit by suit, what it shows (`Reading`). */
  readonly seen: Int32Array;
  readonly joins: Int32Array;
  readonly longest: Uint8Array;
}
