import {
  PRESETS, gameFrom, newGame, parseBoard, update, type FreecellPosition, type FreecellRules,
} from '@sidedeck/core';
import { describe, expect, it } from 'vitest';
import { doubleClickMove, pickCount, statusShown, targetsOf } from './table.ts';

const OFF = { ...PRESETS.classic, autoplay: 'off', autoFinish: false } as const;

/** A table with these columns; all other cards lie in the last one, out of the way. */
function board(columns: readonly string[], rules: FreecellRules = OFF): FreecellPosition {
  const used = new Set(columns.join(' ').split(' '));
  const rest = [...'A23456789TJQK'].flatMap((rank) => [...'CDHS'].map((suit) => rank + suit))
    .filter((card) => !used.has(card));
  const lines = Array.from({ length: 7 }, (_, index) => columns[index] ?? ':');
  const read = parseBoard([...lines.map((line) => line || ':'), rest.join(' ')].join('\n'), rules);
  if (!read.ok) throw new Error(read.error.message);
  return read.value;
}

describe('picking up', () => {
  const position = board(['2C 9H 8S 7D']);

  it('takes the card and everything on it that is one run', () => {
    expect([0, 1, 2, 3].map((index) => pickCount(position, '1', index))).toEqual([0, 3, 2, 1]);
  });

  it('takes nothing from where nothing is, nor from the foundation', () => {
    expect(pickCount(position, '2', 0)).toBe(0);
    expect(pickCount(position, 'a', 0)).toBe(0);
    expect(pickCount(position, 'h', 0)).toBe(0);
  });

  it('can go only where it is legal', () => {
    expect(targetsOf(position, '1', 1)).toEqual(['2', '3', '4', '5', '6', '7', 'a', 'b', 'c', 'd']);
    expect(targetsOf(position, '1', 3)).toEqual(['2', '3', '4', '5', '6', '7']);
    expect(targetsOf(position, '1', 4)).toEqual([]);
  });
});

describe('a double-click', () => {
  const columns = ['2D AC', '5H', '6S'];
  const move = (rules: FreecellRules, from: '1' | '2', used = columns) => doubleClickMove(board(used, rules), from)?.to;

  it('goes to the foundation first', () => {
    expect(move(OFF, '1')).toBe('h');
  });

  it('tries a column, a cell and an empty column in the order of the rules', () => {
    expect(move(OFF, '2')).toBe('3');
    expect(move({ ...OFF, doubleClick: ['foundation', 'cell'] }, '2')).toBe('a');
    expect(move({ ...OFF, doubleClick: ['emptyCascade', 'cell'] }, '1')).toBe('4');
  });

  it('does nothing where the rules say so, or where nothing would change', () => {
    expect(move({ ...OFF, doubleClick: [] }, '1')).toBeUndefined();
    expect(move({ ...OFF, doubleClick: ['emptyCascade'] }, '2')).toBeUndefined();
  });
});

describe('the status', () => {
  it('is stuck when no move changes anything, and over only when it is over', () => {
    const game = newGame(PRESETS.classic, 617);
    expect(statusShown(game)).toBe('playing');
    expect(statusShown(update(update(game, { type: 'move', move: { type: 'move', from: '1', to: 'a', count: 1 } }),
      { type: 'giveUp' }))).toBe('givenUp');
    const none = { ...OFF, cells: 0 };
    const stuck = board(['2C', '4C', '6C', '8C', 'TC', 'QC', '2S'], none);
    expect(statusShown(gameFrom(stuck))).toBe('stuck');
  });
});
