import { PRESETS, newGame, update, type Advice, type Game, type SpiderGame } from '@sidedeck/core';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { effectScope, shallowRef } from 'vue';
import { WON_BY_CLICKS } from '../../../test/fixtures/spider.ts';
import { useCoach } from './coach.ts';
import { loadLaterTexts } from './i18n.ts';
import { createNotices } from './notices.ts';
import type { Session } from './session.ts';

const PLAN = WON_BY_CLICKS.steps.slice(0, 3).map(({ moves }) => moves[0]!);
const ADVICE: Advice = {
  type: 'move', move: PLAN[0]!, plan: PLAN, forecast: 0.6, estimate: { chance: 0.625, positions: 400 },
};

function setUp() {
  const game = shallowRef<Game>({ ...newGame(PRESETS.spider1, 4), id: 'coached' });
  const notices = createNotices();
  const answers: ((advice: Advice | 'stopped') => void)[] = [];
  const asked = vi.fn((_game: SpiderGame, _options: unknown) =>
    new Promise<Advice | 'stopped'>((resolve) => answers.push(resolve)));
  const stop = vi.fn(() => answers.forEach((answer) => answer('stopped')));
  const coaching = effectScope().run(() =>
    useCoach({ game } as unknown as Session, { coach: asked, stop }, notices))!;
  const move = (index: number) => {
    game.value = update(game.value, { type: 'move', move: PLAN[index]! });
  };
  return { game, notices, answers, asked, stop, move, coaching };
}

beforeAll(loadLaterTexts);

describe('the coach', () => {
  it('says that it thinks, then what it advises and how it came to its estimate', async () => {
    const { coaching, answers, notices } = setUp();
    const asking = coaching.ask();
    expect(notices.shown.value?.text).toBe('The coach is thinking …');
    answers[0]!(ADVICE);
    await asking;
    expect(coaching.marked.value).toEqual(PLAN[0]);
    expect(notices.shown.value?.text).toMatch(/^Coach: .* Of 400 positions that looked as good, the coach won 63% /);
  });

  it('stops at once when the player moves, and says nothing about what is past', async () => {
    const { coaching, stop, move, notices } = setUp();
    const asking = coaching.ask();
    move(0);
    expect(stop).toHaveBeenCalled();
    await asking;
    expect(coaching.marked.value).toBeUndefined();
    expect(notices.shown.value?.text).toBe('The coach is thinking …');
  });

  it('goes on with its plan while the player follows it, and thinks anew where the player does not', async () => {
    const { coaching, answers, asked, move, game } = setUp();
    const asking = coaching.ask();
    answers[0]!(ADVICE);
    await asking;
    move(0);
    expect(coaching.marked.value).toBeUndefined();
    await coaching.ask();
    expect(coaching.marked.value).toEqual(PLAN[1]);
    expect(asked).toHaveBeenCalledTimes(1);
    game.value = update(game.value, { type: 'move', move: { type: 'deal' } });
    void coaching.ask();
    expect(asked).toHaveBeenCalledTimes(2);
  });
});
