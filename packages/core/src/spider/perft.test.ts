import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { COLUMN_NAMES, DEAL, FOUNDATION, moveOf, type Move, type Pile } from '../move.ts';
import type { SpiderPosition } from '../position.ts';
import { SPIDER_PRESETS, PRESETS, type SpiderRules } from '../rules.ts';
import { deal } from './deal.ts';
import { legalMoves, whyNot } from './moves.ts';
import { naiveMoves, naivePlay, naiveTable, type NaiveTable } from './naive.ts';
import { place } from './play.ts';
import { sketch } from './sketch.ts';

/** Lines of play of a given length: every way to choose that many allowed moves in turn. */
function perft(position: SpiderPosition, depth: number): number {
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
const TABLE: [number, Partial<SpiderRules>, number[]][] = [
  [1, { suits: 4 }, [7, 49, 341, 2349]],
  [617, { suits: 4 }, [11, 110, 1029, 9221]],
  [617, { suits: 4, layout: 'spread' }, [11, 112, 1073, 9830]],
  [14934, { suits: 4, layout: 'spread' }, [5, 16, 46, 205]],
  [617, { suits: 2 }, [11, 111, 1053, 9598]],
  [617, { suits: 1 }, [11, 118, 1260, 13512]],
  [2147483647, { suits: 1 }, [6, 32, 180, 1199]],
];

describe('perft', () => {
  test.each(TABLE)('deal %i %j', (number, rules, counts) => {
    const position = deal({ ...PRESETS.spider4, ...rules }, number);
    expect([1, 2, 3, 4].map((depth) => perft(position, depth))).toEqual(counts);
    expect([1, 2, 3].map((depth) => naivePerft(naiveTable(position), depth))).toEqual(counts.slice(0, 3));
  });

  test('an ending with empty columns', () => {
    const long = 'KS QS JS TS 9S 8S 7S 6S 5S 4S 3S';
    const position = sketch({ columns: [long, '2S AS', '3H 2H', 'AH', '', '4C | 5H 4H', 'KD', 'KC', 'KC', 'KD'] });
    expect([1, 2, 3].map((depth) => perft(position, depth))).toEqual([32, 748, 18354]);
    expect([1, 2].map((depth) => naivePerft(naiveTable(position), depth))).toEqual([32, 748]);
  });
});

describe('moves', () => {
  const text = (moves: readonly Move[]) =>
    moves.map((move) => move.type === 'deal' ? move.type : `${move.from}${move.to}${move.count}`).sort();

  test.each(SPIDER_PRESETS)('and what they lead to agree with the naive rules along walks in %s', (name) => {
    const walks = fc.record({
      number: fc.integer({ min: 1, max: 2 ** 31 - 1 }),
      picks: fc.array(fc.nat(), { maxLength: 80 }),
    });
    fc.assert(fc.property(walks, ({ number, picks }) => {
      let position = deal(PRESETS[name], number);
      let table = naiveTable(position);
      for (const pick of picks) {
        const moves = legalMoves(position);
        expect(text(moves)).toEqual(text(naiveMoves(table)));
        if (moves.length === 0) return;
        const move = moves[pick % moves.length]!;
        [position, table] = [place(position, move), naivePlay(table, move)];
        expect(naiveTable(position)).toEqual(table);
      }
    }), { numRuns: 12 });
  });

  test('are all and only those that are not refused', () => {
    const columns = ['KS QS JS', 'QH JH TS', '', '', '9C | TH 9H', 'KD', '8H', '3S | QC JC', 'AD', 'JD'];
    const position = sketch({ columns });
    const piles: Pile[] = [...COLUMN_NAMES, FOUNDATION, 'a'];
    const counts = Array.from({ length: 15 }, (_, count) => count);
    const all = piles.flatMap((from) => piles.flatMap((to) => counts.map((count): Move => moveOf(from, to, count))));
    const allowed = [...all, DEAL].filter((move) => !whyNot(position, move));
    expect(text(allowed)).toEqual(text(legalMoves(position)));
    expect(allowed.length).toBeGreaterThan(20);
  });
});
