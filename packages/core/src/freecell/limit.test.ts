import { describe, expect, test } from 'vitest';
import { runLimit } from './limit.ts';
import { sketch } from './sketch.ts';

/** The worked values of the specification: empty cells, empty cascades, target, limits. */
const TABLE = [
  { cells: 0, columns: 0, toEmpty: false, standard: 1, doubling: 1 },
  { cells: 2, columns: 0, toEmpty: false, standard: 3, doubling: 4 },
  { cells: 2, columns: 1, toEmpty: false, standard: 6, doubling: 8 },
  { cells: 2, columns: 1, toEmpty: true, standard: 3, doubling: 4 },
  { cells: 4, columns: 0, toEmpty: false, standard: 5, doubling: 16 },
  { cells: 1, columns: 2, toEmpty: false, standard: 8, doubling: 6 },
  { cells: 1, columns: 2, toEmpty: true, standard: 4, doubling: 4 },
  { cells: 0, columns: 2, toEmpty: false, standard: 4, doubling: 3 },
  { cells: 0, columns: 1, toEmpty: true, standard: 1, doubling: 1 },
  { cells: 3, columns: 0, toEmpty: false, standard: 4, doubling: 8 },
];

const TAKEN = ['AC', 'AD', 'AH', 'AS', '2C', '2D', '2H', '2S'];

describe('run limit', () => {
  test.each(TABLE)('$cells cells, $columns columns, to empty $toEmpty', ({ cells, columns, toEmpty, ...limits }) => {
    for (const rule of ['standard', 'doubling'] as const) {
      const position = sketch({
        columns: TAKEN.slice(columns),
        cells: Array.from({ length: cells }, () => '-').join(' ') + ' KH',
        rules: { runLimit: rule },
      });
      expect(runLimit(position, toEmpty)).toBe(limits[rule]);
    }
  });
});
