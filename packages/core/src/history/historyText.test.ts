import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { anyHistory } from '../../../../test/fixtures/histories.ts';
import { EMPTY_HISTORY, mergeHistory } from './history.ts';
import { makeHistory, parseHistory } from './historyText.ts';

const LINE = '2026-11-30T01:36:00.000Z 2026-11-30T01:40:00.000Z won 617 92 201000 3f2a freecell 4 - houseB';
const TEXT = `Sidedeck history 2
${LINE}
2026-11-30T01:59:00.000Z 2026-11-30T02:00:00.000Z lost - 3 4000 b-1 freecell 3 2026-11-29 classic autoplay=off
2026-11-30T02:00:00.000Z - won - - - b-2 freecell 4 - classic
`;

describe('makeHistory', () => {
  test('is a line for each game', () => {
    const read = parseHistory(TEXT);
    expect(read).toEqual({ ok: true, value: {
      results: [
        {
          game: 'freecell', rules: 'houseB', cells: 4, id: '3f2a', deal: 617,
          started: 1796002560000, daily: null, outcome: 'won', moves: 92, milliseconds: 201000, finished: 1796002800000,
        },
        {
          game: 'freecell', rules: 'classic autoplay=off', cells: 3, id: 'b-1', deal: null,
          started: 1796003940000, daily: '2026-11-29',
          outcome: 'lost', moves: 3, milliseconds: 4000, finished: 1796004000000,
        },
        {
          game: 'freecell', rules: 'classic', cells: 4, id: 'b-2', deal: null,
          started: 1796004000000, daily: null, outcome: 'won', moves: null, milliseconds: null, finished: null,
        },
      ],
      setAside: [],
    } });
    expect(read.ok && makeHistory(read.value)).toBe(TEXT);
    expect(makeHistory(EMPTY_HISTORY)).toBe('Sidedeck history 2\n');
  });

  test('reading gives back any history', () => {
    fc.assert(fc.property(anyHistory, (history) => {
      const read = parseHistory(makeHistory(history));
      expect(read.ok && read.value).toEqual(history);
      expect(read.ok && read.problem?.code).toBe(history.setAside.length > 0 ? 'damagedLines' : undefined);
    }), { numRuns: 200 });
  });
});

describe('parseHistory', () => {
  test('reads the first version: a game counts as started when it ended', () => {
    const old = readFileSync(new URL('../../../../test/fixtures/history-1.txt', import.meta.url), 'utf8');
    expect(parseHistory(old)).toEqual({ ok: true, value: {
      results: [
        {
          game: 'freecell', rules: 'houseB', cells: 4, id: '3f2a', deal: 617, started: 1796002800000, daily: null,
          outcome: 'won', moves: 92, milliseconds: 201000, finished: 1796002800000,
        },
        {
          game: 'freecell', rules: 'classic autoplay=off', cells: 3, id: 'b-1', deal: null,
          started: 1796004000000, daily: null, outcome: 'lost', moves: 3, milliseconds: 4000, finished: 1796004000000,
        },
        {
          game: 'freecell', rules: 'classic', cells: 4, id: 'c-1', deal: 24, started: 1796004060000, daily: null,
          outcome: 'open', moves: 0, milliseconds: 0, finished: 1796004060000,
        },
      ],
      setAside: ['what nobody can read'],
    }, problem: { code: 'damagedLines', message: expect.any(String), line: 4 } });
  });

  test.each<[string, (text: string) => string]>([
    ['a byte order mark and CRLF', (text) => `\uFEFF${text.replaceAll('\n', '\r\n')}`],
    ['no newline at the end', (text) => text.trimEnd()],
    ['empty lines', (text) => text.replaceAll('\n', '\n\n')],
    ['any order', (text) => [text.split('\n')[0], ...text.trimEnd().split('\n').slice(1).reverse()].join('\n')],
    ['repeated lines', (text) => text + text.slice(text.indexOf('\n') + 1)],
  ])('reads %s', (_, change) => {
    expect(parseHistory(change(TEXT))).toEqual(parseHistory(TEXT));
  });

  test.each([
    LINE.replace('won', 'drawn'), LINE.replace('617', '0'), LINE.replace('617', '8589934592'),
    LINE.replace('617', '1.5'), LINE.replace(' 92', ' -92'), LINE.replace('4 - ', '4 2026-02-30 '),
    LINE.replace('92', 'NaN'), LINE.replace('201000', '1e5'),
    LINE.replace('3f2a', 'a/b'),
    LINE.replace('3f2a', 'x'.repeat(65)), LINE.replace('freecell', 'chess'), LINE.replace(' 4 - ', ' 9 - '),
    LINE.replace('houseB', 'houseZ'), LINE.replace('houseB', 'houseB cells=3'), LINE.replace('houseB', '__proto__'),
    LINE.replace('2026-11', '2026-13'), LINE.slice(0, 40), '{"id": "3f2a"}', '__proto__',
    '<script>alert(1)</script>', '9'.repeat(99),
  ])('sets aside %j, keeps it and says so', (line) => {
    const read = parseHistory(`Sidedeck history 2\n${LINE}\n\n${line}\n`);
    expect(read).toMatchObject({
      ok: true, value: { results: [{ id: '3f2a' }], setAside: [line] }, problem: { code: 'damagedLines', line: 4 },
    });
    expect(read.ok && makeHistory(read.value)).toBe(`Sidedeck history 2\n${LINE}\n${line}\n`);
    expect(read.ok && mergeHistory(read.value, EMPTY_HISTORY)).toEqual(read.ok && read.value);
  });

  test.each([
    ['', 'noHistory'], ['Sidedeck 1\nDeal: 617', 'noHistory'], ['{}', 'noHistory'], [LINE, 'noHistory'],
    ['Sidedeck history 3\n{"of": "another form"}', 'newerVersion'], ['Sidedeck history x', 'badVersion'],
    ['Sidedeck history ', 'badVersion'],
  ])('refuses %j: %s', (text, code) => {
    expect(parseHistory(text)).toMatchObject({ ok: false, error: { code } });
  });

  test('bounds', () => {
    expect(parseHistory('x'.repeat(10_000_001))).toMatchObject({ ok: false, error: { code: 'tooLong' } });
    const digits = '1'.repeat(9_000_000);
    expect(parseHistory(`Sidedeck history ${digits}`)).toMatchObject({ ok: false, error: { code: 'badVersion' } });
    const many = parseHistory(`Sidedeck history 2\n${LINE.repeat(50_000)}`);
    expect(many).toMatchObject({ ok: true, problem: { code: 'damagedLines' } });
  });

  test('throws for no text, and what it reads is written so that it reads the same', () => {
    const anyText = fc.oneof(
      fc.string({ unit: 'binary' }),
      fc.tuple(fc.nat({ max: TEXT.length }), fc.string({ maxLength: 5 })).map(([at, junk]) =>
        TEXT.slice(0, at) + junk + TEXT.slice(at + junk.length)),
    );
    fc.assert(fc.property(anyText, (text) => {
      const read = parseHistory(text);
      if (!read.ok) return;
      const again = parseHistory(makeHistory(read.value));
      expect(again.ok && again.value).toEqual(read.value);
    }), { numRuns: 500 });
  });
});
