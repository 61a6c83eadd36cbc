import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import JSZip from 'jszip';
import { expect, it, onTestFinished } from 'vitest';
import {
  changesSomething, legalMoves, parseDocument, parseHistory, parsePart, parseRecord, update,
  type CardMove, type FreecellGame, type Game,
} from '@sidedeck/core';
import { openEditor, type Editor } from './editor.ts';
import { dealByNumber } from './player.ts';
import { startSyncStore, type SyncStore } from './syncStore.ts';
import { VSIX } from './workbench.ts';

// Two machines, each with a VS Code of its own, and VS Code's own Settings Sync between them; only its server is ours.

const EXCHANGED = { timeout: 120_000, interval: 1000 };

interface Machine {
  readonly name: string;
  readonly store: SyncStore;
  readonly editor: Editor;
}

/** What the extension keeps in this machine's globalState, by its keys. */
async function kept({ editor }: Machine): Promise<Record<string, unknown>> {
  const text = await editor.page.evaluate(readState);
  return JSON.parse(text ?? '{}') as Record<string, unknown>;
}

/** In the page: a workbench in a browser keeps globalState in a database of the browser. */
async function readState(): Promise<string | undefined> {
  const ask = <T>(request: IDBRequest<T>) => new Promise<T>((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error ?? new Error('no database'));
  });
  const database = await ask(indexedDB.open('vscode-web-state-db-global'));
  const state = await ask(database.transaction('ItemTable').objectStore('ItemTable').get('sidedeck.sidedeck'));
  database.close();
  return state as string | undefined;
}

async function textAt(machine: Machine, key: string): Promise<string> {
  const stored = (await kept(machine))[key] as { text: string } | undefined;
  return stored?.text ?? '';
}

async function gameAt(machine: Machine): Promise<Game> {
  const read = parseRecord(await textAt(machine, 'game'));
  if (!read.ok) throw new Error(read.error.message);
  return read.value;
}

/** All games on record. */
async function idsAt(machine: Machine): Promise<string[]> {
  const read = parseHistory(await textAt(machine, 'history'));
  return read.ok ? read.value.results.map(({ id }) => id).sort() : [];
}

/** All running games that this machine knows of, its own among them, with the steps played. */
async function runningAt(machine: Machine): Promise<Map<string, number>> {
  const read = parseDocument(await textAt(machine, 'sync'));
  const steps = new Map<string, number>();
  for (const text of read.ok ? read.value.values() : []) {
    const part = parsePart(text);
    for (const { key, record } of part.ok ? part.value.games : []) {
      const game = parseRecord(record);
      if (game.ok) steps.set(key, Math.max(steps.get(key) ?? 0, game.value.steps.length));
    }
  }
  return steps;
}

function anyMove({ position }: FreecellGame): CardMove {
  return legalMoves(position).find((move) => changesSomething(position, move))!;
}

/** Deals and makes a move by hand; gives the game's id. */
async function play(machine: Machine, number: number): Promise<string> {
  const { editor } = machine;
  const table = await editor.sidebar();
  const game = await dealByNumber(editor.page, table, number);
  await table.clickClick(game.position, anyMove(game));
  await table.shows(update(game, { type: 'move', move: anyMove(game) }));
  await expect.poll(async () => (await gameAt(machine)).deal).toBe(number);
  return (await gameAt(machine)).id;
}

async function goOn(machine: Machine, id: string): Promise<void> {
  const table = await machine.editor.sidebar();
  await table.press('more');
  await table.press('records');
  await table.panel('records').locator('[data-tab="games"]').click();
  await table.panel('records').locator(`[data-continue="${id}"]`).click();
  await expect.poll(async () => (await gameAt(machine)).id).toBe(id);
  const game = await gameAt(machine) as FreecellGame;
  await table.clickClick(game.position, anyMove(game));
  await expect.poll(async () => (await gameAt(machine)).steps.length).toBe(game.steps.length + 1);
}

/** Has machines exchange again and again until all of them know what they should. */
async function exchange(machines: readonly Machine[], isKnown: (machine: Machine) => Promise<boolean>): Promise<void> {
  await expect.poll(async () => {
    for (const machine of machines) await syncNow(machine);
    return (await Promise.all(machines.map(isKnown))).every(Boolean);
  }, EXCHANGED).toBe(true);
}

/** One exchange at a time: a second one asked for meanwhile would end the first. */
async function syncNow({ name, editor, store }: Machine): Promise<void> {
  const over = store.exchanged(name);
  await editor.command('Settings Sync: Sync Now');
  await over;
}

const knows = (ids: readonly string[]) => async (machine: Machine) => {
  const [known, running] = [await idsAt(machine), await runningAt(machine)];
  return ids.every((id) => known.includes(id) && running.has(id)) && known.length === ids.length;
};

async function openMachine(store: SyncStore, name: string): Promise<Machine> {
  const editor = await openEditor({ sync: store.urlFor(name), viewport: { width: 900, height: 700 } });
  await editor.openSidebar();
  return { name, store, editor };
}

/** A later version, which syncs another key besides, as no version does yet. */
async function laterVersion(): Promise<string> {
  const vsix = await JSZip.loadAsync(readFileSync(VSIX));
  const edit = async (file: string, known: RegExp, later: string) => {
    const text = await vsix.file(file)!.async('text');
    expect(text).toMatch(known);
    vsix.file(file, text.replace(known, later));
  };
  await edit('extension.vsixmanifest', / Version="\d+\.\d+\.\d+"/, ' Version="99.0.0"');
  await edit('extension/package.json', /"version": "[^"]*"/, '"version": "99.0.0"');
  await edit('extension/dist/extension.js', /setKeysForSync\(\[/, 'setKeysForSync(["sync.more",');
  const folder = mkdtempSync(join(tmpdir(), 'sidedeck-later-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const path = join(folder, 'later.vsix');
  writeFileSync(path, await vsix.generateAsync({ type: 'uint8array' }));
  return path;
}

async function bringUp({ editor }: Machine, vsix: string): Promise<void> {
  await editor.install(vsix);
  await editor.reload();
  await editor.sidebar();
}

it('a game begun in one editor goes on in another, and nothing is lost offline or between versions', async () => {
  const store = await startSyncStore();
  onTestFinished(store.stop);
  const [one, two] = await Promise.all([openMachine(store, 'one'), openMachine(store, 'two')]);
  const both = [one, two] as const;

  const ids = [await play(one, 617)];
  await exchange(both, knows(ids));
  await goOn(two, ids[0]!);
  await exchange(both, async (machine) => (await runningAt(machine)).get(ids[0]!) === 2);

  // Neither hears of the other: both write the same key.
  for (const { name } of both) store.disconnect(name);
  const apart = [await play(one, 24), await play(two, 1)];
  for (const [index, machine] of both.entries()) {
    await expect.poll(async () => (await runningAt(machine)).has(apart[index]!)).toBe(true);
    expect(await idsAt(machine)).toEqual([ids[0]!, apart[index]!].sort());
  }
  ids.push(...apart);
  store.reconnect();
  await exchange(both, knows(ids));

  // The newer version's state replaces the older one's whole, so that it is told only once both are the same again.
  const later = await laterVersion();
  await bringUp(two, later);
  ids.push(await play(two, 3), await play(one, 4));
  for (const machine of [...both, ...both]) await syncNow(machine);
  for (const machine of both) expect(await idsAt(machine)).toEqual(expect.arrayContaining(ids.slice(0, 3)));
  await bringUp(one, later);
  await exchange(both, knows(ids));
}, 600_000);
