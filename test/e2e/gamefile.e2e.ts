import { expect, it } from 'vitest';
import { parseRecord, statusOf, type FreecellGame } from '@sidedeck/core';
import { openEditor, type Editor } from './editor.ts';
import { noWays, play, winningLine } from './player.ts';
import type { TextEditor } from './textEditor.ts';

const GAME = 'Sidedeck 2\nDeal: 617\n\n4a 46 2b 21 41\n72 7c 47\n';
const WRONG = 'Sidedeck 2\nDeal: 617\n\n4a 2a 46\n';
const VIEWPORT = { width: 1300, height: 800 };

function gameOf(text: string): FreecellGame {
  const read = parseRecord(text);
  if (!read.ok || read.problem) throw new Error(`${text} is no whole game`);
  return read.value as FreecellGame;
}

/** The solver's way to win is written behind the line. */
async function solveFromHere(text: TextEditor): Promise<void> {
  await text.lens('Solve from here');
  await expect.poll(async () => statusOf(gameOf(await text.text())), { timeout: 30_000 }).toBe('won');
}

/** Where the extension runs, as VS Code itself tells it. */
async function runsIn({ page, command }: Editor): Promise<string> {
  await command('Developer: Show Running Extensions');
  const row = page.locator('.runtime-extensions-editor .monaco-list-row', { hasText: 'Sidedeck' });
  return await row.textContent() ?? '';
}

it('tells what is wrong, the table after a move, and which moves there are; solves, and sets the text', async () => {
  const editor = await openEditor({
    viewport: VIEWPORT,
    settings: { 'editor.hover.delay': 100 },
    files: { 'game.freecell': GAME, 'wrong.freecell': WRONG },
  });
  const { keyboard } = editor.page;

  const wrong = await editor.openText('wrong.freecell');
  await wrong.root.locator('.squiggly-error').waitFor();
  await wrong.hover('2a', '4♥ is in that cell');

  const text = await editor.openText('game.freecell');
  await expect.poll(text.text).toContain('72 7c');
  const hover = await text.hover('2b', 'Step 3: K♠ to cell b');
  expect(await hover.locator('img').evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(200);

  await text.clickBehind('72 7c 47');
  await keyboard.type(' 4');
  await keyboard.press('Control+Space');
  await editor.page.locator('.suggest-widget .monaco-list-row').filter({ hasText: /^4d/ }).first().click();
  await expect.poll(text.text).toContain('72 7c 47 4d');

  await solveFromHere(text);
  await editor.command('Format Document');
  await expect.poll(text.text).toContain('4a 46 2b 21 41 72 7c 47 ');
  expect(await runsIn(editor)).not.toContain('web worker');
}, 180_000);

it('is one with the table beside it, in the web extension host', async () => {
  const editor = await openEditor({
    viewport: VIEWPORT,
    settings: { 'remote.extensionKind': { 'sidedeck.sidedeck': ['web'] } },
    files: { 'game.freecell': GAME },
  });
  await editor.openText('game.freecell');
  expect(await runsIn(editor)).toContain('web worker');
  const text = await editor.openText('game.freecell');
  await text.lens('Play');
  const table = await editor.tab();
  const game = gameOf(GAME);
  await table.shows(game);

  // What is played is written, and undo in the editor undoes it on the table.
  const [next] = winningLine(game);
  await play(table, game, next!, noWays());
  await expect.poll(async () => gameOf(await text.text()).steps.length).toBe(9);
  await text.clickBehind('Deal: 617');
  await editor.page.keyboard.press('Control+z');
  await expect.poll(text.text).toBe(GAME);
  await table.shows(game);

  // The table follows the caret.
  await text.clickBehind('4a 46');
  await table.shows(gameOf('Sidedeck 2\nDeal: 617\n\n4a 46'));

  await solveFromHere(text);
}, 180_000);
