import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Locator, Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { parseRecord, statusOf, update, type FreecellGame } from '@sidedeck/core';
import { openEditor, type Editor, type EditorTable } from './editor.ts';
import { noWays, play, winningLine } from './player.ts';
import { MEMORY, memoryOf } from './smallExtension.ts';
import { textEditorOn, type TextEditor } from './textEditor.ts';

const GAME = 'Sidedeck 2\nDeal: 617\n\n4a 46 2b 21 41\n72 7c 47\n';
/** One line, and so one lens to play from. */
const SHORT = 'Sidedeck 2\nDeal: 617\n\n4a 46\n';
const WRONG = 'Sidedeck 2\nDeal: 617\n\n4a 2a 46\n';
/** Its 15th step lost it. */
const LOST = readFileSync(join(import.meta.dirname, '../fixtures/lost-617.freecell'), 'utf8');
/** Nothing in the folder is trusted, and nobody is asked. */
const UNTRUSTED = {
  'security.workspace.trust.enabled': true,
  'security.workspace.trust.startupPrompt': 'never',
  'security.workspace.trust.banner': 'never',
};
/** The web extension host. */
const IN_BROWSER = { 'remote.extensionKind': { 'sidedeck.sidedeck': ['web'] } };
const VIEWPORT = { width: 1300, height: 800 };

function gameOf(text: string): FreecellGame {
  const read = parseRecord(text);
  if (!read.ok || read.problem) throw new Error(`${text} is no whole game`);
  return read.value as FreecellGame;
}

/** The solver's way to win is written behind the line. */
async function isSolved(text: TextEditor): Promise<void> {
  await expect.poll(async () => statusOf(gameOf(await text.text())), { timeout: 30_000 }).toBe('won');
}

/** Where the extension runs, as VS Code itself tells it. */
async function runsIn({ page, command }: Editor): Promise<string> {
  await command('Developer: Show Running Extensions');
  const row = page.locator('.runtime-extensions-editor .monaco-list-row', { hasText: 'Sidedeck' });
  return await row.textContent() ?? '';
}

/** Opens the walkthrough, and presses the buttons of its steps. */
async function walkThrough(editor: Editor): Promise<void> {
  const { page } = editor;
  await editor.command('Welcome: Open Walkthrough');
  await offered(page, 'Get Started with Sidedeck').click();
  const guide = page.locator('.gettingStartedDetailsContent');
  const picture = guide.locator('.getting-started-media img');
  const step = async (title: string) => {
    const found = guide.locator('.getting-started-step', { hasText: title });
    // The first one is open from the start.
    if (!await found.locator('.step-description-container').isVisible()) await found.click();
    await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(200);
    return found.locator('.monaco-button');
  };

  await guide.locator('.getting-started-step.expanded').waitFor();
  await (await step('Open the table')).click();
  await editor.sidebar();
  await step('See each position');
  const button = await step('Keep a game as text');
  // A table that has just been opened takes the focus late, which closes what asks.
  const asked = () => button.click().then(() => chooseGame(page, 'houseB', 24));
  await asked().catch(asked);
  await expect.poll(textEditorOn(page).text).toMatch(/Rules: houseB\n[^]*Deal: 24\n/);
}

function offered(page: Page, text: string): Locator {
  return page.locator('.quick-input-list .monaco-list-row', { hasText: text });
}

/** Answers what the new game file is to be of. */
async function chooseGame(page: Page, rules: string, number: number): Promise<void> {
  await offered(page, rules).click({ timeout: 5000 });
  await page.getByRole('textbox', { name: /Number of the deal|局號/ }).fill(String(number), { timeout: 5000 });
  await page.keyboard.press('Enter');
}

it('tells what is wrong, the table after a move, which moves there are; solves, checks, sets the text', async () => {
  const editor = await openEditor({
    viewport: VIEWPORT,
    settings: { 'editor.hover.delay': 100, ...UNTRUSTED },
    files: { 'game.freecell': GAME, 'wrong.freecell': WRONG, 'lost.freecell': LOST },
  });
  const { page, page: { keyboard } } = editor;
  await page.locator('.statusbar-item', { hasText: 'Restricted Mode' }).waitFor();

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
  await page.locator('.suggest-widget .monaco-list-row').filter({ hasText: /^4d/ }).first().click();
  await expect.poll(text.text).toContain('72 7c 47 4d');

  await editor.choose({ of: text.root.locator('.view-line').first() }, 'Solve from Here');
  await isSolved(text);
  await editor.command('Format Document');
  await expect.poll(text.text).toContain('4a 46 2b 21 41 72 7c 47 ');
  await editor.choose({ of: text.root.locator('.view-line').first() }, 'Check the Game');
  await page.locator('.notification-toast', { hasText: 'Right, and won in' }).waitFor();

  const lost = await editor.openText('lost.freecell');
  await lost.lens('Check');
  await lost.root.locator('.squiggly-warning').waitFor({ timeout: 60_000 });
  await page.locator('.notification-toast', { hasText: 'lost with step 15' }).waitFor();
  await lost.hover('84 ', '12 of 12 other moves there could still win');
  expect(await runsIn(editor)).not.toContain('web worker');
  await walkThrough(editor);
}, 240_000);

