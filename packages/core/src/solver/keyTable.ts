import { STORED_WORDS } from './key.ts';
import { fillSlots, slotOf } from './slots.ts';
import { enlarged } from './store.ts';

const FIRST_ROOM = 1 << 5;

/** Positions by their whole key, each once, numbered in the order in which they came. */
export class KeyTable {
  size = 0;
  /** By number, `STORED_WORDS` each. */
  keys = new Int32Array(FIRST_ROOM * STORED_WORDS);
  /** Numbers + 1, as in `slots.ts`: a part of `allSlots`, so that a table that was cleared is quickly filled again. */
  private slots: Int32Array = new Int32Array(FIRST_ROOM * 2);
  private allSlots: Int32Array[] = [this.slots];

  /** How many positions it has room for. */
  get room(): number {
    return this.keys.length / STORED_WORDS;
  }

  /** Adds a key, unless it is there; gives its number. */
  add(key: Int32Array): number {
    if (this.size * 2 === this.slots.length) this.grow();
    const slot = slotOf(this.slots, this.keys, key);
    const known = this.slots[slot]!;
    if (known !== 0) return known - 1;
    const at = this.size * STORED_WORDS;
    for (let index = 0; index < STORED_WORDS; index++) this.keys[at + index] = key[index]!;
    this.slots[slot] = this.size + 1;
    return this.size++;
  }

  clear(): void {
    this.size = 0;
    this.slots = this.allSlots[0]!;
    this.slots.fill(0);
  }

  private grow(): void {
    const room = this.size * 2;
    if (room > this.room) this.keys = enlarged(this.keys, new Int32Array(room * STORED_WORDS));
    if (this.allSlots.at(-1) === this.slots) this.allSlots = this.slotsOf(room);
    this.slots = this.allSlots.find(({ length }) => length === room * 2)!;
    fillSlots(this.slots, this.keys, this.size);
  }

  /** Slots for `room` positions, and for half as many, and so on, all in one place. */
  private slotsOf(room: number): Int32Array[] {
    const slots = new Int32Array(room * 2);
    return [...this.allSlots.map(({ length }) => slots.subarray(0, length)), slots];
  }
}
