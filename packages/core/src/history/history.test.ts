import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { anyGame, LINES } from '../../../../test/fixtures/games.ts';
import { anyHistory } from '../../../../test/fixtures/histories.ts';
import { WON_BY_CLICKS } from '../../../../test/fixtures/spider.ts';
import { newGame, statusOf, update, type Command, type Game } from '../game.ts';
import { makeRecord, parseRecord } from '../record.ts';
import { PRESETS } from '../rules.ts';
import { EMPTY_HISTORY, mergeHistory, recordResult, type History } from './history.ts';
import { statistics, tablesOf } from './statistics.ts';

const WINNING: Command[] = LINES[0]!.moves.map((move) => ({ type: 'move', move }));

function start(id: string): Game {
  return newGame(PRESETS.classic, 617, { id, started: 100 });
}

/** A game and the history told after each of its commands, an hour apart. */
function play(game: Game, commands: readonly Command[], history: History = EMPTY_HISTORY): [Game, History] {
  return commands.reduce<[Game, History]>(([before, told], command, index) => {
    const after = update(before, command);
    return [after, recordResult(told, after, 1000 + index)];
  }, [game, history]);
}

function leave([game, history]: [Game, History], now = 9000): History {
  return recordResult(history, game, now, true);
}

describe('recordResult', () => {
  test('a deal that was never begun is no game', () => {
    const history = leave([start('b'), leave([start('a'), EMPTY_HISTORY])]);
    expect(history).toBe(EMPTY_HISTORY);
    const waited = play(start('a'), [{ type: 'hint' }, { type: 'wait', milliseconds: 9 }, { type: 'giveUp' }]);
    expect(leave(waited)).toBe(EMPTY_HISTORY);
  });

  test('a game without an id is not told', () => {
    expect(leave(play(start(''), WINNING))).toBe(EMPTY_HISTORY);
  });

  test('the first move counts the game, the others change nothing', () => {
    const [, once] = play(start('a'), WINNING.slice(0, 1));
    expect(once.results).toEqual([{
      id: 'a', started: 100, daily: null, game: 'freecell', rules: 'classic', cells: 4, deal: 617,
      outcome: 'open', moves: 0, milliseconds: 0, finished: 100,
    }]);
    expect(play(start('a'), WINNING.slice(0, 9))[1]).toEqual(once);
    const [game] = play(start('a'), WINNING.slice(0, 9));
    expect(recordResult(once, game, 5000)).toBe(once);
  });

  test('a win is told with its moves and time', () => {
    const [game, { results }] = play(start('a'), [{ type: 'wait', milliseconds: 1500.4 }, ...WINNING]);
    expect(statusOf(game)).toBe('won');
    const finished = 1000 + WINNING.length;
    expect(results).toMatchObject([{ outcome: 'won', moves: game.moveCount, milliseconds: 1500, finished }]);
  });

  test('going back and winning again, several times, is one win with the first result', () => {
    const won = play(start('a'), WINNING);
    const again: Command[] = [{ type: 'undo' }, { type: 'wait', milliseconds: 7 }, { type: 'redo' }];
    const [game, history] = play(won[0], [...again, ...again, { type: 'restart' }, ...WINNING], won[1]);
    expect(statusOf(game)).toBe('won');
    expect(history).toBe(won[1]);
    expect(leave([update(game, { type: 'undo' }), history])).toBe(won[1]);
    expect(statistics(history)).toMatchObject({ games: 1, wins: 1, rate: 1, streak: 1 });
  });

  test('a game left without a win is lost, once', () => {
    const lost = leave(play(start('a'), WINNING.slice(0, 3)));
    expect(lost.results).toMatchObject([{ outcome: 'lost', moves: 3, finished: 9000 }]);
    expect(leave([play(start('a'), WINNING.slice(0, 3))[0], lost], 9999)).toBe(lost);
  });

  test('a restart is no new game, and does not make the one begun undone', () => {
    const [game, history] = play(start('a'), [...WINNING.slice(0, 3), { type: 'restart' }]);
    expect(history.results).toMatchObject([{ outcome: 'open' }]);
    expect(leave([game, history]).results).toMatchObject([{ outcome: 'lost' }]);
    expect(play(game, WINNING, history)[1].results).toMatchObject([{ outcome: 'won' }]);
  });

  test('given up is lost, and won after a restart is won', () => {
    const [game, history] = play(start('a'), [...WINNING.slice(0, 3), { type: 'giveUp' }]);
    expect(history.results).toMatchObject([{ outcome: 'lost' }]);
    expect(play(game, [{ type: 'restart' }, ...WINNING], history)[1].results).toMatchObject([{ outcome: 'won' }]);
  });

  test('played to its end by the demo is lost, and won after a restart is won', () => {
    const shown = WINNING.map((command): Command => command.type === 'move' ? { ...command, type: 'demo' } : command);
    const [game, history] = play(start('a'), [...WINNING.slice(0, 3), ...shown.slice(3)]);
    expect(statusOf(game)).toBe('won');
    expect(history.results).toMatchObject([{ outcome: 'lost' }]);
    expect(play(game, [{ type: 'undo' }, { type: 'redo' }], history)[1]).toBe(history);
    expect(play(game, [{ type: 'restart' }, ...WINNING], history)[1].results).toMatchObject([{ outcome: 'won' }]);
  });

  test('won, and then played again by the demo, stays won', () => {
    const won = play(start('a'), WINNING);
    const again = play(won[0], [{ type: 'undo' }, { ...WINNING.at(-1)!, type: 'demo' } as Command], won[1]);
    expect(again[0].demoMoves).toBe(1);
    expect(again[1]).toBe(won[1]);
  });

  test('a saved and loaded game goes on under the same id', () => {
    const [game, history] = play(start('a'), WINNING.slice(0, 20));
    const loaded = parseRecord(makeRecord(game));
    const results = loaded.ok && play(loaded.value, WINNING.slice(20), history)[1].results;
    expect(results).toMatchObject([{ outcome: 'won' }]);
  });

  test('no game counts twice or changes another, whatever is done', () => {
    fc.assert(fc.property(anyHistory, anyGame, fc.boolean(), (before, game, left) => {
      const after = recordResult(before, game, 2, left);
      const others = ({ results }: History) => results.filter(({ id }) => id !== game.id);
      expect(others(after)).toEqual(others(before));
      expect(after.results.length - before.results.length).toBeLessThanOrEqual(1);
      expect(recordResult(after, game, 2, left)).toBe(after);
      expect(mergeHistory(before, after)).toEqual(after);
    }), { numRuns: 100 });
  });
});