it('is one with the tables beside it, in the web extension host', async () => {
  const editor = await openEditor({
    viewport: VIEWPORT,
    settings: { ...IN_BROWSER, 'files.autoSave': 'off' },
    files: { 'game.freecell': GAME },
  });
  const { page, page: { keyboard } } = editor;
  await editor.openText('game.freecell');
  expect(await runsIn(editor)).toContain('web worker');
  const text = await editor.openText('game.freecell');
  await text.clickBehind('72 7c 47');
  await editor.titleButton('editor', 'Play from Here').click();
  const table = await editor.tab();
  let game = gameOf(GAME);
  await table.shows(game);
  const showAll = async (tables: readonly EditorTable[]) => {
    for (const each of tables) await each.shows(game);
  };

  // What is played is written, and undo in the editor undoes it on the table.
  const [next, second] = winningLine(game);
  await play(table, game, next!, noWays());
  await expect.poll(async () => gameOf(await text.text()).steps.length).toBe(9);
  await editor.titleButton('editor', 'Show the Text').click();
  await text.root.and(editor.page.locator('.focused')).waitFor();
  await keyboard.press('Control+z');
  await expect.poll(text.text).toBe(GAME);
  await showAll([table]);

  // Two tables of one file are in step; reverting takes back what was not saved.
  await table.clickBeside();
  await expect.poll(() => editor.page.locator('.editor-group-container.active .monaco-editor').count()).toBe(0);
  await editor.command('View: Split Editor Down');
  let tables = await editor.tabs(2);
  await showAll(tables);
  game = await play(tables[1]!, game, next!, noWays());
  await showAll(tables);
  const dirty = () => editor.page.locator('.tab.dirty').count();
  await editor.command('File: Save');
  await expect.poll(dirty).toBe(0);
  const saved = game;
  game = await play(tables[0]!, game, second!, noWays());
  await showAll(tables);
  await expect.poll(async () => gameOf(await text.text()).steps.length).toBe(10);
  await expect.poll(dirty).toBeGreaterThan(0);
  await editor.command('File: Revert File');
  game = saved;
  await showAll(tables);

  // Another program changes the file.
  editor.write({ 'game.freecell': GAME });
  await expect.poll(text.text, { timeout: 30_000 }).toBe(GAME);
  game = gameOf(GAME);
  await showAll(tables);

  // What is switched off in the settings is off at once, and so it is on again.
  await tables[1]!.clickBeside();
  const change = await editor.openSettings();
  const lenses = () => text.root.locator('.codelens-decoration a').count();
  await change('sidedeck.codeLens', false);
  await expect.poll(lenses).toBe(0);
  await change('sidedeck.followCursor', false);
  await text.clickBehind('4a 46 2b');
  await change('sidedeck.codeLens', true);
  await expect.poll(lenses).toBeGreaterThan(0);
  await showAll([tables[0]!]);
  await change('sidedeck.followCursor', true);
  await page.locator('.settings-editor .search-container').click();
  await editor.command('View: Close Editor');
  tables = await editor.tabs(2);
  await showAll(tables);

  // The tables follow the caret, and what they tell of a win does not take the focus from the text.
  await text.clickBehind('4a 46');
  game = gameOf('Sidedeck 2\nDeal: 617\n\n4a 46');
  await showAll(tables);
  await text.lens('Solve from here');
  await isSolved(text);
  await Promise.all(tables.map((each) => each.panel('won').waitFor()));
  await keyboard.press('Control+Home');
  await keyboard.type('# ');
  await expect.poll(text.text).toMatch(/^# Sidedeck 2/);
}, 240_000);

it('plays a file of a folder that is on no disk, and writes it there, in an editor that is in Chinese', async () => {
  const editor = await openEditor({
    viewport: VIEWPORT,
    settings: IN_BROWSER,
    language: 'zh-tw',
    folder: MEMORY,
    beside: [memoryOf('game.freecell', SHORT)],
  });
  const { page } = editor;
  const entry = page.locator('.explorer-folders-view .monaco-list-row', { hasText: 'game.freecell' });
  await entry.waitFor();
  await editor.choose({ of: entry }, '從這裡開始玩');
  const whole = await editor.tab();
  expect(await whole.root.getAttribute('lang')).toBe('zh-TW');
  await whole.shows(gameOf(SHORT));
  // The menu of its title is about the table of the file.
  await editor.choose({ from: editor.titleButton('editor', 'More Actions') }, '新遊戲');
  await whole.panel('new').locator('[data-action="cancel"]').click();

  const text = await editor.openText('game.freecell');
  await editor.choose({ of: text.root.locator('.view-line', { hasText: '617' }) }, '從這裡開始玩');
  const start = update(gameOf(SHORT), { type: 'goTo', cursor: 0 });
  await (await editor.tab()).shows(start);
  await editor.titleButton('editor', '顯示文字').click();
  await text.clickBehind('4a 46');
  await text.lens('從這裡開始玩');
  const table = await editor.tab();
  await table.shows(start);

  // The editor saves by itself, as it does in a browser.
  const played = await play(table, start, { type: 'move', from: '1', to: 'a', count: 1 }, noWays());
  const written = page.locator('.statusbar-item[id="sidedeck-test.memory.written"]');
  await expect.poll(async () => gameOf(decodeURIComponent(await written.innerText())).steps).toEqual(played.steps);

  await editor.command('Create: New File...');
  await offered(page, '新增牌局檔案…').click();
  await chooseGame(page, 'spider2', 24);
  await expect.poll(text.text).toMatch(/Rules: spider2\n[^]*Deal: 24\n/);
});
