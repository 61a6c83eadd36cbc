import {
  fewestCellsKnown, newGame, PRESETS, type CellsJobOptions, type CellsNeeded, type Game,
} from '@sidedeck/core';
import { beforeAll, describe, expect, it } from 'vitest';
import { nextTick, shallowRef } from 'vue';
import { loadLaterTexts } from './i18n.ts';
import { useLevel } from './level.ts';
import type { Outlook } from './outlook.ts';

beforeAll(loadLaterTexts);

const UNTABLED = 1_000_000;

function setUp(game: Game | undefined, outlook: Outlook | undefined) {
  const asked: { deal: number; options: CellsJobOptions; answer: (needed: CellsNeeded | 'stopped') => void }[] = [];
  const offered = shallowRef(game);
  const known = shallowRef(outlook);
  const level = useLevel(offered, known, {
    fewestCells: (deal, options = {}) => new Promise((answer) => asked.push({ deal, options, answer })),
  });
  return { asked, offered, known, level };
}

describe('the level of a deal that is offered', () => {
  it('is read where it is known, and nothing is asked', () => {
    expect(fewestCellsKnown(1)).toBe(3);
    const { asked, level } = setUp(newGame(PRESETS.classic, 1), { type: 'known' });
    expect(level.value).toBe('Hard · needs 3 cells');
    expect(asked).toEqual([]);
  });

  it('is found out once it is known whether the deal can be won', async () => {
    const { asked, known, level } = setUp(newGame(PRESETS.houseA, UNTABLED), { type: 'checking' });
    expect(asked).toEqual([]);
    known.value = { type: 'winnable', moves: [] };
    await nextTick();
    expect(asked.map(({ deal, options }) => [deal, options.runLimit])).toEqual([[UNTABLED, 'doubling']]);
    const [{ options, answer }] = asked as [typeof asked[0]];
    expect(level.value).toBeUndefined();
    options.progress?.({ least: 0, most: 5, cells: 2 });
    expect(level.value).toBeUndefined();
    options.progress?.({ least: 2, most: 5, cells: 3 });
    expect(level.value).toBe('Needs at least 2 cells');
    options.progress?.({ least: 2, most: 3, cells: 2 });
    expect(level.value).toBe('Needs 2 to 3 cells');
    answer({ least: 3, most: 3 });
    await nextTick();
    expect(level.value).toBe('Hard · needs 3 cells');
  });

  it('is not that of a deal offered before', async () => {
    const { asked, offered, known, level } = setUp(newGame(PRESETS.classic, UNTABLED), { type: 'winnable', moves: [] });
    offered.value = newGame(PRESETS.classic, UNTABLED - 1);
    known.value = { type: 'checking' };
    await nextTick();
    asked[0]!.answer({ least: 1, most: 1 });
    await nextTick();
    expect(level.value).toBeUndefined();
  });

  it('is nobody\'s in Spider, of a board, and of nothing', () => {
    for (const game of [newGame(PRESETS.spider1, 1), { ...newGame(PRESETS.classic, 1), deal: null }, undefined]) {
      const { asked, level } = setUp(game, { type: 'winnable', moves: [] });
      expect(level.value).toBeUndefined();
      expect(asked).toEqual([]);
    }
  });
});
