import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { deal } from './deal.ts';
import { CELL_NAMES, COLUMN_NAMES, FOUNDATION, moveOf, type CardMove, type Pile } from '../move.ts';
import type { FreecellPosition } from '../position.ts';
import { PRESETS, type FreecellRules } from '../rules.ts';
import { legalMoves, whyNot } from './moves.ts';
import { naiveMoves, naivePlay, naiveTable, type NaiveTable } from './naive.ts';
import { place } from './play.ts';
import { sketch } from './sketch.ts';

/** Lines of play of a given length, autoplay aside: every way to choose that many allowed moves in turn. */
function perft(position: FreecellPosition, depth: number): number {
  const moves = legalMoves(position);
  if (depth === 1) return moves.length;
  return moves.reduce((sum, move) => sum + perft(place(position, move), depth - 1), 0);
}

function naivePerft(table: NaiveTable, depth: number): number {
  const moves = naiveMoves(table);
  if (depth === 1) return moves.length;
  return moves.reduce((sum, move) => sum + naivePerft(naivePlay(table, move), depth - 1), 0);
}

/** Own numbers: this engine and the naive one in `naive.ts` agree on the first three depths of each row. */
const TABLE: [number, Partial<FreecellRules>, number[]][] = [
  [1, {}, [32, 888, 19812, 326856]],
  [617, {}, [35, 1062, 26456, 514354]],
  [11982, {}, [35, 1062, 26466, 514208]],
  [617, { cells: 8 }, [67, 4422, 280936]],
  [617, { cells: 0 }, [3, 4, 4, 4]],
  [1, { cells: 1 }, [8, 6, 7, 9]],
  [25904, { cells: 0 }, [3, 8, 22, 58]],
];

describe('perft', () => {
  test.each(TABLE)('deal %i %j', (number, rules, counts) => {
    const position = deal({ ...PRESETS.classic, ...rules }, number);
    expect(counts.map((_, index) => perft(position, index + 1))).toEqual(counts);
    expect([1, 2, 3].map((depth) => naivePerft(naiveTable(position), depth))).toEqual(counts.slice(0, 3));
  });
});

describe('allowed moves', () => {
  const text = (moves: readonly CardMove[]) => moves.map(({ from, to, count }) => `${from}${to}${count}`).sort();

  test.each(['standard', 'doubling'] as const)('agree with the naive rules along random walks (%s)', (runLimit) => {
    const walks = fc.record({
      number: fc.integer({ min: 1, max: 1_000_000 }),
      cells: fc.integer({ min: 0, max: 8 }),
      picks: fc.array(fc.nat(), { maxLength: 60 }),
    });
    fc.assert(fc.property(walks, ({ number, cells, picks }) => {
      let position = deal({ ...PRESETS.classic, cells, runLimit }, number);
      for (const pick of picks) {
        const moves = legalMoves(position);
        expect(text(moves)).toEqual(text(naiveMoves(naiveTable(position))));
        if (moves.length === 0) return;
        position = place(position, moves[pick % moves.length]!);
      }
    }), { numRuns: 40 });
  });

  test('are all and only those that are not refused', () => {
    const piles: Pile[] = [...COLUMN_NAMES.slice(0, 8), ...CELL_NAMES, FOUNDATION];
    const position = endgame();
    const allowed = piles.flatMap((from) => piles.flatMap((to) => COUNTS.map((count) => moveOf(from, to, count))))
      .filter((move) => !whyNot(position, move));
    expect(text(allowed)).toEqual(text(legalMoves(position)));
    expect(allowed.length).toBeGreaterThan(30);
  });
});

const COUNTS = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13];

function endgame(): FreecellPosition {
  const columns = ['KS QD JS TD 9S 8D', 'KH QS JH', '', '', 'KD QC', '9D 8S 7D', 'TC'];
  return sketch({ columns, cells: '- 2S - -', foundations: [5, 5, 5, 1] });
}
