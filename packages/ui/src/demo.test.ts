import { PRESETS, newGame, solve, statusOf, update, type Command, type Game } from '@sidedeck/core';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { effectScope, shallowRef } from 'vue';
import { useDemo, type Demo } from './demo.ts';
import { useHelp, type Help } from './help.ts';
import { createNotices, type Notices } from './notices.ts';
import { loadLaterTexts } from './i18n.ts';
import type { Session } from './session.ts';
import type { Solver } from './solver.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

beforeAll(loadLaterTexts);

interface Setup {
  readonly game: { value: Game };
  readonly demo: Demo;
  readonly help: Help;
  readonly notices: Notices;
  dispatch(command: Command): boolean;
  end(): void;
}

/** More than from one move of the demo to the next, and less than two. */
const A_MOVE = 1500;

const SOLVER: Solver = { solve: async (position) => solve(position), close: () => undefined };

function setUp(game: Game, solver = SOLVER): Setup {
  const shown = shallowRef(game);
  const dispatch = (command: Command) => {
    const before = shown.value;
    shown.value = update(before, command);
    return shown.value !== before;
  };
  const notices = createNotices();
  const session = { game: shown, dispatch } as unknown as Session;
  const scope = effectScope();
  const { help, demo } = scope.run(() => {
    const help = useHelp(session, solver, shallowRef(false), notices);
    return { help, demo: useDemo(session, help, notices) };
  })!;
  return { game: shown, demo, help, notices, dispatch, end: () => scope.stop() };
}

const deal = newGame(PRESETS.classic, 617);

describe('the demo', () => {
  it('thinks first, then plays a winning line to its end, and says how far it is', async () => {
    const { game, demo } = setUp(deal);
    const playing = demo.play();
    expect(demo.state.value).toBe('thinking');
    await playing;
    expect(demo.state.value).toBe('playing');
    expect(game.value.demoMoves).toBe(1);
    const left = demo.left.value;
    await vi.advanceTimersByTimeAsync(A_MOVE);
    expect(demo.left.value).toBe(left - 1);
    await vi.advanceTimersByTimeAsync(200_000);
    expect(statusOf(game.value)).toBe('won');
    expect(demo.state.value).toBe('off');
    expect(game.value.demoMoves).toBe(game.value.steps.length);
  });

  it('pauses, goes on, and shows one move at a time', async () => {
    const { game, demo } = setUp(deal);
    await demo.play();
    demo.pause();
    await vi.advanceTimersByTimeAsync(20_000);
    expect([demo.state.value, game.value.cursor]).toEqual(['paused', 1]);
    await demo.step();
    expect([demo.state.value, game.value.cursor]).toEqual(['paused', 2]);
    await demo.play();
    await vi.advanceTimersByTimeAsync(A_MOVE);
    expect([demo.state.value, game.value.cursor]).toEqual(['playing', 4]);
  });

  it('moves once however often it is told to', async () => {
    const { game, demo } = setUp(deal);
    await Promise.all([demo.play(), demo.play(), demo.play()]);
    expect(game.value.cursor).toBe(1);
    await vi.advanceTimersByTimeAsync(A_MOVE);
    expect(game.value.cursor).toBe(2);
  });

  it('ends with a stop, and with whatever else changes the position', async () => {
    for (const command of [{ type: 'undo' }, { type: 'restart' }] as const) {
      const { game, demo, dispatch, notices } = setUp(deal);
      await demo.play();
      dispatch(command);
      expect(demo.state.value).toBe('off');
      expect(notices.shown.value?.text).toContain('yours');
      await vi.advanceTimersByTimeAsync(20_000);
      expect(game.value.cursor).toBe(0);
    }
    const { game, demo } = setUp(deal);
    await demo.play();
    demo.stop();
    await vi.advanceTimersByTimeAsync(20_000);
    expect(game.value.cursor).toBe(1);
  });

  it('is stopped while it thinks, and a late answer moves nothing', async () => {
    let answer: () => void = () => undefined;
    const solver: Solver = {
      solve: (position) => new Promise((resolve) => void (answer = () => resolve(solve(position)))),
      close: () => undefined,
    };
    const { game, demo } = setUp(deal, solver);
    const playing = demo.play();
    demo.stop();
    answer();
    await playing;
    expect(game.value).toBe(deal);
    expect(demo.state.value).toBe('off');
  });

  it.each([
    ['unwinnable', { type: 'unwinnable', positions: 61_643 }, '61,643'],
    ['undecided', { type: 'undecided', reason: 'limit' }, 'Not known'],
  ] as const)('says so where the position is %s', async (_name, verdict, text) => {
    const { game, demo, notices } = setUp(deal, { solve: async () => verdict, close: () => undefined });
    await demo.play();
    expect(game.value).toBe(deal);
    expect(demo.state.value).toBe('off');
    expect(notices.shown.value?.text).toContain(text);
  });

  it('pauses when the window is left, and ends with the table', async () => {
    const { game, demo, end } = setUp(deal);
    await demo.play();
    window.dispatchEvent(new Event('blur'));
    expect(demo.state.value).toBe('paused');
    await demo.play();
    end();
    await vi.advanceTimersByTimeAsync(20_000);
    expect([demo.state.value, game.value.cursor]).toEqual(['off', 2]);
  });
});
