import type { ConsoleMessage, Page } from 'playwright-core';
import { expect, onTestFinished } from 'vitest';
import { makeRecord, parseRecord, type Game } from '@sidedeck/core';
import { launchBrowser, type Browser, type LaunchOptions } from './chromium.ts';
import { tableOn, type Table } from './table.ts';

/** What the tests use of the extension API, inside `evaluate` only. */
declare const chrome: {
  readonly storage: { readonly local: { set(items: Record<string, unknown>): Promise<void> } };
};

/** A table in the extension's popup or in a tab of it. */
export interface ExtensionTable extends Table {
  readonly page: Page;
}

/** A Chromium with the extension, whose every page is watched until the test ends. */
export interface Desk {
  readonly browser: Browser;
  /** Opens the real popup, and waits until its table can be played. */
  popup(): Promise<ExtensionTable>;
  /** Opens the same table in a tab. */
  tab(): Promise<ExtensionTable>;
  /** The table in a page that was opened some other way. */
  watch(page: Page): Promise<ExtensionTable>;
  /** Puts any value where the extension keeps a text. */
  store(key: string, value: unknown): Promise<void>;
  /** Chooses settings, as though it had been done before. */
  choose(settings: object): Promise<void>;
  /** Cards no longer fly, and what is played need not wait for them: for whole games that are not about motion. */
  stopMotion(): Promise<void>;
  /** Puts a game where the extension keeps its own, as though it had been played before. */
  storeGame(game: Game): Promise<void>;
  /** The text that the extension keeps; undefined where there is none. */
  storedText(key: string): Promise<string | undefined>;
  /** The game that the extension keeps. */
  storedGame(): Promise<Game>;
}

/**
 * Opens a desk for the running test. When the test ends it is closed, and the test fails if any page complained in
 * its console (as it does when its policy is broken), threw, or asked for anything beyond the extension.
 */
export async function openDesk(options: LaunchOptions = {}): Promise<Desk> {
  const browser = await launchBrowser(options);
  const faults: string[] = [];
  onTestFinished(async () => {
    await browser.close();
    expect(faults).toEqual([]);
  });
  const background = () => browser.background();

  async function watch(page: Page): Promise<ExtensionTable> {
    await collectFaults(page, faults);
    const table = tableOn(page);
    await table.ready();
    return { ...table, page };
  }

  async function store(key: string, value: unknown): Promise<void> {
    await (await background()).evaluate((items) => chrome.storage.local.set(items), { [`table.${key}`]: value });
  }

  const put = (key: string, text: string) => store(key, { text, stamp: crypto.randomUUID() });
  const choose = (settings: object) => put('settings', JSON.stringify(settings));

  async function storedText(key: string): Promise<string | undefined> {
    const item = (await browser.storage())[`table.${key}`] as { text: string } | undefined;
    return item?.text;
  }

  return {
    browser,
    popup: async () => watch(await browser.openPopup()),
    tab: async () => watch(await browser.openTab('game.html')),
    watch,
    store,
    choose,
    stopMotion: () => choose({ motion: 'reduced' }),
    storeGame: (game) => put('game', makeRecord(game)),
    storedText,
    async storedGame() {
      const result = parseRecord(await storedText('game') ?? '');
      if (!result.ok) throw new Error(`The stored game cannot be read: ${JSON.stringify(result.error)}`);
      return result.value;
    },
  };
}

/** Collects what a page must never do, from its beginning on. */
async function collectFaults(page: Page, faults: string[]): Promise<void> {
  const hear = (message: ConsoleMessage) => {
    if (['error', 'warning'].includes(message.type())) faults.push(`console: ${message.text()}`);
  };
  const ask = (address: string) => {
    if (!/^(chrome-extension|blob|data):/.test(address)) faults.push(`request: ${address}`);
  };
  const fail = (error: Error) => void faults.push(`thrown: ${error.message}`);
  page.on('console', hear);
  page.on('pageerror', fail);
  page.on('request', (request) => ask(request.url()));
  (await page.consoleMessages()).forEach(hear);
  (await page.pageErrors()).forEach(fail);
  const loaded = await page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name));
  loaded.forEach(ask);
}
