import type { Card, Pile, Suit } from '@sidedeck/core';

/** Where a card lies, for its spoken name. */
export interface CardPlace {
  readonly pile: Pile;
  /** From the base, starting at 0. */
  readonly index: number;
  /** Cards in the pile. */
  readonly count: number;
  /** They lie too close to be read at ease. */
  readonly dense: boolean;
}

/** The spoken names of what lies on the table, translated; the board has no words of its own. */
export interface BoardLabels {
  /** The table as a whole. */
  table(): string;
  /** "7 of hearts, column 3". */
  card(card: Card, place: CardPlace): string;
  /** An empty place; `suit` where it is a foundation for one suit alone. */
  pile(pile: Pile, suit?: Suit): string;
  /** The stock with so many cards. */
  stock(cards: number): string;
  /** A card that lies face down. */
  hidden(place: CardPlace): string;
}
