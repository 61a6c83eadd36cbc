import { expect, it } from 'vitest';
import {
  LAST_DEAL, LAST_SPIDER_DEAL, PRESETS, makeCard, newGame, update, type Game, type Rules,
} from '@sidedeck/core';
import { LINES, playMoves } from '../fixtures/games.ts';
import { openDesk, type ExtensionTable } from './popup.ts';
import { cutOff, faintLines, violationsIn } from './reading.ts';
import { movedCard } from './table.ts';

const WAY = LINES[0]!.moves;
const FROM = 20;
const START = playMoves(newGame(PRESETS.classic, 617), WAY.slice(0, FROM));

it('has nothing that axe objects to, and tells states apart by their lines, whatever colours are forced', async () => {
  const desk = await openDesk();
  await desk.storeGame(START);
  const popup = await desk.popup();
  const { page, panel } = popup;
  expect(await violationsIn(page)).toEqual([]);
  await page.keyboard.press('n');
  await panel('new').waitFor();
  expect(await violationsIn(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await panel('new').waitFor({ state: 'detached' });

  const move = WAY[FROM]!;
  const card = makeCard(movedCard(START.position, move));
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ forcedColors: 'active', colorScheme });
    await popup.select(START.position, move);
    expect(await lineOf(popup, `.card.held[data-card="${card}"] > .face`)).toBe('solid');
    expect(await lineOf(popup, '.card.target > .face')).toBe('dashed');
    await page.keyboard.press('Escape');
    // Suits keep their colours, on their own ground.
    const inks = await popup.root.locator('.face[data-suit]').evaluateAll((faces) =>
      faces.map((face) => `${getComputedStyle(face).color} on ${getComputedStyle(face).backgroundColor}`));
    expect(new Set(inks).size).toBe(2);
    expect([...await cutOff(page), ...await violationsIn(page)]).toEqual([]);
    await popup.press('settings');
    await panel('settings').waitFor();
    expect([...await cutOff(page), ...await violationsIn(page)]).toEqual([]);
    await page.keyboard.press('Escape');
    await panel('settings').waitFor({ state: 'detached' });
  }
  await popup.press('hint');
  await popup.root.locator('.card.hint').first().waitFor();
  expect(await lineOf(popup, '.card.hint > .face')).toBe('double');
  await expect.poll(() => lineOf(popup, '.toast', '')).toBe('solid');
  expect(await violationsIn(page)).toEqual([]);
  expect(await coloursOf(popup, '.toast')).toEqual(['rgb(255, 255, 255)', 'rgb(0, 0, 0)']);
});

it('shows where an empty place, a button and a field is, on every table', async () => {
  const desk = await openDesk();
  const LOOKS = [...['felt', 'slate', 'wood', 'night', 'sage'].map((table) => [table, 'normal']), ['sage', 'more']];
  // With one of those that are loaded when they are wanted.
  await desk.choose({ table: 'felt', moves: true });
  await desk.storeGame(START);
  const { page, panel, root } = await desk.tab();
  await page.keyboard.press('n');
  await panel('new').waitFor();
  for (const [table, contrast] of LOOKS) {
    for (const theme of ['light', 'dark']) {
      await desk.choose({ table, theme, contrast: contrast === 'more' ? 'more' : 'system', moves: true });
      const look = `[data-table="${table}"][data-theme="${theme}"][data-contrast="${contrast}"]`;
      await root.and(page.locator(look)).waitFor();
      expect([look, ...await faintLines(page)]).toEqual([look]);
    }
  }
});

