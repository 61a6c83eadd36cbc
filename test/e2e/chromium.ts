import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { chromium } from 'playwright-core';
import type { Browser as Connection, BrowserContext, Page, Worker } from 'playwright-core';
import { findChromium } from '../setup/chromium.mjs';

/** What the tests use of the extension API, inside `evaluate` only. */
declare const chrome: {
  readonly action: { openPopup(): Promise<void> };
  readonly storage: { readonly local: { get(): Promise<Record<string, unknown>> } };
};

/** The built extension, as `pnpm -C extensions/browser build` leaves it. */
export const EXTENSION = join(import.meta.dirname, '../../extensions/browser/.output/chrome-mv3');

/** Quiet, offline, and without the sandbox that root may not have. */
export const CHROMIUM_FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** Without a screen of this size Chromium clamps the popup's height. */
export const SCREEN_FLAGS = ['--screen-info={1600x1200}', '--window-size=1400,1000'];

export interface LaunchOptions {
  /** An unpacked extension; the built one by default. */
  readonly extension?: string;
  /** A profile folder to use and to keep, for launching again on the same data; a temporary one by default. */
  readonly profile?: string;
  readonly colorScheme?: 'light' | 'dark';
  /**
   * A file that stands for an account: the browsers that are given it one after the other share their synced store.
   * Without one nothing is synced.
   */
  readonly account?: string;
  /** How much larger all pages are, as the browser's own settings have it; 2 is 200 %. Needs a new profile. */
  readonly zoom?: number;
}

/** A real Chromium with the extension in it. */
export interface Browser {
  readonly context: BrowserContext;
  /** The extension's background; a fresh handle each time, since Chromium stops and restarts it at will. */
  background(): Promise<Worker>;
  /** Opens the popup as a click on the toolbar button does, and waits until its document has loaded. */
  openPopup(): Promise<Page>;
  /** Closes the popup as a click beside it does: at once, whatever its page is doing. */
  closePopup(popup: Page): Promise<void>;
  /** Opens a page of the extension in a tab of its own. */
  openTab(path: string): Promise<Page>;
  /** All of `chrome.storage.local`. */
  storage(): Promise<Record<string, unknown>>;
  close(): Promise<void>;
}

/** The executable that the tests drive. */
export function chromiumPath(): string {
  const path = findChromium();
  if (!path) throw new Error('No Chromium found: run `npm test`, which installs it, or set CHROME_PATH');
  return path;
}

/** Starts Chromium with the extension; `close` ends it and deletes a temporary profile. */
export async function launchBrowser(options: LaunchOptions = {}): Promise<Browser> {
  const { extension = EXTENSION, colorScheme = 'light', account, zoom } = options;
  if (!existsSync(join(extension, 'manifest.json'))) throw new Error(`No built extension in ${extension}`);
  const profile = options.profile ?? mkdtempSync(join(tmpdir(), 'sidedeck-profile-'));
  if (zoom) setZoom(profile, zoom);
  const context = await chromium.launchPersistentContext(profile, {
    executablePath: chromiumPath(),
    headless: true,
    viewport: null,
    ...(account && { ignoreDefaultArgs: ['--disable-sync'] }),
    colorScheme,
    args: [
      ...CHROMIUM_FLAGS.filter((flag) => !account || flag !== '--disable-sync'),
      ...(account ? ['--enable-local-sync-backend', `--local-sync-backend-dir=${account}`] : []),
      ...SCREEN_FLAGS,
      '--remote-debugging-port=0',
      `--disable-extensions-except=${extension}`,
      `--load-extension=${extension}`,
    ],
  });
  // The popup's connection; only one at a time, since a second would undo what the first emulates.
  let connection: Connection | undefined;
  const background = async () => context.serviceWorkers()[0] ?? context.waitForEvent('serviceworker');
  const address = async (path: string) => new URL(path, (await background()).url()).href;

  return {
    context,
    background,
    async openPopup() {
      await connection?.close();
      await (await background()).evaluate(() => chrome.action.openPopup());
      connection = await chromium.connectOverCDP(`http://127.0.0.1:${await debuggingPort(profile)}`);
      const popup = await findPage(connection, await address('/popup.html'));
      await popup.emulateMedia({ colorScheme });
      await popup.waitForLoadState();
      return popup;
    },
    async closePopup(popup) {
      const closed = popup.isClosed() || popup.waitForEvent('close');
      // The last page is in front.
      await context.pages().at(-1)?.mouse.click(5, 500);
      await closed;
    },
    async openTab(path) {
      await connection?.close();
      const page = await context.newPage();
      await page.goto(await address(`/${path}`));
      return page;
    },
    async storage() {
      return (await background()).evaluate(() => chrome.storage.local.get());
    },
    async close() {
      await connection?.close();
      await context.close();
      if (!options.profile) rmSync(profile, { recursive: true, force: true, maxRetries: 5 });
    },
  };
}

/** What a tab can be told by itself, popups have from the settings alone. They keep a zoom as a power of 1.2. */
function setZoom(profile: string, zoom: number): void {
  const folder = join(profile, 'Default');
  mkdirSync(folder, { recursive: true });
  const level = Math.log(zoom) / Math.log(1.2);
  writeFileSync(join(folder, 'Preferences'), JSON.stringify({ partition: { default_zoom_level: { x: level } } }));
}

/**
 * Playwright does not list popups in the context that it launched. A connection made while one is open does,
 * and then the popup is a page like any other.
 */
async function findPage(connection: Connection, url: string): Promise<Page> {
  for (let tries = 0; tries < 50; tries += 1) {
    const page = connection.contexts().flatMap((context) => context.pages()).find((each) => each.url() === url);
    if (page) return page;
    await sleep(100);
  }
  throw new Error(`The popup did not open: there is no page ${url}`);
}

/** The port that Chromium chose for itself, which it writes into the profile. */
async function debuggingPort(profile: string): Promise<string> {
  const file = join(profile, 'DevToolsActivePort');
  for (let tries = 0; tries < 100; tries += 1) {
    const port = existsSync(file) ? readFileSync(file, 'utf8').split('\n')[0] : undefined;
    if (port) return port;
    await sleep(50);
  }
  throw new Error(`Chromium wrote no ${file}`);
}
