import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { deviceName, longRecord, resultOf } from '../../../../test/fixtures/devices.ts';
import { wonGame } from '../../../../test/fixtures/games.ts';
import { newGame, update, type Command, type SpiderGame } from '../game.ts';
import { EMPTY_HISTORY, historyOf } from '../history/history.ts';
import { makeHistory, parseHistory } from '../history/historyText.ts';
import type { GameResult } from '../history/result.ts';
import { unseenCards } from '../memory.ts';
import { DEAL } from '../move.ts';
import { makeRecord, parseRecord } from '../record.ts';
import { PRESETS } from '../rules.ts';
import type { SyncDocument } from './document.ts';
import { makeGameId } from './gameId.ts';
import { parsePart, type Part } from './part.ts';
import { reconcile, type LocalTexts, type Reconciled, type Surroundings } from './reconcile.ts';
import { keyOfRecord, makeShelf, removalOf } from './shelf.ts';

const [A, B, C] = [0, 1, 2].map(deviceName) as [string, string, string];
const NOTHING: SyncDocument = new Map();

function at(device: string, now = 1000, room = 100_000): Surroundings {
  return { device, spare: 'spare000', name: device, now, room, heard: EMPTY_HISTORY };
}

const history = (...results: GameResult[]) => makeHistory(historyOf(results, []));

function idsIn(text: string | undefined): string[] {
  const read = parseHistory(text ?? '');
  return read.ok ? read.value.results.map(({ id, outcome }) => `${id} ${outcome}`) : [];
}

function partOf({ document }: Reconciled, device: string): Part {
  const read = parsePart(document.get(device)!);
  if (!read.ok) throw new Error(read.error.message);
  return read.value;
}

const settingsIn = (text: string | undefined) => JSON.parse(text ?? '{}') as unknown;

