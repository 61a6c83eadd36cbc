import { expect, it } from 'vitest';
import { statusOf, update, type Game } from '@sidedeck/core';
import { dealByNumber, noWays, play, winningLine } from './player.ts';
import { openDesk, type ExtensionTable } from './popup.ts';

it('plays deal 617 from the deal to the win, and goes on where it was when it is closed in the middle', async () => {
  const desk = await openDesk();
  let popup = await desk.popup();
  let game = await dealByNumber(popup.page, popup, 617);

  const ways = noWays();
  const line = winningLine(game);
  for (const [index, move] of line.entries()) {
    if (statusOf(game) === 'won') break;
    if (index === line.length >> 1) popup = await closeAndOpen(popup, game);
    game = await play(popup, game, move, ways);
  }
  expect(statusOf(game)).toBe('won');
  await popup.panel('won').waitFor();
  expect(Math.min(...Object.values(ways))).toBeGreaterThan(3);

  /** Position, clock, move count and the whole history are back. */
  async function closeAndOpen(table: ExtensionTable, before: Game): Promise<ExtensionTable> {
    await expect.poll(table.elapsed).toBeGreaterThan(0);
    await desk.browser.closePopup(table.page);
    const { elapsed } = await desk.storedGame();
    const opened = await desk.popup();
    await opened.shows(before);
    // As the shell foretells it, so that cards are drawn once.
    const stage = opened.page.locator('.stage');
    expect(await stage.evaluate(({ clientWidth, clientHeight }) => [clientWidth, clientHeight])).toEqual([780, 533]);
    expect(await opened.elapsed()).toBeGreaterThanOrEqual(Math.floor(elapsed / 1000));
    const start = await repeat(opened, 'undo', before);
    const again = await repeat(opened, 'redo', start);
    expect([start.cursor, again.position]).toEqual([0, before.position]);
    return opened;
  }
});

/** Takes back, or makes again, everything that can be. */
async function repeat(table: ExtensionTable, type: 'undo' | 'redo', game: Game): Promise<Game> {
  const after = update(game, { type });
  if (after === game) return game;
  await table.press(type);
  await table.shows(after);
  return repeat(table, type, after);
}
