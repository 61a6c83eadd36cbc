import type { Chains } from './chains.ts';
import { COLUMN_FEATURES, PROMISE_FEATURES, describeColumn, describeEmpty } from './features.ts';
import { FACE_DOWN, UNKNOWN, type Kind } from './kinds.ts';
import type { Judgement } from './judgement.ts';
import { UNITS } from './network.ts';
import { Reading } from './reading.ts';
import { SUITS } from './suitFeatures.ts';
import { Unseen } from './unseen.ts';

/** The column without cards. */
export const EMPTY = 0;

const KING_TO_ACE = 13;
/** More than one position's children can add. */
const RESERVE = 1 << 12;

/**
 * The columns met in a search, each kept once, as its last card on another column. So a column is a number, a position
 * is ten of them, and what a column is worth is worked out once, however many positions have it.
 */
export class Piles implements Chains {
  readonly parent: Int32Array;
  readonly card: Uint8Array;
  readonly run: Uint8Array;
  readonly beneath: Int32Array;
  readonly hidden: Uint8Array;
  /** A hash of its cards. */
  readonly word: Int32Array;
  /** What it adds to the promise of a position; holds after `weigh`. */
  readonly promise: Float32Array;
  /** What it adds to the network's units, a number for each; holds after `weigh`. */
  readonly layer: Float32Array;
  /** These hold after `weigh`. */
  readonly seen: Int32Array;
  readonly joins: Int32Array;
  readonly longest: Uint8Array;
  private readonly judgement: Judgement;
  private readonly weighed: Uint8Array;
  private readonly slots: Int32Array;
  private readonly bits: number;
  private readonly reading = new Reading();
  private readonly features = new Float32Array(COLUMN_FEATURES);
  private unseen = new Unseen();
  private size = 1;

  /** @param bits there is room for 2 to the power of it */
  constructor(judgement: Judgement, bits: number) {
    const room = 1 << bits;
    this.judgement = judgement;
    this.bits = bits;
    this.parent = new Int32Array(room);
    this.card = new Uint8Array(room);
    this.run = new Uint8Array(room);
    this.beneath = new Int32Array(room);
    this.hidden = new Uint8Array(room);
    this.word = new Int32Array(room);
    this.promise = new Float32Array(room);
    this.weighed = new Uint8Array(room);
    this.slots = new Int32Array(2 * room);
    this.layer = new Float32Array(room * UNITS);
    this.seen = new Int32Array(room * SUITS);
    this.joins = new Int32Array(room * SUITS);
    this.longest = new Uint8Array(room * SUITS);
    this.word[EMPTY] = 0x1234567;
  }

  /** Forgets every column. */
  clear(): void {
    this.slots.fill(0);
    this.weighed.fill(0, 0, this.size);
    this.size = 1;
  }

  /** What a column is worth depends on the cards that nobody has seen. */
  see(unseen: Unseen): void {
    this.unseen = unseen;
    this.weighed.fill(0, 0, this.size);
  }

  get isFull(): boolean {
    return this.size > this.parent.length - RESERVE;
  }

  /** The column with one more card at its end. */
  push(column: number, kind: Kind): number {
    const { parent, card, slots } = this;
    let slot = Math.imul(column << 7 | kind, 0x9e3779b1) >>> 31 - this.bits;
    for (let found = slots[slot]!; found !== 0; found = slots[slot]!) {
      if (parent[found] === column && card[found] === kind) return found;
      slot = slot + 1 & slots.length - 1;
    }
    const added = this.size++;
    slots[slot] = added;
    parent[added] = column;
    card[added] = kind;
    const shown = kind !== UNKNOWN && kind < FACE_DOWN;
    const follows = shown && column !== EMPTY && card[column] === kind + 4;
    this.run[added] = (shown ? 1 : 0) + (follows ? this.run[column]! : 0);
    this.beneath[added] = follows ? this.beneath[column]! : column;
    this.hidden[added] = this.hidden[column]! + (kind >= FACE_DOWN ? 1 : 0);
    const mixed = Math.imul(this.word[column]! ^ Math.imul(kind + 1, 0x85ebca6b), 0xc2b2ae35);
    this.word[added] = mixed ^ mixed >>> 15;
    return added;
  }

  /** A column of other piles, as it is numbered here. */
  copy(others: Piles, column: number): number {
    return column === EMPTY ? EMPTY : this.push(this.copy(others, others.parent[column]!), others.card[column]!);
  }

  /** The kinds of a column, base first. */
  kindsOf(column: number): Kind[] {
    return column === EMPTY ? [] : [...this.kindsOf(this.parent[column]!), this.card[column]!];
  }

  /** The column without its last `count` cards. */
  drop(column: number, count: number): number {
    let rest = column;
    for (let left = count; left > 0; left--) rest = this.parent[rest]!;
    return rest;
  }

  /** The column with its last card turned up, should it lie face down. */
  turn(column: number): number {
    const kind = this.card[column]!;
    return column !== EMPTY && kind >= FACE_DOWN ? this.push(this.parent[column]!, kind - FACE_DOWN) : column;
  }

  /** Whether the last card lies face up, and nobody has seen what it is. */
  isNews(column: number): boolean {
    return column !== EMPTY && this.card[column] === UNKNOWN;
  }

  /** Whether it ends with a run from king to ace, which leaves the table. */
  isComplete(column: number): boolean {
    return this.run[column] === KING_TO_ACE;
  }

  /** Writes the column's features. */
  describe(column: number, features: Float32Array): void {
    if (column === EMPTY) {
      describeEmpty(features);
      return;
    }
    this.reading.read(this, column);
    describeColumn(this.reading, this.unseen, features);
  }

  /** Makes `promise`, `layer` and what is kept suit by suit hold for a column. */
  weigh(column: number): void {
    if (this.weighed[column]) return;
    this.weighed[column] = 1;
    const { features, reading, judgement: { network, promises } } = this;
    this.describe(column, features);
    let promise = 0;
    for (let feature = 0; feature < PROMISE_FEATURES; feature++) promise += features[feature]! * promises[feature]!;
    this.promise[column] = promise;
    network.layColumn(features, this.layer, column * UNITS);
    if (column === EMPTY) return;
    this.seen.set(reading.seen, column * SUITS);
    this.joins.set(reading.joins, column * SUITS);
    this.longest.set(reading.longestOf, column * SUITS);
  }
}
