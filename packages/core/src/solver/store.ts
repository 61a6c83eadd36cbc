import { STORED_WORDS } from './key.ts';
import type { Packed } from './packed.ts';
import { fillSlots, slotOf } from './slots.ts';

/** Bytes for each position that there is room for, its share of the slots included. */
export const STORE_BYTES = 4 * STORED_WORDS + 4 + 2 + 2 + 2 * 4;

const FIRST_ROOM = 1 << 11;

/**
 * The positions that a search has met, each once, numbered in the order in which they came, with the way to it.
 *
 * An open-addressing table of numbers over dense arrays. The hash says where to look; whether a position is
 * known is decided by comparing the whole exact key, never by the hash.
 */
export class Store {
  size = 0;
  keys = new Int32Array(FIRST_ROOM * STORED_WORDS);
  /** By number: the position it was reached from; -1 for the start. */
  parent = new Int32Array(FIRST_ROOM);
  /** By number: the link (card and what it was put on) that led there. */
  link = new Uint16Array(FIRST_ROOM);
  /** By number: the moves made until then. */
  depth = new Uint16Array(FIRST_ROOM);
  /** Numbers + 1, so that a fresh table is empty; at most half of the slots are in use. */
  private slots = new Int32Array(FIRST_ROOM * 2);

  /** Adds a position; gives its number, or -1 where it is known already. */
  add({ key }: Packed, parent: number, link: number): number {
    if (this.size === this.parent.length) this.grow();
    const { keys, slots } = this;
    const slot = slotOf(slots, keys, key);
    if (slots[slot] !== 0) return -1;
    const number = this.size++;
    slots[slot] = number + 1;
    this.parent[number] = parent;
    this.link[number] = link;
    this.depth[number] = parent < 0 ? 0 : this.depth[parent]! + 1;
    const at = number * STORED_WORDS;
    for (let index = 0; index < STORED_WORDS; index++) keys[at + index] = key[index]!;
    return number;
  }

  /** The number of a position, or -1 where it is not known. */
  find({ key }: Packed): number {
    return this.slots[slotOf(this.slots, this.keys, key)]! - 1;
  }

  private grow(): void {
    const room = this.parent.length * 2;
    this.keys = enlarged(this.keys, new Int32Array(room * STORED_WORDS));
    this.parent = enlarged(this.parent, new Int32Array(room));
    this.link = enlarged(this.link, new Uint16Array(room));
    this.depth = enlarged(this.depth, new Uint16Array(room));
    this.slots = new Int32Array(room * 2);
    fillSlots(this.slots, this.keys, this.size);
  }
}

/**
 * How many positions of `bytes` each fit into so much memory. Room grows by doubling: half of it may be empty, and what
 * it has outgrown waits to be swept up.
 */
export function roomWithin(memory: number, bytes: number): number {
  return Math.floor(memory / bytes / 3);
}

/** `room` with `old` at its beginning. */
export function enlarged<T extends Int32Array | Uint16Array | Uint8Array>(old: T, room: T): T {
  room.set(old);
  return room;
}
