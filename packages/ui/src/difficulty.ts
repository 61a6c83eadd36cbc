import { fewestCellsKnown, isFreecellGame, type CellsNeeded, type Game } from '@sidedeck/core';
import { isKnownUnwinnable } from './deals.ts';
import { t } from './i18n.ts';

/** More cells than this nobody asks about: what cannot be won even with four has no level. */
const MOST_CELLS = 4;

/**
 * How hard the deal of a game is, by the fewest cells with which it can be won: "Easy · 1 cell". Undefined where
 * that is not known, and in Spider.
 */
export function difficultyText(game: Game): string | undefined {
  if (!isFreecellGame(game) || game.deal === null) return undefined;
  if (isKnownUnwinnable({ ...game.rules, cells: MOST_CELLS }, game.deal)) return t('level.none');
  const cells = fewestCellsKnown(game.deal, game.rules.runLimit);
  return cells === undefined ? undefined : textOf(cells);
}

function textOf(cells: number): string {
  if (cells > MOST_CELLS) return t('level.none');
  return t(`level.${cells <= 1 ? 'easy' : cells === 2 ? 'normal' : 'hard'}`, { count: cells });
}

/** What is known of the cells a deal needs; undefined where that is nothing yet. */
export function rangeText({ least, most }: CellsNeeded): string | undefined {
  if (least === most) return textOf(most);
  if (most <= MOST_CELLS) return t('level.range', { least, most });
  return least > 0 ? t('level.least', { count: least }) : undefined;
}
