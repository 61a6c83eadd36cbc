import fc from 'fast-check';
import { expect, test } from 'vitest';
import { makeWeights, readWeights } from './digits.ts';

test('weights are read as they were written, to a part in 100,000 of the greatest', () => {
  fc.assert(fc.property(fc.float32Array({ noNaN: true, min: -1000, max: 1000, minLength: 1 }), (weights) => {
    const read = readWeights(makeWeights(weights));
    const greatest = Math.max(...weights.map(Math.abs), 1e-9);
    expect(read).toHaveLength(weights.length);
    weights.forEach((weight, index) => expect(Math.abs(read[index]! - weight)).toBeLessThanOrEqual(greatest / 100_000));
  }));
});
