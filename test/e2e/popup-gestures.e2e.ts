import { expect, it } from 'vitest';
import {
  PRESETS, cellIndex, columnIndex, legalMoves, newGame, update, type FreecellGame, type CardMove,
} from '@sidedeck/core';
import { winningLine } from './player.ts';
import { openDesk, type ExtensionTable } from './popup.ts';

const DEAL = newGame(PRESETS.classic, 617);
const LINE = winningLine(DEAL);
const [GAME, MOVE] = farMove();

/**
 * A game in the middle, and a move so far across the table that half of the way is near nothing that takes the card.
 * Whatever line the solver finds, it comes by such a move.
 */
function farMove(): [FreecellGame, CardMove] {
  let game = DEAL;
  for (const move of LINE) {
    game = update(game, { type: 'move', move });
    const moves = legalMoves(game.position).filter(({ from, to }) => columnIndex(from) >= 0 && columnIndex(to) >= 0);
    const far = moves.find(({ from, to, count }) => Math.abs(columnIndex(from) - columnIndex(to)) >= 4
      && moves.filter((other) => other.from === from && other.count === count).length === 1);
    if (far) return [game, far];
  }
  throw new Error('No card goes far');
}

/** Nothing is carried or chosen any more, and each card lies where the layout wants it. */
async function isAtRest({ root }: ExtensionTable): Promise<boolean> {
  return root.evaluate((element) =>
    [...element.querySelectorAll<HTMLElement>('[data-card]')].every((card) =>
      card.style.translate === '' && card.getAttribute('aria-pressed') !== 'true'));
}

it('lets no second gesture into the first', async () => {
  const desk = await openDesk();
  await desk.storeGame(GAME);
  const popup = await desk.popup();
  const { mouse, keyboard } = popup.page;

  for (const key of ['z', 'y', 'h', 'a', 'n', 'd', 'u', 'Enter', 'Escape', 'ArrowRight']) {
    await popup.startDrag(GAME.position, MOVE);
    await keyboard.press(key);
    await mouse.up();
    if (key === 'n') await popup.panel('new').locator('[data-action="cancel"]').click();
    if (key === 'z') await keyboard.press('y');
    await popup.shows(GAME);
    await expect.poll(() => isAtRest(popup), { message: `after ${key}` }).toBe(true);
  }

  await popup.startDrag(GAME.position, MOVE);
  await mouse.down({ button: 'right' });
  await mouse.up({ button: 'right' });
  await mouse.up();
  await popup.shows(GAME);
  await expect.poll(() => isAtRest(popup)).toBe(true);
});

it('takes three clicks on a card as one move', async () => {
  const desk = await openDesk();
  await desk.storeGame(DEAL);
  const popup = await desk.popup();
  // A card that only a cell takes.
  const moves = legalMoves(DEAL.position);
  const move = moves.find(({ from }) => moves.every((other) => other.from !== from || cellIndex(other.to) >= 0))!;
  await popup.select(DEAL.position, move, 3);
  await popup.shows(update(DEAL, { type: 'move', move }));
});

it('stands still while something lies over the table', async () => {
  const desk = await openDesk();
  await desk.storeGame({ ...GAME, elapsed: 5000 });
  const popup = await desk.popup();
  await expect.poll(popup.elapsed).toBeGreaterThan(5);
  await popup.press('settings');
  await popup.panel('settings').waitFor();
  const elapsed = await popup.elapsed();
  const later = await popup.page.evaluate(() => performance.now() + 2500);
  for (const key of ['z', 'a', 'h', 'n', 'ArrowRight', 'ArrowDown']) await popup.page.keyboard.press(key);
  await popup.page.waitForFunction((time) => performance.now() > time, later);
  expect(await popup.elapsed()).toBe(elapsed);
  // A click beside the panel closes it, and does no more.
  await popup.drag(GAME.position, MOVE);
  await popup.panel('settings').waitFor({ state: 'detached' });
  await popup.shows(GAME);
});
