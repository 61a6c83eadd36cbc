import { expect, it } from 'vitest';
import { PRESETS, newGame, statusOf, update, type FreecellGame } from '@sidedeck/core';
import { dealByKeys, tabTo } from './byKeys.ts';
import { winningLine } from './player.ts';
import { openDesk, type ExtensionTable } from './popup.ts';
import { isSaidIn, spoken } from './transcript.ts';

it('wins a whole game by keyboard alone, in a popup at 200 %', async () => {
  const desk = await openDesk({ zoom: 2 });
  await desk.stopMotion();
  const popup = await desk.popup();
  // The browser lets it become no larger; all of the table is in there.
  expect(await popup.page.evaluate(() => [innerWidth, innerHeight])).toEqual([400, 300]);
  let game = newGame(PRESETS.classic, 617);
  await dealByKeys(popup, '617', game);
  for (const move of winningLine(game)) {
    if (statusOf(game) === 'won') break;
    await popup.keys(game.position, move);
    game = update(game, { type: 'move', move });
    await popup.shows(game);
    expect(await popup.roomBelow()).toBeGreaterThanOrEqual(0);
    if (game.cursor === 5) await undoAndRedo(popup, game);
  }
  expect(statusOf(game)).toBe('won');
  await popup.panel('won').waitFor();
  expect(await popup.panel('won').evaluate((panel) => panel.contains(document.activeElement))).toBe(true);
  expect(isSaidIn('en', await spoken(popup))).toBe(true);
});

/** Undoes with the toolbar's button, which keeps Enter to itself, redoes by letter, and goes back to the table. */
async function undoAndRedo({ page, shows }: ExtensionTable, game: FreecellGame): Promise<void> {
  await tabTo(page, '[data-action="undo"]', 'Shift+Tab');
  await page.keyboard.press('Enter');
  await shows(update(game, { type: 'undo' }));
  await page.keyboard.press('y');
  await shows(game);
  await tabTo(page, '.board *', 'Tab');
}
