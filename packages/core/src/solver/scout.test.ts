import { describe, expect, test } from 'vitest';
import { sample } from '../../../../test/fixtures/sweep.ts';
import { deal } from '../variants.ts';
import { isWon } from '../freecell/moves.ts';
import { autoplay } from '../freecell/autoplay.ts';
import { play } from '../variants.ts';
import { sketch } from '../freecell/sketch.ts';
import type { CardMove } from '../move.ts';
import type { FreecellPosition } from '../position.ts';
import { PRESETS, FREECELL_PRESETS } from '../rules.ts';
import { runAhead } from './scout.ts';
import { lineOfScout, movesOfScout } from './scoutLine.ts';

const NUMBERS = Array.from({ length: sample(20, 60) }, (_, index) => 1 + index * 16_661);

function winsBy(start: FreecellPosition, moves: readonly CardMove[]): boolean {
  return isWon(moves.reduce((now, move) => autoplay(play(now, move)), start));
}

describe.each(FREECELL_PRESETS)('scouting %s', (name) => {
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
      if (start.rules.autoplay === 'full') expect(movesOfScout(start, moves)).toEqual(line);
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

  test('stops where it has met more than it can remember', () => {
    const columns = ['KC QD JC TD 9C 8D 7C 6D 5C 4D', 'KD QC JD TC 9D 8C 7D 6C 5D 4C', '', '', '', ''];
    const start = sketch({
      columns: [
        ...columns,
        'KH QS JH TS 9H 8S 7H 6S 5H 4S 3D',
        'KS QH JS TH 9S 8H 7S 6H 5S 4H 3C 2D AD 2C AC 3H 2H 3S 2S',
      ],
      cells: 'AH AS - - - - - -',
      rules: { autoplay: 'off' },
    });
    for (const most of [1, 2, 5, 20, 100]) expect(runAhead(start, most).positions).toBeLessThanOrEqual(most);
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
