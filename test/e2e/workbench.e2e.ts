import { expect, it } from 'vitest';
import { statusOf, update, type Game } from '@sidedeck/core';
import { openEditor, type EditorTable, type EditorWindow } from './editor.ts';
import { dealByNumber, noWays, play, winningLine } from './player.ts';
import { textEditorOn } from './textEditor.ts';

const DEAL = 617;

it('plays deal 617 from the deal to the win in a narrow sidebar, and goes on where it was after a reload', async () => {
  const editor = await openEditor({ settings: { 'workbench.reduceMotion': 'on' } });
  let table = await editor.openSidebar();
  await editor.resizeSidebar(240);
  expect(await table.frame.evaluate(() => innerWidth)).toBeLessThanOrEqual(240);
  let game = await dealByNumber(editor.page, table, DEAL);

  const ways = noWays();
  const line = winningLine(game);
  for (const [index, move] of line.entries()) {
    if (statusOf(game) === 'won') break;
    if (index === line.length >> 1) table = await reload(table, game);
    game = await play(table, game, move, ways);
  }
  expect(statusOf(game)).toBe('won');
  expect(Math.min(...Object.values(ways))).toBeGreaterThan(3);

  await editor.page.context().grantPermissions(['clipboard-read']);
  await table.panel('won').locator('[data-action="share"]').click();
  await expect.poll(() => editor.page.evaluate(() => navigator.clipboard.readText())).toContain(`${DEAL}`);

  /** Position, clock, move count and the whole history are back. */
  async function reload(before: EditorTable, played: Game): Promise<EditorTable> {
    await expect.poll(before.elapsed).toBeGreaterThan(0);
    const elapsed = await before.elapsed();
    await editor.reload();
    const after = await editor.sidebar();
    expect(await after.frame.evaluate(() => innerWidth)).toBeLessThanOrEqual(240);
    await after.shows(played);
    expect(await after.elapsed()).toBeGreaterThanOrEqual(elapsed);
    let now = played;
    for (const type of ['undo', 'redo'] as const) {
      while (update(now, { type }) !== now) {
        await after.press(type);
        now = update(now, { type });
      }
      await after.shows(now);
    }
    return after;
  }
}, 300_000);

it('shows one game in the sidebar and in the editor tab, which comes back after a reload', async () => {
  const editor = await openEditor({ viewport: { width: 1300, height: 800 } });
  const sidebar = await editor.openSidebar();
  let game = await dealByNumber(editor.page, sidebar, DEAL);
  await editor.resizeSidebar(240);
  await sidebar.press('more');
  await sidebar.press('larger');
  const tab = await editor.tab();
  await tab.shows(game);

  const ways = noWays();
  for (const [index, move] of winningLine(game).slice(0, 8).entries()) {
    const [here, there] = index % 2 ? [sidebar, tab] : [tab, sidebar];
    game = await play(here, game, move, ways);
    await there.shows(game);
  }
  await sidebar.press('undo');
  game = update(game, { type: 'undo' });
  await tab.shows(game);

  // A card of one table that is let go over the other: refused, and neither of them forks.
  const move = winningLine(game)[0]!;
  await sidebar.startDrag(game.position, move);
  await editor.page.mouse.move(900, 400, { steps: 3 });
  await editor.page.mouse.up();
  for (const table of [sidebar, tab]) await table.shows(game);

  // The status bar tells of the game, and leads to its table.
  await expect.poll(() => editor.statusItem.textContent()).toBe(`FreeCell ${DEAL} · ${game.moveCount}`);
  await editor.command('View: Toggle Primary Side Bar Visibility');
  await editor.statusItem.click();
  await (await editor.sidebar()).shows(game);
  const change = await editor.openSettings();
  for (const on of [false, true]) {
    await change('sidedeck.statusBar', on);
    await editor.statusItem.waitFor({ state: on ? 'visible' : 'detached' });
  }
  await editor.command('View: Close Editor');

  await editor.reload();
  for (const table of [await editor.tab(), await editor.sidebar()]) await table.shows(game);
  await pressTitles(editor, game);
});

