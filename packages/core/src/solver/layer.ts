import { STORED_WORDS } from './key.ts';
import { RANKS } from './outlook.ts';
import type { Packed } from './packed.ts';
import { fillSlots, slotOf } from './slots.ts';
import { enlarged } from './store.ts';

const FIRST_ROOM = 1 << 8;

/** Bytes for one position in a layer, its share of the slots included. */
export const LAYER_BYTES = 4 * STORED_WORDS + 4 + 2 + 2 + 2 + 2 * 4;

/**
 * The positions found so far that cost the same, each once. Where there are more than it holds, the best ranked
 * stay. Whether a position is known is decided by its exact key, never by the hash.
 */
export class Layer {
  size = 0;
  /** Whether a position was left out because others ranked better. */
  dropped = false;
  keys = new Int32Array(FIRST_ROOM * STORED_WORDS);
  /** By place in the layer: the way there; see `Trail`. */
  parent = new Int32Array(FIRST_ROOM);
  link = new Uint16Array(FIRST_ROOM);
  home = new Uint16Array(FIRST_ROOM);
  private ranks = new Uint16Array(FIRST_ROOM);
  /** Places + 1, so that a fresh table is empty; at most half of the slots are in use. */
  private slots = new Int32Array(FIRST_ROOM * 2);
  /** How many positions have each rank. */
  private readonly counts = new Int32Array(RANKS);
  /** Only what ranks before this is let in. */
  limit = RANKS;
  private width: number;

  /** Holds up to twice `width` positions, until `trim` leaves the best `width` of them. */
  constructor(width: number) {
    this.width = width;
  }

  /** Leaves nothing but the room. */
  clear(width = this.width): void {
    this.width = width;
    this.size = 0;
    this.dropped = false;
    this.slots.fill(0);
    this.counts.fill(0);
    this.limit = RANKS;
  }

  has({ key }: Packed): boolean {
    return this.slots[slotOf(this.slots, this.keys, key)] !== 0;
  }

  /** Takes in a position that it does not have yet, unless it ranks too low. */
  add({ key }: Packed, rank: number, parent: number, link: number, home: number): void {
    if (this.size === this.width * 2) this.trim();
    if (rank >= this.limit) {
      this.dropped = true;
      return;
    }
    if (this.size === this.parent.length) this.grow();
    const { keys } = this;
    const place = this.size++;
    this.slots[slotOf(this.slots, this.keys, key)] = place + 1;
    const at = place * STORED_WORDS;
    for (let index = 0; index < STORED_WORDS; index++) keys[at + index] = key[index]!;
    this.parent[place] = parent;
    this.link[place] = link;
    this.home[place] = home;
    this.ranks[place] = rank;
    this.counts[rank]!++;
  }

  /** Leaves the best `width` positions. */
  trim(): void {
    if (this.size <= this.width) return;
    const { counts, ranks } = this;
    let room = this.width;
    this.limit = 0;
    while (counts[this.limit]! <= room) room -= counts[this.limit++]!;
    let kept = 0;
    for (let place = 0; place < this.size; place++) {
      const rank = ranks[place]!;
      if (rank < this.limit || (rank === this.limit && room-- > 0)) this.move(place, kept++);
    }
    this.size = kept;
    this.dropped = true;
    counts.fill(0);
    for (let place = 0; place < kept; place++) counts[ranks[place]!]!++;
    fillSlots(this.slots, this.keys, this.size);
  }

  private move(from: number, to: number): void {
    this.keys.copyWithin(to * STORED_WORDS, from * STORED_WORDS, (from + 1) * STORED_WORDS);
    this.parent[to] = this.parent[from]!;
    this.link[to] = this.link[from]!;
    this.home[to] = this.home[from]!;
    this.ranks[to] = this.ranks[from]!;
  }

  private grow(): void {
    const room = this.parent.length * 2;
    this.keys = enlarged(this.keys, new Int32Array(room * STORED_WORDS));
    this.parent = enlarged(this.parent, new Int32Array(room));
    this.link = enlarged(this.link, new Uint16Array(room));
    this.home = enlarged(this.home, new Uint16Array(room));
    this.ranks = enlarged(this.ranks, new Uint16Array(room));
    this.slots = new Int32Array(room * 2);
    fillSlots(this.slots, this.keys, this.size);
  }
}