describe('mergeHistory', () => {
  test('is commutative, associative and idempotent', () => {
    fc.assert(fc.property(anyHistory, anyHistory, anyHistory, (a, b, c) => {
      expect(mergeHistory(a, b)).toEqual(mergeHistory(b, a));
      expect(mergeHistory(mergeHistory(a, b), c)).toEqual(mergeHistory(a, mergeHistory(b, c)));
      expect(mergeHistory(a, a)).toEqual(a);
      expect(mergeHistory(a, EMPTY_HISTORY)).toEqual(a);
    }), { numRuns: 300 });
  });

  test('loses no game and no win', () => {
    fc.assert(fc.property(anyHistory, anyHistory, (a, b) => {
      const ids = (history: History, outcome?: string) => new Set(history.results
        .filter((result) => !outcome || result.outcome === outcome).map(({ id }) => id));
      const merged = mergeHistory(a, b);
      expect(ids(merged)).toEqual(new Set([...ids(a), ...ids(b)]));
      expect(ids(merged, 'won')).toEqual(new Set([...ids(a, 'won'), ...ids(b, 'won')]));
      expect(merged.results).toHaveLength(ids(merged).size);
    }), { numRuns: 200 });
  });

  test('devices that play by turns, in either game, have together the history of one that did it all', () => {
    const anyPlay = fc.record({
      device: fc.nat({ max: 2 }), id: fc.constantFrom('a', 'b', 'c'), won: fc.boolean(), left: fc.boolean(),
    });
    fc.assert(fc.property(fc.array(anyPlay, { maxLength: 12 }), (plays) => {
      const each: History[] = [EMPTY_HISTORY, EMPTY_HISTORY, EMPTY_HISTORY];
      let one = EMPTY_HISTORY;
      plays.forEach(({ device, id, won, left }, now) => {
        const begun = id === 'c' ? WON_BY_CLICKS : play(start(id), won ? WINNING : WINNING.slice(0, 3))[0];
        const game: Game = { ...begun, id, started: 100 };
        // Whoever goes on with a game has heard of it.
        each[device] = recordResult(each.reduce(mergeHistory), game, now, left);
        one = recordResult(one, game, now, left);
      });
      const merged = each.reduce(mergeHistory);
      expect(merged).toEqual(one);
      expect(statistics(merged)).toEqual(statistics(one));
    }), { numRuns: 100 });
  });

  test('of devices that play apart, too, and in whatever order they are told', () => {
    fc.assert(fc.property(fc.array(anyHistory, { maxLength: 4 }), (histories) => {
      const one = histories.flatMap(({ results }) => results)
        .reduce<History>((before, result) => mergeHistory(before, { results: [result], setAside: [] }), EMPTY_HISTORY);
      const merged = [...histories].reverse().reduce(mergeHistory, EMPTY_HISTORY);
      expect(merged.results).toEqual(one.results);
      for (const table of tablesOf(one)) expect(statistics(merged, table)).toEqual(statistics(one, table));
    }), { numRuns: 100 });
  });

  test('a game left on one device and won on another is won', () => {
    const [game, begun] = play(start('a'), WINNING.slice(0, 5));
    const here = leave([game, begun]);
    const there = play(game, WINNING.slice(5), begun)[1];
    expect(mergeHistory(here, there)).toEqual(there);
  });
});
