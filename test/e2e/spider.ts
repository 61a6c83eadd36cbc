import { setTimeout as sleep } from 'node:timers/promises';
import type { Page } from 'playwright-core';
import type { DEAL } from '@sidedeck/core';
import { newGame, update, type CardMove, type SpiderGame } from '@sidedeck/core';
import { WON_BY_CLICKS } from '../fixtures/spider.ts';
import type { Table } from './table.ts';

/** Three ways to move cards in Spider, each enough for a whole game; and how a round is dealt then. */
const DEALINGS = { click: 'stock', picker: 'key', drag: 'button' } as const;
export type Way = keyof typeof DEALINGS;
export const WAYS = Object.keys(DEALINGS) as Way[];

/** The moves of a whole game that was won; a click alone makes each of them. */
export const LINE = WON_BY_CLICKS.steps.map(({ moves }) => moves[0]!);

/** The deal of the line, before its first move. */
export const startOfLine = (): SpiderGame => newGame(WON_BY_CLICKS.rules, WON_BY_CLICKS.deal!);

/** Clicks that follow sooner, in the same place, belong to the one before; in milliseconds. */
const ONE_BREATH = 400;

/** Deals the game of the line by its name, as a player does. */
export async function dealByName(page: Page, table: Table): Promise<SpiderGame> {
  await table.press('new');
  const panel = table.panel('new');
  await panel.locator('[name="source"][value="number"]').check();
  await panel.getByRole('textbox').fill('spider1-4');
  await page.keyboard.press('Enter');
  await panel.waitFor({ state: 'detached' });
  const game = newGame(WON_BY_CLICKS.rules, 4);
  await table.shows(game);
  return game;
}

/** Plays moves in one way, and looks after each of them. */
export async function playThrough(
  page: Page, table: Table, start: SpiderGame, moves: readonly SpiderMove[], way: Way,
): Promise<SpiderGame> {
  let game = start;
  let last = { from: '', at: 0 };
  for (const move of moves) {
    if (move.type === 'deal') await dealRound(page, table, DEALINGS[way]);
    else if (way === 'click') {
      if (last.from === move.from) await sleep(Math.max(0, last.at + ONE_BREATH - Date.now()));
      await table.select(game.position, move);
    } else if (way === 'drag') await table.drag(game.position, move);
    else await table.pick(move);
    last = { from: move.type === 'deal' ? '' : move.from, at: Date.now() };
    game = update(game, { type: 'move', move });
    await table.shows(game);
  }
  return game;
}

type SpiderMove = CardMove | typeof DEAL;

async function dealRound(page: Page, table: Table, way: typeof DEALINGS[Way]): Promise<void> {
  if (way === 'key') await page.keyboard.press('d');
  else if (way === 'button') await table.press('deal');
  else await clickStock(page, table);
}

/** Clicks on the stock, once or more often. */
export async function clickStock(page: Page, table: Table, clickCount = 1): Promise<void> {
  const box = await table.root.locator('[data-pile="stock"]').boundingBox();
  if (!box) throw new Error('There is no stock');
  await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2, { clickCount });
}
