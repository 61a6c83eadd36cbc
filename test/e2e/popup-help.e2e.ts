import { expect, it } from 'vitest';
import { PRESETS, newGame, parseRecord, statusOf, update } from '@sidedeck/core';
import { lostGame, wonGame } from '../fixtures/games.ts';
import { openDesk, type ExtensionTable } from './popup.ts';
import { sightOf } from './table.ts';

const IDENTITY = { id: 'helped', started: 1 };

async function chooseInMenu(table: ExtensionTable, action: string): Promise<void> {
  await table.press('more');
  await table.press(action);
}

it('reviews a lost game, names the move that lost it, and plays on from before it', async () => {
  const desk = await openDesk();
  await desk.storeGame({ ...lostGame(), ...IDENTITY });
  const popup = await desk.popup();
  await popup.panel('stuck').waitFor();
  await popup.panel('stuck').locator('[data-action="review"]').click();
  const dock = popup.root.locator('[data-dock="review"]');
  await dock.and(popup.page.locator('[data-review="done"]')).waitFor();
  const verdict = dock.locator('[data-note="verdict"]');
  await expect.poll(() => verdict.textContent()).toContain('Move 15 lost it: 2♠ to column 4.');
  expect(await dock.locator('.range').evaluateAll((ranges) =>
    ranges.map((range) => (range as HTMLElement).dataset['standing']))).toEqual(['winnable', 'unwinnable']);
  expect(await popup.root.getAttribute('data-light')).toBe('unwinnable');

  // The slider has the focus: arrows step through the game, and the table shows it.
  await popup.page.keyboard.press('Home');
  await expect.poll(() => dock.getAttribute('data-at')).toBe('0');
  const beginning = update(lostGame(), { type: 'goTo', cursor: 0 });
  await expect.poll(async () => (await popup.see()).piles).toEqual(sightOf(beginning).piles);
  await popup.page.keyboard.press('ArrowRight');
  await expect.poll(() => dock.getAttribute('data-at')).toBe('1');
  expect(await popup.root.getAttribute('data-light')).toBe('winnable');

  await popup.press('reviewBetter');
  await popup.press('reviewLast');
  await expect.poll(async () => Object.keys((await popup.see()).piles)).toEqual(['hC', 'hD', 'hH', 'hS']);
  await popup.press('reviewReturn');
  await dock.waitFor({ state: 'detached' });
  await popup.shows(update({ ...lostGame(), ...IDENTITY }, { type: 'goTo', cursor: 14 }));
  await popup.root.and(popup.page.locator('[data-light="winnable"]')).waitFor();
  expect((await desk.storedGame()).steps).toHaveLength(28);
});

it('shows a way to win that does not count as a win, and stops when it is told to', async () => {
  const desk = await openDesk();
  const deal = newGame(PRESETS.classic, 617, IDENTITY);
  await desk.storeGame(deal);
  const popup = await desk.popup();
  await chooseInMenu(popup, 'demo');
  await popup.panel('confirm').locator('[data-action="confirm"]').click();
  await expect.poll(async () => Number((await popup.see()).cursor)).toBeGreaterThan(2);
  await popup.page.keyboard.press('Escape');
  await popup.root.locator('[data-dock="demo"]').waitFor({ state: 'detached' });
  const { cursor } = await popup.see();
  await popup.page.waitForTimeout(2500);
  expect((await popup.see()).cursor).toBe(cursor);
  expect(popup.page.isClosed()).toBe(false);
  const stored = await desk.storedGame();
  expect(stored.demoMoves).toBe(Number(cursor));

  await chooseInMenu(popup, 'demo');
  await expect.poll(async () => Number((await popup.see()).cursor)).toBeGreaterThan(Number(cursor));
  await popup.press('undo');
  await popup.root.locator('[data-dock="demo"]').waitFor({ state: 'detached' });

  // The last moves of a won game, shown: the end is there, and nobody has won.
  await desk.browser.closePopup(popup.page);
  await desk.storeGame({ ...update(wonGame(IDENTITY), { type: 'undo' }), demoMoves: 1 });
  const again = await desk.popup();
  await chooseInMenu(again, 'demo');
  await again.panel('won').waitFor();
  expect(await again.panel('won').getByRole('heading').first().textContent()).toBe('The end of the demo');
  expect(await desk.storedText('history') ?? '').not.toMatch(/ won /);
});

it('holds a win against the shortest way known, which gets no longer while it is looked at', async () => {
  const desk = await openDesk();
  const game = wonGame(IDENTITY);
  await desk.storeGame(game);
  const popup = await desk.popup();
  await popup.panel('won').waitFor();
  const par = popup.panel('won').locator('[data-par]');
  await par.waitFor();
  const read = async () => [Number(await par.getAttribute('data-least')), Number(await par.getAttribute('data-par'))];
  const [least, first] = await read() as [number, number];
  expect(least).toBeLessThanOrEqual(first);
  expect(first).toBeLessThanOrEqual(game.moveCount);
  await popup.page.waitForTimeout(2000);
  const [leastLater, later] = await read() as [number, number];
  expect(later).toBeLessThanOrEqual(first);
  expect(leastLater).toBeGreaterThanOrEqual(least);
  await popup.panel('won').locator('[data-action="review"]').click();
  const verdict = popup.root.locator('[data-note="verdict"]');
  await expect.poll(() => verdict.textContent()).toBe('No move made it unwinnable.');
});

it('says why cards stay down', async () => {
  const desk = await openDesk();
  await desk.storeGame(newGame(PRESETS.classic, 617, IDENTITY));
  const popup = await desk.popup();
  await chooseInMenu(popup, 'why');
  const reasons = popup.panel('why').locator('[data-note="left"]');
  await expect.poll(() => reasons.count()).toBe(8);
  const stored = parseRecord(await desk.storedText('game') ?? '');
  expect(stored.ok && statusOf(stored.value)).toBe('playing');
});
