import { PRESETS, newGame, solve } from '@sidedeck/core';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isKnownUnwinnable, needsProof, randomDeal } from './deals.ts';
import { seekWinnable } from './seek.ts';
import type { Solver } from './solver.ts';

const EIGHT = [11982, 146692, 186216, 455889, 495505, 512118, 517776, 781948];

describe('a random deal', () => {
  it('is of the range of its rules and never one of the eight', () => {
    fc.assert(fc.property(fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true }), (value) => {
      const values = [(EIGHT[0]! - 1) / 32_000, value];
      const number = randomDeal(PRESETS.houseB, () => values.shift() ?? 0);
      expect(number).toBeGreaterThanOrEqual(1);
      expect(number).toBeLessThanOrEqual(32_000);
      expect(EIGHT).not.toContain(number);
    }));
    expect(randomDeal(PRESETS.classic, () => 0.9999999999)).toBe(1_000_000);
    expect(randomDeal(PRESETS.classic, () => 0)).toBe(1);
  });

  it('is proved winnable where no list tells it', async () => {
    const solver: Solver = {
      solve: async (position) => solve(position, { positions: 20_000 }),
      close: () => undefined,
    };
    const rules = { ...PRESETS.classic, cells: 2 };
    expect(needsProof(rules)).toBe(true);
    const found = await seekWinnable(rules, solver, new AbortController().signal, () => undefined);
    expect(solve(newGame(rules, found!).position, { positions: 20_000 }).type).toBe('winnable');
  });

  it('is sought no longer when nobody wants it', async () => {
    const leaving = new AbortController();
    let tries = 0;
    const solver: Solver = {
      solve: async () => ({ type: 'unwinnable', positions: 1 }),
      close: () => undefined,
    };
    const found = await seekWinnable({ ...PRESETS.classic, cells: 0 }, solver, leaving.signal, () => {
      if (++tries === 5) leaving.abort();
    });
    expect(found).toBeUndefined();
    expect(tries).toBe(5);
  });
});

describe('a search with a solver that does not work', () => {
  const failing = (failures: number): Solver => ({
    solve: async () => failures-- > 0 ? { type: 'undecided', reason: 'stopped' } : { type: 'winnable', moves: [] },
    close: () => undefined,
  });
  const seek = (solver: Solver) =>
    seekWinnable({ ...PRESETS.classic, cells: 0 }, solver, new AbortController().signal, () => undefined);

  it('survives one failure and ends with the next', async () => {
    expect(await seek(failing(1))).toBeGreaterThan(0);
    expect(await seek(failing(2))).toBeUndefined();
  });
});

describe('the deals known for not being winnable', () => {
  it('are eight with four cells or fewer under the standard limit', () => {
    expect(EIGHT.every((number) => isKnownUnwinnable(PRESETS.classic, number))).toBe(true);
    expect(EIGHT.every((number) => isKnownUnwinnable({ ...PRESETS.houseC, cells: 2 }, number))).toBe(true);
    expect(isKnownUnwinnable(PRESETS.classic, 617)).toBe(false);
    expect(isKnownUnwinnable({ ...PRESETS.classic, cells: 5 }, 11982)).toBe(false);
  });

  it('are seven where moves may double', () => {
    expect(EIGHT.filter((number) => !isKnownUnwinnable(PRESETS.houseA, number))).toEqual([781948]);
  });
});
