import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { isWon, legalMoves } from './freecell/moves.ts';
import { inventory, sketch } from './freecell/sketch.ts';
import { SUITS, fullDeck, suitOf } from './card.ts';
import {
  gameFrom, hintsLeft, isPlayersWin, newGame, statusOf, update, type Command, type FreecellGame,
} from './game.ts';
import { moveOf } from './move.ts';
import { PRESETS, FREECELL_PRESETS, type FreecellRules } from './rules.ts';

/** Twos under aces: one move frees a whole avalanche of safe cards. */
const avalanche = (rules: Partial<FreecellRules> = {}) => gameFrom(sketch({
  columns: ['2C AC KD', '3C 2D', '9H', '9S', '9D', 'QC', 'KH 5C 6D', 'KS'],
  cells: 'AD - - -',
  rules: { autoFinish: false, ...rules },
}));
const first = moveOf('1', 'b');

function wonFoundations() {
  return SUITS.map((suit) => fullDeck().filter((card) => suitOf(card) === suit));
}

describe('one move', () => {
  test('and everything automatic behind it is one step, undone and redone as one', () => {
    const before = avalanche();
    const after = update(before, { type: 'move', move: first });
    expect(before.opening.map(({ from }) => from).join('')).toBe('a2');
    expect(after.steps).toHaveLength(1);
    expect(after.steps[0]!.automatic.map(({ from }) => from).join('')).toBe('11');
    expect(after.moveCount).toBe(1);
    const undone = update(after, { type: 'undo' });
    expect(undone.position).toBe(before.position);
    expect(undone.moveCount).toBe(0);
    expect(update(undone, { type: 'redo' })).toEqual(after);
  });

  test('nothing moves by itself after an undo, only after the next move forward', () => {
    const moved = update(avalanche(), { type: 'move', move: first });
    const undone = update(moved, { type: 'undo' });
    expect(undone.position.foundations.map((pile) => pile.length)).toEqual([0, 2, 0, 0]);
    const again = update(undone, { type: 'move', move: moveOf('1', 'c') });
    expect(again.position.foundations.map((pile) => pile.length)).toEqual([2, 2, 0, 0]);
    expect(again.steps).toHaveLength(1);
  });

  test('autoplay counts where the rules say so', () => {
    const counted = update(avalanche({ autoplayCounts: true }), { type: 'move', move: first });
    expect(counted.moveCount).toBe(2 + 1 + 2);
    expect(update(counted, { type: 'undo' }).moveCount).toBe(2);
  });

  test('of a whole run counts once, and what is no move counts nothing', () => {
    const columns = ['KD 9S 8H 7C', 'TD', 'KS', 'KH', 'KC', '2S', '2D', '2H'];
    const game = gameFrom(sketch({ columns, cells: '- - - -', rules: { autoplay: 'off', autoFinish: false } }));
    const moved = update(game, { type: 'move', move: moveOf('1', '2', 3) });
    expect([moved.steps.length, moved.moveCount]).toEqual([1, 1]);
    const rest: Command[] = [{ type: 'hint' }, { type: 'wait', milliseconds: 5 }, { type: 'collect' },
      { type: 'move', move: moveOf('1', '3') }];
    expect(rest.reduce<FreecellGame>(update, moved).moveCount).toBe(1);
    expect(update(moved, { type: 'undo' })).toMatchObject({ position: game.position, moveCount: 0 });
  });

  test('an illegal one leaves the very same game', () => {
    const game = newGame(PRESETS.classic, 617);
    expect(update(game, { type: 'move', move: moveOf('1', '2', 5) })).toBe(game);
    expect(update(game, { type: 'move', move: moveOf('1', 'h') })).toBe(game);
  });
});

