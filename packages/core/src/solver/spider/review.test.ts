import { describe, expect, test } from 'vitest';
import { gameFrom, newGame, update, type SpiderGame } from '../../game.ts';
import { PRESETS } from '../../rules.ts';
import { isWon, legalMoves, play } from '../../variants.ts';
import type { Move } from '../../move.ts';
import { courseOf, review, type Review } from '../review.ts';
import { pickFrom } from '../samples.ts';
import { solve } from '../solve.ts';
import type { Limits } from '../verdict.ts';
import { hurried } from './samples.ts';

function reviewed(game: SpiderGame, limits: Limits): Review<Move> {
  const reviewing = review(game, limits);
  for (let slice = reviewing.next(); ; slice = reviewing.next()) if (slice.done) return slice.value;
}

function wander(start: SpiderGame, steps: number, seed: number): SpiderGame {
  const pick = pickFrom(seed);
  let game = start;
  for (let step = 0; step < steps; step++) {
    const moves = legalMoves(game.position);
    const last = moves.at(-1);
    if (!last) break;
    const move = last.type === 'deal' ? last : moves[pick(moves.length)]!;
    game = update(game, { type: 'move', move });
  }
  return game;
}

describe('the review of a Spider game', () => {
  test('that is won needs no solving', () => {
    let game = newGame(PRESETS.spider1, 617);
    const verdict = solve(game.position);
    if (verdict.type === 'winnable') for (const move of verdict.moves) game = update(game, { type: 'move', move });
    expect(isWon(game.position)).toBe(true);
    expect(reviewed(game, { positions: 0 })).toEqual({ standings: game.positions.map(() => 'winnable') });
  });

  test('knows what could be won at first, what is lost at the end, and leaves open what it does not know', () => {
    const order = ['winnable', 'unknown', 'unwinnable'];
    const seen = new Set<string>();
    for (const seed of [2, 3]) {
      const game = wander(newGame(PRESETS.spider2, seed), 25, seed);
      const { standings, way, loss } = reviewed(game, { positions: 15_000 });
      expect(standings).toHaveLength(game.cursor + 1);
      expect(standings).toEqual([...standings].sort((a, b) => order.indexOf(a) - order.indexOf(b)));
      standings.forEach((standing) => seen.add(standing));
      expect(isWon(way!.line.reduce(play, game.positions[way!.from]!))).toBe(true);
      expect(way!.from).toBe(standings.lastIndexOf('winnable'));
      if (loss) expect(way).toEqual({ from: loss.step - 1, line: loss.line });
    }
    expect([...seen]).toEqual(expect.arrayContaining(['winnable', 'unknown']));
  });

  test('of a position that is lost says so from its start', () => {
    const pick = pickFrom(1);
    for (let tries = 0; tries < 40; tries++) {
      const position = hurried(PRESETS.spider4, 0, pick);
      if (solve(position, { positions: 1000 }).type !== 'unwinnable') continue;
      const game = wander(gameFrom(position), 3, 1);
      expect(reviewed(game, { positions: 2000 })).toEqual({ standings: game.positions.map(() => 'unwinnable') });
      return;
    }
    expect.unreachable('one of so many hurried games should be lost');
  });

  test('follows the course that steps take', () => {
    const game = wander(newGame(PRESETS.spider4, 5), 12, 9);
    expect(courseOf(game.positions[0]!, game.steps)).toEqual({
      positions: game.positions, steps: game.steps, cursor: game.cursor,
    });
  });
});
