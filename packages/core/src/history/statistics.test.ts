import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { anyHistory } from '../../../../test/fixtures/histories.ts';
import { PRESETS, type Rules } from '../rules.ts';
import { EMPTY_HISTORY, historyOf, type History } from './history.ts';
import { tableOf, type GameResult, type Outcome } from './result.ts';
import { statistics, tablesOf } from './statistics.ts';

/** Games in the order in which they were started: outcome, moves, milliseconds. */
function historyAt(rules: Rules, games: readonly (readonly [Outcome, number, number])[], prefix = 'g'): History {
  return historyOf(games.map(([outcome, moves, milliseconds], index): GameResult => ({
    ...tableOf(rules), id: `${prefix}${index}`, started: index, daily: null,
    deal: 617, outcome, moves, milliseconds, finished: index,
  })), []);
}

describe('statistics', () => {
  test('of no game', () => {
    expect(statistics(EMPTY_HISTORY)).toEqual({
      games: 0, open: 0, over: 0, wins: 0, rate: 0, streak: 0, bestStreak: 0, fewestMoves: null, fastest: null,
    });
  });

  test('count a game still open apart: it is in no rate, and ends no streak', () => {
    const history = historyAt(PRESETS.classic, [
      ['won', 90, 5000], ['won', 80, 7000], ['won', 99, 4000], ['lost', 3, 100],
      ['won', 85, 6000], ['open', 0, 0], ['won', 95, 9000],
    ]);
    expect(statistics(history)).toEqual({
      games: 7, open: 1, over: 6, wins: 5, rate: 5 / 6, streak: 2, bestStreak: 3, fewestMoves: 80, fastest: 4000,
    });
  });

  test('say nothing of a rate before a game is over', () => {
    const open = historyAt(PRESETS.classic, [['open', 0, 0], ['open', 0, 0]]);
    expect(statistics(open)).toMatchObject({ games: 2, open: 2, wins: 0, rate: 0 });
  });

  test('only wins set records', () => {
    const lost = historyAt(PRESETS.classic, [['lost', 1, 1]]);
    expect(statistics(lost)).toMatchObject({ fewestMoves: null, fastest: null, rate: 0 });
  });

  test('are kept apart by rules and by cells', () => {
    const houseB = historyAt({ ...PRESETS.houseB, cells: 3 }, [['won', 70, 70], ['lost', 1, 1]], 'b');
    const custom = historyAt({ ...PRESETS.houseB, hints: 6, cells: 3 }, [['won', 60, 60]], 'c');
    const classic = historyAt(PRESETS.classic, [['won', 50, 50]], 'd');
    const all = historyOf([...houseB.results, ...custom.results, ...classic.results], []);
    expect(statistics(all, tableOf({ ...PRESETS.houseB, cells: 3 }))).toEqual(statistics(houseB));
    expect(statistics(all, tableOf(PRESETS.classic))).toMatchObject({ games: 1, fewestMoves: 50 });
    expect(statistics(all, tableOf(PRESETS.houseB))).toMatchObject({ games: 0 });
    expect(statistics(all)).toMatchObject({ games: 4, wins: 3 });
    expect(tablesOf(all)).toEqual([
      { game: 'freecell', rules: 'houseB', cells: 3 },
      { game: 'freecell', rules: 'classic', cells: 4 },
      { game: 'freecell', rules: 'houseB hints=6', cells: 3 },
    ]);
  });

  test('daily games are not among them', () => {
    const { results } = historyAt(PRESETS.classic, [['won', 90, 5000], ['lost', 3, 100], ['won', 80, 700]]);
    const history = historyOf(results.map((result) => ({ ...result, daily: '2026-11-30' })), []);
    expect(statistics(history)).toEqual(statistics(EMPTY_HISTORY));
    expect(tablesOf(history)).toEqual([]);
  });

  test('what is not known of a win sets no record, and the win counts', () => {
    const { results } = historyAt(PRESETS.classic, [['won', 90, 5000], ['won', 3, 100]]);
    const brief = { ...results[1]!, moves: null, milliseconds: null, finished: null, deal: null };
    expect(statistics(historyOf([results[0]!, brief], [])))
      .toMatchObject({ wins: 2, streak: 2, fewestMoves: 90, fastest: 5000 });
    expect(statistics(historyOf([brief], []))).toMatchObject({ wins: 1, fewestMoves: null, fastest: null });
  });

  test('of any history are possible, and those of its tables add up', () => {
    fc.assert(fc.property(anyHistory, (history) => {
      const all = statistics(history);
      expect(all.wins + all.open).toBeLessThanOrEqual(all.games);
      expect(all.rate).toBeLessThanOrEqual(1);
      expect(all.streak).toBeLessThanOrEqual(all.bestStreak);
      expect(all.bestStreak).toBeLessThanOrEqual(all.wins);
      const games = tablesOf(history).map((table) => statistics(history, table).games);
      expect(games.every((count) => count > 0)).toBe(true);
      expect(games.reduce((sum, count) => sum + count, 0)).toBe(all.games);
    }), { numRuns: 200 });
  });
});