describe('collect', () => {
  const game = (rules: Partial<FreecellRules>) => avalanche({ autoplay: 'off', ...rules });

  test('everything that fits, each card one move, undone as one', () => {
    const before = update(game({ collect: 'all' }), { type: 'move', move: first });
    const after = update(before, { type: 'collect' });
    expect(after.moveCount).toBe(1 + 5);
    expect(after.steps.at(-1)!.moves).toHaveLength(5);
    expect(update(after, { type: 'undo' })).toMatchObject({ position: before.position, moveCount: 1 });
  });

  test('only safe cards count as autoplay counts', () => {
    const collected = (rules: Partial<FreecellRules>) =>
      update(game({ collect: 'safe', ...rules }), { type: 'collect' });
    expect(collected({}).moveCount).toBe(0);
    expect(collected({ autoplayCounts: true }).moveCount).toBe(2);
    expect(collected({}).steps).toHaveLength(1);
  });

  test('with nothing to collect nothing happens', () => {
    const empty = gameFrom(sketch({ columns: ['KS', 'KH'], cells: '- -', rules: { autoplay: 'off' } }));
    expect(update(empty, { type: 'collect' })).toBe(empty);
  });
});

describe('automatic finish', () => {
  const columns = ['KS QS JS TS 9S 8S', 'KC QC JC TC 9C', 'KD QD JD TD 9D', 'KH QH JH TH 9H', '7S 6S 5S 4S 3S', '2S'];
  const nearly = (rules: Partial<FreecellRules>) => gameFrom(sketch({
    columns: [...columns, 'AS'], cells: '-', foundations: [8, 8, 8, 0], rules: { autoplay: 'off', ...rules },
  }));

  test('wins at once where it is on', () => {
    expect(statusOf(nearly({ autoFinish: true }))).toBe('won');
    expect(statusOf(nearly({ autoFinish: false }))).toBe('playing');
  });

  test('is undone together with the move that brought it about', () => {
    const blocked = gameFrom(sketch({
      columns: [...columns, 'AS 8H'],
      cells: '-',
      foundations: [8, 8, 7, 0],
      rules: { autoplay: 'off', autoFinish: true },
    }));
    expect(statusOf(blocked)).toBe('playing');
    const won = update(blocked, { type: 'move', move: moveOf('7', 'a') });
    expect(statusOf(won)).toBe('won');
    expect(won.moveCount).toBe(1);
    expect(update(won, { type: 'undo' }).position).toBe(blocked.position);
  });
});

describe('ending and clock', () => {
  test('giving up ends the game as not won; only a restart goes on', () => {
    const game = update(newGame(PRESETS.classic, 617), { type: 'giveUp' });
    expect(statusOf(game)).toBe('givenUp');
    expect(update(game, { type: 'move', move: legalMoves(game.position)[0]! })).toBe(game);
    expect(update(game, { type: 'undo' })).toBe(game);
    expect(statusOf(update(game, { type: 'restart' }))).toBe('playing');
  });

  test('the clock runs while playing and does not go back with undo', () => {
    let game = update(newGame(PRESETS.classic, 617), { type: 'wait', milliseconds: 1500 });
    game = update(game, { type: 'move', move: legalMoves(game.position)[0]! });
    game = update(update(game, { type: 'wait', milliseconds: 500 }), { type: 'undo' });
    expect(game.elapsed).toBe(2000);
    expect(update(game, { type: 'wait', milliseconds: -5 })).toBe(game);
    expect(update(game, { type: 'wait', milliseconds: NaN })).toBe(game);
    expect(update(game, { type: 'restart' }).elapsed).toBe(0);
  });

  test('hints are counted where they are limited, and a restart gives them back', () => {
    let game = newGame(PRESETS.houseB, 617);
    for (let asked = 0; asked < 7; asked++) game = update(game, { type: 'hint' });
    expect(game.hintsUsed).toBe(5);
    expect(hintsLeft(game)).toBe(0);
    expect(hintsLeft(update(game, { type: 'restart' }))).toBe(5);
    expect(hintsLeft(newGame(PRESETS.classic, 617))).toBe(Infinity);
  });

  test('a restart is the same deal under the same identity', () => {
    const game = newGame(PRESETS.classic, 617, { id: 'one', started: 7 });
    const played = update(game, { type: 'move', move: legalMoves(game.position)[0]! });
    expect(update(played, { type: 'restart' })).toEqual(game);
  });
});

