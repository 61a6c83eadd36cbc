import { FIRST_CARD, LAST_CARD } from '../links.ts';
import { enlarged } from '../store.ts';
import { KINDS, kindOf } from './kind.ts';
import type { Table } from './table.ts';

/** Words of a shape's key: three columns of nine bits in each, twelve columns in all. */
export const KEY_WORDS = 4;
/** Its key, the swap that its region's first shape has come by to it, and what can wait. */
const SWAP = KEY_WORDS;
const WAITING = KEY_WORDS + 1;
const SHAPE_WORDS = KEY_WORDS + 2;
const FIRST_ROOM = 8;

/** Bytes for each shape at the most: room grows by doubling. And for a stage besides, as measured. */
export const SHAPE_BYTES = 2 * 4 * (SHAPE_WORDS + 2);
export const STAGE_BYTES = 1300;

/**
 * How far a game is: what is buried, and what is home. Which cards are loose follows from that. It holds the *shapes*
 * in which those can lie, by their keys, each once, numbered as they came.
 */
export class Stage {
  /** By kind: how many of its cards are loose, and the lower of those. */
  readonly loose = new Uint8Array(KINDS);
  readonly lowest = new Uint8Array(KINDS);
  /** The kinds of which both cards are loose. */
  readonly twins: number = 0;
  /** All columns, those in which cards are buried first; and the last buried card of each of those. */
  readonly columns: readonly number[];
  readonly lasts: number[] = [];
  readonly depths: readonly number[];
  readonly reached: readonly number[];
  /** How many cards are buried. */
  readonly left: number;
  /** By region of the stage, in the order in which they were walked through: its number, and its first shape. */
  private readonly regions: number[] = [];
  private readonly firsts: number[] = [];
  size = 0;
  private keys = new Int32Array(FIRST_ROOM * SHAPE_WORDS);
  private slots = new Int32Array(2 * FIRST_ROOM);

  /** The stage of a table on which all cards of `deck`, a 1 by card, are. */
  constructor({ depths, reached, piles }: Table, deck: Uint8Array) {
    this.depths = [...depths];
    this.left = depths.reduce((sum, depth) => sum + depth, 0);
    this.reached = [...reached];
    const isBuried = new Uint8Array(64);
    depths.forEach((depth, column) => {
      for (let index = 0; index < depth; index++) isBuried[piles.piles[column]![index]!] = 1;
      if (depth > 0) this.lasts.push(piles.lastOf(column, depth));
    });
    const columns = [...depths.keys()];
    const isDug = (column: number): boolean => depths[column] === 0;
    this.columns = [...columns.filter((column) => !isDug(column)), ...columns.filter(isDug)];
    for (let card = FIRST_CARD; card <= LAST_CARD; card++) {
      const isHome = card >> 2 <= reached[card & 3]!;
      if (isHome || isBuried[card] === 1 || deck[card] === 0) continue;
      const kind = kindOf(card);
      if (this.loose[kind] === 0) this.lowest[kind] = card;
      else this.twins |= 1 << kind;
      this.loose[kind]!++;
    }
  }

  /** The swap by which a shape was come to. */
  swapOf(shape: number): number {
    return this.keys[shape * SHAPE_WORDS + SWAP]!;
  }

  /** What need not be done from a shape, as `Walk` says it. */
  waitingOf(shape: number): number {
    return this.keys[shape * SHAPE_WORDS + WAITING]!;
  }

  letWait(shape: number, waiting: number): void {
    this.keys[shape * SHAPE_WORDS + WAITING] = waiting;
  }

  /** What a column of a shape is, as `Shape` writes it. */
  columnOf(shape: number, column: number): number {
    return this.keys[shape * SHAPE_WORDS + Math.floor(column / 3)]! >>> 9 * (column % 3) & 511;
  }

  /** The number of a shape; -1 where it was not met. */
  find(key: Int32Array): number {
    return this.slots[this.slotOf(key, 0)]! - 1;
  }

  add(key: Int32Array, swap: number): void {
    if (2 * this.size === this.slots.length) this.grow();
    const at = this.size * SHAPE_WORDS;
    for (let word = 0; word < KEY_WORDS; word++) this.keys[at + word] = key[word]!;
    this.keys[at + SWAP] = swap;
    this.slots[this.slotOf(key, 0)] = ++this.size;
  }

  /** Shapes that come from now on are of this region; of each region they have numbers in a row. */
  begin(region: number): void {
    this.regions.push(region);
    this.firsts.push(this.size);
  }

  /** The number of the region that holds a shape. */
  regionOf(shape: number): number {
    let low = 0;
    for (let high = this.firsts.length - 1; low < high;) {
      const middle = low + high + 1 >> 1;
      if (this.firsts[middle]! <= shape) low = middle;
      else high = middle - 1;
    }
    return this.regions[low]!;
  }

  private grow(): void {
    if (2 * this.size * SHAPE_WORDS > this.keys.length) {
      this.keys = enlarged(this.keys, new Int32Array(2 * this.keys.length));
    }
    this.slots = new Int32Array(2 * this.slots.length);
    for (let shape = 0; shape < this.size; shape++) this.slots[this.slotOf(this.keys, shape * SHAPE_WORDS)] = shape + 1;
  }

  /** Where the key that stands at `at` in `from` is, or where it would be. */
  private slotOf(from: Int32Array, at: number): number {
    const { slots, keys } = this;
    const mask = slots.length - 1;
    for (let slot = hashOf(from, at) & mask; ; slot = slot + 1 & mask) {
      const shape = slots[slot]! - 1;
      const known = shape * SHAPE_WORDS;
      if (shape < 0 || (keys[known] === from[at] && keys[known + 1] === from[at + 1]
        && keys[known + 2] === from[at + 2] && keys[known + 3] === from[at + 3])) return slot;
    }
  }
}

function hashOf(words: Int32Array, at: number): number {
  let hash = 0;
  for (let word = at; word < at + KEY_WORDS; word++) {
    hash = Math.imul(hash ^ words[word]!, 0x9e3779b1);
    hash ^= hash >>> 15;
  }
  return hash;
}