it('tells which game it is in a line wherever it can, how far it is at every width, and buttons by name', async () => {
  const desk = await openDesk();
  const gameOf = (rules: Rules, deal: number): Game =>
    ({ ...newGame(rules, deal, { id: `${deal}${rules.game}`, started: Date.UTC(2026, 10, 30) }), elapsed: 3_723_000 });
  const games = [
    gameOf(PRESETS.classic, 31_999), gameOf({ ...PRESETS.houseC, cells: 6 }, 31_999),
    gameOf(PRESETS.classic, 11_982), gameOf({ ...PRESETS.classic, cells: 5 }, 11_982),
    gameOf(PRESETS.classic, LAST_DEAL), gameOf(PRESETS.spider1, 617), gameOf(PRESETS.spider4, LAST_SPIDER_DEAL),
  ];
  const ended = games.slice(-2).map((game) => update({ ...game, id: `${game.id}-up` }, { type: 'giveUp' }));
  const { page, root } = await desk.tab();
  const seen: string[] = [];
  for (const game of [...games, ...ended]) {
    await desk.storeGame(game);
    const shown = `[data-game="${game.rules.game}"][data-deal="${game.deal}"]`;
    await root.and(page.locator(game.givenUp ? `${shown}[data-status="givenUp"]` : shown)).waitFor();
    for (const language of ['en', 'zh-CN', 'zh-TW']) {
      await desk.choose({ language, motion: 'reduced' });
      await root.and(page.locator(`[lang="${language}"][data-aided="true"]`)).waitFor();
      for (const width of [980, 780, 400, 360, 240]) {
        await page.setViewportSize({ width, height: 580 });
        // In the narrowest sidebar a tag has a line of its own, or shares two with what is counted.
        const faults = [...await cutOff(page), ...await page.evaluate((most) =>
          [...document.querySelectorAll('.bar > .what, .bar > .facts')]
            .filter(({ clientHeight }) => clientHeight > most)
            .map(({ textContent }) => `too many lines: ${textContent}`), width > 240 ? 26 : 46)];
        expect(await page.locator('.bar .moves').isVisible()).toBe(true);
        const named = await page.locator('.bar .name:visible').count();
        expect(named > 0).toBe(width === 980);
        seen.push(...faults.map((fault) => `${game.id}, ${language}, ${width} px: ${fault}`));
      }
    }
  }
  expect(seen).toEqual([]);
});

it('can be read and played at 200 %', async () => {
  const desk = await openDesk({ zoom: 2 });
  await desk.storeGame(START);
  const table = await desk.tab();
  const { page, panel } = table;
  let game = START;
  for (const move of WAY.slice(FROM, FROM + 4)) {
    await table.keys(game.position, move);
    game = update(game, { type: 'move', move });
    await table.shows(game);
  }
  // A tab, a popup, and a sidebar, in all of which things have half of the room that they had.
  for (const [wide, high] of [[1280, 800], [780, 580], [480, 800]] as const) {
    await page.setViewportSize({ width: wide, height: high });
    await expect.poll(() => page.evaluate(() => innerWidth)).toBe(wide / 2);
    await expect.poll(table.roomBelow).toBeGreaterThanOrEqual(0);
    expect(await cutOff(page)).toEqual([]);
    for (const name of ['new', 'settings', 'records']) {
      await page.keyboard.press(name === 'new' ? 'n' : 'Escape');
      if (name !== 'new') await openFromMenu(table, name);
      await panel(name).waitFor();
      expect(await cutOff(page)).toEqual([]);
      await page.keyboard.press('Escape');
      await panel(name).waitFor({ state: 'detached' });
    }
  }
});

/** The kind of line that is drawn around something. */
function lineOf({ root }: ExtensionTable, selector: string, part = '::after'): Promise<string> {
  return root.locator(selector).first()
    .evaluate((element, pseudo) => getComputedStyle(element, pseudo || null).borderTopStyle, part);
}

/** Of its text and of its ground. */
function coloursOf({ root }: ExtensionTable, selector: string): Promise<string[]> {
  return root.locator(selector).evaluate((element) => {
    const { color, backgroundColor } = getComputedStyle(element);
    return [color, backgroundColor];
  });
}

async function openFromMenu({ root }: ExtensionTable, action: string): Promise<void> {
  const button = root.locator(`button[data-action="${action}"]`).first();
  if (!await button.isVisible()) await root.locator('[data-action="more"]').click();
  await button.click();
}
