import { join } from 'node:path';
import { it } from 'vitest';
import { parseRecord, update, type FreecellGame } from '@sidedeck/core';
import { openEditor } from '../e2e/editor.ts';

const THEMES = { light: 'Default Light Modern', dark: 'Default Dark Modern' };
const VIEWPORT = { width: 1160, height: 620 };
/** What a person sees of a picture in a store or a walkthrough is small. */
const PICTURE = { type: 'jpeg', quality: 42 } as const;

const GAME = `# Deal 617, so far
Sidedeck 2
Game: freecell
Deal: 617

4a 46 2b 21 41 72 7c 47 4d (4h ch) 83
7h 47 6c 53
`;

const WALKTHROUGH = join(import.meta.dirname, '../../extensions/vscode/media/walkthrough');

it.each(Object.entries(THEMES))('a game file and its table, %s', async (name, theme) => {
  const editor = await openEditor({
    viewport: VIEWPORT,
    settings: {
      'workbench.colorTheme': theme, 'workbench.reduceMotion': 'on', 'editor.hover.delay': 100,
      'editor.minimap.enabled': false,
    },
    files: { 'mine.freecell': GAME },
  });
  const { page } = editor;
  const text = await editor.openText('mine.freecell');
  await editor.command('View: Toggle Primary Side Bar Visibility');
  await text.lens('Play');
  const table = await editor.tab();
  const read = parseRecord(GAME);
  if (!read.ok) throw new Error(read.error.message);
  await table.shows(read.value);
  await text.clickBehind('7h 47 6c');
  await table.shows(update(read.value as FreecellGame, { type: 'goTo', cursor: 13 }));
  await page.screenshot({ path: join(import.meta.dirname, `gamefile-${name}.png`) });
  if (name === 'dark') return;

  await page.screenshot({ ...PICTURE, quality: 20, path: join(WALKTHROUGH, 'file.jpg') });
  await text.hover('47', 'Step 8');
  const around = { x: 0, y: 40, width: 620, height: 450 };
  await page.screenshot({ ...PICTURE, path: join(WALKTHROUGH, 'hover.jpg'), clip: around });

  await (await editor.openSidebar()).root.waitFor();
  const left = { x: 0, y: 30, width: 480, height: 590 };
  await page.screenshot({ ...PICTURE, path: join(WALKTHROUGH, 'sidebar.jpg'), clip: left });
}, 240_000);
