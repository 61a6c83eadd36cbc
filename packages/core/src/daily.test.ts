import { createHash } from 'node:crypto';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { dailyDeal, dateKeyAt, dayOfKey, keyOfDay } from './daily.ts';
import { UNWINNABLE_DEALS } from './deal.ts';
import { PRESETS, type Rules } from './rules.ts';

const FIRST = dayOfKey('2026-01-01');
const LAST = dayOfKey('2036-12-31');
const DAYS = Array.from({ length: LAST - FIRST + 1 }, (_, index) => keyOfDay(FIRST + index));

const numbers = (rules: Rules) => DAYS.map((key) => dailyDeal(rules, key));
const digest = (list: readonly number[]) => createHash('sha256').update(list.join(' ')).digest('hex');

describe('dailyDeal', () => {
  // Frozen: whoever played a day finds the same deal for ever. A changed number is a broken promise, not a new value.
  test.each([
    ['2026-11-30', 642_559, 24_598],
    ['2026-12-01', 791_405, 27_103],
    ['2028-02-29', 812_790, 11_936],
    ['2036-12-31', 258_161, 26_246],
    ['1970-01-01', 187_247, 22_729],
  ])('on %s', (key, utc, japan) => {
    expect([dailyDeal(PRESETS.classic, key), dailyDeal(PRESETS.houseC, key)]).toEqual([utc, japan]);
  });

  test('every day from 2026 through 2036', () => {
    expect(DAYS).toHaveLength(4018);
    expect(digest(numbers(PRESETS.classic)))
      .toBe('ac51d0fcacfee4e1ad2212462ee8a0c97a635129d828d3fa58a66e5f0574408e');
    expect(digest(numbers(PRESETS.houseC)))
      .toBe('c890f3d03c4cf44f85625f96425a845efcb1cef821cc53ac26ef43742644b853');
    expect(numbers(PRESETS.houseA)).toEqual(numbers(PRESETS.classic));
    expect([PRESETS.spider1, PRESETS.spider2, PRESETS.spider4].map((rules) => digest(numbers(rules)))).toEqual([
      'b42ec78ea91f0f5c2b5991d26eef8d433b5870640a9c2efea726abd31db81f67',
      '220275e4b0cb1269107d58e6b21b71fd6ba705c0f2a9e3d10976143298b0c94d',
      'e9e92e3c5e68fa58800bf91860ad91648aad1fc6fdc7bf07ec88580d277feca8',
    ]);
  });

  test('is of the house’s range, and never one that cannot be won, which 150,000 days would meet', () => {
    for (const [rules, range] of [[PRESETS.classic, 1_000_000], [PRESETS.houseC, 32_000]] as const) {
      const all = Array.from({ length: 150_000 }, (_, day) => dailyDeal(rules, keyOfDay(day)));
      expect(all.filter((number) => UNWINNABLE_DEALS.includes(number))).toEqual([]);
      expect(Math.min(...all.slice(0, 100_000))).toBeGreaterThanOrEqual(1);
      expect(all.every((number) => Number.isInteger(number) && number <= range)).toBe(true);
      expect(new Set(all.map((number) => Math.ceil(10 * number / range))).size).toBe(10);
    }
  });

  test('a day for whose deal of Spider no way to win is known has another one', () => {
    const key = '2028-11-13';
    const deals = [PRESETS.spider1, PRESETS.spider2, PRESETS.spider4].map((rules) => dailyDeal(rules, key));
    expect(deals).toEqual([627_147, 383_137, 280_246]);
  });

  test.each(['', '2026-02-30', '2026-13-01', '26-11-30', '2026-11-30T00:00', 'today'])('%j is no day', (key) => {
    expect(() => dailyDeal(PRESETS.classic, key)).toThrow(RangeError);
  });

  test('a house without one has none', () => {
    expect(() => dailyDeal(PRESETS.houseB, '2026-11-30')).toThrow(RangeError);
  });
});

describe('dateKeyAt', () => {
  test('changes at midnight of its zone, whatever the player’s', () => {
    const midnight = Date.UTC(2026, 10, 30);
    expect([dateKeyAt(midnight - 1, 'utc'), dateKeyAt(midnight, 'utc')]).toEqual(['2026-11-29', '2026-11-30']);
    const inJapan = midnight - 9 * 3_600_000;
    expect([dateKeyAt(inJapan - 1, 'japan'), dateKeyAt(inJapan, 'japan')]).toEqual(['2026-11-29', '2026-11-30']);
  });

  test('days are counted and named alike', () => {
    fc.assert(fc.property(fc.integer({ min: 0, max: 100_000 }), (day) => {
      expect(dayOfKey(keyOfDay(day))).toBe(day);
      expect(dateKeyAt(day * 86_400_000 + 86_399_999, 'utc')).toBe(keyOfDay(day));
    }));
  });
});
