import fc from 'fast-check';
import { expect, it } from 'vitest';
import { binsOf } from './bins.ts';

it('has round widths', () => {
  expect(binsOf([])).toEqual([]);
  expect(binsOf([92])).toEqual([{ from: 92, to: 93, count: 1 }]);
  expect(binsOf([61, 79, 99, 100]).map(({ from }) => from)).toEqual([60, 65, 70, 75, 80, 85, 90, 95, 100]);
  expect(binsOf([61, 79, 99, 100]).map(({ count }) => count)).toEqual([1, 0, 0, 1, 0, 0, 0, 1, 1]);
});

it('counts each value once, in at most twelve bins', () => {
  fc.assert(fc.property(fc.array(fc.nat({ max: 1e7 })), (values) => {
    const bins = binsOf(values, 60);
    expect(bins.length).toBeLessThanOrEqual(12);
    expect(bins.reduce((sum, { count }) => sum + count, 0)).toBe(values.length);
    for (const { from, to, count } of bins) {
      expect(values.filter((value) => value >= from && value < to)).toHaveLength(count);
    }
  }));
});
