import {
  EMPTY_HISTORY, itemSize, ITEM_ROOM, keyOfRecord, makeDocument, makeGameId, makeHistory, makeItems, makeRecord,
  makeShelf, mergeHistory, MOST_ITEMS, parseHistory, PRESETS, reconcile, ROOM, statistics, tableOf, tablesOf,
  type Game, type GameResult, type History, type KeptGame, type LocalTexts, type Reconciled, type Rules,
  type SyncDocument,
} from '@sidedeck/core';
import { describe, expect, test } from 'vitest';
import { deviceName, resultOf } from '../fixtures/devices.ts';
import { sample } from '../fixtures/sweep.ts';
import { walk } from '../fixtures/walks.ts';

// What a player has who plays a great deal, and what of it each platform can carry. `SHOW=1` tells the figures.

const GAMES = 6;
const RESULTS = 10_000;
const SPIDER = [PRESETS.spider1, PRESETS.spider2, PRESETS.spider4];
const NOW = 1_799_000_000_000;
/** Bytes for all parts: what an editor allows itself, which is less than what a browser has. */
const LEAST_ROOM = 90_000;

/** FreeCell and Spider with each number of suits by turns, as they are left in the middle of a long game. */
function longGames(moves: readonly [freecell: number, spider: number]): Game[] {
  return Array.from({ length: GAMES }, (_, index) => {
    const rules: Rules = index % 2 ? SPIDER[index % 3]! : { ...PRESETS.classic, autoplay: 'off' };
    return walk(rules, 100 + index, moves[index % 2]!);
  });
}

/** The same games, each begun on this device. */
function gamesOf(device: string, games: readonly Game[]): KeptGame[] {
  return games.map((game, index) => {
    const started = 1000 * (1_798_000_000 + index);
    const record = makeRecord({ ...game, id: makeGameId(device, started), started });
    return { key: keyOfRecord(record)!, touched: NOW + index, record };
  });
}

function resultsOf(index: number, count: number): GameResult[] {
  return Array.from({ length: count }, (_, game) => {
    const result = resultOf(deviceName(index), game, game * 7919 + index);
    if (game % 5 === 0) return { ...result, ...tableOf(SPIDER[game % 3]!) };
    return game % 7 === 0 ? { ...result, daily: new Date(result.started).toISOString().slice(0, 10) } : result;
  });
}

function historyOf(results: readonly GameResult[]): History {
  return mergeHistory({ results, setAside: [] }, EMPTY_HISTORY);
}

interface Player {
  readonly locals: readonly LocalTexts[];
  /** The history of one device that had done it all. */
  readonly all: History;
}

function playerWith(moves: readonly [number, number], shares: readonly number[], count = RESULTS): Player {
  const results = shares.map((share, index) => resultsOf(index, count * share));
  const games = longGames(moves);
  return {
    locals: results.map((own, index) => ({
      history: makeHistory(historyOf(own)), shelf: makeShelf(gamesOf(deviceName(index), games)),
      settings: JSON.stringify({ theme: 'dark', motion: 'off', cards: 'large', [`of${index}`]: true }),
    })),
    all: historyOf(results.flat()),
  };
}

interface Exchanged {
  readonly locals: readonly LocalTexts[];
  readonly document: SyncDocument;
  readonly told: readonly Reconciled[];
}

/** All devices tell and hear until nothing changes any more. */
function exchange(player: Player): Exchanged {
  const locals = [...player.locals];
  let document: SyncDocument = new Map();
  for (let round = 0; round < 9; round++) {
    const before = makeDocument(document);
    const told = locals.map((local, index) => {
      const reconciled = reconcile(local, document, {
        device: deviceName(index), spare: 'spare000', name: 'Chromium, Linux', now: NOW + round,
        room: LEAST_ROOM, heard: EMPTY_HISTORY,
      });
      locals[index] = { ...local, ...reconciled.texts };
      ({ document } = reconciled);
      return reconciled;
    });
    if (makeDocument(document) === before) return { locals, document, told };
  }
  throw new Error('The devices go on telling');
}

function sizesOf(document: SyncDocument) {
  const items = [...document].flatMap(([device, text]) => Object.entries(makeItems(device, text)));
  const sizes = items.map(([key, piece]) => itemSize(key, piece));
  return {
    items: items.length, largest: Math.max(...sizes), bytes: sizes.reduce((sum, size) => sum + size, 0),
    characters: JSON.stringify(makeDocument(document)).length,
  };
}

function expectAllKnown(text: string | undefined, all: History): void {
  const read = parseHistory(text ?? '');
  const known: History = read.ok ? read.value : EMPTY_HISTORY;
  expect(known.results.map(({ id, outcome, daily }) => [id, outcome, daily]))
    .toEqual(all.results.map(({ id, outcome, daily }) => [id, outcome, daily]));
  for (const table of [undefined, ...tablesOf(all)]) expect(statistics(known, table)).toEqual(statistics(all, table));
}

function expectToFit(title: string, { document, told }: Exchanged): void {
  const sizes = sizesOf(document);
  if (process.env['SHOW']) console.log(title, sizes);
  expect(told.every(({ fits }) => fits)).toBe(true);
  expect(sizes.items).toBeLessThanOrEqual(MOST_ITEMS);
  expect(sizes.largest).toBeLessThanOrEqual(ITEM_ROOM);
  expect(sizes.bytes).toBeLessThanOrEqual(ROOM);
  expect(sizes.characters).toBeLessThan(100_000);
}

describe('five devices, six long running games each and ten thousand results', { timeout: 240_000 }, () => {
  test.each([
    ['spread over all devices', [0.2, 0.2, 0.2, 0.2, 0.2], RESULTS],
    ['most of them on one device', [0.8, 0.05, 0.05, 0.05, 0.05], sample(2000, RESULTS)],
  ] as const)('are all told: %s', (title, shares, results) => {
    const player = playerWith([220, 250], shares, results);
    const exchanged = exchange(player);
    expectToFit(title, exchanged);
    expect(exchanged.told.map(({ left }) => left)).toEqual([0, 0, 0, 0, 0]);
    for (const { history } of exchanged.locals) expectAllKnown(history, player.all);
  });

  test('too long to be told, they stay where they are, and totals, streaks and bests are exact all the same', () => {
    const player = playerWith([500, 1000], [0.2, 0.2, 0.2, 0.2, 0.2], sample(2000, RESULTS));
    const exchanged = exchange(player);
    expectToFit('endless games', exchanged);
    for (const { history } of exchanged.locals) expectAllKnown(history, player.all);
    // Every device has its share: none has filled the room before the others came.
    expect(exchanged.told.map(({ left }) => left)).toEqual(Array(5).fill(exchanged.told[0]!.left));
    expect(exchanged.told[0]!.left).toBeGreaterThan(0);
    expect(exchanged.told[0]!.left).toBeLessThan(GAMES);
  });
});
