import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { dayOfKey, keyOfDay, type DateKey } from '../daily.ts';
import { PRESETS, type Rules } from '../rules.ts';
import { calendarOf, daysOfMonth } from './calendar.ts';
import { EMPTY_HISTORY, historyOf, type History } from './history.ts';
import { tableOf, type GameResult, type Outcome } from './result.ts';

function played(days: readonly (readonly [DateKey, Outcome])[], rules: Rules = PRESETS.classic): History {
  return historyOf(days.map(([daily, outcome], index): GameResult => ({
    ...tableOf(rules), id: `d${index}`, started: index, daily,
    deal: 1, outcome, moves: 90, milliseconds: 1000, finished: index,
  })), []);
}

const won = (...keys: DateKey[]) => played(keys.map((key) => [key, 'won'] as const));
const streakOf = (history: History, today: DateKey) => calendarOf(history, PRESETS.classic, today).streak;

describe('calendarOf', () => {
  test('nothing played', () => {
    expect(calendarOf(EMPTY_HISTORY, PRESETS.classic, '2026-11-30'))
      .toEqual({ days: new Map(), streak: 0, bestStreak: 0 });
  });

  test('a day has the best of its outcomes', () => {
    const history = played([
      ['2026-11-29', 'lost'], ['2026-11-29', 'won'], ['2026-11-29', 'open'], ['2026-11-30', 'lost'],
    ]);
    expect(calendarOf(history, PRESETS.classic, '2026-11-30')).toEqual({
      days: new Map([['2026-11-29', 'won'], ['2026-11-30', 'lost']]), streak: 1, bestStreak: 1,
    });
  });

  test('a streak waits for today, and ends with a day left out', () => {
    const history = won('2026-11-26', '2026-11-27', '2026-11-28');
    expect(streakOf(history, '2026-11-28')).toBe(3);
    expect(streakOf(history, '2026-11-29')).toBe(3);
    expect(streakOf(history, '2026-11-30')).toBe(0);
    expect(calendarOf(history, PRESETS.classic, '2026-11-30').bestStreak).toBe(3);
  });

  test('goes over the ends of months, leap days and years', () => {
    expect(streakOf(won('2028-02-28', '2028-02-29', '2028-03-01'), '2028-03-01')).toBe(3);
    expect(streakOf(won('2026-12-31', '2027-01-01'), '2027-01-01')).toBe(2);
  });

  test('a clock set back, or a player who travelled west, keeps the streak', () => {
    expect(streakOf(won('2026-11-28', '2026-11-29', '2026-11-30'), '2026-11-29')).toBe(3);
    expect(streakOf(won('2026-11-28', '2026-11-29', '2026-11-30'), '2025-01-01')).toBe(3);
  });

  test('houses of one zone share it, those of another and other games do not count', () => {
    const japan = played([['2026-11-30', 'won']], PRESETS.houseC);
    expect(streakOf(japan, '2026-11-30')).toBe(0);
    expect(calendarOf(japan, PRESETS.houseC, '2026-11-30').streak).toBe(1);
    expect(calendarOf(won('2026-11-30'), PRESETS.houseA, '2026-11-30').streak).toBe(1);
    expect(calendarOf(won('2026-11-30'), PRESETS.houseB, '2026-11-30').days.size).toBe(0);
    const { results } = won('2026-11-30');
    expect(streakOf(historyOf([{ ...results[0]!, daily: null }], []), '2026-11-30')).toBe(0);
  });

  test('counts each day once, in whatever order days are played', () => {
    const days = fc.array(fc.integer({ min: 20_000, max: 20_040 }), { maxLength: 30 });
    fc.assert(fc.property(days, (list) => {
      const today = Math.max(20_000, ...list);
      const set = new Set(list);
      let run = 0;
      while (set.has(today - run)) run++;
      const calendar = calendarOf(won(...list.map(keyOfDay)), PRESETS.classic, keyOfDay(today));
      expect(calendar.streak).toBe(run);
      expect(calendar.bestStreak).toBeGreaterThanOrEqual(run);
      expect(calendar.days.size).toBe(set.size);
    }));
  });
});

test('daysOfMonth', () => {
  expect(daysOfMonth('2028-02')).toHaveLength(29);
  expect(daysOfMonth('2026-11').map(dayOfKey)).toEqual(Array.from({ length: 30 }, (_, index) => 20_758 + index));
});
