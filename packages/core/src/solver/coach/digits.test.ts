import fc from 'fast-check';
import { expect, test } from 'vitest';
import { makeWeights, readWeights } from './digits.ts';

const rows = fc.float32Array({ noNaN: true, min: -1000, max: 1000, minLength: 1 });

test('weights are read as they were written, to a 250th of the greatest in their row and a step of its scale', () => {
  fc.assert(fc.property(rows, fc.integer({ min: 1, max: 20 }).map((half) => 2 * half), (weights, row) => {
    const read = readWeights(makeWeights(weights, row));
    expect(read).toHaveLength(weights.length);
    const greatest = Math.max(...weights.map(Math.abs));
    weights.forEach((weight, index) => {
      const from = index - index % row;
      const most = Math.max(...weights.slice(from, from + row).map(Math.abs)) + greatest / 4000;
      expect(Math.abs(read[index]! - weight)).toBeLessThanOrEqual(most / 250 + 1e-6);
    });
  }));
});
