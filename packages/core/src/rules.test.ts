import { expect, test } from 'vitest';
import { CELLS_OFFERED, PRESETS, FREECELL_PRESETS, type FreecellPreset, type FreecellRules } from './rules.ts';

const ANYWHERE = ['foundation', 'cascade', 'cell', 'emptyCascade'] as const;
const UP_OR_CELL = ['foundation', 'cell'] as const;
const CLUBS_FIRST = [0, 1, 2, 3] as const;

/** The table of the houses, one line for each option, in the order of `FREECELL_PRESETS`. */
const HOUSES: { readonly [Option in keyof FreecellRules]: readonly FreecellRules[Option][] } = {
  game: ['freecell', 'freecell', 'freecell', 'freecell', 'freecell'],
  cells: [4, 4, 4, 4, 4],
  runLimit: ['standard', 'doubling', 'standard', 'standard', 'standard'],
  foundations: [CLUBS_FIRST, CLUBS_FIRST, [3, 2, 1, 0], CLUBS_FIRST, CLUBS_FIRST],
  autoplay: ['full', 'off', 'basic', 'full', 'basic'],
  autoplayCounts: [false, false, false, false, true],
  collect: ['safe', 'all', 'safe', 'safe', 'safe'],
  autoFinish: [true, false, false, true, true],
  doubleClick: [ANYWHERE, [], ANYWHERE, UP_OR_CELL, UP_OR_CELL],
  hints: [null, null, 5, null, null],
  hintPlays: [true, true, false, false, false],
  random: ['million', 'million', 'classic32000', 'million', 'million'],
  daily: ['utc', 'utc', 'none', 'japan', 'none'],
};

test.each(Object.entries(HOUSES))('%s in each house', (option, values) => {
  expect(FREECELL_PRESETS.map((name) => PRESETS[name][option as keyof FreecellRules])).toEqual(values);
});

test('the table is whole', () => {
  expect(FREECELL_PRESETS).toEqual(['classic', 'houseA', 'houseB', 'houseC', 'houseE']);
  for (const name of FREECELL_PRESETS) expect(Object.keys(PRESETS[name]).sort()).toEqual(Object.keys(HOUSES).sort());
});

test.each<[FreecellPreset, number[]]>([
  ['classic', [4, 3, 2, 1, 0, 5, 6, 7, 8]], ['houseA', [4]], ['houseB', [4, 3, 2]], ['houseC', [4]], ['houseE', [4]],
])('%s offers %j cells', (name, cells) => {
  expect(CELLS_OFFERED[name]).toEqual(cells);
});
