import { describe, expect, test } from 'vitest';
import { sample } from '../../../../test/fixtures/sweep.ts';
import { deal } from '../variants.ts';
import { autoplay } from '../freecell/autoplay.ts';
import { changesSomething, isWon, legalMoves } from '../freecell/moves.ts';
import { play } from '../variants.ts';
import { sketch } from '../freecell/sketch.ts';
import { gameFrom, newGame, statusOf, update, type FreecellGame } from '../game.ts';
import { moveOf } from '../move.ts';
import type { FreecellPosition } from '../position.ts';
import { PRESETS, FREECELL_PRESETS, type FreecellRules } from '../rules.ts';
import { identityOf } from './links.ts';
import { tryEverything } from './naive.ts';
import { courseOf, review, type Review, type Standing } from './review.ts';
import { endgame, pickFrom, wander } from './samples.ts';
import { solve } from './solve.ts';
import type { Limits } from './verdict.ts';

const { classic, houseA } = PRESETS;

/** All that a review says on the way, each once, and what it ends with. */
function reviewsOf(game: FreecellGame, limits: Limits = {}): { told: Review[]; last: Review } {
  const told = new Set<Review>();
  const reviewing = review(game, limits);
  for (let slice = reviewing.next(); ; slice = reviewing.next()) {
    if (slice.done) return { told: [...told], last: slice.value };
    told.add(slice.value);
  }
}

function reviewed(game: FreecellGame, limits: Limits = {}): Review {
  return reviewsOf(game, limits).last;
}

type Judge = (position: FreecellPosition) => boolean;
const bySolving: Judge = (position) => solve(position).type === 'winnable';
const byTryingEverything: Judge = (position) => tryEverything(position).winnable;

/** What there is to say about a game when each position is judged by itself. */
function naiveReview({ positions, steps, cursor }: FreecellGame, judge: Judge) {
  const standings = positions.slice(0, cursor + 1).map((now): Standing => judge(now) ? 'winnable' : 'unwinnable');
  const step = standings.indexOf('unwinnable');
  const before = positions[step - 1];
  if (!before) return { standings, loss: undefined };
  const done = identityOf(autoplay(steps[step - 1]!.moves.reduce(play, before)));
  const others = new Map(legalMoves(before)
    .filter((move) => changesSomething(before, move))
    .map((move) => autoplay(play(before, move)))
    .map((next) => [identityOf(next), next] as const)
    .filter(([identity]) => identity !== done));
  const winning = [...others.values()].filter(judge).length;
  return { standings, loss: { step, moves: steps[step - 1]!.moves, others: others.size, winning, unknown: 0 } };
}

function expectAsJudged(game: FreecellGame, judge: Judge): void {
  const { standings, loss } = reviewed(game);
  const naive = naiveReview(game, judge);
  expect(standings).toEqual(naive.standings);
  if (naive.loss) expect(loss).toMatchObject(naive.loss);
  else expect(loss).toBeUndefined();
}

/** Nothing winnable follows what is not winnable; a loss is where the two meet; the way begins there, and wins. */
function expectConsistent(game: FreecellGame, { standings, way, loss }: Review): void {
  const { positions, cursor } = game;
  expect(standings).toHaveLength(cursor + 1);
  const order: readonly Standing[] = ['winnable', 'unknown', 'unwinnable'];
  expect(standings).toEqual([...standings].sort((a, b) => order.indexOf(a) - order.indexOf(b)));
  if (way) {
    expect(standings.lastIndexOf('winnable')).toBe(way.from);
    expect(isWon(way.line.reduce((now, move) => autoplay(play(now, move)), positions[way.from]!))).toBe(true);
  }
  if (!loss) return;
  expect(way).toEqual({ from: loss.step - 1, line: loss.line });
  expect(standings.slice(loss.step - 1, loss.step + 1)).toEqual(['winnable', 'unwinnable']);
  expect(loss.moves).toEqual(game.steps[loss.step - 1]!.moves);
  expect(loss.winning + loss.unknown).toBeLessThanOrEqual(loss.others);
}

