import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { it } from 'vitest';
import { PRESETS, newGame, update, type Game, type SpiderGame } from '@sidedeck/core';
import { openDesk, type ExtensionTable } from '../e2e/popup.ts';
import { LINE, startOfLine } from '../e2e/spider.ts';
import { LINES, lostGame, playMoves, wonGame } from '../fixtures/games.ts';
import { piledUp } from '../fixtures/spider.ts';
import { assemble, type Shot } from './sheet.ts';

const IDENTITY = { id: 'sheet', started: Date.UTC(2026, 10, 30) };
const FREECELL = playMoves(newGame(PRESETS.classic, 617, IDENTITY), LINES[0]!.moves.slice(0, 22));
const SPIDER: Game = { ...LINE.slice(0, 40).reduce<SpiderGame>(
  (game, move) => update(game, { type: 'move', move }), startOfLine()), ...IDENTITY };
const GIVEN_UP: Game = { ...SPIDER, givenUp: true };

const SIZES = { popup: [780, 580], tab: [1200, 800], wide: [400, 640], narrow: [240, 640] } as const;

/** What is shown: on which surface, which game, what is opened over it, and what was chosen before. */
type Scene = readonly [name: string, size: keyof typeof SIZES, game: Game, open?: string | undefined, more?: object];

const SCENES: readonly Scene[] = [
  ['FreeCell', 'popup', FREECELL], ['Spider', 'popup', SPIDER], ['FreeCell', 'tab', FREECELL],
  ['FreeCell', 'narrow', FREECELL], ['Spider, long', 'narrow', piledUp()], ['Spider', 'wide', SPIDER],
  ['list', 'popup', FREECELL, undefined, { moves: true }], ['list', 'narrow', SPIDER, undefined, { moves: true }],
  ['new', 'popup', FREECELL, 'new'], ['new', 'narrow', FREECELL, 'new'],
  ['settings', 'popup', SPIDER, 'settings'], ['settings', 'narrow', SPIDER, 'settings'],
  ['by difficulty', 'popup', FREECELL, 'new'], ['by difficulty', 'narrow', FREECELL, 'new'],
  ['review', 'popup', GIVEN_UP, 'review'], ['review', 'narrow', GIVEN_UP, 'review'],
  ['share', 'popup', SPIDER, 'share'],
  ['records', 'popup', FREECELL, 'records'], ['won', 'popup', wonGame(IDENTITY)], ['stuck', 'popup', lostGame()],
];

const THEMES = [{ theme: 'light' }, { theme: 'dark' }, { theme: 'dark', contrast: 'more' }];
/** Looks that a player chose, once each, in one language. */
const LOOKS: readonly object[] = [
  { table: 'felt', back: 'lattice', fourColours: true }, { table: 'slate', back: 'fans', large: true },
  { table: 'wood', back: 'plain', mirrored: true }, { table: 'night', depth: true, motion: 'system' },
].flatMap((look) => [{ ...look, theme: 'light' }, { ...look, theme: 'dark' }]);

/** A table in a tab that stands for every surface of its size, with these settings. */
async function shoot(
  { page, panel, root, shows }: ExtensionTable, [name, size, game, open, more]: Scene, label: string,
): Promise<Shot> {
  const [width, height] = SIZES[size];
  await page.setViewportSize({ width, height });
  await shows(game);
  // What comes after the table: the words, the light's answer, and the list.
  await root.and(page.locator('[data-aided="true"]')).waitFor();
  if (game.rules.game === 'freecell') await root.and(page.locator(':not([data-light="unknown"])')).waitFor();
  if (more) await root.locator('[data-dock="moves"]').waitFor();
  if (open) {
    const button = root.locator(`button[data-action="${open}"]`).first();
    if (!await button.isVisible()) await root.locator('[data-action="more"]').click();
    await button.click();
    await (open === 'review' ? root.locator('[data-review="done"]') : panel(open)).waitFor();
  }
  if (name === 'by difficulty') await panel('new').locator('[name="level"]').selectOption({ index: 2 });
  if (/won|stuck/.test(name)) await panel(name).waitFor();
  const png = await page.screenshot();
  await page.keyboard.press('Escape');
  return { name: `${name}, ${width} × ${height}, ${label}`, png };
}

it.each(['en', 'zh-CN', 'zh-TW'])('every surface and theme, %s', async (language) => {
  const desk = await openDesk();
  const shots: Shot[] = [];
  for (const theme of THEMES) {
    for (const scene of SCENES) {
      const settings = { motion: 'reduced', ...theme, ...scene[4], language };
      await desk.store('settings', { text: JSON.stringify(settings), stamp: crypto.randomUUID() });
      await desk.storeGame(scene[2]);
      const tab = await desk.tab();
      shots.push(await shoot(tab, scene, Object.values(theme).join(' ')));
      await tab.page.close();
    }
  }
  writeFileSync(join(import.meta.dirname, `sheet-${language}.webp`), await assemble(desk.browser.context, shots, 5));
}, 1_200_000);

it('the looks that can be chosen', async () => {
  const desk = await openDesk();
  const shots: Shot[] = [];
  for (const look of LOOKS) {
    for (const scene of SCENES.slice(0, 2)) {
      await desk.store('settings', {
        text: JSON.stringify({ motion: 'reduced', ...look }), stamp: crypto.randomUUID(),
      });
      await desk.storeGame(scene[2]);
      const tab = await desk.tab();
      shots.push(await shoot(tab, scene, Object.values(look).join(' ')));
      await tab.page.close();
    }
  }
  writeFileSync(join(import.meta.dirname, 'sheet-looks.webp'), await assemble(desk.browser.context, shots, 4));
}, 1_200_000);
