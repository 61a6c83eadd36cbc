import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { gameFrom, newGame, statusOf, update, type Command, type SpiderGame } from '../game.ts';
import { EMPTY_HISTORY, recordResult, type History } from '../history/history.ts';
import { tableOf } from '../history/result.ts';
import { statistics, tablesOf } from '../history/statistics.ts';
import { unseenCards } from '../memory.ts';
import { DEAL, moveOf, type Move } from '../move.ts';
import { allCards } from '../position.ts';
import { makeRecord, parseRecord } from '../record.ts';
import { PRESETS, SPIDER_PRESETS } from '../rules.ts';
import { plainHint } from './hint.ts';
import { legalMoves } from './moves.ts';
import { runsCompleted } from './rounds.ts';
import { sketch, type Sketch } from './sketch.ts';

const FROM_KING = 'KS QS JS TS 9S 8S 7S 6S 5S 4S 3S 2S';
const NINES = Array.from({ length: 9 }, () => '9H');
const SEVEN = 'S S S H H H H';

const to = (move: Move): Command => ({ type: 'move', move });
const MINE = { id: 'mine', started: 5 };
const UNDO: Command = { type: 'undo' };

/** A number picks one of the moves allowed then, or what the hint says. */
const commands = fc.array(fc.oneof(
  { weight: 8, arbitrary: fc.nat({ max: 1000 }) },
  { weight: 2, arbitrary: fc.constantFrom<Command>({ type: 'undo' }, { type: 'redo' }, { type: 'collect' }) },
), { maxLength: 120 });

function choose(game: SpiderGame, choice: number | Command): Command {
  if (typeof choice === 'object') return choice;
  const hint = choice % 3 > 0 ? plainHint(game) : undefined;
  if (hint && hint.type !== 'undo') return to(hint.move);
  const moves = legalMoves(game.position);
  return moves.length > 0 ? to(moves[choice % moves.length]!) : UNDO;
}

describe.each(SPIDER_PRESETS)('random play in %s', (name) => {
  const deals = fc.integer({ min: 1, max: 2 ** 31 - 1 });

  test('keeps every card, and undo takes exactly one step back: a move, a round, a run, a turned card', () => {
    fc.assert(fc.property(deals, commands, (number, choices) => {
      let game = newGame(PRESETS[name], number);
      const cards = allCards(game.position).sort((a, b) => a - b);
      for (const choice of choices) {
        const before = JSON.stringify(game.position);
        const next = update(game, choose(game, choice));
        expect(allCards(next.position).sort((a, b) => a - b)).toEqual(cards);
        if (next.cursor > game.cursor) {
          expect(next.moveCount).toBe(game.moveCount + 1);
          const undone = update(next, UNDO);
          expect(JSON.stringify(undone.position)).toBe(before);
          expect(undone.moveCount).toBe(game.moveCount);
          expect(update(undone, { type: 'redo' }).position).toBe(next.position);
        }
        game = next;
      }
      while (game.cursor > 0) game = update(game, UNDO);
      expect(game.position).toEqual(newGame(PRESETS[name], number).position);
    }), { numRuns: 15 });
  });

  test('a restart lays the same cards', () => {
    const game = newGame(PRESETS[name], 617, { id: 'one', started: 7 });
    const played = update(update(game, to(legalMoves(game.position)[0]!)), to(DEAL));
    const again = update(played, { type: 'restart' });
    expect({ ...again, unseen: game.unseen }).toEqual(game);
    const read = parseRecord(makeRecord(played));
    expect(read.ok && update(read.value, { type: 'restart' })).toEqual(again);
  });
});

/** The game and what is told of it after each command, an hour apart. */
function play(start: SpiderGame, moves: readonly Command[], history: History = EMPTY_HISTORY): [SpiderGame, History] {
  return moves.reduce<[SpiderGame, History]>(([before, told], command, index) => {
    const after = update(before, command);
    return [after, recordResult(told, after, 1000 + index)];
  }, [start, history]);
}

