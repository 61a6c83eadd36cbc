import {
  fewestCellsKnown, isFreecellGame, type CellsNeeded, type DealNumber, type Game, type Rules,
} from '@sidedeck/core';
import { isKnownUnwinnable } from './deals.ts';
import { t } from './i18n.ts';
import { listed } from './words.ts';

/** More cells than this nobody asks about: what cannot be won even with four has no level. */
const MOST_CELLS = 4;

/** The fewest cells that the deals of each level need. */
const LEVELS = { easy: [0, 1], normal: [2, 2], hard: [3, 4] } as const;

export type Level = keyof typeof LEVELS;

/** The deals whose fewest cells are tabled. */
const TABLED_DEALS = 32_000;

/** The levels that have deals which can be won under the rules; none where no table tells. */
export function levelsOf(rules: Rules): Level[] {
  if (rules.game !== 'freecell' || rules.runLimit !== 'standard') return [];
  return (Object.keys(LEVELS) as Level[]).filter((level) => LEVELS[level][0] <= rules.cells);
}

/**
 * A random deal of a level that can be won under rules which have that level; `random` gives 0 … 1, 1 excluded.
 * Whoever wins with few cells wins with more.
 */
export function randomOfLevel(rules: Rules, level: Level, random: () => number = Math.random): DealNumber {
  const [least, most] = LEVELS[level];
  const cells = rules.game === 'freecell' ? rules.cells : 0;
  for (;;) {
    const number = 1 + Math.floor(random() * TABLED_DEALS);
    const needed = fewestCellsKnown(number);
    if (needed !== undefined && needed >= least && needed <= Math.min(most, cells)) return number;
  }
}

/** How hard a deal is: its level, and by which cells it has that; only one of them where that says it all. */
export interface Difficulty {
  readonly level: string;
  readonly needs?: string;
}

/**
 * How hard the deal of a game is, by the fewest cells with which it can be won. Undefined where that is not known, and
 * in Spider.
 */
export function difficultyOf(game: Game): Difficulty | undefined {
  if (!isFreecellGame(game) || game.deal === null) return undefined;
  if (isKnownUnwinnable({ ...game.rules, cells: MOST_CELLS }, game.deal)) return byCells(Infinity);
  const cells = fewestCellsKnown(game.deal, game.rules.runLimit);
  return cells === undefined ? undefined : byCells(cells);
}

/** The same in a line: "Easy · needs 1 cell". */
export function difficultyText(game: Game): string | undefined {
  const difficulty = difficultyOf(game);
  return difficulty && textOf(difficulty);
}

function textOf({ level, needs }: Difficulty): string {
  return listed([level, needs]);
}

function byCells(cells: number): Difficulty {
  if (cells > MOST_CELLS) return { level: t('level.none') };
  return {
    level: t(`level.${cells <= 1 ? 'easy' : cells === 2 ? 'normal' : 'hard'}`),
    needs: t('level.needs', { count: cells }),
  };
}

/** What is known of the cells a deal needs; undefined where that is nothing yet. */
export function rangeText({ least, most }: CellsNeeded): string | undefined {
  if (least === most) return textOf(byCells(most));
  if (most <= MOST_CELLS) return t('level.range', { least, most });
  return least > 0 ? t('level.least', { count: least }) : undefined;
}
