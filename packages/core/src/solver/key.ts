import { fullDeck, rankOf, suitOf, KING, type Card } from '../card.ts';
import type { FreecellPosition } from '../position.ts';
import { BASE, CELL, FIRST_CARD, HOME, link, linksOf, parentsOf } from './links.ts';

/** 32-bit words of an exact key. */
const KEY_WORDS = 5;
/** Where the hash is kept: behind the exact key. */
export const HASH = KEY_WORDS;
export const STORED_WORDS = KEY_WORDS + 1;

/** Cards come in the order of their numbers, ten of three bits in a word; the kings in the bits left over. */
const FIRST_KING = 52;
const PER_WORD = 10;
const BITS = 3;
const KING_SHIFT = PER_WORD * BITS;

/**
 * How the positions that can follow from one start are written in 20 bytes, without loss.
 *
 * Whatever is played, a card lies in one of six places: where it lay at the start, in a cell, on a column's
 * base, at home on its foundation, or on one of two parents. Three bits say which; a king has no parents, and
 * two bits do. So equal keys mean equal positions, and no verdict rests on a hash.
 */
export class KeyLayout {
  /** By card: which word of the key holds its code. */
  readonly word = new Uint8Array(64);
  /** By link: the code of the card, shifted into its place; links that cannot arise are 0. */
  readonly code = new Int32Array(64 * 64);
  /** By `card << 3 | code`: what the card lies on. */
  private readonly place = new Uint8Array(64 * 8);

  constructor(start: FreecellPosition) {
    const links = linksOf(start);
    fullDeck().forEach((card, index) => {
      const king = rankOf(card) === KING;
      this.word[card] = king ? suitOf(card) : Math.floor(index / PER_WORD);
      this.number(card, links[card]!, king ? KING_SHIFT : index % PER_WORD * BITS);
    });
  }

  private number(card: Card, start: number, shift: number): void {
    const places = new Set([start, CELL, BASE, HOME, ...parentsOf(card)]);
    [...places].forEach((beneath, code) => {
      this.code[link(card, beneath)] = code << shift;
      this.place[card << BITS | code] = beneath;
    });
  }

  /** Reads `key` into `beneath`, by card what it lies on. */
  read(key: Int32Array, beneath: Uint8Array): void {
    const { place } = this;
    let card = FIRST_CARD;
    for (let word = 0; word < KEY_WORDS; word++) {
      let bits = key[word]!;
      for (const last = Math.min(card + PER_WORD, FIRST_KING); card < last; card++) {
        beneath[card] = place[card << BITS | bits & 7]!;
        bits >>>= BITS;
      }
    }
    for (let suit = 0; suit < 4; suit++) {
      const king = FIRST_KING + suit;
      beneath[king] = place[king << BITS | key[suit]! >>> KING_SHIFT]!;
    }
  }
}
