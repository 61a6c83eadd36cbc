/**
 * A playing card as one number: `deck copy << 6 | rank << 2 | suit`.
 *
 * The number is the card's identity everywhere: map key, JSON value, element key on the board, solver byte.
 * Ranks are 1 (ace) … 13 (king); suits follow the order of the Microsoft deal, so that `rank << 2 | suit`
 * counts through an unshuffled deck. No card is 0.
 */
export type Card = number & { readonly card: unique symbol };

/** 0 clubs, 1 diamonds, 2 hearts, 3 spades: the order of the Microsoft deal. */
export type Suit = 0 | 1 | 2 | 3;

/** 1 (ace) … 13 (king). */
export type Rank = number;

export const SUITS: readonly Suit[] = [0, 1, 2, 3];
export const KING: Rank = 13;

const RANK_LETTERS = 'A23456789TJQK';
const SUIT_LETTERS = 'CDHS';
const SUIT_SYMBOLS = '♣♦♥♠';

/** The card of a rank (1 … 13) and suit; `copy` tells the decks of a two-deck game apart. */
export function cardOf(rank: Rank, suit: Suit, copy = 0): Card {
  return (copy << 6 | rank << 2 | suit) as Card;
}

export function rankOf(card: Card): Rank {
  return card >> 2 & 15;
}

export function suitOf(card: Card): Suit {
  return (card & 3) as Suit;
}

/** Diamonds and hearts are red. */
export function isRed(card: Card): boolean {
  return suitOf(card) === 1 || suitOf(card) === 2;
}

export function sameColour(a: Card, b: Card): boolean {
  return isRed(a) === isRed(b);
}

/** Reads `7H`, `TD`, `10s`, `q♠` in any case; undefined for anything else. */
export function parseCard(text: string): Card | undefined {
  const match = /^(10|[A2-9TJQK])([CDHS♣♦♥♠])$/iu.exec(text.trim());
  if (!match) return undefined;
  const [, rankText = '', suitText = ''] = match;
  const rank = rankText === '10' ? 10 : RANK_LETTERS.indexOf(rankText.toUpperCase()) + 1;
  const suit = Math.max(SUIT_LETTERS.indexOf(suitText.toUpperCase()), SUIT_SYMBOLS.indexOf(suitText));
  return cardOf(rank, suit as Suit);
}

/** Two characters, rank then suit letter: `AC`, `TD`, `KS`. */
export function makeCard(card: Card): string {
  return makeRank(rankOf(card)) + makeSuit(suitOf(card));
}

/** `A`, `2` … `9`, `T`, `J`, `Q`, `K`. */
export function makeRank(rank: Rank): string {
  return RANK_LETTERS.charAt(rank - 1);
}

/** `C`, `D`, `H`, `S`. */
export function makeSuit(suit: Suit): string {
  return SUIT_LETTERS.charAt(suit);
}

/** `♣`, `♦`, `♥`, `♠`. */
export function suitSymbol(suit: Suit): string {
  return SUIT_SYMBOLS.charAt(suit);
}

/** One deck in the order of the Microsoft deal: A♣ A♦ A♥ A♠ 2♣ … K♠. */
export function fullDeck(): Card[] {
  return Array.from({ length: 52 }, (_, index) => index + 4 as Card);
}
