import { describe, expect, test } from 'vitest';
import { counted, isId, linesOf, makeDate, parseDate, quote, tooLong } from './text.ts';

test('lines of any system, without comments, with their numbers', () => {
  expect(linesOf('\uFEFFa # x\r\n\r# only\n  b\t\n#')).toEqual([
    { text: 'a', line: 1, column: 1 }, { text: '', line: 2, column: 1 }, { text: 'b', line: 4, column: 3 },
  ]);
});

test('quotes are short and show no control characters', () => {
  expect(quote('26')).toBe('“26”');
  expect(quote('a\u0000b\u202ec\nd')).toBe('“a·b·c·d”');
  expect(quote('x'.repeat(25))).toBe(`“${'x'.repeat(24)}…”`);
});

test('a bound is named', () => {
  expect(tooLong('123', 3)).toBeUndefined();
  expect(tooLong('1234', 3)).toEqual({
    ok: false, error: { code: 'tooLong', message: 'The text has 4 characters; at most 3 are read' },
  });
});

test('a text of more lines than are read is refused, whatever ends them', () => {
  for (const end of ['\n', '\r', '\r\n']) {
    expect(tooLong(end.repeat(2), 10, 3)).toBeUndefined();
    expect(tooLong(end.repeat(3), 10, 3)).toMatchObject({ error: { message: 'The text has more than 3 lines' } });
  }
  expect(tooLong('\n'.repeat(200_000))).toMatchObject({ error: { code: 'tooLong' } });
});

test('one thing and several', () => {
  expect([0, 1, 2].map((count) => counted(count, 'cell'))).toEqual(['0 cells', '1 cell', '2 cells']);
});

test('ids', () => {
  expect(['a', 'A-b_9', crypto.randomUUID(), 'x'.repeat(64)].every(isId)).toBe(true);
  expect(['', 'a b', 'ä', 'a\n', 'x'.repeat(65)].some(isId)).toBe(false);
});

describe('dates', () => {
  test('are read as they are written', () => {
    expect(makeDate(1796002800000)).toBe('2026-11-30T01:40:00.000Z');
    expect(parseDate('2026-11-30T01:40:00.000Z')).toBe(1796002800000);
  });

  test.each(['', '2026-11-30', '2026-11-30T01:40:00Z', '2026-02-30T25:00:00.000Z', '+012026-11-30T01:40:00.000Z'])(
    '%j is none', (text) => {
      expect(parseDate(text)).toBeUndefined();
    },
  );
});
