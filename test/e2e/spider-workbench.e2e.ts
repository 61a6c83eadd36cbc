import { expect, it } from 'vitest';
import { statusOf } from '@sidedeck/core';
import { openEditor } from './editor.ts';
import { dealByName, LINE, playThrough, type Way } from './spider.ts';

const WAYS: readonly Way[] = ['click', 'picker', 'drag'];
const PART = Math.ceil(LINE.length / 6);

it('wins a one-suit game in a sidebar of 240 pixels by clicks, keys and drags, reloaded in the middle', async () => {
  const editor = await openEditor();
  let table = await editor.openSidebar();
  await editor.resizeSidebar(240);
  expect(await table.frame.evaluate(() => innerWidth)).toBeLessThanOrEqual(240);

  let game = await dealByName(editor.page, table);
  for (let at = 0; at < LINE.length; at += PART) {
    game = await playThrough(editor.page, table, game, LINE.slice(at, at + PART), WAYS[at / PART % 3]!);
    if (at / PART !== 2) continue;
    await editor.reload();
    table = await editor.sidebar();
    await table.shows(game);
    await table.root.locator('[tabindex="0"]').first().focus();
  }
  expect(statusOf(game)).toBe('won');
  await table.panel('won').waitFor();
}, 400_000);

it('deals a round by the palette', async () => {
  const editor = await openEditor();
  const table = await editor.openSidebar();
  const start = await dealByName(editor.page, table);
  await editor.command('Sidedeck: Deal a Round');
  await expect.poll(async () => (await table.see()).moves).toBe(String(start.moveCount + 1));
}, 120_000);
