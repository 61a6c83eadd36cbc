import { describe, expect, test } from 'vitest';
import { deal } from '../deal.ts';
import { isWon } from '../freecell/moves.ts';
import { autoplay } from '../freecell/autoplay.ts';
import { play } from '../freecell/play.ts';
import type { Move } from '../move.ts';
import type { Position } from '../position.ts';
import { PRESETS, PRESET_NAMES } from '../rules.ts';
import { runAhead } from './scout.ts';
import { lineOfScout, movesOfScout } from './scoutLine.ts';

const NUMBERS = Array.from({ length: 60 }, (_, index) => 1 + index * 16_661);

function winsBy(start: Position, moves: readonly Move[]): boolean {
  return isWon(moves.reduce((now, move) => autoplay(play(now, move)), start));
}

describe.each(PRESET_NAMES)('scouting %s', (name) => {
  test.each([4, 3, 2])('finds lines that win with %i cells', (cells) => {
    let found = 0;
    for (const number of NUMBERS) {
      const start = autoplay(deal({ ...PRESETS[name], cells }, number));
      const { moves, positions } = runAhead(start, 10_000);
      expect(positions).toBeLessThanOrEqual(10_000);
      if (!moves) continue;
      found++;
      const line = lineOfScout(start, moves).movesFrom(start);
      expect(winsBy(start, line)).toBe(true);
      if (start.rules.autoplay === 'full') expect(winsBy(start, movesOfScout(start, moves))).toBe(true);
    }
    // Nearly all of them; what it misses the search behind it decides.
    expect(found).toBeGreaterThan(NUMBERS.length * (cells === 2 ? 0.4 : 0.8));
  });
});

describe('a scout', () => {
  test('goes no further than it is told', () => {
    expect(runAhead(deal(PRESETS.classic, 11982), 100)).toEqual({ moves: undefined, positions: 100 });
    expect(runAhead(deal(PRESETS.classic, 11982), 0)).toEqual({ moves: undefined, positions: 0 });
  });

  test('proves nothing where there is nothing to find', () => {
    expect(runAhead(deal({ ...PRESETS.classic, cells: 0 }, 617), 10_000).moves).toBeUndefined();
  });

  test('finds the same again, whatever it did before', () => {
    const first = runAhead(deal(PRESETS.classic, 617), 10_000);
    runAhead(deal(PRESETS.classic, 11982), 10_000);
    expect(runAhead(deal(PRESETS.classic, 617), 10_000)).toEqual(first);
  });
});
