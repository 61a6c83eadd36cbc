import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { PRESETS, newGame, statusOf, update, type FreecellGame } from '@sidedeck/core';
import { winningLine } from './player.ts';
import { openDesk, type ExtensionTable } from './popup.ts';

it('wins a whole game by keyboard alone', async () => {
  const desk = await openDesk();
  const popup = await desk.popup();
  let game = await dealByKeys(popup, 617);
  for (const move of winningLine(game)) {
    if (statusOf(game) === 'won') break;
    await popup.keys(game.position, move);
    game = update(game, { type: 'move', move });
    await popup.shows(game);
    if (game.cursor === 5) await undoAndRedo(popup, game);
  }
  expect(statusOf(game)).toBe('won');
  await popup.panel('won').waitFor();
  expect(await popup.panel('won').evaluate((panel) => panel.contains(document.activeElement))).toBe(true);
});

/** Opens the panel for a new game, goes back from its button to the choice of the deal, and types a number. */
async function dealByKeys({ page, panel, shows }: ExtensionTable, number: number): Promise<FreecellGame> {
  await page.keyboard.press('n');
  await panel('new').waitFor();
  await tabTo(page, '[name="source"]', 'Shift+Tab');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.type(String(number));
  await page.keyboard.press('Enter');
  const game = newGame(PRESETS.classic, number);
  await shows(game);
  return game;
}

/** Undoes with the toolbar's button, which keeps Enter to itself, redoes by letter, and goes back to the table. */
async function undoAndRedo({ page, shows }: ExtensionTable, game: FreecellGame): Promise<void> {
  await tabTo(page, '[data-action="undo"]', 'Shift+Tab');
  await page.keyboard.press('Enter');
  await shows(update(game, { type: 'undo' }));
  await page.keyboard.press('y');
  await shows(game);
  await tabTo(page, '.board *', 'Tab');
}

async function tabTo(page: Page, selector: string, key: 'Tab' | 'Shift+Tab'): Promise<void> {
  const isThere = () => page.evaluate((wanted) => document.activeElement?.matches(wanted), selector);
  for (let steps = 0; !await isThere(); steps++) {
    if (steps > 20) throw new Error(`${key} does not lead to ${selector}`);
    await page.keyboard.press(key);
  }
}
