import { describe, expect, test } from 'vitest';
import type { Move } from '../../move.ts';
import type { SpiderPosition } from '../../position.ts';
import { PRESETS, SPIDER_PRESETS } from '../../rules.ts';
import { deal } from '../../spider/deal.ts';
import { isWon } from '../../spider/moves.ts';
import { play } from '../../variants.ts';
import { pickFrom } from '../samples.ts';
import { solve } from '../solve.ts';
import type { Limits, Verdict } from '../verdict.ts';
import { pruned, withGathered } from './line.ts';
import { Beam } from './beam.ts';
import { hurried, walk } from './samples.ts';
import { solveSpiderInSlices } from './solve.ts';
import { startOf } from './start.ts';

function expectWin(position: SpiderPosition, moves: readonly Move[]): void {
  expect(isWon(moves.reduce(play, position))).toBe(true);
}

function verdictOf(position: SpiderPosition, limits?: Limits): Verdict<Move> {
  const verdict = solve(position, limits);
  if (verdict.type === 'winnable') expectWin(position, verdict.moves);
  return verdict;
}

describe.each(SPIDER_PRESETS)('solving (%s)', (preset) => {
  test('finds lines that win, from the deal and on the way', () => {
    const position = deal(PRESETS[preset], 617);
    const verdict = verdictOf(position);
    expect(verdict.type).toBe('winnable');
    if (verdict.type !== 'winnable') return;
    for (const left of [30, 2]) {
      const later = verdict.moves.slice(0, -left).reduce(play, position);
      expect(verdictOf(later).type).toBe('winnable');
    }
  });

  test('never contradicts itself along random games', () => {
    const pick = pickFrom(3);
    const found = new Set<string>();
    for (let game = 0; game < 4; game++) {
      let isLost = false;
      for (const position of walk(hurried(PRESETS[preset], 0, pick), 4, pick)) {
        const { type } = verdictOf(position, { positions: 1500 });
        found.add(type);
        if (isLost) expect(type).not.toBe('winnable');
        isLost ||= type === 'unwinnable';
      }
    }
    expect(found).toContain('unwinnable');
  });
});

test('a line loses its waste, and still wins', () => {
  const position = deal(PRESETS.spider2, 24);
  const start = startOf(position);
  const beam = new Beam(start, 25, 1);
  const searching = beam.run();
  while (!searching.next().done);
  const line = withGathered(start, beam.won!);
  const shorter = pruned(start, line);
  expect(shorter.length).toBeLessThan(line.length);
  expect(pruned(start, shorter)).toEqual(shorter);
});

test('the same position gets the same line each time', () => {
  const position = deal(PRESETS.spider1, 5);
  expect(verdictOf(position)).toEqual(verdictOf(position));
});

describe('what is given', () => {
  const position = deal(PRESETS.spider4, 617);

  test('is the most there is: positions, time', () => {
    expect(solve(position, { positions: 1000 })).toEqual({ type: 'undecided', reason: 'limit' });
    expect(solve(position, { stop: () => true })).toEqual({ type: 'undecided', reason: 'stopped' });
  });

  test('may be too little memory for any search', () => {
    expect(solve(position, { memory: 10_000 })).toEqual({ type: 'undecided', reason: 'memory' });
  });

  test('is taken in slices', () => {
    const told = [...solveSpiderInSlices(position, { positions: 10_000 })];
    expect(told.length).toBeGreaterThan(5);
    expect(told).toEqual([...told].sort((a, b) => a - b));
  });
});
