import { expect, it } from 'vitest';
import { PRESETS, newGame, update, type Game } from '@sidedeck/core';
import { winningLine } from './player.ts';
import { openDesk, type Desk, type ExtensionTable } from './popup.ts';
import { sightOf } from './table.ts';

const DEAL = newGame(PRESETS.classic, 617);
const LINE = winningLine(DEAL);

const played = (moves: number): Game =>
  LINE.slice(0, moves).reduce((game, move) => update(game, { type: 'move', move }), DEAL);

/** The table in a tab, and over it in the popup. */
async function openBoth(desk: Desk): Promise<[tab: ExtensionTable, popup: ExtensionTable]> {
  await desk.storeGame(DEAL);
  const tab = await desk.tab();
  return [tab, await desk.popup()];
}

it('shows one game in popup and tab, whichever of them is played', async () => {
  const desk = await openDesk();
  const [tab, popup] = await openBoth(desk);
  for (let moves = 0; moves < 6; moves += 2) {
    await popup.drag(played(moves).position, LINE[moves]!);
    await tab.shows(played(moves + 1));
    await popup.shows(played(moves + 1));
    // A click into the tab would close the popup.
    await tab.page.keyboard.press('ArrowDown');
    await tab.keys(played(moves + 1).position, LINE[moves + 1]!);
    await popup.shows(played(moves + 2));
    await tab.shows(played(moves + 2));
  }
  await tab.page.keyboard.press('z');
  await popup.shows(update(played(6), { type: 'undo' }));
  await popup.page.keyboard.press('y');
  await tab.shows(played(6));
});

it('ends on one game when both are played at once', async () => {
  const desk = await openDesk();
  const [tab, popup] = await openBoth(desk);
  await popup.drag(DEAL.position, LINE[0]!);
  await tab.shows(played(1));
  for (let round = 0; round < 5; round++) {
    await Promise.all([
      popup.page.keyboard.press(round % 2 === 0 ? 'z' : 'y'),
      tab.page.keyboard.press('z'),
      tab.page.keyboard.press('y'),
    ]);
    await expect.poll(async () => {
      const shown = JSON.stringify(await tab.see());
      const kept = JSON.stringify(sightOf(await desk.storedGame()));
      return shown === kept && shown === JSON.stringify(await popup.see());
    }).toBe(true);
    const { start, steps } = await desk.storedGame();
    expect({ start, steps }).toEqual({ start: DEAL.start, steps: played(1).steps });
  }
});

it('refuses a card that is carried from the popup into the tab', async () => {
  const desk = await openDesk();
  const [tab, popup] = await openBoth(desk);
  await popup.startDrag(DEAL.position, LINE[0]!);
  const { x, y } = (await tab.root.boundingBox())!;
  await tab.page.mouse.move(x + 300, y + 300);
  await tab.page.mouse.up();
  await tab.shows(DEAL);
  await desk.browser.closePopup(popup.page);
  await (await desk.popup()).shows(DEAL);
  expect((await desk.storedGame()).steps).toEqual([]);
});

it('goes on in a tab, where there is more room', async () => {
  const desk = await openDesk();
  await desk.storeGame(played(3));
  const popup = await desk.popup();
  // No browser makes a popup larger than 800 × 600.
  expect(await popup.page.evaluate(() => [innerWidth, innerHeight])).toEqual([780, 580]);
  const opened = desk.browser.context.waitForEvent('page');
  const closed = popup.page.waitForEvent('close');
  // The popup closes under the very click, which then may say that its page is gone.
  await popup.press('larger').catch((error: unknown) => expect(String(error)).toMatch(/has been closed/));
  await closed;
  const tab = await desk.watch(await opened);
  await tab.shows(played(3));
  await tab.drag(played(3).position, LINE[3]!);
  await tab.shows(played(4));
  expect(await tab.root.locator('[data-action="larger"]').count()).toBe(0);

  for (const isFull of [true, false]) {
    await tab.press('full');
    await expect.poll(() => tab.page.evaluate(() => document.fullscreenElement !== null)).toBe(isFull);
  }
  await tab.shows(played(4));

  for (const height of [900, 420]) {
    await tab.page.setViewportSize({ width: 1000, height });
    await expect.poll(tab.roomBelow).toBeGreaterThanOrEqual(0);
  }
});
