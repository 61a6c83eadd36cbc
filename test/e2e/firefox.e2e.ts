import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ElementHandle } from 'puppeteer-core';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { newGame, parseBackup, PRESETS, statusOf, topCard, update, type FreecellGame } from '@sidedeck/core';
import { findFirefox } from '../setup/firefox.mjs';
import { launchFirefox, makeProfile, removeProfile, type Firefox } from './firefox.ts';
import { winningLine } from './player.ts';
import { movedCard } from './table.ts';

// The package in a real Firefox: what differs there is its background, an event page, and that a file picker closes
// the popup. Starting it takes most of the time, so all tests share one; each begins with a game of its own.

const DEAL = newGame(PRESETS.classic, 617, { id: 'device0a-tp8xc0', started: 1_796_000_000_000 });
const LINE = winningLine(DEAL);

/** All games from the deal to the win. */
const GAMES: FreecellGame[] = [DEAL];
while (statusOf(GAMES.at(-1)!) === 'playing') {
  GAMES.push(update(GAMES.at(-1)!, { type: 'move', move: LINE[GAMES.length - 1]! }));
}

describe.skipIf(!findFirefox())('in Firefox', () => {
  let profile: string;
  let firefox: Firefox;

  beforeAll(async () => {
    profile = makeProfile();
    firefox = await launchFirefox(profile);
  });

  afterEach(() => expect(firefox.faults).toEqual([]));

  afterAll(async () => {
    await firefox?.close();
    removeProfile(profile);
  });

  async function begin(moves: number): Promise<FreecellGame> {
    const game = GAMES.at(moves)!;
    await firefox.closePopup();
    await firefox.storeGame(game);
    await firefox.tab.shows(game);
    return game;
  }

  it('plays the popup and the tab as one game, which a popup that closes leaves as it was', async () => {
    const { tab, page } = firefox;
    const game = await begin(4);
    await tab.drag(game.position, LINE[4]!);
    await tab.shows(GAMES[5]!);
    const popup = await firefox.openPopup();
    await popup.shows(GAMES[5]!);
    expect(await popup.roomBelow()).toBeGreaterThanOrEqual(0);
    const size = await popup.root.evaluate(({ clientWidth, clientHeight }) => [clientWidth, clientHeight]);
    expect(size).toEqual([780, 580]);
    await popup.press('undo');
    const undone = update(GAMES[5]!, { type: 'undo' });
    await tab.shows(undone);
    await firefox.closePopup();
    await page.keyboard.press('y');
    await tab.shows(GAMES[5]!);
    const again = await firefox.openPopup();
    await again.shows(GAMES[5]!);
    for (const card of [movedCard(GAMES[5]!.position, LINE[5]!), topCard(GAMES[5]!.position, LINE[5]!.to)]) {
      await again.root.locator(`[data-key="${card}"]`).click();
    }
    await again.shows(GAMES[6]!);
    await firefox.closePopup();
    await tab.shows(GAMES[6]!);
  });

  it('plays in the sidebar, which the settings open, and which has a key of its own', async () => {
    const { tab, page } = firefox;
    const game = await begin(4);
    // WebDriver's keys reach the page only, so that the browser's own bindings can be read but not pressed.
    expect(await firefox.ask('browser.commands.getAll().then(JSON.stringify)'))
      .toMatch(/"_execute_sidebar_action"[^}]*"shortcut":"Alt\+Shift\+B"/);
    await tab.press('more');
    await tab.press('settings');
    await tab.panel('settings').locator('[data-action="beside"]').click();
    const sidebar = await firefox.sidebar();
    await sidebar.shows(game);
    for (const card of [movedCard(game.position, LINE[4]!), topCard(game.position, LINE[4]!.to)]) {
      await sidebar.root.locator(card === undefined ? `[data-pile="${LINE[4]!.to}"]` : `[data-key="${card}"]`).click();
    }
    await sidebar.shows(GAMES[5]!);
    await page.keyboard.press('Escape');
    await tab.shows(GAMES[5]!);
  });

  it('wins by click and by keyboard, tells other devices, and knows all of it when Firefox starts again', async () => {
    const { tab, page } = firefox;
    await begin(-4);
    await tab.clickClick(GAMES.at(-4)!.position, LINE[GAMES.length - 4]!);
    await tab.shows(GAMES.at(-3)!);
    await page.keyboard.press('z');
    await tab.shows(update(GAMES.at(-3)!, { type: 'undo' }));
    await page.keyboard.press('Y');
    await tab.shows(GAMES.at(-3)!);
    await page.keyboard.press('ArrowDown');
    await tab.keys(GAMES.at(-3)!.position, LINE[GAMES.length - 3]!);
    await tab.shows(GAMES.at(-2)!);
    await tab.clickClick(GAMES.at(-2)!.position, LINE[GAMES.length - 2]!);
    await tab.panel('won').waitFor();
    // The event page may have been put to sleep meanwhile; the store wakes it.
    await expect.poll(() => firefox.ask('browser.storage.sync.get().then(JSON.stringify)'), { timeout: 60_000 })
      .toMatch(/^\{"part\..*device0a-tp8xc0/);

    await firefox.close();
    firefox = await launchFirefox(profile);
    await firefox.tab.panel('won').waitFor();
    await firefox.tab.shows(GAMES.at(-1)!);
  });

  it('gives out everything as a file and takes it in again, in a tab', async () => {
    const { tab, page } = firefox;
    await begin(6);
    const popup = await firefox.openPopup();
    await openBackup(popup);
    expect(await popup.panel('records').locator('[name="backup"]').count()).toBe(0);
    await popup.panel('records').locator('[data-action="larger"]').click();
    const tabs = `browser.tabs.query({}).then((tabs) => tabs.filter(({ url }) => url?.endsWith('/game.html')).length)`;
    await expect.poll(() => firefox.ask(tabs)).toBe(2);
    await page.bringToFront();

    await openBackup(tab);
    await tab.panel('records').locator('[data-action="download"]').click();
    const downloads = join(profile, 'downloads');
    // The file is there, and empty, before it is written.
    const texts = () => readdirSync(downloads).filter((name) => name.endsWith('.json'))
      .map((name) => readFileSync(join(downloads, name), 'utf8'));
    await expect.poll(texts).toEqual([expect.stringContaining(DEAL.id)]);
    const text = texts()[0]!;
    expect(parseBackup(text).ok).toBe(true);

    const file = join(profile, 'other.json');
    writeFileSync(file, text.replaceAll(DEAL.id, 'device0b-tp8xc1'));
    const input = await page.$('[name="backup"]') as ElementHandle<HTMLInputElement>;
    await input.uploadFile(file);
    await tab.panel('records').locator('[data-action="take"]').click();
    await expect.poll(() => firefox.ask(`browser.storage.local.get('table.history').then(JSON.stringify)`))
      .toContain('device0b-tp8xc1');
  });

  async function openBackup(table: Firefox['tab']): Promise<void> {
    await table.press('more');
    await table.press('records');
    await table.panel('records').locator('[data-tab="backup"]').click();
  }
});
