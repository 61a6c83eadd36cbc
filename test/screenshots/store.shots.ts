import { join } from 'node:path';
import { expect, it } from 'vitest';
import { PRESETS, newGame, update } from '@sidedeck/core';
import { winningLine } from '../e2e/player.ts';
import { openDesk } from '../e2e/popup.ts';

// The pictures in the stores, in the size that all of them take.

const started = { ...newGame(PRESETS.classic, 617), elapsed: 154_000 };
const game = winningLine(started).slice(0, 26).reduce((now, move) => update(now, { type: 'move', move }), started);

it.each(['en', 'zh-CN', 'zh-TW'])('%s', async (language) => {
  const desk = await openDesk();
  await desk.storeGame(game);
  await desk.store('settings', { text: JSON.stringify({ language, moves: true }), stamp: 'store' });
  const table = await desk.tab();
  await table.page.setViewportSize({ width: 1280, height: 800 });
  await table.shows(game);
  await expect.poll(table.roomBelow).toBeGreaterThanOrEqual(0);
  await table.root.and(table.page.locator('[data-light="winnable"]')).waitFor();
  const path = join(import.meta.dirname, `../../extensions/browser/store/${language}.png`);
  await table.page.screenshot({ path });
});
