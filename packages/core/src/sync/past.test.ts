import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { EMPTY_HISTORY, type History } from '../history/history.ts';
import { statistics, tablesOf } from '../history/statistics.ts';
import { parseRecord } from '../record.ts';
import { parseBackup } from './backup.ts';
import { makeDocument, parseDocument, type SyncDocument } from './document.ts';
import { headOf, makePart, parsePart, type Part } from './part.ts';
import { reconcile } from './reconcile.ts';
import { isRemoval, type KeptGame } from './shelf.ts';

// What past versions wrote, as they wrote it. These files are kept for ever; a new version adds its own.

const fixture = (name: string) =>
  readFileSync(new URL(`../../../../test/fixtures/${name}`, import.meta.url), 'utf8');

function documentIn(name: string): SyncDocument {
  const read = parseDocument(fixture(name));
  if (!read.ok) throw new Error(read.error.message);
  return read.value;
}

function partIn(document: SyncDocument, device: string): Part {
  const read = parsePart(document.get(device)!);
  if (!read.ok) throw new Error(read.error.message);
  return read.value;
}

/** Deal, steps played and day of each; what was taken off the list has none. */
function gamesIn(games: readonly KeptGame[]): unknown[] {
  return games.filter((kept) => !isRemoval(kept)).map(({ key, record }) => {
    const read = parseRecord(record);
    return [key, read.ok && !read.problem && [read.value.deal, read.value.steps.length, read.value.daily]];
  });
}

const GAMES = [
  ['device0a-tpal8w', [1, 45, undefined]],
  ['device0b-tpawg0', [4, 12, '2026-11-29']],
];

/** What each table adds up to, as it did when the files were written. */
function figuresOf(history: History) {
  return tablesOf(history).map((table) => {
    const { games, wins, bestStreak, fewestMoves, fastest } = statistics(history, table);
    return [table.game, table.rules, games, wins, bestStreak, fewestMoves, fastest];
  });
}

describe('a document of the first version', () => {
  const document = documentIn('document-1.json');

  test('its parts have no second line, and are read all the same', () => {
    expect([...document.values()].some((text) => text.includes('Head: '))).toBe(false);
    const [a, b] = [partIn(document, 'device0a'), partIn(document, 'device0b')];
    expect(a).toMatchObject({ name: 'Chromium, Linux', revision: 1796400000000 });
    expect([...a.settings].map(([name, { value }]) => [name, value])).toEqual([['theme', 'dark'], ['sound', true]]);
    expect([a.results.length, b.results.length]).toEqual([12, 6]);
    expect(a.results.filter(({ daily }) => daily !== null).map(({ daily, outcome }) => `${daily} ${outcome}`))
      .toEqual(['2026-11-30 lost', '2026-11-30 won', '2026-12-01 won']);
    expect([...gamesIn(a.games), ...gamesIn(b.games)]).toEqual(GAMES);
    expect(a.games.filter(isRemoval).map(({ key }) => key)).toEqual(['device0a-tpaxyz']);
  });

  test('the device that wrote one writes it anew, with everything in it', () => {
    const local = { settings: '{"sound":true,"theme":"light"}', sync: makeDocument(document) };
    const { document: next } = reconcile(local, document, {
      device: 'device0a', spare: 'spare000', name: 'Chromium, Linux', now: 1796400000100, room: 90_000,
      heard: EMPTY_HISTORY,
    });
    expect(headOf(next.get('device0a')!)!.revision).toBe(1796400000100);
    expect(next.get('device0a')).toContain('Head: 1 device0a 1796400000100\n');
    const [before, after] = [partIn(document, 'device0a'), partIn(next, 'device0a')];
    expect(after.results.map(({ id, outcome, daily }) => [id, outcome, daily]))
      .toEqual(before.results.map(({ id, outcome, daily }) => [id, outcome, daily]));
    expect(next.get('device0b')).toBe(document.get('device0b'));
    expect(makePart(after, 20)).not.toBe(makePart(before, 20));
  });
});

test('a backup of the first version, with a history and records of the second', () => {
  const read = parseBackup(fixture('backup-1.json'));
  if (!read.ok) throw new Error(read.error.message);
  expect(read.problem).toBeUndefined();
  expect(Object.fromEntries(read.value.settings)).toEqual({ theme: 'dark', sound: true });
  expect(gamesIn(read.value.games)).toEqual(GAMES);
  expect(figuresOf(read.value.history)).toEqual([
    ['freecell', 'classic', 6, 4, 4, 61, 100_005],
    ['spider', 'spider2', 3, 2, 1, 64, 107_924],
  ]);
});