describe.each(FREECELL_PRESETS)('a review (%s)', (name) => {
  test('of an endgame says what trying everything says', () => {
    const pick = pickFrom(41);
    let losses = 0;
    for (let index = 0; index < sample(12, 40); index++) {
      const rules: FreecellRules = { ...PRESETS[name], cells: index % 2 };
      const game = wander(gameFrom(endgame(rules, 4 + index % 2, 13 + index % 4, pick)), 12, pick);
      expectAsJudged(game, byTryingEverything);
      if (reviewed(game).loss) losses++;
    }
    expect(losses).toBeGreaterThan(0);
  });

  test('of a whole game says what solving each position says', () => {
    const pick = pickFrom(5);
    for (const cells of [5, 4, 3]) {
      const game = wander(newGame({ ...PRESETS[name], cells }, 1 + pick(1000)), 60, pick);
      expectAsJudged(game, bySolving);
    }
  });

  test('never contradicts itself, and only ever learns', () => {
    const pick = pickFrom(23);
    for (let index = 0; index < sample(3, 12); index++) {
      const game = wander(newGame({ ...PRESETS[name], cells: 3 + index % 3 }, 1 + pick(30_000)), 80, pick);
      const { told, last } = reviewsOf(game, { positions: 20_000 });
      for (const each of [...told, last]) expectConsistent(game, each);
      if (last.loss) expect(last.loss.winning).toBeGreaterThan(0);
      for (const [earlier, later] of told.slice(1).map((each, at) => [told[at]!, each] as const)) {
        earlier.standings.forEach((standing, at) => {
          if (standing !== 'unknown') expect(later.standings[at]).toBe(standing);
        });
        expect(later.loss?.unknown ?? Infinity).toBeLessThanOrEqual(earlier.loss?.unknown ?? Infinity);
      }
    }
  });

  test('names the move that loses', () => {
    const before = trap(PRESETS[name]);
    const game = update(before, { type: 'move', move: moveOf('2', 'a') });
    const found = reviewed(game);
    const { standings, loss } = found;
    expect(standings).toEqual(['winnable', 'unwinnable']);
    expect(loss).toMatchObject({ step: 1, moves: [moveOf('2', 'a')], others: 6, winning: 6, unknown: 0 });
    expectConsistent(game, found);
    const undone = update(game, { type: 'undo' });
    expect(reviewed(undone)).toMatchObject({ standings: ['winnable'], way: { from: 0 } });
    expectConsistent(undone, reviewed(undone));
  });
});

/** One cell: any card in it opens a way but the king of spades, beneath which nothing can be done. */
function trap(rules: FreecellRules): FreecellGame {
  const { columns, ...rest } = sketch({
    columns: ['TC KC', 'JS KS', 'TD JC', 'TH JD', 'TS JH', 'QC QD KD', 'QS QH KH'],
    cells: '-',
    foundations: [9, 9, 9, 9],
    rules: { ...rules, cells: 1 },
  });
  return gameFrom({ ...rest, columns: columns.slice(0, 7) });
}

test('a collect can lose a game too', () => {
  const pick = pickFrom(2);
  const rules = { ...houseA, cells: 0 };
  for (let index = 0; index < 2000; index++) {
    const before = gameFrom(endgame(rules, 4, 16, pick));
    const game = update(before, { type: 'collect' });
    if (game === before || !byTryingEverything(before.position) || byTryingEverything(game.position)) continue;
    expect(reviewed(game).loss).toMatchObject({ step: 1, moves: game.steps[0]!.moves });
    return expectAsJudged(game, byTryingEverything);
  }
  expect.unreachable('one of so many endgames should be lost by collecting');
});

test('a game that is won was never lost, which takes no solving', () => {
  let game = newGame(classic, 617);
  const verdict = solve(game.position);
  if (verdict.type === 'winnable') for (const move of verdict.moves) game = update(game, { type: 'move', move });
  expect(statusOf(game)).toBe('won');
  const { told, last } = reviewsOf(game, { positions: 0 });
  expect(last).toEqual({ standings: game.positions.map(() => 'winnable') });
  expect(told).toEqual([]);
});

test('a deal that was lost from the start has no move that lost it', () => {
  const game = wander(newGame(classic, 11982), 5, pickFrom(1));
  expect(reviewed(game)).toEqual({ standings: game.positions.map(() => 'unwinnable') });
});

describe('what cannot be decided', () => {
  test('is not known, and nobody is blamed for it', () => {
    const game = wander(newGame(classic, 11982), 2, pickFrom(1));
    expect(reviewed(game, { positions: 100 })).toEqual({ standings: game.positions.map(() => 'unknown') });
  });

  test('stays between what is known on both sides', () => {
    const pick = pickFrom(4);
    const seen = new Set<string>();
    for (let index = 0; index < 16; index++) {
      const game = wander(newGame({ ...classic, cells: 3 + index % 2 }, 1 + pick(1000)), 60, pick);
      const short = reviewed(game, { positions: 30 + 20 * (index % 8) });
      const full = reviewed(game, { positions: 50_000 });
      expectConsistent(game, short);
      short.standings.forEach((standing, at) => expect(['unknown', full.standings[at]]).toContain(standing));
      if (short.loss) expect(short.loss.winning).toBeLessThanOrEqual(full.loss!.winning);
      seen.add([...new Set(short.standings)].join());
    }
    expect(seen).toContain('winnable,unknown,unwinnable');
  });
});

describe('a course', () => {
  test('is played from its steps', () => {
    const game = wander(newGame(houseA, 617), 30, pickFrom(9));
    expect(courseOf(game.positions[0]!, game.steps)).toEqual({
      positions: game.positions, steps: game.steps, cursor: game.cursor,
    });
  });

  test('with a move that is not allowed is none', () => {
    const steps = [{ command: 'move' as const, moves: [moveOf('1', 'h')], automatic: [] }];
    expect(() => courseOf(deal(classic, 1), steps)).toThrow(/Move 1h/);
  });
});
