import { copyFileSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page as PlaywrightPage } from 'playwright-core';
import { launch, type KeyInput, type Page } from 'puppeteer-core';
import { makeRecord, type Game } from '@sidedeck/core';
import { findFirefox } from '../setup/firefox.mjs';
import { tableOn, type Table } from './table.ts';

/** The package as `pnpm package` leaves it. */
const OUTPUT = join(import.meta.dirname, '../../extensions/browser/.output');
const MANIFEST = join(OUTPUT, 'firefox-mv3/manifest.json');
/** Where the extension lives; Firefox would choose another place in each profile. */
const UUID = '11111111-2222-4333-8444-555555555555';

/** The documents of popup and sidebar, seen from another page of the extension: its pages share one process. */
const POPUP = `browser.extension.getViews({ type: 'popup' })[0]?.document`;
const SIDEBAR = `browser.extension.getViews({ type: 'sidebar' })[0]?.document`;

/** A real Firefox with the packaged extension in its profile, as though it had been installed from the store. */
export interface Firefox {
  /** A tab with the table, which is played by real pointer and keys. */
  readonly page: Page;
  readonly tab: Table;
  /** What the pages of the extension complained about. */
  readonly faults: readonly string[];
  /** Opens the real popup. WebDriver does not reach it: what is clicked there is clicked by script. */
  openPopup(): Promise<Table>;
  /** The table in Firefox's sidebar, once it is open; it is clicked like the popup. */
  sidebar(): Promise<Table>;
  /** Closes the popup, where there is one. */
  closePopup(): Promise<void>;
  /** Runs an expression with the extension's rights; it may be a promise. */
  ask(expression: string): Promise<unknown>;
  /** Puts a game where the extension keeps its own. */
  storeGame(game: Game): Promise<void>;
  close(): Promise<void>;
}

/** A folder that holds a profile with the extension in it, and `downloads`. */
export function makeProfile(): string {
  const folder = mkdtempSync(join(tmpdir(), 'sidedeck-firefox-'));
  const { version, browser_specific_settings: { gecko } } = JSON.parse(readFileSync(MANIFEST, 'utf8'));
  mkdirSync(join(folder, 'extensions'));
  mkdirSync(join(folder, 'downloads'));
  copyFileSync(join(OUTPUT, `sidedeck-${version}-firefox.zip`), join(folder, 'extensions', `${gecko.id}.xpi`));
  return folder;
}

export function removeProfile(folder: string): void {
  // Firefox writes on for a moment after it has said that it is closed.
  rmSync(folder, { recursive: true, force: true, maxRetries: 20 });
}

export async function launchFirefox(profile: string): Promise<Firefox> {
  const executablePath = findFirefox();
  if (!executablePath || !existsSync(MANIFEST)) throw new Error('Needs Firefox, and `pnpm package` before');
  const { id } = JSON.parse(readFileSync(MANIFEST, 'utf8')).browser_specific_settings.gecko;
  const browser = await launch({
    browser: 'firefox',
    executablePath,
    headless: true,
    userDataDir: profile,
    timeout: 110_000,
    // Lets WebDriver use pages that are not of the web.
    args: ['--remote-allow-system-access'],
    extraPrefsFirefox: {
      'extensions.webextensions.uuids': JSON.stringify({ [id]: UUID }),
      'xpinstall.signatures.required': false,
      'extensions.autoDisableScopes': 0,
      'browser.download.folderList': 2,
      'browser.download.dir': join(profile, 'downloads'),
    },
  });
  const faults: string[] = [];
  const page = await browser.newPage();
  page.on('console', (message) => {
    if (['error', 'warn'].includes(message.type())) faults.push(`console: ${message.text()}`);
  });
  page.on('pageerror', (error) => void faults.push(`thrown: ${String(error)}`));
  // WebDriver is not told when a page of an extension has loaded; the table says so itself.
  await page.goto(`moz-extension://${UUID}/game.html`, { timeout: 500 }).catch(() => undefined);
  await page.waitForSelector('[data-ready="true"]');
  const tab = tableOn(screenOf(page, 'document'));
  const ask = (expression: string) => page.evaluate(expression);

  return {
    page,
    tab,
    faults,
    ask,
    async openPopup() {
      await ask('browser.action.openPopup()');
      await page.waitForFunction(`${POPUP}?.querySelector('[data-ready="true"]')`);
      return tableOn(screenOf(page, POPUP));
    },
    async sidebar() {
      await page.waitForFunction(`${SIDEBAR}?.querySelector('[data-ready="true"]')`);
      return tableOn(screenOf(page, SIDEBAR));
    },
    async closePopup() {
      await ask(`${POPUP}?.defaultView.close()`);
      await page.waitForFunction(`!${POPUP}`);
    },
    async storeGame(game) {
      const stored = JSON.stringify({ text: makeRecord(game), stamp: crypto.randomUUID() });
      await ask(`browser.storage.local.set({ 'table.game': ${stored} })`);
    },
    close: () => browser.close(),
  };
}

/** The part of Playwright's page that a table is looked at and played with, over a document that Puppeteer reaches. */
function screenOf(page: Page, document: string): PlaywrightPage {
  const isElsewhere = document !== 'document';
  const locator = (selector: string): object => {
    const element = `${document}.querySelector(${JSON.stringify(selector)})`;
    const evaluate = (look: (element: never) => unknown) => page.evaluate(`(${look})(${element})`);
    const boundingBox = () => evaluate((found: HTMLElement) => found.getBoundingClientRect().toJSON());
    return {
      locator: (inner: string) => locator(`${selector} ${inner}`),
      first: () => locator(selector),
      evaluate,
      boundingBox,
      count: () => page.evaluate(`${document}.querySelectorAll(${JSON.stringify(selector)}).length`),
      waitFor: () => page.waitForFunction(element),
      async click() {
        await page.waitForFunction(element);
        if (isElsewhere) return page.evaluate(`${element}.click()`);
        await page.evaluate(`${element}.scrollIntoView({ block: 'nearest' })`);
        const { x, y, width, height } = await boundingBox() as DOMRect;
        return page.mouse.click(x + width / 2, y + height / 2);
      },
    };
  };
  const press = (key: string) => page.keyboard.press((key === 'Space' ? ' ' : key) as KeyInput);
  return { locator, mouse: page.mouse, keyboard: { press } } as unknown as PlaywrightPage;
}
