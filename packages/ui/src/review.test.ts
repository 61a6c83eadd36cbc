import {
  PRESETS, isWon, moveOf, newGame, solve, update, type Command, type Game, type Move, type Verdict,
} from '@sidedeck/core';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { effectScope, nextTick, shallowRef } from 'vue';
import { lostGame } from '../../../test/fixtures/games.ts';
import { WON_BY_CLICKS, lastRoundAtRisk } from '../../../test/fixtures/spider.ts';
import { createFakeStore } from './fakeStore.ts';
import type { Help } from './help.ts';
import { useReview, type Hindsight } from './review.ts';
import { shownAt, verdictOn } from './dock/reviewTexts.ts';
import { loadLaterTexts } from './i18n.ts';
import type { Session } from './session.ts';
import { cardText } from './words.ts';

beforeAll(loadLaterTexts);

interface Setup {
  readonly game: { value: Game };
  readonly review: Hindsight;
  readonly learned: Verdict<Move>[];
}

function setUp(game: Game): Setup {
  const shown = shallowRef(game);
  const learned: Verdict<Move>[] = [];
  const session = {
    game: shown,
    dispatch: (command: Command) => void (shown.value = update(shown.value, command)),
  } as unknown as Session;
  const help = { learn: (_position: unknown, verdict: Verdict<Move>) => void learned.push(verdict) } as unknown as Help;
  const review = effectScope().run(() => useReview(session, createFakeStore().open().host, help))!;
  return { game: shown, review, learned };
}

async function open(game: Game): Promise<Setup> {
  const setup = setUp(game);
  setup.review.open();
  await vi.waitFor(() => expect(setup.review.state.value).toBe('done'), { timeout: 20_000 });
  return setup;
}

const play = (game: Game, moves: readonly Move[]) =>
  moves.reduce((now, move) => update(now, { type: 'move', move }), game);
const deal = newGame({ ...PRESETS.classic, cells: 2 }, 164);
const fourCells = newGame(PRESETS.classic, 617);
const winning = (solve(fourCells.position) as { moves: readonly Move[] }).moves;

describe('the review', () => {
  it('is closed until it is asked for, and leaves the game as it is', async () => {
    const { review, game } = setUp(play(fourCells, winning.slice(0, 5)));
    expect([review.isOpen.value, review.stop.value]).toEqual([false, undefined]);
    const before = game.value;
    review.open();
    expect(review.isOpen.value).toBe(true);
    expect(review.stop.value!.position).toBe(before.position);
    expect(review.standings.value).toEqual(Array(6).fill('unknown'));
    review.show(2);
    expect(review.stop.value!.position).toBe(before.positions[2]);
    expect(game.value).toBe(before);
  });

  it('finds nothing lost in a game that was won, and is about the moves taken back too', async () => {
    const won = play(fourCells, winning);
    expect(isWon(won.position)).toBe(true);
    const { review } = await open(update(won, { type: 'goTo', cursor: 3 }));
    expect(review.at.value).toBe(3);
    expect(review.stops.value).toHaveLength(won.steps.length + 1);
    expect(new Set(review.standings.value)).toEqual(new Set(['winnable']));
    expect(review.light.value).toBe('winnable');
    expect(verdictOn(review)).toBe('No move made it unwinnable.');
  });

  it('goes no further than both ends', async () => {
    const { review } = await open(play(fourCells, winning.slice(0, 3)));
    review.show(-1);
    expect(review.at.value).toBe(0);
    review.show(99);
    expect(review.at.value).toBe(3);
  });

  it('says in words what is shown', async () => {
    const { review } = await open(play(fourCells, winning.slice(0, 3)));
    review.show(0);
    expect(shownAt(review, cardText)).toBe('Beginning. Can be won.');
    review.show(1);
    expect(shownAt(review, cardText)).toMatch(/^Move 1 of 3: .+ to .+\. Can be won\.$/);
  });

  it('ends when the game goes on', async () => {
    const { review, game } = setUp(play(fourCells, winning.slice(0, 3)));
    review.open();
    game.value = update(game.value, { type: 'wait', milliseconds: 5 });
    expect(review.isOpen.value).toBe(true);
    game.value = update(game.value, { type: 'undo' });
    expect(review.isOpen.value).toBe(false);
  });

  it('takes the game back to what is shown, and the rest can be made again', async () => {
    const { review, game } = await open(play(fourCells, winning.slice(0, 4)));
    review.show(1);
    review.returnTo();
    await nextTick();
    expect(review.isOpen.value).toBe(false);
    expect([game.value.cursor, game.value.steps.length]).toEqual([1, 4]);
  });

  it('can be stopped, and keeps what it knows', async () => {
    const { review } = setUp(play(deal, []));
    review.open();
    expect(review.light.value).toBe('unknown');
    review.halt();
    await vi.waitFor(() => expect(review.state.value).toBe('stopped'));
    expect(review.light.value).toBe('undecided');
    expect(review.isOpen.value).toBe(true);
    expect(verdictOn(review)).toContain('not known');
  });
});

