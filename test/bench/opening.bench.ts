import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium, type BrowserContext, type Worker } from 'playwright-core';
import { it, onTestFinished } from 'vitest';
import { PRESETS, makeRecord, newGame } from '@sidedeck/core';
import { CHROMIUM_FLAGS, EXTENSION, SCREEN_FLAGS, chromiumPath } from '../e2e/chromium.ts';
import { LINES, playMoves } from '../fixtures/games.ts';
import { ROOT, mustPnpm } from '../setup/pnpm.mjs';
import { spread } from './figures.ts';

// How long the popup takes from its navigation until it can be played, as a ratio to an empty popup with Vue, which is
// built by the same configuration. Both are opened in turn, as a click on their buttons does, in one browser.

/** What the tests use of the extension API, inside `evaluate` only. */
declare const chrome: {
  readonly action: { openPopup(): Promise<void> };
  readonly runtime: { getURL(path: string): string };
  readonly storage: Readonly<Record<'local' | 'session', {
    get(key: string): Promise<Record<string, unknown>>;
    set(items: Record<string, unknown>): Promise<void>;
    remove(key: string): Promise<void>;
  }>>;
};

/** Milliseconds from the navigation of a popup. */
interface Opening {
  /** Until what was waited for is painted. */
  readonly seen: number;
  /** Until a press is handled after that. */
  readonly playable: number;
}

const PAIRS = Number(process.env['PAIRS'] ?? 30);
const BAR = 1.3;
/** Here what is installed for the real popup is found. */
const CACHE = join(ROOT, 'extensions/browser/node_modules/.cache/empty');

it('how long the popup takes to open', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'sidedeck-opening-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const ours = probed(EXTENSION, join(folder, 'ours'), '.card', '.card.grabbable');
  const empty = probed(await buildEmpty(), join(folder, 'empty'), 'button', 'button');
  const context = await launch(join(folder, 'profile'), [ours, empty]);
  onTestFinished(() => context.close());
  const [table, nothing] = await workersOf(context);
  await table.evaluate((text) => chrome.storage.local.set({ 'table.game': { text, stamp: 'bench' } }), started());

  const pairs: (readonly [Opening, Opening])[] = [];
  for (let turn = -2; turn < PAIRS; turn++) {
    // Neither always comes first; the first two fill the caches.
    const [first, second] = turn % 2 === 0 ? [table, nothing] : [nothing, table];
    const [a, b] = [await open(first), await open(second)];
    if (turn >= 0) pairs.push(turn % 2 === 0 ? [a, b] : [b, a]);
  }
  for (const step of ['seen', 'playable'] as const) {
    const [mine, others] = [pairs.map(([one]) => one[step]), pairs.map(([, other]) => other[step])];
    const ratios = mine.map((time, index) => time / others[index]!);
    console.log(`${step}: ${spread(mine)} ms, empty ${spread(others)} ms, ratio of pairs ${spread(ratios)}`);
  }
  console.log(`the bar is ${BAR}`);
}, 1_200_000);

async function buildEmpty(): Promise<string> {
  rmSync(CACHE, { recursive: true, force: true });
  cpSync(join(import.meta.dirname, 'empty'), CACHE, { recursive: true });
  cpSync(join(ROOT, 'extensions/browser/public'), join(CACHE, 'public'), { recursive: true });
  await mustPnpm('-C', 'extensions/browser', 'exec', 'wxt', 'build', CACHE, '-c', '../../../wxt.config.ts');
  return join(CACHE, '.output/chrome-mv3');
}

/** A copy of an extension whose popup begins with the probe. */
function probed(extension: string, copy: string, shown: string, pressed: string): string {
  cpSync(extension, copy, { recursive: true });
  const page = join(copy, 'popup.html');
  writeFileSync(join(copy, 'probe.js'), `(${probe.toString()})('${shown}', '${pressed}')`);
  writeFileSync(page, readFileSync(page, 'utf8').replace('<head>', '<head><script src="/probe.js"></script>'));
  return copy;
}

/** Runs inside the popup, before all else: waits until something is painted, presses it, and tells the times. */
function probe(shown: string, pressed: string): void {
  const changed = (isDone: () => boolean) => new Promise<void>((resolve) => {
    const observer = new MutationObserver(() => {
      if (!isDone()) return;
      observer.disconnect();
      resolve();
    });
    observer.observe(document, { attributes: true, characterData: true, childList: true, subtree: true });
  });

  const painted = () => new Promise((resolve) => requestAnimationFrame(() => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = resolve;
    port2.postMessage(undefined);
  }));

  const time = async () => {
    await changed(() => document.querySelector(shown) !== null);
    await painted();
    const seen = performance.now();
    const handled = changed(() => true);
    document.querySelector<HTMLElement>(pressed)!.click();
    await handled;
    const playable = performance.now();
    await chrome.storage.session.set({ opening: { seen, playable } });
    window.close();
  };

  void time();
}

function launch(profile: string, extensions: readonly string[]): Promise<BrowserContext> {
  return chromium.launchPersistentContext(profile, {
    executablePath: chromiumPath(),
    headless: true,
    viewport: null,
    args: [
      ...CHROMIUM_FLAGS, ...SCREEN_FLAGS,
      `--disable-extensions-except=${extensions.join(',')}`, `--load-extension=${extensions.join(',')}`,
    ],
  });
}

/** The background of our extension, and of the empty one. */
async function workersOf(context: BrowserContext): Promise<[Worker, Worker]> {
  while (context.serviceWorkers().length < 2) await context.waitForEvent('serviceworker');
  const names = await Promise.all(context.serviceWorkers().map((worker) => worker.evaluate(async () =>
    (await (await fetch(chrome.runtime.getURL('/popup.html'))).text()).includes('<title>Empty'))));
  const [one, other] = context.serviceWorkers() as [Worker, Worker];
  return names[0] ? [other, one] : [one, other];
}

function open(worker: Worker): Promise<Opening> {
  return worker.evaluate(async () => {
    const { session } = chrome.storage;
    const pause = () => new Promise((resolve) => setTimeout(resolve, 250));
    await chrome.action.openPopup();
    for (;;) {
      await pause();
      const { opening } = await session.get('opening');
      if (!opening) continue;
      await session.remove('opening');
      await pause();
      return opening as Opening;
    }
  });
}

/** A game in its middle, as most popups find one. */
function started(): string {
  return makeRecord(playMoves(newGame(PRESETS.classic, 617), LINES[0]!.moves.slice(0, 20)));
}