describe('a win counts once', () => {
  const rules = { suits: 2 } as const;

  test.each<[string, Sketch, Command]>([
    ['by a move', { columns: [FROM_KING, 'AS'] }, to(moveOf('2', '1'))],
    ['by a round', { columns: [FROM_KING, ...NINES], stock: `AS ${NINES.join(' ')}` }, to(DEAL)],
  ])('%s', (_, table, last) => {
    const game = gameFrom(sketch({ ...table, runs: SEVEN, rules }), null, MINE);
    const [won, history] = play(game, [last]);
    expect(runsCompleted(won.position)).toBe(8);
    expect(statusOf(won)).toBe('won');
    const [, later] = play(won, [UNDO, last, UNDO, { type: 'redo' }, UNDO, last], history);
    expect(later.results).toEqual(history.results);
    expect(statistics(later, tableOf(game.rules))).toMatchObject({ games: 1, wins: 1, rate: 1, streak: 1 });
  });

  test('and nothing is gained by a run shifted to and fro, completed, undone and completed', () => {
    const game = gameFrom(sketch({ columns: [FROM_KING, 'AS', ''], runs: 'S', rules }), null, MINE);
    const shift = [to(moveOf('1', '3', 12)), to(moveOf('3', '1', 12))];
    const shifts = Array.from({ length: 5 }, () => shift).flat();
    const [shifted, history] = play(game, shifts);
    const [done, later] = play(shifted, [to(moveOf('2', '1')), UNDO, to(moveOf('2', '1'))], history);
    expect(runsCompleted(done.position)).toBe(2);
    expect(later).toEqual(history);
    expect(history.results).toMatchObject([{ outcome: 'open', moves: 0 }]);
  });
});

test('statistics are kept apart by the number of suits, and not by where the extra cards lie', () => {
  const lost = (rules: SpiderGame['rules'], id: string, history: History) => {
    const game = newGame(rules, 617, { id, started: 1 });
    return recordResult(history, update(game, to(DEAL)), 2, true);
  };
  const one = lost(PRESETS.spider1, 'a', EMPTY_HISTORY);
  const four = lost({ ...PRESETS.spider4, layout: 'spread' }, 'c', lost(PRESETS.spider4, 'b', one));
  expect(tablesOf(four).map(({ rules }) => rules).sort()).toEqual(['spider1', 'spider4']);
  expect(statistics(four, tableOf(PRESETS.spider1)).games).toBe(1);
  expect(statistics(four, tableOf(PRESETS.spider4)).games).toBe(2);
});

describe('the record', () => {
  const game = newGame(PRESETS.spider4, 617);
  const moves = legalMoves(game.position);
  const seen = [to(moves[0]!), UNDO, to(DEAL), UNDO, to(moves.at(-2)!)].reduce(update, game);

  test('keeps what was seen in moves that are gone', () => {
    expect(seen.steps).toHaveLength(1);
    expect(seen.unseen.stock).toBe(40);
    const text = makeRecord(seen);
    expect(text).toMatch(/^Unseen: (\d )*40$/m);
    expect(parseRecord(text)).toEqual({ ok: true, value: seen });
  });

  test('leaves out what its steps tell', () => {
    expect(makeRecord(update(game, to(DEAL)))).not.toContain('Unseen');
  });

  test('of a game of four hundred moves is read whole', () => {
    let long: SpiderGame = newGame(PRESETS.spider1, 7);
    for (let turn = 0; long.steps.length < 400; turn++) {
      const hint = turn % 4 === 0 ? plainHint(long) : undefined;
      const allowed = legalMoves(long.position);
      const move = hint && hint.type !== 'undo' ? hint.move : allowed[turn % allowed.length]!;
      long = update(long, to(move.type === 'deal' && allowed.length > 1 ? allowed[0]! : move));
    }
    expect(makeRecord(long).length).toBeLessThan(3000);
    expect(parseRecord(makeRecord(long))).toEqual({ ok: true, value: long });
  });

  test.each(['Unseen: 1 2 3', 'Unseen: x', 'Unseen:', 'Unseen: -1 0', 'Unseen: 1e9'])('tells of %s', (line) => {
    const read = parseRecord(makeRecord(seen).replace(/^Unseen.*$/m, line));
    expect(read).toMatchObject({ ok: true, problem: { code: 'badHeader' } });
    expect(read.ok && read.value.unseen.stock).toBe(50);
  });

  test('never makes more unknown than the steps show', () => {
    const read = parseRecord(makeRecord(seen).replace(/^Unseen.*$/m, 'Unseen: 9 9 9 9 9 9 9 9 9 9 99'));
    expect(read.ok && unseenCards(read.value).length).toBe(unseenCards(seen).length + 11);
  });

  test('is told by its headers: rules alone name the game', () => {
    expect(parseRecord('Rules: spider2\nDeal: 617')).toEqual({ ok: true, value: newGame(PRESETS.spider2, 617) });
    expect(parseRecord('Game: spider\nDeal: 617')).toEqual({ ok: true, value: game });
    expect(parseRecord('Game: spider\nDeal: 3000000000')).toMatchObject({ ok: false, error: { code: 'badDeal' } });
    expect(parseRecord('Rules: spider4 layout=spread\nDeal: 617\n\n58 deal')).toMatchObject({
      ok: true, value: { rules: { suits: 4, layout: 'spread' } },
    });
  });
});
