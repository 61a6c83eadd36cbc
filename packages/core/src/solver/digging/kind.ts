/**
 * A card's kind is its rank and colour, from 2, a black ace, to 27, a red king: `rank << 1 | red`. Two cards of one
 * kind are twins; sets of kinds are bits of a number.
 */
export const KINDS = 28;

export function kindOf(card: number): number {
  // Suits 1 and 2 are red, and only their two bits differ.
  return card >> 2 << 1 | (card ^ card >> 1) & 1;
}

/** The other card of its kind. */
export function twinOf(card: number): number {
  return card ^ 3;
}

/** Whether a card is the higher one of its kind. */
export function isUpper(card: number): boolean {
  return (card & 2) !== 0;
}

/** The kind that fits on a kind: one rank lower, of the other colour. */
export function kindOnto(kind: number): number {
  return (kind ^ 1) - 2;
}
