import { KING } from '../../card.ts';
import { EMPTY_WORTH, TROUBLE, worthOf } from './worth.ts';

/** A card of a column: `rank << 2 | suit`, copies being alike, and this bit where it lies face down. */
export const FACE_DOWN = 64;
/** From a card to the next higher one of its suit. */
export const NEXT_RANK = 4;

const FIRST_ROOM = 1 << 14;

/**
 * Every column that a search has met, once and for good, under a number: a column is another column and one card on
 * it, 0 is the empty one. So equal columns have equal numbers, ten numbers are a tableau, and what depends on one
 * column alone is worked out once.
 */
export class Columns {
  size = 1;
  /** By number: the column beneath the last card, and that card. */
  parent = new Int32Array(FIRST_ROOM);
  card = new Uint8Array(FIRST_ROOM);
  cards = new Uint8Array(FIRST_ROOM);
  /** How many cards at the end move together, and the column beneath them, its last card not yet turned up. */
  run = new Uint8Array(FIRST_ROOM);
  rest = new Int32Array(FIRST_ROOM);
  /** The first card of that run where it lies on a face-up card of another suit that it fits; else 0. */
  loose = new Uint8Array(FIRST_ROOM);
  /** What it costs a position to have this column; see `worth.ts`. */
  worth = new Int16Array(FIRST_ROOM);
  /** Two random words: those of a tableau's columns, added up, are its hash. */
  word = new Int32Array(FIRST_ROOM);
  otherWord = new Int32Array(FIRST_ROOM);
  private base = new Uint8Array(FIRST_ROOM);
  private trouble = new Float32Array(FIRST_ROOM);
  /** The column with its last card face up; 0 where that has not been asked. */
  private turned = new Int32Array(FIRST_ROOM);
  private slots = new Int32Array(2 * FIRST_ROOM);

  constructor() {
    this.worth[0] = EMPTY_WORTH;
    this.mix(0);
  }

  /** The column that a card makes of another. */
  with(parent: number, card: number): number {
    const { slots } = this;
    const mask = slots.length - 1;
    let slot = slotOf(parent, card) & mask;
    for (let known = slots[slot]!; known !== 0; known = slots[slot = slot + 1 & mask]!) {
      if (this.parent[known] === parent && this.card[known] === card) return known;
    }
    if (this.size === this.parent.length) {
      this.grow();
      return this.with(parent, card);
    }
    slots[slot] = this.size;
    this.describe(this.size, parent, card);
    return this.size++;
  }

  /** A column whose last card lies face up; a hidden one that has become the last turns up. */
  open(column: number): number {
    if (this.card[column]! < FACE_DOWN) return column;
    return this.turned[column] ||= this.with(this.parent[column]!, this.card[column]! - FACE_DOWN);
  }

  /** The column that a run, told by its last card, makes of another; if that completes a run, it stays for now. */
  withRun(column: number, last: number, count: number): number {
    for (let card = last + NEXT_RANK * (count - 1); card >= last; card -= NEXT_RANK) column = this.with(column, card);
    return column;
  }

  isComplete(column: number): boolean {
    return this.run[column] === KING;
  }

  get bytes(): number {
    return this.parent.length * 40;
  }

  private describe(column: number, parent: number, card: number): void {
    const below = this.card[parent]!;
    const isHidden = card >= FACE_DOWN;
    const follows = parent !== 0 && below === card + NEXT_RANK;
    const fits = parent !== 0 && below < FACE_DOWN && below >> 2 === (card >> 2) + 1;
    this.parent[column] = parent;
    this.card[column] = card;
    this.cards[column] = this.cards[parent]! + 1;
    this.base[column] = parent === 0 ? card : this.base[parent]!;
    this.run[column] = follows ? this.run[parent]! + 1 : isHidden ? 0 : 1;
    this.rest[column] = follows ? this.rest[parent]! : parent;
    this.loose[column] = follows ? this.loose[parent]! : fits ? card : 0;
    const onLower = parent !== 0 && rankOf(below) < rankOf(card);
    this.trouble[column] = this.trouble[parent]! + (onLower ? TROUBLE.onLower : 0)
      + (isHidden ? TROUBLE.hidden : follows || parent === 0 ? 0 : fits ? TROUBLE.otherSuit : TROUBLE.misfit);
    this.worth[column] = worthOf(
      this.trouble[column], this.cards[column], rankOf(this.base[column]) === KING, this.rest[column] !== 0,
    );
    this.mix(column);
  }

  private mix(column: number): void {
    this.word[column] = scrambled(2 * column + 1);
    this.otherWord[column] = scrambled(2 * column + 0x5bd1e995);
  }

  private grow(): void {
    const room = 2 * this.parent.length;
    this.parent = enlarged(this.parent, new Int32Array(room));
    this.rest = enlarged(this.rest, new Int32Array(room));
    this.word = enlarged(this.word, new Int32Array(room));
    this.otherWord = enlarged(this.otherWord, new Int32Array(room));
    this.turned = enlarged(this.turned, new Int32Array(room));
    this.trouble = enlarged(this.trouble, new Float32Array(room));
    this.worth = enlarged(this.worth, new Int16Array(room));
    this.card = enlarged(this.card, new Uint8Array(room));
    this.cards = enlarged(this.cards, new Uint8Array(room));
    this.run = enlarged(this.run, new Uint8Array(room));
    this.loose = enlarged(this.loose, new Uint8Array(room));
    this.base = enlarged(this.base, new Uint8Array(room));
    this.slots = new Int32Array(2 * room);
    const mask = this.slots.length - 1;
    for (let column = 1; column < this.size; column++) {
      let slot = slotOf(this.parent[column]!, this.card[column]!) & mask;
      while (this.slots[slot] !== 0) slot = slot + 1 & mask;
      this.slots[slot] = column;
    }
  }
}

function rankOf(card: number): number {
  return card >> 2 & 15;
}

function slotOf(parent: number, card: number): number {
  const word = Math.imul(parent, 0x9e3779b1) ^ Math.imul(card, 0x85ebca6b);
  return word ^ word >>> 15;
}

/** `room` with `old` at its beginning. */
function enlarged<T extends { set(old: T): void }>(old: T, room: T): T {
  room.set(old);
  return room;
}

/** A fixed random-looking word for each number. */
export function scrambled(number: number): number {
  let word = Math.imul(number ^ number >>> 16, 0x7feb352d);
  word = Math.imul(word ^ word >>> 15, 0x846ca68b);
  return word ^ word >>> 16;
}