describe('reconcile', () => {
  test('tells what this device has, and takes what others told', () => {
    const a = reconcile({ history: history(resultOf(A, 1, 1)), settings: '{"theme":"dark"}' }, NOTHING, at(A));
    expect(partOf(a, A)).toMatchObject({ device: A, name: A, revision: 1000, results: [{ outcome: 'won' }] });
    expect(Object.keys(a.texts)).toEqual(['sync']);
    const b = reconcile({ history: history(resultOf(B, 2, 3)) }, a.document, at(B));
    expect(idsIn(b.texts.history)).toHaveLength(2);
    expect(settingsIn(b.texts.settings)).toEqual({ theme: 'dark' });
    expect(partOf(b, B).results).toHaveLength(1);
    expect(partOf(b, B).settings.size).toBe(0);
  });

  test('again changes nothing', () => {
    const local: LocalTexts = {
      game: longRecord(A, 1),
      shelf: makeShelf([{ key: keyOfRecord(longRecord(A, 2))!, touched: 5, record: longRecord(A, 2) }]),
      history: history(resultOf(A, 1, 1)), settings: '{"theme":"dark"}',
    };
    const once = reconcile(local, NOTHING, at(A));
    const twice = reconcile({ ...local, ...once.texts }, once.document, at(A, 5000));
    expect(twice.texts).toEqual({});
    expect(twice.document).toEqual(once.document);
    const keys = [1, 2].map((index) => keyOfRecord(longRecord(A, index)));
    expect(partOf(once, A).games.map(({ key }) => key)).toEqual(keys);
  });

  test('what was seen in Spider goes along with the game', () => {
    const round = { type: 'move', move: DEAL } as const;
    const commands: readonly Command[] = [round, round, { type: 'undo' }];
    const started = 1_796_000_000_000;
    const start = { ...newGame(PRESETS.spider4, 617), id: makeGameId(A, started), started };
    const played = commands.reduce<SpiderGame>(update, start);
    expect(unseenCards(played)).toHaveLength(74);
    const told = partOf(reconcile({}, reconcile({ game: makeRecord(played) }, NOTHING, at(A)).document, at(B)), A);
    const there = parseRecord(told.games[0]!.record);
    expect(there.ok && unseenCards(there.value as SpiderGame)).toEqual(unseenCards(played));
  });

  test('what is missing elsewhere is told again, whoever it is from', () => {
    const a = reconcile({ history: history(resultOf(A, 1, 1)) }, NOTHING, at(A));
    const b = reconcile({}, a.document, at(B));
    expect(reconcile({ ...b.texts }, NOTHING, at(B)).document.get(A)).toBe(a.document.get(A));
    expect(idsIn(b.texts.history)).toHaveLength(1);
  });

  test('a lost local history comes back', () => {
    const a = reconcile({ history: history(resultOf(A, 1, 1)) }, NOTHING, at(A));
    expect(idsIn(reconcile({ sync: a.texts.sync }, NOTHING, at(A)).texts.history)).toHaveLength(1);
    expect(idsIn(reconcile({}, a.document, at(A)).texts.history)).toHaveLength(1);
  });

  test('of two devices that tell the same the first goes on, and never none', () => {
    const local = { history: history(resultOf(C, 1, 1)) };
    const [a, b] = [reconcile(local, NOTHING, at(A)), reconcile(local, NOTHING, at(B))];
    const both = new Map([...a.document, ...b.document]);
    const [a2, b2] = [
      reconcile({ ...local, ...a.texts }, both, at(A, 2000)), reconcile({ ...local, ...b.texts }, both, at(B, 2000)),
    ];
    expect([partOf(a2, A).results.length, partOf(b2, B).results.length]).toEqual([1, 0]);
  });

  test('a win elsewhere overrules a loss here, and is told once', () => {
    const lost = resultOf(A, 1, 3);
    const won: GameResult = { ...lost, outcome: 'won', finished: lost.finished! + 1 };
    const a = reconcile({ history: history(lost) }, NOTHING, at(A));
    const b = reconcile({ history: history(won) }, a.document, at(B));
    const a2 = reconcile({ history: history(lost), ...a.texts }, b.document, at(A, 2000));
    expect(idsIn(a2.texts.history)).toEqual([`${won.id} won`]);
    expect(partOf(a2, A).results).toEqual([]);
    expect(partOf(b, B).results).toHaveLength(1);
  });

  test('a setting chosen later stands, even by a clock that is hours behind', () => {
    const a = reconcile({ settings: '{"theme":"dark"}' }, NOTHING, at(A, 9_000_000));
    const b = reconcile({}, a.document, at(B, 1000));
    const b2 = reconcile({ ...b.texts, settings: '{"theme":"light"}' }, a.document, at(B, 2000));
    const a2 = reconcile({ settings: '{"theme":"dark"}', ...a.texts }, b2.document, at(A, 9_000_001));
    expect(settingsIn(a2.texts.settings)).toEqual({ theme: 'light' });
    const b3 = reconcile({ ...b.texts, ...b2.texts, settings: '{}' }, a2.document, at(B, 3000));
    const a3 = reconcile({ ...a.texts, ...a2.texts }, b3.document, at(A, 9_000_002));
    expect(settingsIn(a3.texts.settings)).toEqual({});
  });

  test('settings that were never chosen overrule nobody’s, and what is no setting stays as it is', () => {
    const a = reconcile({ settings: '{"theme":"dark","size":3}' }, NOTHING, at(A));
    const b = reconcile({ settings: '{"light":false}' }, a.document, at(B));
    expect(settingsIn(b.texts.settings)).toEqual({ light: false, size: 3, theme: 'dark' });
    expect(reconcile({ settings: 'half {' }, a.document, at(B)).texts.settings).toBeUndefined();
  });

  test('only games that run are told: not won, not unbegun, not damaged', () => {
    const games = (local: LocalTexts) => partOf(reconcile(local, NOTHING, at(A)), A).games.length;
    expect(games({ game: longRecord(A, 1) })).toBe(1);
    expect(games({ game: makeRecord(wonGame({ id: 'w', started: 1 })) })).toBe(0);
    expect(games({ game: 'Sidedeck 2\nId: a\nDeal: 617\n' })).toBe(0);
    expect(games({ game: longRecord(A, 1).slice(0, -20) })).toBe(0);
  });

  test('a game taken off the list is off it everywhere, until somebody goes on with it', () => {
    const record = longRecord(A, 1);
    const key = keyOfRecord(record)!;
    const kept = { key, touched: 5, record };
    const local = { shelf: makeShelf([kept]) };
    const a = reconcile(local, NOTHING, at(A));
    const b = reconcile({ shelf: makeShelf([removalOf(key, 5)]) }, a.document, at(B));
    const gone = reconcile({ ...local, ...a.texts }, b.document, at(A, 2000));
    expect(partOf(gone, A).games).toEqual([]);
    // It was on the table meanwhile, by a clock that is behind.
    const table = reconcile({ game: `${record}`, ...gone.texts }, b.document, at(A, 1));
    expect(partOf(table, A).games).toEqual([{ key, touched: 6, record }]);
  });

  test('no device’s games take the place of another one’s results', () => {
    const shelf = makeShelf([1, 2, 3, 4, 5].map((index) => (
      { key: keyOfRecord(longRecord(A, index))!, touched: index, record: longRecord(A, index) })));
    const results = Array.from({ length: 40 }, (_, index) => resultOf(B, index, index));
    const room = 2500;
    const a = reconcile({ shelf }, NOTHING, at(A, 1000, room));
    expect(partOf(a, A).games.length).toBeGreaterThan(1);
    const b = reconcile({ history: history(...results) }, a.document, at(B, 1000, room));
    const a2 = reconcile({ shelf, ...a.texts }, b.document, at(A, 2000, room));
    const b2 = reconcile({ history: history(...results), ...b.texts }, a2.document, at(B, 3000, room));
    expect(b2.fits).toBe(true);
    expect(partOf(b2, B).results).toHaveLength(40);
    expect(reconcile({ shelf, ...a.texts, ...a2.texts }, b2.document, at(A, 4000, room)).document).toEqual(b2.document);
  });

  test('a game damaged here stays as it was told', () => {
    const a = reconcile({ game: longRecord(A, 1) }, NOTHING, at(A));
    const damaged = reconcile({ game: longRecord(A, 1).slice(0, -20), ...a.texts }, a.document, at(A, 2000));
    expect(partOf(damaged, A).games[0]!.record).toBe(longRecord(A, 1));
    const unreadable = reconcile({ game: longRecord(A, 1), shelf: 'junk', ...a.texts }, a.document, at(A, 2000));
    expect(partOf(unreadable, A).games).toHaveLength(1);
  });

  test('a history that cannot be read stays, and what was told goes on being told', () => {
    const a = reconcile({ history: history(resultOf(A, 1, 1)) }, NOTHING, at(A));
    const newer = reconcile({ history: 'Sidedeck history 99\n', sync: a.texts.sync }, a.document, at(A, 2000));
    expect(newer.texts.history).toBeUndefined();
    expect(partOf(newer, A).results).toHaveLength(1);
  });

  test('a mirror that a newer version wrote stays, and what the device has is told all the same', () => {
    const newer = '{"sidedeck":"document","version":2,"parts":"of another form"}';
    const a = reconcile({ history: history(resultOf(A, 1, 1)), sync: newer }, NOTHING, at(A));
    expect(a.texts).toEqual({});
    expect(partOf(a, A).results).toHaveLength(1);
  });

  test('a copied profile gets a name of its own', () => {
    const a = reconcile({ history: history(resultOf(A, 1, 1)) }, NOTHING, at(A));
    const copy = { history: history(resultOf(A, 1, 1)), ...a.texts };
    const a2 = reconcile({ ...copy, history: history(resultOf(A, 1, 1), resultOf(A, 2, 2)) }, a.document, at(A, 2000));
    const other = { ...copy, history: history(resultOf(A, 1, 1), resultOf(A, 3, 3)) };
    const copied = reconcile(other, a2.document, at(A, 1500));
    expect(copied.device).toBe('spare000');
    expect(idsIn(copied.texts.history)).toHaveLength(3);
    expect(partOf(copied, 'spare000').results).toHaveLength(1);
    expect(partOf(copied, A).results).toHaveLength(2);
  });

  test('where there is little room details go first, then games, and it is said', () => {
    const results = Array.from({ length: 40 }, (_, index) => resultOf(A, index, index));
    const shelf = makeShelf([1, 2, 3, 4, 5].map((index) => (
      { key: keyOfRecord(longRecord(A, index))!, touched: index, record: longRecord(A, index) })));
    const told = (room: number) => reconcile({ history: history(...results), shelf }, NOTHING, at(A, 1000, room));
    expect(told(100_000)).toMatchObject({ left: 0, fits: true });
    expect(told(3_000).left).toBeGreaterThan(0);
    expect(partOf(told(3_000), A).results).toHaveLength(40);
    expect(told(100)).toMatchObject({ fits: false, document: new Map() });
    expect(idsIn(told(100).texts.history)).toEqual([]);
  });

  test('whatever is stored, it ends, and what others told is not lost', () => {
    const others = reconcile({ history: history(resultOf(B, 1, 1), resultOf(B, 2, 3)) }, NOTHING, at(B)).document;
    const whole: Record<string, string> = {
      game: longRecord(A, 1), shelf: makeShelf([{ key: 'x', touched: 5, record: longRecord(A, 2) }]),
      settings: '{"theme":"dark"}', history: history(resultOf(A, 1, 1)),
    };
    const anyText = fc.oneof(
      fc.constantFrom('', 'null', '[]', '{"__proto__":{"x":1}}', '7', 'x'.repeat(5_000_000)),
      fc.string({ unit: 'binary' }),
    );
    const change = fc.record({
      key: fc.constantFrom('game', 'shelf', 'settings', 'history', 'sync'),
      at: fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true }), cut: fc.boolean(), text: anyText,
    });
    fc.assert(fc.property(fc.array(change, { minLength: 1, maxLength: 3 }), fc.boolean(), (changes, replaced) => {
      const local: Record<string, string> = { ...whole };
      for (const { key, at: place, cut, text } of changes) {
        const old = local[key] ?? '';
        const from = Math.floor(place * old.length);
        const flipped = String.fromCharCode((old.charCodeAt(from) || 0) ^ 1);
        local[key] = replaced ? text : old.slice(0, from) + (cut ? '' : flipped + old.slice(from + 1));
      }
      const result = reconcile(local, others, at(A));
      expect(result.document.get(B)).toBe(others.get(B));
      const told = idsIn(result.texts.history ?? local['history']);
      const isReadable = parseHistory(local['history']!).ok;
      if (isReadable) expect(told).toEqual(expect.arrayContaining(idsIn(history(resultOf(B, 1, 1)))));
      expect(Object.getPrototypeOf({})).toBe(Object.prototype);
    }), { numRuns: 100 });
  });
});
