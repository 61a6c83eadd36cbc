import {
  DEAL, PRESETS, gameFrom, moveOf, newGame, solve, update, type Game, type Move, type Position, type Verdict,
} from '@sidedeck/core';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { effectScope, shallowRef } from 'vue';
import { WON_BY_CLICKS, lostEnding } from '../../../test/fixtures/spider.ts';
import { useOutlook } from './outlook.ts';
import type { Solver } from './solver.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const LOST: Verdict<Move> = { type: 'unwinnable', positions: 9 };

/** What is said of a game at once and in the end, and which positions the solver was given. */
async function outlookOf(game: Game, answer: (position: Position) => Verdict<Move> = solve) {
  const asked: Position[] = [];
  const solver = {
    async solve(position: Position) {
      asked.push(position);
      return answer(position);
    },
  } as unknown as Solver;
  const outlook = effectScope().run(() => useOutlook(shallowRef(game), solver))!;
  const first = outlook.value!.type;
  await vi.advanceTimersByTimeAsync(1000);
  return { said: [first, outlook.value!.type], asked };
}

const before = (steps: number) => Array.from({ length: steps }).reduce<Game>(
  (game) => update(game, { type: 'undo' }), WON_BY_CLICKS);

describe('what is said of a game before it is started', () => {
  it('is what was proved, or is known from the list', async () => {
    expect((await outlookOf(newGame(PRESETS.classic, 617))).said).toEqual(['checking', 'winnable']);
    expect((await outlookOf(newGame(PRESETS.classic, 617), () => LOST)).said).toEqual(['checking', 'unwinnable']);
    expect((await outlookOf(newGame(PRESETS.classic, 11982))).said).toEqual(['known', 'known']);
  });

  it('is of a deal of Spider that it can be won, or that this is not known', async () => {
    expect((await outlookOf(newGame(PRESETS.spider1, 4))).said).toEqual(['checking', 'winnable']);
    expect((await outlookOf(newGame(PRESETS.spider4, 4), () => LOST)).said).toEqual(['checking', 'undecided']);
  });

  it.each<[string, Game]>([
    ['a game that was begun', update(newGame(PRESETS.spider1, 4), { type: 'move', move: moveOf('8', '9') })],
    ['a board with cards face down', gameFrom(newGame(PRESETS.spider2, 24).start)],
    ['a board with a round left', gameFrom(
      update(newGame(PRESETS.spider2, 24), { type: 'move', move: DEAL }).position)],
  ])('looks at no card that was never seen: %s', async (_name, game) => {
    const { said, asked } = await outlookOf(game);
    expect(said).toEqual(['unseen', 'unseen']);
    expect(asked).toEqual([]);
  });

  it('is what was proved once every card of a game was seen', async () => {
    expect((await outlookOf(before(2))).said).toEqual(['checking', 'winnable']);
    expect((await outlookOf(lostEnding())).said).toEqual(['checking', 'unwinnable']);
  });
});
