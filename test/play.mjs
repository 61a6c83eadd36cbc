/**
 * `npm run play`: builds the extension and opens its table in a browser.
 * Options: `--no-open` only serves the table and prints its address; `PORT` chooses the port.
 */
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { findBranded, findChromium } from './setup/chromium.mjs';
import { ROOT, install, mustPnpm } from './setup/pnpm.mjs';
import { serve } from './setup/static-server.mjs';

const EXTENSION = join(ROOT, 'extensions/browser/.output/chrome-mv3');
const PAGE = join(ROOT, 'packages/ui/dist');
/** Kept, so that a game goes on the next time. */
const PROFILE = join(ROOT, 'node_modules/.cache/play-profile');

/** The number of a deal that everybody plays; nothing else is known to live there. */
const DEFAULT_PORT = 4617;

const open = !process.argv.includes('--no-open');
const browser = open && hasDisplay() ? findChromium() : undefined;

try {
  say('Installing what the lockfile names; the first time this can take some minutes …');
  await install();
  if (browser) await playInExtension(browser);
  else await playOnPage();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}

/**
 * The real thing: a browser of its own with the extension in it, until its window is closed.
 *
 * @param {string} executablePath of a Chromium
 */
async function playInExtension(executablePath) {
  say('Building the browser extension …');
  await mustPnpm('-C', 'extensions/browser', 'build');
  say(`Opening the table in ${executablePath}. The popup is behind the toolbar's button; close the window to end.`);
  // Not at the top: it is there only after the installation.
  const { chromium } = await import('playwright-core');
  const context = await chromium.launchPersistentContext(PROFILE, {
    executablePath,
    headless: false,
    // Root has none.
    chromiumSandbox: process.getuid?.() !== 0,
    viewport: null,
    colorScheme: null,
    ignoreDefaultArgs: ['--enable-automation'],
    args: [`--disable-extensions-except=${EXTENSION}`, `--load-extension=${EXTENSION}`],
  });
  const closed = new Promise((resolve) => context.on('close', resolve));
  const worker = context.serviceWorkers()[0] ?? await context.waitForEvent('serviceworker');
  await context.pages()[0]?.goto(new URL('/game.html', worker.url()).href);
  await closed;
}

/** The same table as a page, where no browser takes the extension from the command line. */
async function playOnPage() {
  say('Building the table as a page …');
  await mustPnpm('-C', 'packages/ui', 'build:web');
  const { url } = await serveTable();
  say(`The table is at ${url} (Ctrl+C ends).`);
  const shown = open && hasDisplay() ? findBranded() : undefined;
  if (shown) spawn(shown, [url], { stdio: 'ignore' }).on('error', () => say('Open it in a browser.'));
}

/** A browser keeps the game of the page by its address, so that should be the same one each time. */
async function serveTable() {
  const port = Number(process.env['PORT'] ?? DEFAULT_PORT);
  try {
    return await serve(PAGE, port);
  } catch (error) {
    if (process.env['PORT']) throw new Error(`Port ${port} cannot be had: ${String(error)}`, { cause: error });
    say(`Port ${port} is taken, so another one it is; a game begun at the usual address stays there.`);
    return serve(PAGE, 0);
  }
}

/** Windows and macOS always have one; elsewhere the session says so. */
function hasDisplay() {
  return ['win32', 'darwin'].includes(process.platform)
    || Boolean(process.env['DISPLAY'] ?? process.env['WAYLAND_DISPLAY']);
}

/** @param {string} text */
function say(text) {
  console.log(text);
}
