import { cardOf, fullDeck, rankOf, sameColour, KING, SUITS, type Card } from '../card.ts';
import type { FreecellPosition } from '../position.ts';

/**
 * What a card lies on, in six bits: another card, or one of these. No card is that small.
 * The map card → beneath is all there is to a position: the order of columns and of cells means nothing to it.
 */
export const BASE = 0;
export const CELL = 1;
export const HOME = 2;
/** The card is not in play at all: a sketched board may lack some. */
export const ABSENT = 3;

/** Cards by number, for loops that make no list of them. */
export const FIRST_CARD = 4;
export const LAST_CARD = 55;

/** `FITS[link(card, beneath)]` is 1 where the card may be placed there in the tableau. */
export const FITS = table((card, beneath) => Number(beneath >= 4 && isParent(card, beneath)));

/** By card: one card that it can be placed on, and the other; `ABSENT` for a king. */
export const ONE_PARENT = parents(0);
export const OTHER_PARENT = parents(1);

/**
 * One random word per link. The hash of a position is the XOR of the words of its links, so that a move, even
 * of a long run, changes one of them. Two positions may share a hash; the exact key tells them apart.
 */
export const LINK_WORDS = table((card, beneath) => scramble(card << 6 | beneath));

export function link(card: number, beneath: number): number {
  return card << 6 | beneath;
}

/** The two cards that a card can be placed on; none for a king. */
export function parentsOf(card: Card): Card[] {
  if (rankOf(card) === KING) return [];
  return SUITS.map((suit) => cardOf(rankOf(card) + 1, suit)).filter((parent) => !sameColour(card, parent));
}

/** By card, what it lies on in a position. */
export function linksOf(position: FreecellPosition): Uint8Array {
  const links = new Uint8Array(64).fill(ABSENT);
  for (const { cards } of position.columns) cards.forEach((card, index) => links[card] = cards[index - 1] ?? BASE);
  for (const card of position.cells) if (card !== null) links[card] = CELL;
  for (const card of position.foundations.flat()) links[card] = HOME;
  return links;
}

/** A position's identity as text: equal for positions that differ only in the order of columns or cells. */
export function identityOf(position: FreecellPosition): string {
  return String.fromCharCode(...linksOf(position));
}

function parents(which: number): Uint8Array {
  const cards = new Uint8Array(64).fill(ABSENT);
  for (const card of fullDeck()) cards[card] = parentsOf(card)[which] ?? ABSENT;
  return cards;
}

function isParent(card: number, beneath: number): boolean {
  return parentsOf(card as Card).includes(beneath as Card);
}

function table(value: (card: Card, beneath: number) => number): Int32Array {
  const words = new Int32Array(64 * 64);
  for (const card of fullDeck()) {
    for (let beneath = 0; beneath < 64; beneath++) words[link(card, beneath)] = value(card, beneath);
  }
  return words;
}

/** A fixed random-looking word for each number (the mixing steps of MurmurHash3 and its like). */
function scramble(number: number): number {
  let word = Math.imul(number + 1, 0x9e3779b1);
  word = Math.imul(word ^ word >>> 16, 0x85ebca6b);
  word = Math.imul(word ^ word >>> 13, 0xc2b2ae35);
  return word ^ word >>> 16;
}
