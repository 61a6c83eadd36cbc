import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { Swaps } from './swaps.ts';

const SWAP = fc.integer({ min: 0, max: 255 });

/** All that can be made of some swaps, one by one. */
function sums(swaps: readonly number[]): Set<number> {
  return swaps.reduce((all, swap) => new Set([...all].flatMap((each) => [each, each ^ swap])), new Set([0]));
}

describe('swaps', () => {
  it('tell two swaps apart only where they differ by no possible one', () => {
    fc.assert(fc.property(fc.array(SWAP, { maxLength: 6 }), SWAP, SWAP, (known, one, other) => {
      const swaps = new Swaps();
      for (const swap of known) swaps.add(swap);
      const all = sums(known);
      expect(2 ** swaps.basis.length).toBe(all.size);
      expect(all.has(swaps.reduce(one) ^ one)).toBe(true);
      expect(swaps.reduce(one) === swaps.reduce(other)).toBe(all.has(one ^ other));
    }));
  });

  it('know which of them have a bit and which have not', () => {
    fc.assert(fc.property(fc.array(SWAP, { maxLength: 6 }), fc.integer({ min: 0, max: 7 }), (known, place) => {
      const swaps = new Swaps();
      for (const swap of known) swaps.add(swap);
      const bit = 1 << place;
      const lacking = [...sums(known)].filter((swap) => (swap & bit) === 0);
      expect(sums(swaps.lacking(bit))).toEqual(new Set(lacking));
      expect((swaps.having(bit) & bit) !== 0).toBe(lacking.length < 2 ** swaps.basis.length);
    }));
  });
});
