import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { PRESETS, newGame, update } from '@sidedeck/core';
import { winningLine } from '../e2e/player.ts';
import { openDesk } from '../e2e/popup.ts';

/** The middle of a game, with cards in cells and on foundations. */
const MOVES = 26;
const started = { ...newGame(PRESETS.classic, 617), elapsed: 154_000 };
const game = winningLine(started).slice(0, MOVES)
  .reduce((now, move) => update(now, { type: 'move', move }), started);

describe.each(['light', 'dark'] as const)('%s', (colorScheme) => {
  it.each(['popup', 'tab'] as const)('%s', async (surface) => {
    const desk = await openDesk({ colorScheme });
    await desk.storeGame(game);
    const table = await desk[surface]();
    await table.shows(game);
    if (surface === 'tab') await table.page.setViewportSize({ width: 1200, height: 800 });
    await expect.poll(table.roomBelow).toBeGreaterThanOrEqual(0);
    await table.root.and(table.page.locator('[data-light="winnable"]')).waitFor();
    await table.page.screenshot({ path: join(import.meta.dirname, `${surface}-${colorScheme}.png`) });
  });
});
