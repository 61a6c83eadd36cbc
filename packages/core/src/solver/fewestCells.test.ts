import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { fewestCells, fewestCellsInSlices, fewestCellsKnown, packCells, searchCells } from './fewestCells.ts';
import { CELLS, MORE } from './fewestCellsTable.ts';

const ALL = Array.from({ length: 32_000 }, (_, index) => index + 1);

function last<Value, Result>(slices: Generator<Value, Result, void>): Result {
  for (let slice = slices.next(); ; slice = slices.next()) if (slice.done) return slice.value;
}

function sample(): (readonly [number, number])[] {
  const text = readFileSync(new URL('../../../../test/fixtures/fewest-cells-sample.tsv', import.meta.url), 'utf8');
  return text.trim().split('\n').slice(1).map((line) => {
    const [number, cells] = line.split('\t');
    return [Number(number), cells === 'none' ? 5 : Number(cells)] as const;
  });
}

describe('the table of fewest cells', () => {
  it('has each deal of its range, and nothing beyond it', () => {
    expect(ALL.filter((number) => fewestCellsKnown(number) === undefined)).toEqual([]);
    for (const number of [0, -1, 1.5, 32_001, 1_000_000]) expect(fewestCellsKnown(number)).toBeUndefined();
  });

  it('agrees with all that is known publicly', () => {
    const rows = sample();
    expect(rows.length).toBe(3000);
    expect(rows.filter(([number, cells]) => fewestCells(number) !== cells)).toEqual([]);
  });

  it('has as many deals of a kind as others found, as far as they found out', () => {
    const upTo = (cells: number) => ALL.filter((number) => fewestCells(number) <= cells).length;
    for (const [cells, least, most] of [
      [0, 69, 69], [1, 6250, 6351], [2, 25_365, 25_411], [3, 31_801, 31_801], [4, 31_999, 31_999],
    ] as const) {
      expect(upTo(cells), `${cells} cells`).toBeGreaterThanOrEqual(least);
      expect(upTo(cells), `${cells} cells`).toBeLessThanOrEqual(most);
    }
  });

  it.each([2514, 26, 200, 400, 657])('is found anew for %i', (number) => {
    const cells = fewestCellsKnown(number);
    expect(last(searchCells(number))).toEqual({ least: cells, most: cells });
  });

  it('is packed as it is read', () => {
    const { digits, more } = packCells(ALL.map((number) => fewestCellsKnown(number)));
    expect(digits).toBe(CELLS);
    expect(Object.fromEntries(more)).toEqual(MORE);
  });
});

describe('deals outside the table', () => {
  it('may need more than four', () => {
    expect(fewestCells(11982)).toBe(5);
  });

  it('are searched for', () => {
    const slices = [...fewestCellsInSlices(1_000_000)];
    expect(slices.length).toBeGreaterThan(0);
    expect(slices.every(({ least, most, cells }) => least <= cells && cells < most)).toBe(true);
    expect(last(fewestCellsInSlices(1_000_000))).toEqual({ least: 2, most: 2 });
  });

  it('have a number under the other run limit, too', () => {
    expect(fewestCells(617, 'doubling')).toBeLessThanOrEqual(fewestCells(617));
  });

  it('tell what is known where memory does not suffice', () => {
    const { least, most } = last(searchCells(617, { memory: 20_000 }));
    expect(least).toBeLessThan(most);
  });

  it('are refused where there are none', () => {
    expect(() => fewestCells(0)).toThrow(RangeError);
  });
});
