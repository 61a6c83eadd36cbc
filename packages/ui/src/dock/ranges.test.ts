import type { Standing } from '@sidedeck/core';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { rangesOf } from './ranges.ts';

describe('the ranges of a timeline', () => {
  it('are as wide as the steps around their positions', () => {
    expect(rangesOf(['winnable', 'winnable', 'winnable', 'unknown', 'unwinnable'])).toEqual([
      { standing: 'winnable', from: 0, length: 3, width: 2.5 },
      { standing: 'unknown', from: 3, length: 1, width: 1 },
      { standing: 'unwinnable', from: 4, length: 1, width: 0.5 },
    ]);
    expect(rangesOf(['winnable'])).toEqual([{ standing: 'winnable', from: 0, length: 1, width: 0 }]);
  });

  it('leave nothing out and repeat nothing', () => {
    const standing = fc.constantFrom<Standing>('winnable', 'unwinnable', 'unknown');
    fc.assert(fc.property(fc.array(standing, { minLength: 1 }), (standings) => {
      const ranges = rangesOf(standings);
      expect(ranges.flatMap((range) => Array<Standing>(range.length).fill(range.standing))).toEqual(standings);
      expect(ranges.reduce((sum, { width }) => sum + width, 0)).toBe(standings.length - 1);
      expect(ranges.every((range, index) => range.standing !== ranges[index - 1]?.standing)).toBe(true);
    }));
  });
});
