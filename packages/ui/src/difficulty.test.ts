import { PRESETS, fewestCellsKnown, gameFrom, newGame } from '@sidedeck/core';
import { beforeAll, describe, expect, it } from 'vitest';
import { difficultyText } from './difficulty.ts';
import { loadLaterTexts } from './i18n.ts';

beforeAll(loadLaterTexts);

const levels = ['Easy', 'Easy', 'Normal', 'Hard', 'Hard'];

describe('the difficulty of a deal', () => {
  it('is named by the fewest cells with which it can be won', () => {
    for (let number = 1; number <= 200; number++) {
      const cells = fewestCellsKnown(number);
      const text = difficultyText(newGame(PRESETS.classic, number));
      if (cells === undefined) expect(text).toBeUndefined();
      else expect(text).toBe(`${levels[cells]} · ${cells} ${cells === 1 ? 'cell' : 'cells'}`);
    }
  });

  it('is that of the deal, whatever cells it is played with', () => {
    const text = difficultyText(newGame(PRESETS.classic, 1));
    expect(text).toBeDefined();
    expect(difficultyText(newGame({ ...PRESETS.classic, cells: 2 }, 1))).toBe(text);
  });

  it('says so where four cells are not enough', () => {
    expect(difficultyText(newGame(PRESETS.classic, 11982))).toBe('Not winnable with 4 cells');
  });

  it('is not claimed where nobody knows it', () => {
    expect(difficultyText(newGame(PRESETS.classic, 999_983))).toBeUndefined();
    expect(difficultyText(newGame(PRESETS.houseA, 1))).toBeUndefined();
    expect(difficultyText(gameFrom(newGame(PRESETS.classic, 1).start))).toBeUndefined();
    expect(difficultyText(newGame(PRESETS.spider1, 1))).toBeUndefined();
  });
});
