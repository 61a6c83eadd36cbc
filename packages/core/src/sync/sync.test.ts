import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { deviceName, longRecord, resultOf } from '../../../../test/fixtures/devices.ts';
import { newGame } from '../game.ts';
import { historyOf, type History } from '../history/history.ts';
import type { GameResult } from '../history/result.ts';
import { statistics, tablesOf } from '../history/statistics.ts';
import { makeRecord } from '../record.ts';
import { PRESETS } from '../rules.ts';
import { canBeBrief, makeBrief, parseBrief } from './brief.ts';
import { makeGameId } from './gameId.ts';
import { checksum, fold, makeNumber, readNumbers, unfold } from './digits.ts';
import { documentOf, makeDocument, mergeDocuments, parseDocument } from './document.ts';
import { changesFor, makeItems, readItems } from './items.ts';
import { headOf, makePart, parsePart, type Part } from './part.ts';
import { keyOfGame, keyOfRecord, makeShelf, mergeShelves, parseShelf, removalOf, type KeptGame } from './shelf.ts';
import { itemSize, ITEM_ROOM, MOST_ITEMS, ROOM, storedSize } from './size.ts';

const NOW = 1_796_000_000_000;
const DEVICES = [0, 1, 2, 3].map(deviceName);

const anyResult: fc.Arbitrary<GameResult> = fc.record({
  device: fc.constantFrom(...DEVICES), index: fc.nat({ max: 30 }), chance: fc.nat({ max: 1000 }),
}).map(({ device, index, chance }) => resultOf(device, index, chance));

const anyKept: fc.Arbitrary<KeptGame> = fc.record({
  device: fc.constantFrom(...DEVICES), index: fc.nat({ max: 4 }), touched: fc.nat({ max: 9 }),
  removed: fc.nat({ max: 3 }).map((number) => number === 0),
}).map(({ device, index, touched, removed }) => {
  const record = longRecord(device, index);
  const key = keyOfRecord(record)!;
  return removed ? removalOf(key, touched) : { key, touched, record };
});

const anyPart: fc.Arbitrary<Part> = fc.record({
  device: fc.constantFrom(...DEVICES),
  revision: fc.nat({ max: 5 }),
  name: fc.stringMatching(/^[\w,♠]{0,20}$/),
  settings: fc.array(fc.tuple(
    fc.constantFrom('theme', 'light', '__proto__'),
    fc.record({ value: fc.constantFrom('dark', true, 3, null), at: fc.nat({ max: 9 }) }),
  )).map((entries) => new Map(entries)),
  results: fc.array(anyResult, { maxLength: 12 }).map((results) => historyOf(results, []).results),
  games: fc.array(anyKept, { maxLength: 2 }).map((games) => mergeShelves(games, [])),
});

const anyDocument = fc.array(anyPart, { maxLength: 4 })
  .map((parts) => documentOf(parts.map((part) => makePart(part, 3))));

describe('digits', () => {
  test('numbers are read as they were written, one after the other', () => {
    fc.assert(fc.property(fc.array(fc.maxSafeNat()), (numbers) => {
      expect(readNumbers(numbers.map(makeNumber).join(''))).toEqual(numbers);
    }));
    expect([0, 31, 32, 1023, 1024].map((number) => makeNumber(number).length)).toEqual([1, 1, 2, 2, 3]);
  });

  test.each(['A', 'gA', '!', 'gg♠', 'AAAAAAAAAAAAAAh'])('%j is none', (text) => {
    expect(readNumbers(text)).toBeUndefined();
  });

  test('signs', () => {
    fc.assert(fc.property(fc.integer(), (number) => {
      expect(unfold(fold(number))).toBe(number);
    }));
  });

  test('a checksum tells what was changed', () => {
    fc.assert(fc.property(fc.string(), fc.string(), (a, b) => {
      expect(checksum(a) === checksum(b)).toBe(a === b);
    }));
  });
});

describe('brief results', () => {
  test('keep id, table, day, start and outcome', () => {
    const results = fc.array(fc.tuple(anyResult, fc.option(fc.constantFrom('2026-11-30', '2026-12-24'))));
    fc.assert(fc.property(results, (drawn) => {
      const told = historyOf(drawn.map(([result, daily]) => ({ ...result, daily })), []).results.filter(canBeBrief);
      const read = historyOf(makeBrief(told).flatMap((line) => parseBrief(line) ?? []), []).results;
      const brief = { deal: null, moves: null, milliseconds: null, finished: null };
      expect(read).toEqual(told.map((result) => ({ ...result, ...brief })));
    }), { numRuns: 300 });
  });

  test('are about two characters a game', () => {
    const results = Array.from({ length: 1000 }, (_, index) => resultOf('device0a', index, index * 7919));
    expect(makeBrief(results).join('\n').length).toBeLessThan(2800);
  });

  test('an id that does not tell when the game began is never brief', () => {
    const result = resultOf('device0a', 3, 4);
    expect(canBeBrief(result)).toBe(true);
    const others = [
      { ...result, id: '3f2a' }, { ...result, started: result.started + 1 }, { ...result, outcome: 'open' as const },
      { ...result, id: `${result.id}-x` }, { ...result, id: result.id.replace('-', '-0') },
    ];
    expect(others.filter(canBeBrief)).toEqual([]);
    expect(makeGameId('device0a', result.started + 999)).toBe(result.id);
  });

  test.each(['', 'device0a', 'device0a g chess 4 - classic', 'device0a ! freecell 4 - classic',
    `device0a ${makeNumber(2 ** 50)} freecell 4 - classic`, 'device0a gg freecell 4 daily nothing',
    'device0a ggg freecell 4 daily classic'])('%j is none', (line) => expect(parseBrief(line)).toBeUndefined());
});

