import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { deviceName, longRecord, resultOf } from '../../../../test/fixtures/devices.ts';
import { hostile } from '../../../../test/fixtures/hostile.ts';
import { EMPTY_HISTORY, historyOf } from '../history/history.ts';
import { gainOf, makeBackup, parseBackup, type Backup } from './backup.ts';
import { keyOfRecord } from './shelf.ts';

const A = deviceName(0);
const game = (index: number, touched = 5) => {
  const record = longRecord(A, index);
  return { key: keyOfRecord(record)!, touched, record };
};
const BACKUP: Backup = {
  history: historyOf([resultOf(A, 1, 1), resultOf(A, 2, 3)], []),
  games: [game(1), game(2, 4)],
  settings: new Map<string, string | boolean>([['light', false], ['theme', 'dark']]),
};
const TEXT = makeBackup(BACKUP);
const NOTHING: Backup = { history: EMPTY_HISTORY, games: [], settings: new Map() };

describe('a backup', () => {
  test('is read as it was written', () => {
    expect(parseBackup(TEXT)).toEqual({ ok: true, value: BACKUP });
    expect(parseBackup(`\uFEFF${TEXT.replaceAll('\n', '\r\n')}`)).toEqual({ ok: true, value: BACKUP });
    expect(parseBackup(makeBackup(NOTHING))).toEqual({ ok: true, value: NOTHING });
  });

  test.each([
    ['', 'noBackup'], ['{}', 'noBackup'], ['[]', 'noBackup'], ['null', 'noBackup'],
    ['{"__proto__":{"sidedeck":1}}', 'noBackup'],
    [TEXT.replace('"version": 1', '"version": 2'), 'newerVersion'],
    [TEXT.replace('"version": 1', '"version": {}'), 'newerVersion'],
    [TEXT.replace('"shelf"', '"self"'), 'noBackup'],
    [TEXT.replace('Sidedeck history 2', 'Sidedeck history 99'), 'newerVersion'],
    [TEXT.replace('Sidedeck shelf 1', 'Sidedeck shelf 99'), 'newerVersion'],
    [TEXT.slice(0, -9), 'noBackup'], ['x'.repeat(5_000_000), 'noBackup'], ['9'.repeat(20_000_001), 'tooLong'],
  ])('refuses %#: %s', (text, code) => {
    expect(parseBackup(text)).toMatchObject({ ok: false, error: { code } });
  });

  test('a damaged game is left out and told, the others stay', () => {
    const cut = { ...game(2, 4), record: game(2).record.slice(0, -40) };
    const damaged = makeBackup({ ...BACKUP, games: [game(1), cut] });
    expect(parseBackup(damaged)).toMatchObject({
      ok: true, value: { games: [{ key: game(1).key }] }, problem: { code: 'damagedGames' },
    });
  });

  test('whatever is changed in it, reading ends with a value or an error', () => {
    const change = fc.tuple(fc.nat({ max: TEXT.length }), fc.string({ maxLength: 3 }), fc.nat({ max: 5 }));
    fc.assert(fc.property(fc.array(change, { maxLength: 4 }), (changes) => {
      const text = changes.reduce((old, [at, junk, cut]) => old.slice(0, at) + junk + old.slice(at + cut), TEXT);
      const read = parseBackup(text);
      expect(read.ok ? read.value.history.results.length : read.error.message.length).toBeGreaterThanOrEqual(0);
      expect(Object.getPrototypeOf({})).toBe(Object.prototype);
    }), { numRuns: 200 });
  });
});

test('whatever comes as a backup, it is read or refused with a reason', () => {
  const reasons = ['noBackup', 'newerVersion', 'tooLong', 'noHistory', 'noShelf', 'badVersion'];
  fc.assert(fc.property(hostile(TEXT), (text) => {
    const read = parseBackup(text);
    if (read.ok) expect(gainOf(read.value, read.value)).toMatchObject({ results: 0, better: 0, games: 0 });
    else expect([reasons.includes(read.error.code), read.error.message.length < 100]).toEqual([true, true]);
    expect('polluted' in {}).toBe(false);
  }), { numRuns: Number(process.env['FUZZ'] ?? 60) });
});

describe('gainOf', () => {
  test('is all of it where nothing is known, and nothing where all is', () => {
    expect(gainOf(BACKUP, NOTHING)).toEqual({ results: 2, better: 0, games: 2, settings: ['light', 'theme'] });
    expect(gainOf(BACKUP, BACKUP)).toEqual({ results: 0, better: 0, games: 0, settings: [] });
  });

  test('counts what went better and was played further', () => {
    const [one, two] = BACKUP.history.results;
    const lost = historyOf([{ ...one!, outcome: 'lost' }, { ...two!, outcome: 'open' }], []);
    const here: Backup = { history: lost, games: [game(1, 4), game(2, 9)], settings: new Map([['theme', 'light']]) };
    expect(gainOf(BACKUP, here)).toEqual({ results: 0, better: 2, games: 1, settings: ['light'] });
  });
});
