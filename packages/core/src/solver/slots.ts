import { HASH, STORED_WORDS } from './key.ts';

/**
 * A table of positions by their whole key: open slots hold numbers + 1, so that a fresh table is empty, and the words
 * of each number lie in `keys`. At most half of the slots are ever in use, and there is a power of two of them.
 */

/** The slot that holds a key, or the free one where it belongs. */
export function slotOf(slots: Int32Array, keys: Int32Array, key: Int32Array): number {
  const mask = slots.length - 1;
  for (let slot = key[HASH]! & mask; ; slot = slot + 1 & mask) {
    const number = slots[slot]!;
    if (number === 0) return slot;
    const at = (number - 1) * STORED_WORDS;
    if (keys[at + HASH] === key[HASH] && keys[at] === key[0] && keys[at + 1] === key[1]
      && keys[at + 2] === key[2] && keys[at + 3] === key[3] && keys[at + 4] === key[4]) return slot;
  }
}

/** Enters the numbers below `size` anew, in place of whatever the slots held. */
export function fillSlots(slots: Int32Array, keys: Int32Array, size: number): void {
  const mask = slots.length - 1;
  slots.fill(0);
  for (let number = 0; number < size; number++) {
    let slot = keys[number * STORED_WORDS + HASH]! & mask;
    while (slots[slot] !== 0) slot = slot + 1 & mask;
    slots[slot] = number + 1;
  }
}
