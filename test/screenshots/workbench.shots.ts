import { join } from 'node:path';
import { it } from 'vitest';
import { openEditor } from '../e2e/editor.ts';
import { dealByNumber, noWays, play, winningLine } from '../e2e/player.ts';

const THEMES = { light: 'Default Light Modern', dark: 'Default Dark Modern' };
const WIDTHS = [240, 400];
const VIEWPORT = { width: 1280, height: 720 };
/** Enough for cards in cells, on foundations and in runs. */
const MOVES = 24;

const pathOf = (name: string) => join(import.meta.dirname, `${name}.png`);

it.each(Object.entries(THEMES))('the sidebar and the editor tab, %s', async (name, theme) => {
  const editor = await openEditor({ viewport: VIEWPORT, settings: { 'workbench.colorTheme': theme } });
  const { page } = editor;
  // The edge that was just dragged would glow.
  await page.addStyleTag({ content: '.monaco-sash::before { background: none !important }' });
  const sidebar = await editor.openSidebar();
  await editor.resizeSidebar(WIDTHS.at(-1)!);
  let game = await dealByNumber(page, sidebar, 617);
  for (const move of winningLine(game).slice(0, MOVES)) game = await play(sidebar, game, move, noWays());

  await sidebar.clickBeside();
  for (const width of WIDTHS) {
    await editor.resizeSidebar(width);
    await sidebar.shows(game);
    const { x, width: shown } = (await page.locator('.part.sidebar').boundingBox())!;
    await page.screenshot({
      path: pathOf(`sidebar-${width}-${name}`), clip: { ...VIEWPORT, x: 0, y: 0, width: x + shown },
    });
  }

  await editor.command('Sidedeck: Open in Editor');
  await (await editor.tab()).shows(game);
  await page.screenshot({ path: pathOf(`editor-${name}`) });
});
