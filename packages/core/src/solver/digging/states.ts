import { enlarged } from '../store.ts';

const FIRST_ROOM = 1 << 10;

/** Bytes for each state at the most, with its slots: room grows by doubling. */
export const STATE_BYTES = 2 * (4 * 2 + 4 * 2);

/** Pairs of a region's number and a swap, each once. */
export class States {
  size = 0;
  private regions = new Int32Array(FIRST_ROOM);
  private swaps = new Int32Array(FIRST_ROOM);
  private slots = new Int32Array(2 * FIRST_ROOM);

  /** The swap that was added last. */
  get lastSwap(): number {
    return this.swaps[this.size - 1]!;
  }

  /** Adds a pair; false where it is there. */
  add(region: number, swap: number): boolean {
    const slot = this.slotOf(region, swap);
    if (this.slots[slot] !== 0) return false;
    this.regions[this.size] = region;
    this.swaps[this.size] = swap;
    this.slots[slot] = ++this.size;
    if (this.size === this.regions.length) this.grow();
    return true;
  }

  private grow(): void {
    const room = 2 * this.size;
    this.regions = enlarged(this.regions, new Int32Array(room));
    this.swaps = enlarged(this.swaps, new Int32Array(room));
    this.slots = new Int32Array(2 * room);
    for (let state = 0; state < this.size; state++) {
      this.slots[this.slotOf(this.regions[state]!, this.swaps[state]!)] = state + 1;
    }
  }

  private slotOf(region: number, swap: number): number {
    const { slots, regions, swaps } = this;
    const mask = slots.length - 1;
    let hash = Math.imul(swap ^ Math.imul(region, 0x9e3779b1), 0x85ebca6b);
    hash = Math.imul(hash ^ hash >>> 15, 0xc2b2ae35);
    for (let slot = (hash ^ hash >>> 13) & mask; ; slot = slot + 1 & mask) {
      const state = slots[slot]! - 1;
      if (state < 0 || (regions[state] === region && swaps[state] === swap)) return slot;
    }
  }
}