describe('the review of a lost game', () => {
  it('names the move that lost it, shows the better line, and takes the game back to before it', async () => {
    const { review, game, learned } = await open(lostGame());
    const { step, line } = review.loss.value!;
    expect(step).toBe(15);
    expect(verdictOn(review)).toBe('Move 15 lost it: 2♠ to column 4. 12 of 12 other moves still win.');
    expect(review.standings.value).toEqual([...Array(15).fill('winnable'), ...Array(14).fill('unwinnable')]);

    review.show(step - 1);
    expect(review.mark.value).toEqual(line[0]);
    review.showBetter(true);
    expect(review.isBetter.value).toBe(true);
    expect(review.stop.value!.position).toBe(game.value.positions[step - 1]);
    expect(isWon(review.stops.value.at(-1)!.position)).toBe(true);
    review.show(1);
    expect(shownAt(review, cardText)).toContain('Better line, move 1 of');
    review.showBetter(false);
    expect([review.isBetter.value, review.at.value]).toEqual([false, step - 1]);

    review.showBetter(true);
    review.returnTo();
    expect(game.value.cursor).toBe(step - 1);
    expect(learned).toEqual([{ type: 'winnable', moves: line }]);
  }, 60_000);
});

describe('the review of Spider', () => {
  it('finds nothing lost in a game that was won', async () => {
    const { review } = await open(WON_BY_CLICKS);
    expect(verdictOn(review)).toBe('No move made it unwinnable.');
    expect(review.way.value).toBeUndefined();
  });

  it('names the move that lost the last round, and shows how it can be dealt', async () => {
    const lost = play(lastRoundAtRisk(), [moveOf('2', '1')]);
    const { review } = await open(update(lost, { type: 'giveUp' }));
    expect(review.standings.value).toEqual(['winnable', 'unwinnable']);
    expect(verdictOn(review)).toMatch(/^Move 1 lost it: A♠ to 2♠\. \d+ of \d+ other moves still wins?\./);
    review.showBetter(true);
    expect(shownAt(review, cardText)).toBe('Before the move that lost. Can be won.');
    const { stops } = review;
    expect(stops.value.some(({ moves }) => moves?.[0]?.type === 'deal')).toBe(true);
    expect(isWon(stops.value.at(-1)!.position)).toBe(true);
  });

  it('of a game given up while it could be won shows a way from its end', async () => {
    const middle = play(newGame(PRESETS.spider1, 4), WON_BY_CLICKS.steps.slice(0, 30).map(({ moves }) => moves[0]!));
    const { review } = await open(update(middle, { type: 'giveUp' }));
    expect(verdictOn(review)).toBe('No move made it unwinnable.');
    expect(review.way.value!.from).toBe(30);
    review.showBetter(true);
    expect(isWon(review.stops.value.at(-1)!.position)).toBe(true);
    expect((await open(update(WON_BY_CLICKS, { type: 'undo' }))).review.way.value).toBeUndefined();
  }, 60_000);
});