/** What is in the titles of the two is about the table below it, whichever had the focus last. */
async function pressTitles(editor: EditorWindow, game: Game): Promise<void> {
  const tables = { editor: await editor.tab(), sidebar: await editor.sidebar() };
  for (const [here, there] of [['editor', 'sidebar'], ['sidebar', 'editor'], ['editor', 'sidebar']] as const) {
    await editor.titleButton(here, 'New Game').click();
    await tables[here].panel('new').waitFor();
    expect(await tables[there].panel('new').count()).toBe(0);
    await tables[here].panel('new').locator('[data-action="close"]').click();
  }

  const more = { from: editor.titleButton('sidebar', 'More Actions') };
  await editor.choose(more, 'Restart Game');
  await tables.sidebar.panel('confirm').locator('[data-action="cancel"]').click();
  await tables.sidebar.shows(game);
  await editor.choose(more, 'Open the Game as Text');
  await expect.poll(textEditorOn(editor.page).text).toContain(`Deal: ${DEAL}`);

  // The one tab is revealed, and no second one opens.
  await editor.titleButton('sidebar', 'Open in Editor').click();
  await (await editor.tab()).shows(game);
  expect(await editor.page.locator('.tab .label-name', { hasText: /^Sidedeck$/ }).count()).toBe(1);
}

it('has the same game in another folder, and in step with another window', async () => {
  const here = await openEditor();
  const table = await here.openSidebar();
  let game = await dealByNumber(here.page, table, DEAL);
  const [first, second] = winningLine(game);
  game = await play(table, game, first!, noWays());
  await leaveTable(here);

  const there = await here.openWindow('another');
  const other = await there.openSidebar();
  await other.shows(game);
  game = await play(other, game, second!, noWays());
  await table.shows(game);
  await leaveTable(there);

  await table.press('undo');
  game = update(game, { type: 'undo' });
  for (const each of [table, other]) await each.shows(game);
});

/** As on a desk, one window has the focus: the clock of a table runs only where it is. */
async function leaveTable({ page }: EditorWindow): Promise<void> {
  await page.mouse.click(700, 500);
}

/**
 * The table tells the editor by message that the focus has left it or is in a text field, and only then are its
 * keybindings off. Nothing on the page shows when that has arrived; a person's next key comes later than this.
 */
async function focusIsKnown({ page }: EditorWindow): Promise<void> {
  await page.waitForTimeout(1000);
}

it('does what the palette and the keys ask for, each once, and only while the table has the focus', async () => {
  const editor = await openEditor();
  const { keyboard } = editor.page;
  // No table is shown yet: the command shows one.
  await editor.command('Sidedeck: New Game');
  const table = await editor.sidebar();
  await table.panel('new').waitFor();
  await keyboard.press('Escape');
  await table.panel('new').waitFor({ state: 'detached' });

  let game = await dealByNumber(editor.page, table, DEAL);
  const ways = noWays();
  for (const move of winningLine(game).slice(0, 6)) game = await play(table, game, move, ways);
  const expectAfter = async (type: 'undo' | 'redo') => {
    game = update(game, { type });
    await table.shows(game);
  };

  await editor.command('Sidedeck: Undo Move');
  await expectAfter('undo');
  await editor.command('Sidedeck: Redo Move');
  await expectAfter('redo');

  // The table takes its keys, and the editor has bindings for the same keys: each press must count once.
  await table.clickBeside();
  for (const keys of ['Control+z', 'Control+z', 'z']) {
    await keyboard.press(keys);
    await expectAfter('undo');
  }
  for (const keys of ['Control+y', 'Control+Shift+z', 'y']) {
    await keyboard.press(keys);
    await expectAfter('redo');
  }
  await editor.command('Sidedeck: Undo Move');
  await expectAfter('undo');

  // In a text field of the table keys belong to the text.
  await table.clickBeside();
  await keyboard.press('n');
  await table.panel('new').locator('[name="source"][value="number"]').check();
  const number = table.panel('new').getByRole('textbox');
  await number.fill('');
  await number.pressSequentially('12');
  await focusIsKnown(editor);
  await keyboard.press('Control+z');
  await expect.poll(() => number.inputValue()).not.toBe('12');
  await keyboard.press('Escape');
  await table.shows(game);

  // The editor's own keys still are its own, and what is typed there does not reach the table.
  await table.clickBeside();
  await keyboard.press('F1');
  const palette = editor.page.locator('.quick-input-widget input').first();
  await palette.waitFor();
  await expect.poll(() => palette.evaluate((input) => document.activeElement === input)).toBe(true);
  await focusIsKnown(editor);
  await palette.pressSequentially('zzz');
  await keyboard.press('Control+z');
  await expect.poll(() => palette.inputValue()).not.toBe('>zzz');
  await keyboard.press('Escape');
  await table.shows(game);
});
