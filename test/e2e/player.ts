import type { Page } from 'playwright-core';
import {
  FOUNDATION, PRESETS, cellIndex, fitsFoundation, legalMoves, newGame, solve, topCard, update,
  type FreecellGame, type CardMove,
} from '@sidedeck/core';
import type { Table } from './table.ts';

/** The ways to move by pointer, and how often each was taken. */
export type Ways = Record<'drag' | 'clickClick' | 'doubleClick', number>;

export const noWays = (): Ways => ({ drag: 0, clickClick: 0, doubleClick: 0 });

/** The moves of a player who wins from here, as many as it takes. */
export function winningLine(game: FreecellGame): readonly CardMove[] {
  const verdict = solve(game.position);
  if (verdict.type !== 'winnable') throw new Error(`Deal ${game.deal} is ${verdict.type}`);
  return verdict.moves;
}

/** Deals by number, as a player does. */
export async function dealByNumber(page: Page, table: Table, number: number): Promise<FreecellGame> {
  await table.press('new');
  const panel = table.panel('new');
  await panel.locator('[name="source"][value="number"]').check();
  await panel.getByRole('textbox').fill(String(number));
  await page.keyboard.press('Enter');
  await panel.waitFor({ state: 'detached' });
  const game = newGame(PRESETS.classic, number);
  await table.shows(game);
  return game;
}

/** Makes a move on the screen, in the way that was taken least so far, and waits until it has been made. */
export async function play(table: Table, game: FreecellGame, move: CardMove, ways: Ways): Promise<FreecellGame> {
  const way = isDoubleClick(game, move) && ways.doubleClick <= ways.drag ? 'doubleClick'
    : ways.drag <= ways.clickClick ? 'drag' : 'clickClick';
  if (way === 'doubleClick') await table.doubleClick(game.position, move.from);
  else await table[way](game.position, move);
  ways[way] += 1;
  const after = update(game, { type: 'move', move });
  await table.shows(after);
  return after;
}

/** Whether a double-click on the card does the very same. */
function isDoubleClick({ position }: FreecellGame, { from, to, count }: CardMove): boolean {
  const card = topCard(position, from);
  if (card === undefined || count > 1) return false;
  if (fitsFoundation(position, card)) return to === FOUNDATION;
  const onCard = legalMoves(position).filter((move) =>
    move.from === from && move.count === 1 && topCard(position, move.to) !== undefined);
  if (onCard.length > 0) return onCard.length === 1 && onCard[0]!.to === to;
  return cellIndex(to) >= 0 && cellIndex(to) === position.cells.indexOf(null);
}