/** Commands by chance: a number picks one of the allowed moves. */
const commands = fc.array(fc.oneof(
  { weight: 8, arbitrary: fc.nat({ max: 1000 }) },
  { weight: 2, arbitrary: fc.constantFrom('undo', 'redo', 'collect') },
), { maxLength: 120 });

function choose(game: FreecellGame, choice: number | string): Command {
  if (typeof choice === 'string') return { type: choice as 'undo' | 'redo' | 'collect' };
  const moves = legalMoves(game.position);
  return moves.length ? { type: 'move', move: moves[choice % moves.length]! } : { type: 'undo' };
}

describe.each(FREECELL_PRESETS)('random play in %s', (name) => {
  const deals = fc.integer({ min: 1, max: 1_000_000 });

  test('keeps every card, and undo takes exactly one step back', () => {
    fc.assert(fc.property(deals, commands, (number, choices) => {
      let game = newGame(PRESETS[name], number);
      for (const choice of choices) {
        const next = update(game, choose(game, choice));
        expect(inventory(next.position)).toEqual(fullDeck());
        if (next.cursor > game.cursor) {
          const undone = update(next, { type: 'undo' });
          expect(undone.position).toBe(game.position);
          expect(undone.moveCount).toBe(game.moveCount);
          expect(update(undone, { type: 'redo' }).position).toBe(next.position);
        }
        game = next;
      }
      while (game.cursor > 0) game = update(game, { type: 'undo' });
      expect(game.position).toBe(game.positions[0]);
      expect(isWon(game.position)).toBe(false);
    }), { numRuns: 60 });
  });
});

describe('the demo', () => {
  const game = newGame(PRESETS.classic, 617);
  const move = moveOf('1', 'a');

  test('makes a move as the player would, and leaves its mark', () => {
    const shown = update(game, { type: 'demo', move });
    expect(shown).toEqual({ ...update(game, { type: 'move', move }), demoMoves: 1 });
    expect(update(game, { type: 'demo', move: moveOf('1', '2', 5) })).toBe(game);
  });

  test('stays in a game, whatever is taken back, and is forgotten when the deal is tried anew', () => {
    const shown = update(game, { type: 'demo', move });
    const undone = update(update(shown, { type: 'undo' }), { type: 'move', move: moveOf('2', 'a') });
    expect(undone.demoMoves).toBe(1);
    expect(update(undone, { type: 'restart' }).demoMoves).toBe(0);
  });

  test('makes nobody win', () => {
    const last = { ...avalanche(), demoMoves: 1 };
    const won = { ...last, position: { ...last.position, foundations: wonFoundations() } };
    expect(statusOf(won)).toBe('won');
    expect(isPlayersWin(won)).toBe(false);
    expect(isPlayersWin({ ...won, demoMoves: 0 })).toBe(true);
    expect(isPlayersWin(game)).toBe(false);
  });
});

describe('going to a step', () => {
  const played = ['1', '2', '3'].reduce((game, from, index) =>
    update(game, { type: 'move', move: moveOf(from as '1', 'abc'[index] as 'a') }), newGame(PRESETS.classic, 617));

  test('is taking back, or making again, so many', () => {
    const back = update(played, { type: 'goTo', cursor: 1 });
    expect(back).toEqual(update(update(played, { type: 'undo' }), { type: 'undo' }));
    expect(update(back, { type: 'goTo', cursor: 3 })).toEqual(played);
  });

  test.each([-1, 4, 1.5, NaN, 3])('%d leaves the very same game', (cursor) => {
    expect(update(played, { type: 'goTo', cursor })).toBe(played);
  });
});
