import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { isIdentifier, makeIdentifier, parseIdentifier } from './identifier.ts';
import { newGame } from './game.ts';
import { PRESETS, type SpiderRules } from './rules.ts';
import { parseShare } from './share.ts';

test.each<[SpiderRules, number, string]>([
  [PRESETS.spider4, 617, 'spider4-617'],
  [PRESETS.spider1, 1, 'spider1-1'],
  [{ ...PRESETS.spider2, layout: 'spread' }, 2147483647, 'spider2-2147483647-spread'],
])('%j, deal %i: %s', (rules, number, text) => {
  expect(makeIdentifier(rules, number)).toBe(text);
  for (const typed of [text, ` ${text.toUpperCase()}\n`]) {
    expect(parseIdentifier(typed)).toEqual({ ok: true, value: { rules, number } });
    expect(parseShare(typed)).toEqual({ ok: true, value: newGame(rules, number) });
  }
});

describe('refused', () => {
  test.each([
    ['spider3-617', 'badIdentifier'], ['spider4', 'badIdentifier'], ['spider4-', 'badDeal'], ['617', 'badIdentifier'],
    ['spider4-0', 'badDeal'], ['spider4-2147483648', 'badDeal'], ['spider4-1.5', 'badDeal'], ['spider4-x', 'badDeal'],
    ['spider4-617-round', 'badIdentifier'], ['freecell-617', 'badIdentifier'], ['', 'badIdentifier'],
  ])('%j: %s', (text, code) => {
    expect(parseIdentifier(text)).toMatchObject({ ok: false, error: { code } });
    expect(parseShare(text).ok).toBe(text === '617');
  });

  test('nothing throws', () => {
    fc.assert(fc.property(fc.string({ unit: 'binary' }), (text) => {
      expect(isIdentifier(`spider4-${text}`) || !parseIdentifier(`spider4-${text}`).ok).toBe(true);
    }));
  });
});
