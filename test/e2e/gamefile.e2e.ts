import { expect, it } from 'vitest';
import { parseRecord, statusOf, type FreecellGame } from '@sidedeck/core';
import { openEditor } from './editor.ts';
import { noWays, play, winningLine } from './player.ts';

const GAME = 'Sidedeck 2\nDeal: 617\n\n4a 46 2b 21 41\n72 7c\n';
const WRONG = 'Sidedeck 2\nDeal: 617\n\n4a 2a 46\n';

function gameOf(text: string): FreecellGame {
  const read = parseRecord(text);
  if (!read.ok || read.problem) throw new Error(`${text} is no whole game`);
  return read.value as FreecellGame;
}

it('a game file: errors, hover, completion, lenses, and a table beside it that is one with the text', async () => {
  const editor = await openEditor({
    viewport: { width: 1300, height: 800 },
    settings: { 'workbench.hover.delay': 100, 'editor.hover.delay': 100 },
    files: { 'game.freecell': GAME, 'wrong.freecell': WRONG },
  });
  const { page } = editor;
  const { keyboard, mouse } = page;

  // What is wrong is underlined where it stands, and says why.
  const wrong = await editor.openText('wrong.freecell');
  await wrong.root.locator('.squiggly-error').waitFor();
  const place = await wrong.word('2a');
  await mouse.move(place.x, place.y);
  const hover = page.locator('.monaco-hover:visible');
  await hover.getByText('4♥ is in that cell').waitFor();

  // A move shows the table after it.
  const text = await editor.openText('game.freecell');
  await expect.poll(text.text).toContain('72 7c');
  const move = await text.word('2b');
  await mouse.move(move.x, move.y, { steps: 3 });
  await hover.getByText('Step 3').waitFor();
  expect(await hover.locator('img').evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(200);

  // Completion gives the moves that are allowed.
  await text.clickBehind('72 7c');
  await keyboard.press('End');
  await keyboard.type(' 4');
  await keyboard.press('Control+Space');
  const suggestions = page.locator('.suggest-widget .monaco-list-row');
  await suggestions.filter({ hasText: /^47/ }).first().waitFor();
  await suggestions.filter({ hasText: /^47/ }).first().click();
  await expect.poll(text.text).toContain('72 7c 47');

  // The table beside shows the game at the caret, and what is played on it is written.
  await text.lens('Play');
  const table = await editor.tab();
  const game = gameOf(GAME.replace('7c', '7c 47'));
  await table.shows(game);
  const [next] = winningLine(game);
  await play(table, game, next!, noWays());
  await expect.poll(async () => gameOf(await text.text()).steps.length).toBe(9);

  // Undo in the editor undoes the move on the table.
  await text.clickBehind('Deal: 617');
  await keyboard.press('Control+z');
  await expect.poll(async () => gameOf(await text.text()).steps.length).toBe(8);
  await table.shows(game);

  // Solved from a line on, the file is a won game, which the table shows.
  await text.lens('Solve from here');
  await expect.poll(async () => statusOf(gameOf(await text.text())), { timeout: 30_000 }).toBe('won');
  await keyboard.press('Control+s');
}, 120_000);
