import { describe, expect, test } from 'vitest';
import { deal } from '../variants.ts';
import { autoplay } from '../freecell/autoplay.ts';
import { isWon } from '../freecell/moves.ts';
import { play } from '../variants.ts';
import type { FreecellPosition } from '../position.ts';
import { PRESETS } from '../rules.ts';
import { Beam, widthWithin } from './beam.ts';
import { Line } from './line.ts';
import { cardsOut, lengthOf, type Metric } from './metric.ts';
import { shortestLength } from './naiveShort.ts';
import { endgame, pickFrom } from './samples.ts';

const METRICS: readonly Metric[] = ['player', 'cards', 'runs'];

function driven(beam: Beam): Beam {
  while (beam.advance(1000) === 'running');
  return beam;
}

/** Small positions of many kinds, some of them without a line. */
function endgames(): FreecellPosition[] {
  const pick = pickFrom(23);
  return Array.from({ length: 60 }, (_, index) => {
    const runLimit = index % 2 === 0 ? 'standard' : 'doubling';
    return autoplay(endgame({ ...PRESETS.classic, cells: index % 3, runLimit }, 3 + index % 2, 11 + index % 4, pick));
  });
}

describe.each(METRICS)('a beam that drops nothing (%s)', (metric) => {
  test('finds the shortest line, as trying everything does', () => {
    const lengths = endgames().map((position) => {
      const constant = metric === 'cards' ? cardsOut(position) : 0;
      const beam = driven(new Beam(position, metric, 100_000, 60));
      expect(beam.dropped).toBe(false);
      const length = beam.length === undefined ? undefined : beam.length + constant;
      expect(length).toBe(shortestLength(position, metric));
      return length;
    });
    expect(new Set(lengths).size).toBeGreaterThan(6);
  });

  test('finds nothing below the shortest', () => {
    for (const position of endgames()) {
      const { length } = driven(new Beam(position, metric, 100_000, 60));
      if (length === undefined) continue;
      expect(driven(new Beam(position, metric, 100_000, length)).length).toBe(length);
      expect(driven(new Beam(position, metric, 100_000, length - 1)).length).toBeUndefined();
    }
  });

  test('a narrow one finds a line, whose length is what it says', () => {
    const start = autoplay(deal(PRESETS.classic, 617));
    const beam = driven(new Beam(start, metric, 512, 300));
    expect(beam.dropped).toBe(true);
    const moves = new Line(start.rules, beam.steps()).movesFrom(start);
    expect(isWon(moves.reduce((now, move) => autoplay(play(now, move)), start))).toBe(true);
    expect(lengthOf(start, moves, metric)).toBe(beam.length! + (metric === 'cards' ? cardsOut(start) : 0));
  });
});

test('more memory makes a wider beam', () => {
  expect(widthWithin(64_000_000, 'runs')).toBe(2 * widthWithin(32_000_000, 'runs'));
  expect(widthWithin(64_000_000, 'cards')).toBeLessThan(widthWithin(64_000_000, 'runs'));
});
