import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import {
  changesSomething, legalMoves, parseDocument, parseHistory, parsePart, parseRecord, update,
  type CardMove, type FreecellGame, type Part,
} from '@sidedeck/core';
import { dealByNumber } from './player.ts';
import { openDesk, type Desk } from './popup.ts';

// Two real profiles and one account. They run one after the other, since the account is a file.

/** What the test uses of the extension API, inside `evaluate` only. */
declare const chrome: { readonly storage: { readonly sync: { get(): Promise<Record<string, unknown>> } } };

const FOLDER = mkdtempSync(join(tmpdir(), 'sidedeck-devices-'));
const ACCOUNT = join(FOLDER, 'account.pb');
/** The background waits a few seconds before it tells; a busy machine takes longer. */
const TOLD = { timeout: 60_000, interval: 500 };

afterAll(() => rmSync(FOLDER, { recursive: true, force: true, maxRetries: 5 }));

/** What a device knows of all others, and of itself. */
async function partsAt(desk: Desk): Promise<Part[]> {
  const read = parseDocument(await desk.storedText('sync') ?? '');
  return (read.ok ? [...read.value.values()] : []).flatMap((text) => {
    const part = parsePart(text);
    return part.ok ? [part.value] : [];
  });
}

/** How many items the synced store holds. */
async function syncedAt(desk: Desk): Promise<number> {
  const background = await desk.browser.background();
  return background.evaluate(async () => Object.keys(await chrome.storage.sync.get()).length);
}

async function runningAt(desk: Desk): Promise<string[]> {
  return (await partsAt(desk)).flatMap(({ games }) => games.map(({ key }) => key));
}

async function idsAt(desk: Desk): Promise<string[]> {
  const read = parseHistory(await desk.storedText('history') ?? '');
  return read.ok ? read.value.results.map(({ id }) => id).sort() : [];
}

function anyMove({ position }: FreecellGame): CardMove {
  return legalMoves(position).find((move) => changesSomething(position, move))!;
}

/** Runs a device until what it has to tell has reached the account, or, without one, its own store. */
async function device(name: string, isOnline: boolean, play: (desk: Desk) => Promise<void>): Promise<void> {
  const desk = await openDesk({ profile: join(FOLDER, name), ...(isOnline && { account: ACCOUNT }) });
  await play(desk);
  await desk.browser.background().then((worker) => worker.evaluate(() => new Promise((resolve) => {
    setTimeout(resolve, 3000);
  })));
  await desk.browser.close();
}

/** Deals and makes a move by hand; gives the game as it is stored then. */
async function playAt(desk: Desk, number: number): Promise<string> {
  const tab = await desk.tab();
  const game = await dealByNumber(tab.page, tab, number);
  await tab.clickClick(game.position, anyMove(game));
  await tab.shows(update(game, { type: 'move', move: anyMove(game) }));
  const { id } = await desk.storedGame();
  await expect.poll(() => runningAt(desk), TOLD).toContain(id);
  return id;
}

it('a game begun on one device goes on at another, and nothing is lost while both are offline', async () => {
  const ids: string[] = [];
  await device('one', true, async (desk) => void ids.push(await playAt(desk, 617)));

  // The other device hears of it and goes on with it.
  await device('two', true, async (desk) => {
    const tab = await desk.tab();
    await expect.poll(() => runningAt(desk), TOLD).toContain(ids[0]);
    await tab.page.locator('[data-action="more"]').click();
    await tab.press('records');
    await tab.panel('records').locator('[data-tab="games"]').click();
    await tab.panel('records').locator(`[data-continue="${ids[0]}"]`).click();
    await expect.poll(async () => (await desk.storedGame()).id).toBe(ids[0]);
    const game = await desk.storedGame() as FreecellGame;
    await tab.clickClick(game.position, anyMove(game));
    await expect.poll(async () => (await desk.storedGame()).steps.length).toBe(game.steps.length + 1);
    await expect.poll(async () => (await runningAt(desk)).filter((id) => id === ids[0]).length, TOLD).toBe(2);
  });

  // Both play without hearing of each other.
  await device('one', false, async (desk) => void ids.push(await playAt(desk, 24)));
  await device('two', false, async (desk) => void ids.push(await playAt(desk, 1)));

  // Connected again, each knows of all, whatever the platform deleted when it connected.
  await device('one', true, (desk) => expect.poll(() => syncedAt(desk), TOLD).toBeGreaterThanOrEqual(1));
  await device('two', true, async (desk) => {
    await expect.poll(() => idsAt(desk), TOLD).toEqual([...ids].sort());
    await expect.poll(() => syncedAt(desk), TOLD).toBeGreaterThanOrEqual(2);
  });
  await device('one', true, async (desk) => {
    await expect.poll(() => idsAt(desk), TOLD).toEqual([...ids].sort());
    await expect.poll(async () => new Set(await runningAt(desk)), TOLD).toEqual(new Set(ids));
    const further = (await partsAt(desk)).flatMap(({ games }) => games).filter(({ key }) => key === ids[0])
      .map(({ record }) => {
        const read = parseRecord(record);
        return read.ok ? read.value.steps.length : 0;
      });
    expect(Math.max(...further)).toBe(2);
  });
}, 900_000);
