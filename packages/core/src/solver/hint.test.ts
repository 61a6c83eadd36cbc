import { describe, expect, test } from 'vitest';
import { sketch } from '../freecell/sketch.ts';
import { gameFrom, newGame, statusOf, update, type FreecellGame } from '../game.ts';
import { PRESETS, FREECELL_PRESETS } from '../rules.ts';
import { hint, hintFrom, type HintOptions } from './hint.ts';
import { Line } from './line.ts';
import { identityOf } from './links.ts';
import { solve } from './solve.ts';

const { classic } = PRESETS;

/** Follows the hints to their end; each position on the way, by identity. */
function obey(start: FreecellGame, options: HintOptions = {}): { game: FreecellGame; seen: string[] } {
  const seen = [identityOf(start.position)];
  let game = start;
  for (let asked = 0; asked < 200; asked++) {
    const { move } = { move: undefined, ...hint(game, options) };
    if (!move) break;
    game = update(game, { type: 'move', move });
    seen.push(identityOf(game.position));
  }
  return { game, seen };
}

describe('hints', () => {
  test.each(FREECELL_PRESETS)('lead to the win, through no position twice (%s)', (name) => {
    for (const number of [1, 24, 617, 1941, 31_465]) {
      const { game, seen } = obey(newGame(PRESETS[name], number));
      expect(statusOf(game)).toBe('won');
      expect(new Set(seen).size).toBe(seen.length);
    }
  });

  test('stay on one line while it is followed, and find another beside it', () => {
    const game = newGame(classic, 617);
    const first = hint(game);
    if (first.type !== 'move') throw new Error('Deal 617 is winnable');
    const second = hint(update(game, { type: 'move', move: first.move }));
    expect(second).toMatchObject({ type: 'move', line: first.line });
    const beside = update(game, { type: 'move', move: { type: 'move', from: '2', to: 'a', count: 1 } });
    const other = hint(beside);
    expect(other.type).toBe('move');
    expect(first.line.next(beside.position)).toBeUndefined();
  });

  test('follow a line found elsewhere without any search', () => {
    const game = newGame(classic, 617);
    const verdict = solve(game.position);
    if (verdict.type !== 'winnable') throw new Error('Deal 617 is winnable');
    const line = Line.of(game.position, verdict.moves);
    expect(hint(game, { line, limits: { positions: 0 } })).toEqual({ type: 'move', move: verdict.moves[0], line });
    expect(hintFrom(game, verdict)).toMatchObject({ type: 'move', move: verdict.moves[0] });
  });

  test('say that nothing helps any more', () => {
    expect(hint(newGame(classic, 11982))).toEqual({ type: 'unwinnable', positions: 61_643 });
  });

  test('say that the game is won', () => {
    expect(hint(gameFrom(sketch({ foundations: [13, 13, 13, 13] })))).toEqual({ type: 'won' });
  });
});

describe('a search that was cut short', () => {
  const limits = { positions: 50 };

  test('gives a guess that is marked as one, and never leads back', () => {
    const { game, seen } = obey(newGame(classic, 11982), { limits });
    expect(hint(newGame(classic, 11982), { limits })).toMatchObject({ type: 'undecided', reason: 'limit' });
    expect(game.cursor).toBeGreaterThan(5);
    expect(new Set(seen).size).toBe(seen.length);
  });

  test('gives no guess where every move leads back', () => {
    const start = sketch({ columns: ['9C', '9S', '7C', '7S', '5C', '5S', 'KC', 'JC TD'], cells: '-' });
    const game = update(gameFrom(start), { type: 'move', move: { type: 'move', from: '8', to: 'a', count: 1 } });
    expect(game.cursor).toBe(1);
    expect(hintFrom(game, { type: 'undecided', reason: 'stopped' })).toEqual({ type: 'undecided', reason: 'stopped' });
  });
});