describe('parts', () => {
  test('are read as they were written', () => {
    fc.assert(fc.property(anyPart, (part) => {
      const read = parsePart(makePart(part, Infinity));
      expect(read.ok && read.value).toEqual(part);
    }), { numRuns: 200 });
  });

  test('totals, streaks and best results are exact however little is told in full', () => {
    fc.assert(fc.property(anyPart, fc.nat({ max: 3 }), (part, full) => {
      const read = parsePart(makePart(part, full));
      const [whole, told] = [part.results, read.ok ? read.value.results : []]
        .map((results): History => ({ results, setAside: [] })) as [History, History];
      expect(statistics(told)).toEqual(statistics(whole));
      for (const table of tablesOf(whole)) expect(statistics(told, table)).toEqual(statistics(whole, table));
    }), { numRuns: 200 });
  });

  test('a damaged one is none, wherever it is damaged', () => {
    const text = makePart({
      device: 'device0a', revision: 3, name: 'x', settings: new Map(), games: [],
      results: [resultOf('device0a', 1, 1)],
    }, 9);
    expect(headOf(text)).toEqual({ device: 'device0a', revision: 3, version: 1 });
    for (let at = 0; at < text.length; at++) {
      for (const bit of [1, 2, 4, 8, 16, 32, 64]) {
        const flipped = text.slice(0, at) + String.fromCharCode(text.charCodeAt(at) ^ bit) + text.slice(at + 1);
        expect(parsePart(flipped)).toMatchObject({ ok: false, error: { code: 'noPart' } });
      }
      expect(parsePart(text.slice(0, at)).ok).toBe(false);
    }
  });

  test('one of a newer version is handed on and not read', () => {
    const body = 'Head: 2 device0a 3\nwhat nobody knows yet\n';
    const newer = `Sidedeck part 2 device0a 3 ${checksum(body)}\n${body}`;
    expect(parsePart(newer)).toMatchObject({ ok: false, error: { code: 'newerVersion' } });
    expect([...documentOf([newer]).values()]).toEqual([newer]);
  });
});

describe('documents', () => {
  test('the merge is commutative, associative and idempotent', () => {
    fc.assert(fc.property(anyDocument, anyDocument, anyDocument, (a, b, c) => {
      expect(mergeDocuments(a, b)).toEqual(mergeDocuments(b, a));
      expect(mergeDocuments(mergeDocuments(a, b), c)).toEqual(mergeDocuments(a, mergeDocuments(b, c)));
      expect(mergeDocuments(a, a)).toEqual(a);
    }), { numRuns: 200 });
  });

  test('are read as they were written, as text and as items', () => {
    fc.assert(fc.property(anyDocument, (document) => {
      const read = parseDocument(makeDocument(document));
      expect(read.ok && read.value).toEqual(document);
      const items = Object.assign({}, ...[...document].map(([device, text]) => makeItems(device, text)));
      expect(readItems({ ...items, 'part.x': 'foreign', 'other': 1 })).toEqual(document);
    }), { numRuns: 200 });
  });

  test.each(['', '{}', '[]', 'null', '{"sidedeck":"document"}', '{"sidedeck":"document","parts":5,"version":1}'])(
    '%j is none', (text) => expect(parseDocument(text)).toMatchObject({ ok: false, error: { code: 'noDocument' } }));

  test('one of a newer form is refused, and hostile parts are left out', () => {
    expect(parseDocument('{"sidedeck":"document","version":2,"parts":[]}'))
      .toMatchObject({ ok: false, error: { code: 'newerVersion' } });
    const hostile = '{"sidedeck":"document","version":1,"parts":[null,7,{"__proto__":1},"Sidedeck part 1 a b c","x"]}';
    expect(parseDocument(hostile)).toEqual({ ok: true, value: new Map() });
  });
});

