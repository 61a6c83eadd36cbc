/** A set of hashes. Two positions with the same hash count as one: for searches on which no proof rests. */
export class Words {
  private readonly slots: Int32Array;
  private readonly used: number[] = [];
  private readonly shift: number;

  /** @param bits its room is 2 to the power of it; a quarter should stay empty. */
  constructor(bits: number) {
    this.slots = new Int32Array(1 << bits);
    this.shift = 32 - bits;
  }

  clear(): void {
    for (const slot of this.used) this.slots[slot] = 0;
    this.used.length = 0;
  }

  /** Adds a word; false where it was there. */
  add(word: number): boolean {
    const { slots } = this;
    const key = word === 0 ? 1 : word;
    let slot = word >>> this.shift;
    for (let found = slots[slot]!; found !== 0; found = slots[slot]!) {
      if (found === key) return false;
      slot = slot + 1 & slots.length - 1;
    }
    slots[slot] = key;
    this.used.push(slot);
    return true;
  }
}
