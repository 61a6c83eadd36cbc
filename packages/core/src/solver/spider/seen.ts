import { scrambled } from './columns.ts';

/** Neighbouring places looked at before one is given up. */
const REACH = 8;

/**
 * Positions met, by hash. Its size is fixed: where it is crowded it forgets, and then a position may be looked at
 * twice; two that share 64 bits are taken for one. So it serves searches that only find, never a proof.
 */
export class Seen {
  private readonly words: Int32Array;
  private readonly mask: number;

  constructor(bits: number) {
    this.words = new Int32Array(2 << bits);
    this.mask = (1 << bits) - 1;
  }

  /** Remembers a position; false where it was known. */
  add(hash: number, otherHash: number): boolean {
    const { words, mask } = this;
    const first = scrambled(hash);
    const second = otherHash === 0 ? 1 : otherHash;
    let place = 0;
    for (let step = 0; step < REACH; step++) {
      place = 2 * (first + step & mask);
      if (words[place + 1] === 0) break;
      if (words[place] === first && words[place + 1] === second) return false;
    }
    words[place] = first;
    words[place + 1] = second;
    return true;
  }
}