describe('items', () => {
  const text = (count: number) => makePart({
    device: 'device0a', revision: count, name: '<<<♠♠♠', settings: new Map(), games: [],
    results: Array.from({ length: count }, (_, index) => resultOf('device0a', index, index)),
  }, Infinity);

  test('each fits, and together they are the part', () => {
    const items = makeItems('device0a', text(300));
    expect(Object.keys(items).length).toBeGreaterThan(3);
    for (const [key, piece] of Object.entries(items)) expect(itemSize(key, piece)).toBeLessThanOrEqual(ITEM_ROOM);
    expect([...readItems(items).values()]).toEqual([text(300)]);
  });

  test('a shorter part is whole beside the remains of a longer one, a mixture is not', () => {
    const [long, short] = [makeItems('device0a', text(300)), makeItems('device0a', text(100))];
    expect([...readItems({ ...long, ...short }).values()]).toEqual([text(100)]);
    expect(readItems({ ...long, 'part.device0a.0': short['part.device0a.0'] })).toEqual(new Map());
    const { set, remove } = changesFor(long, 'device0a', text(100));
    expect(set).toEqual(short);
    expect(remove).toEqual(Object.keys(long).filter((key) => !(key in short)));
    expect(changesFor(long, 'device0a', text(300))).toEqual({ set: {}, remove: [] });
  });

  test('sizes are counted as Chromium counts them', () => {
    expect(itemSize('a', '<')).toBe(9);
    expect(itemSize('ab', '♠')).toBe(7);
    expect(itemSize('a', '"\n')).toBe(7);
  });

  test('five devices with six running games each and ten thousand results fit', () => {
    const parts = [0, 1, 2, 3, 4].map((index): [string, string] => {
      const device = deviceName(index);
      const results = Array.from({ length: 2000 }, (_, game) => resultOf(device, game, game * 7919 + index));
      const games = Array.from({ length: 6 }, (_, game) => {
        const record = longRecord(device, game);
        return { key: keyOfRecord(record)!, touched: NOW, record };
      });
      const settings = new Map(['theme', 'motion', 'light'].map((name) => [name, { value: true, at: NOW }]));
      return [device, makePart({ device, revision: NOW, name: 'Chromium, Linux', settings, results, games }, 20)];
    });
    const items = parts.flatMap(([device, text]) => Object.entries(makeItems(device, text)));
    const sizes = items.map(([key, piece]) => itemSize(key, piece));
    expect(items.length).toBeLessThan(MOST_ITEMS);
    expect(Math.max(...sizes)).toBeLessThanOrEqual(ITEM_ROOM);
    expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(ROOM);
    expect(storedSize('')).toBe(2);
    const all = historyOf(parts.flatMap(([, text]) => {
      const read = parsePart(text);
      return read.ok ? read.value.results : [];
    }), []);
    expect(statistics(all).games).toBe(10_000);
  });
});

describe('shelves', () => {
  test.each([
    ['of its name', { id: 'a', started: 5 }, 'a'],
    ['of when it was started where it has none', { id: '', started: 5 }, '@1970-01-01T00:00:00.005Z'],
    ['of neither before it was on a table', { id: '', started: 0 }, undefined],
  ])('a game has the key of its record: %s', (_, facts, key) => {
    const game = { ...newGame(PRESETS.classic, 617), ...facts };
    expect([keyOfGame(game), keyOfRecord(makeRecord(game))]).toEqual([key, key]);
  });

  test('are read as they were written', () => {
    fc.assert(fc.property(fc.array(anyKept, { maxLength: 5 }), (games) => {
      const kept = mergeShelves(games, []);
      expect(parseShelf(makeShelf(kept))).toEqual({ ok: true, value: kept });
    }), { numRuns: 100 });
  });

  test('the merge is commutative, associative and idempotent, and loses no game', () => {
    const anyShelf = fc.array(anyKept, { maxLength: 5 }).map((games) => mergeShelves(games, []));
    fc.assert(fc.property(anyShelf, anyShelf, anyShelf, (a, b, c) => {
      expect(mergeShelves(a, b)).toEqual(mergeShelves(b, a));
      expect(mergeShelves(mergeShelves(a, b), c)).toEqual(mergeShelves(a, mergeShelves(b, c)));
      expect(mergeShelves(a, a)).toEqual(a);
      const keys = (games: readonly KeptGame[]) => new Set(games.map(({ key }) => key));
      expect(keys(mergeShelves(a, b))).toEqual(new Set([...keys(a), ...keys(b)]));
    }), { numRuns: 100 });
  });

  test.each([['', 'noShelf'], ['Sidedeck shelf 99\n', 'newerVersion'], ['Sidedeck shelf x', 'badVersion']])(
    'refuses %j: %s', (text, code) => expect(parseShelf(text)).toMatchObject({ ok: false, error: { code } }));

  test('a removal stands for every state up to its own, and none after it', () => {
    const record = longRecord('device0a', 1);
    const kept = (touched: number) => ({ key: keyOfRecord(record)!, touched, record });
    const removal = removalOf(kept(5).key, 5);
    expect(mergeShelves([kept(4)], [removal])).toEqual([removal]);
    expect(mergeShelves([removal], [kept(5)])).toEqual([removal]);
    expect(mergeShelves([kept(6)], [removal])).toEqual([kept(6)]);
  });

  test('leaves out what is no game', () => {
    const good = longRecord('device0a', 1);
    const text = `Sidedeck shelf 1\njunk\nTouched: never\n${good}Touched: 2026-11-30T00:00:00.000Z\nnothing\n`
      + `Touched: 2026-11-30T00:00:00.000Z\n${good}`;
    const read = parseShelf(text);
    expect(read.ok && read.value.map(({ record }) => record)).toEqual([good]);
  });
});
