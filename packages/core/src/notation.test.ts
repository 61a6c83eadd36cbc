import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { anyGame } from '../../../test/fixtures/games.ts';
import { parseBoard } from './board.ts';
import { CELL_NAMES, COLUMN_NAMES, FOUNDATION, moveOf, type Move, type Pile } from './move.ts';
import { makeMove, parseMove, readMove } from './notation.ts';
import type { Position } from './position.ts';
import { PRESETS } from './rules.ts';
import { legalMoves } from './variants.ts';

/** A position where column 1 ends in the run 6♠ 5♥ 4♠, column 2 ends in 7♦, and column 3 is empty. */
function threeOnSeven(): Position {
  const read = parseBoard(`
    Foundations: C-K D-6 H-4 S-3
    KS QS JS TS 6S 5H 4S
    9S 8S 7S KD QD JD TD 9D 8D 7D
    :
    KH QH JH TH 9H
    8H 7H 6H
    5S
    :
    :`, PRESETS.classic);
  if (!read.ok) throw new Error(read.error.message);
  return read.value;
}

describe('makeMove', () => {
  test.each<[Move, string]>([
    [moveOf('2', '6'), '26'],
    [moveOf('5', 'a'), '5a'],
    [moveOf('c', 'h'), 'ch'],
    [moveOf('a', 'h'), 'ah'],
    [moveOf('3', '1', 4), '31v4'],
    [moveOf('3', '1', 12), '31vc'],
    [moveOf('8', 'i'), '8i'],
  ])('%j is %s', (move, text) => {
    expect(makeMove(move)).toBe(text);
    expect(parseMove(text)).toEqual(move);
  });

  test('the position before it makes the count of a run onto a card superfluous', () => {
    const position = threeOnSeven();
    expect(makeMove(moveOf('1', '2', 3), position)).toBe('12');
    expect(makeMove(moveOf('1', '3', 3), position)).toBe('13v3');
    expect(readMove('12', position)).toEqual(moveOf('1', '2', 3));
    expect(readMove('12v2', position)).toEqual(moveOf('1', '2', 2));
    expect(readMove('13', position)).toEqual(moveOf('1', '3', 1));
    expect(readMove('14', position)).toEqual(moveOf('1', '4', 1));
    expect(readMove('92', position)).toEqual(moveOf('9', '2', 1));
  });

  test('four cards to an empty column carry their count, both ways', () => {
    const read = parseBoard(`
      Foundations: C-T D-9 H-T S-9
      :
      KC QC JC KH QH JH
      QD KD KS QS JD TS
      :
      :
      :
      :
      JS TD
      `, PRESETS.classic);
    if (!read.ok) throw new Error(read.error.message);
    const [run, whole] = [moveOf('3', '1', 4), read.value];
    expect(makeMove(run, whole)).toBe('31v4');
    expect(readMove('31v4', whole)).toEqual(run);
  });

  test('reading gives back any move, whether it is allowed or not', () => {
    const anyPile = fc.constantFrom<Pile>(...COLUMN_NAMES, ...CELL_NAMES, FOUNDATION);
    fc.assert(fc.property(anyPile, anyPile, fc.integer({ min: 1, max: 13 }), (from, to, count) => {
      const text = makeMove(moveOf(from, to, count));
      expect(parseMove(text)).toEqual(moveOf(from, to, count));
      expect(parseMove(text.toUpperCase())).toEqual(moveOf(from, to, count));
    }));
  });

  test('reading gives back every legal move, with the position and without', () => {
    fc.assert(fc.property(anyGame, ({ position }) => {
      for (const move of legalMoves(position)) {
        expect(parseMove(makeMove(move))).toEqual(move);
        expect(parseMove(makeMove(move, position), position)).toEqual(move);
      }
    }), { numRuns: 60 });
  });
});

describe('parseMove', () => {
  test.each([
    '', '2', '266', '2j', 'jh', '31v', '31v0', '31ve', '31v10', '31 v4', '2-6', ' 26', '26\n', '２６',
    'undefined', '__proto__',
  ])('%j is no move', (text) => {
    expect(readMove(text)).toBeUndefined();
    expect(() => parseMove(text)).toThrow(RangeError);
  });

  test('the error names the text, cut short and without control characters', () => {
    expect(() => parseMove('zz')).toThrow('“zz” is no move');
    expect(() => parseMove(`\u0000\u202e${'9'.repeat(1_000_000)}`)).toThrow(`“··${'9'.repeat(22)}…” is no move`);
  });
});
