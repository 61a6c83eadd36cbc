import type { Card, Suit } from '../../card.ts';

/**
 * A kind of card: `rank << 2 | suit`, a card without its copy, since the copies are alike. `UNKNOWN` is a card that the
 * player has never seen; one that lies face down, known or not, has `FACE_DOWN` added.
 */
export type Kind = number;

export const UNKNOWN: Kind = 0;
export const FACE_DOWN = 64;
/** Room for a count by kind. */
export const KINDS = 64;

export function kindOf(card: Card): Kind {
  return card & KINDS - 1;
}

export function rankOfKind(kind: Kind): number {
  return kind >> 2 & 15;
}

export function suitOfKind(kind: Kind): Suit {
  return (kind & 3) as Suit;
}
