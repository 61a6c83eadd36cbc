import type { FreecellPosition } from '../position.ts';
import { STORED_WORDS } from './key.ts';
import { MoveList } from './moves.ts';
import { Packed } from './packed.ts';
import type { SearchState } from './search.ts';
import { fillSlots, slotOf } from './slots.ts';
import { enlarged, roomWithin } from './store.ts';

const FIRST_ROOM = 1 << 11;

/** Bytes for each position that there is room for. */
const ROOM_BYTES = 4 * STORED_WORDS + 2 * 4;

/** Positions that fit into so many bytes. */
export function positionsWithin(memory: number): number {
  return roomWithin(memory, ROOM_BYTES);
}

/**
 * Visits everything that can follow from a position, in the order in which it is met. Where a `Search` has not found a
 * win for long, there mostly is none; then guessing and remembering the way are a waste, and this proves it with two
 * thirds of the memory.
 */
export class Exhaustion {
  /** Positions met. */
  size = 0;
  private keys = new Int32Array(FIRST_ROOM * STORED_WORDS);
  /** Numbers + 1, as in `Store`. */
  private slots = new Int32Array(FIRST_ROOM * 2);
  private done = 0;
  private isWon = false;
  private readonly now: Packed;
  private readonly child: Packed;
  private readonly list: MoveList;

  constructor(position: FreecellPosition) {
    this.now = new Packed(position);
    this.child = new Packed(position, 'safe', this.now.layout);
    this.list = new MoveList(position.rules.runLimit);
    this.child.settle();
    this.add(this.child);
  }

  /** Goes on until it has met `positions` in all, or a few more, unless it ends before. */
  advance(positions: number): SearchState {
    while (!this.isWon && this.size < positions) {
      if (this.done === this.size) return 'exhausted';
      this.expand(this.done++);
    }
    return this.isWon ? 'won' : 'running';
  }

  private expand(number: number): void {
    const { now, child, list } = this;
    now.unpack(this.keys, number * STORED_WORDS);
    const count = list.list(now);
    for (let index = 0; index < count && !this.isWon; index++) {
      child.copy(now);
      child.play(list.moves[index]!);
      this.add(child);
    }
  }

  private add(position: Packed): void {
    if (this.size * 2 === this.slots.length) this.grow();
    const { key } = position;
    const slot = slotOf(this.slots, this.keys, key);
    if (this.slots[slot] !== 0) return;
    this.isWon ||= position.isWon;
    const at = this.size * STORED_WORDS;
    for (let index = 0; index < STORED_WORDS; index++) this.keys[at + index] = key[index]!;
    this.slots[slot] = ++this.size;
  }

  private grow(): void {
    this.keys = enlarged(this.keys, new Int32Array(this.keys.length * 2));
    this.slots = new Int32Array(this.slots.length * 2);
    fillSlots(this.slots, this.keys, this.size);
  }
}
