import { PRESETS, fewestCellsKnown, gameFrom, newGame } from '@sidedeck/core';
import { beforeAll, describe, expect, it } from 'vitest';
import { difficultyText, levelsOf, randomOfLevel } from './difficulty.ts';
import { loadLaterTexts } from './i18n.ts';

beforeAll(loadLaterTexts);

const levels = ['Easy', 'Easy', 'Normal', 'Hard', 'Hard'];

describe('the difficulty of a deal', () => {
  it('is named by the fewest cells with which it can be won', () => {
    for (let number = 1; number <= 200; number++) {
      const cells = fewestCellsKnown(number);
      const text = difficultyText(newGame(PRESETS.classic, number));
      if (cells === undefined) expect(text).toBeUndefined();
      else expect(text).toBe(`${levels[cells]} · needs ${cells} ${cells === 1 ? 'cell' : 'cells'}`);
    }
  });

  it('is that of the deal, whatever cells it is played with', () => {
    const text = difficultyText(newGame(PRESETS.classic, 1));
    expect(text).toBeDefined();
    expect(difficultyText(newGame({ ...PRESETS.classic, cells: 2 }, 1))).toBe(text);
  });

  it('says so where four cells are not enough', () => {
    expect(difficultyText(newGame(PRESETS.classic, 11982))).toBe('4 cells are too few');
  });

  it('is not claimed where nobody knows it', () => {
    expect(difficultyText(newGame(PRESETS.classic, 999_983))).toBeUndefined();
    expect(difficultyText(newGame(PRESETS.houseA, 1))).toBeUndefined();
    expect(difficultyText(gameFrom(newGame(PRESETS.classic, 1).start))).toBeUndefined();
    expect(difficultyText(newGame(PRESETS.spider1, 1))).toBeUndefined();
  });
});

describe('a random deal of a level', () => {
  it('needs as many cells as the level says, and no more than there are', () => {
    for (const cells of [4, 2, 1]) {
      const rules = { ...PRESETS.classic, cells };
      for (const level of levelsOf(rules)) {
        for (let count = 0; count < 20; count++) {
          const needed = fewestCellsKnown(randomOfLevel(rules, level))!;
          expect(needed).toBeLessThanOrEqual(cells);
          expect({ easy: [0, 1], normal: [2], hard: [3, 4] }[level]).toContain(needed);
        }
      }
    }
  });

  it('is offered only where a table tells, and where the cells are enough', () => {
    expect(levelsOf(PRESETS.houseC)).toEqual(['easy', 'normal', 'hard']);
    expect(levelsOf({ ...PRESETS.houseB, cells: 2 })).toEqual(['easy', 'normal']);
    expect(levelsOf({ ...PRESETS.classic, cells: 1 })).toEqual(['easy']);
    expect(levelsOf(PRESETS.houseA)).toEqual([]);
    expect(levelsOf(PRESETS.spider4)).toEqual([]);
  });
});
