import {
  PRESETS, gameFrom, legalMoves, newGame, parseBoard, solve, update,
  type Command, type FreecellRules, type Game, type Move, type Position, type Verdict,
} from '@sidedeck/core';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { effectScope, nextTick, ref, shallowRef, type Ref } from 'vue';
import { WON_BY_CLICKS, lostEnding } from '../../../test/fixtures/spider.ts';
import { useHelp, type Help } from './help.ts';
import { createNotices, type Notices } from './notices.ts';
import { loadLaterTexts } from './i18n.ts';
import type { Session } from './session.ts';
import type { Solver } from './solver.ts';

beforeAll(loadLaterTexts);

interface Question {
  readonly position: Position;
  answer(verdict: Verdict<Move>): Promise<void>;
}

interface Setup {
  readonly game: Ref<Game>;
  readonly help: Help;
  readonly notices: Notices;
  readonly questions: Question[];
  readonly isLit: Ref<boolean>;
  dispatch(command: Command): boolean;
}

/** Help over a game, with a solver that answers when the test says so; an older question ends as it does there. */
function setUp(game: Game): Setup {
  const shown = shallowRef(game);
  const isLit = ref(true);
  const notices = createNotices();
  const questions: Question[] = [];
  let stop: (() => void) | undefined;
  const solver: Solver = {
    solve: ((position: Position) => new Promise<Verdict<Move>>((resolve) => {
      stop?.();
      stop = () => resolve({ type: 'undecided', reason: 'stopped' });
      questions.push({
        position: position,
        async answer(verdict) {
          resolve(verdict);
          await vi.waitFor(() => undefined);
          await nextTick();
        },
      });
    })) as Solver['solve'],
    close: () => stop?.(),
  };
  const dispatch = (command: Command) => {
    const before = shown.value;
    shown.value = update(before, command);
    return shown.value !== before;
  };
  const session = { game: shown, dispatch } as unknown as Session;
  const help = effectScope().run(() => useHelp(session, solver, isLit, notices))!;
  return { game: shown, help, notices, questions, isLit, dispatch };
}

const deal = (rules: FreecellRules = PRESETS.classic) => newGame(rules, 617);
/** Deal 4 of Spider with its last steps taken back: every card was seen. */
const undone = (steps: number) => update(WON_BY_CLICKS, { type: 'goTo', cursor: WON_BY_CLICKS.steps.length - steps });
const ENDED = 'Not known whether it can be won: the search has ended without an answer';
const line = solve(deal().position);
const moves = line.type === 'winnable' ? line.moves : [];

describe('the status light', () => {
  it('is honest: not known, until it is', async () => {
    const { help, questions } = setUp(deal());
    expect(help.light.value).toBe('unknown');
    await questions[0]!.answer(line);
    expect(help.light.value).toBe('winnable');
  });

  it('asks nothing while the line is followed, and asks again off the line', async () => {
    const { help, questions, dispatch } = setUp(deal());
    await questions[0]!.answer(line);
    dispatch({ type: 'move', move: moves[0]! });
    dispatch({ type: 'move', move: moves[1]! });
    expect(questions).toHaveLength(1);
    expect(help.light.value).toBe('winnable');
    dispatch({ type: 'undo' });
    dispatch({ type: 'move', move: { type: 'move', from: '8', to: 'd', count: 1 } });
    expect(help.light.value).toBe('unknown');
    expect(questions).toHaveLength(2);
  });

  it('takes a late answer for the position it was about, and for no other', async () => {
    const { help, questions, dispatch } = setUp(deal());
    dispatch({ type: 'move', move: { type: 'move', from: '8', to: 'd', count: 1 } });
    await questions[0]!.answer({ type: 'unwinnable', positions: 3 });
    expect(help.light.value).toBe('unknown');
    await questions[1]!.answer({ type: 'unwinnable', positions: 5 });
    expect(help.light.value).toBe('unwinnable');
  });

  it.each([
    ['FreeCell', deal(), moves[0]!], ['Spider', undone(20), WON_BY_CLICKS.steps.at(-20)!.moves[0]!],
  ])('says once the search has ended without an answer, and does not search again (%s)', async (_, game, move) => {
    const { help, questions, dispatch } = setUp(game);
    expect([help.light.value, help.explain()]).toEqual(['unknown', 'Not known yet whether it can be won']);
    await questions[0]!.answer({ type: 'undecided', reason: 'memory' });
    expect([help.light.value, help.explain()]).toEqual(['undecided', ENDED]);
    dispatch({ type: 'move', move });
    expect(help.light.value).toBe('unknown');
    dispatch({ type: 'undo' });
    expect(help.light.value).toBe('undecided');
    expect(questions).toHaveLength(2);
  });

  it('says so when the worker dies, too, and a hint asks again', async () => {
    const { help, questions } = setUp(deal());
    await questions[0]!.answer({ type: 'undecided', reason: 'stopped' });
    expect([help.light.value, help.explain()]).toEqual(['undecided', ENDED]);
    void help.ask();
    expect(help.light.value).toBe('unknown');
    await questions[1]!.answer(line);
    expect(help.light.value).toBe('winnable');
  });

  it('knows of a way behind a move that was taken back, where the search had found none', async () => {
    const { help, questions, dispatch } = setUp(deal());
    await questions[0]!.answer({ type: 'undecided', reason: 'limit' });
    dispatch({ type: 'move', move: moves[0]! });
    await questions[1]!.answer({ type: 'winnable', moves: moves.slice(1) });
    dispatch({ type: 'undo' });
    expect(help.light.value).toBe('winnable');
    expect(help.lineFrom(deal().position)).toEqual(moves);
  });

  it('is off and asks nothing when it is switched off', () => {
    const { help, isLit, questions, dispatch } = setUp(deal());
    isLit.value = false;
    dispatch({ type: 'move', move: moves[0]! });
    expect(help.light.value).toBe('off');
    expect(questions).toHaveLength(1);
  });

  it('knows the eight deals from the list', () => {
    expect(setUp(newGame(PRESETS.classic, 11982)).help.isUnwinnableDeal.value).toBe(true);
    expect(setUp(newGame(PRESETS.houseA, 781948)).help.isUnwinnableDeal.value).toBe(false);
    expect(setUp(deal()).help.isUnwinnableDeal.value).toBe(false);
  });
});

describe('a hint', () => {
  async function asked(rules: FreecellRules): Promise<Setup> {
    const setup = setUp(deal(rules));
    await setup.questions[0]!.answer(solve(setup.game.value.position));
    await setup.help.ask();
    return setup;
  }

  it('marks the next move of a winning line and says it', async () => {
    const { help, notices, game } = await asked(PRESETS.classic);
    expect(help.marked.value).toEqual(moves[0]);
    expect(notices.shown.value?.text).toMatch(/^\S+[♣♦♥♠] to /);
    expect(notices.said.value?.text).toMatch(/^Hint: .+ of (clubs|diamonds|hearts|spades) to /);
    expect(game.value.hintsUsed).toBe(1);
  });

  it('is played when it is asked for again, where the rules say so', async () => {
    const { help, game } = await asked(PRESETS.classic);
    await help.ask();
    expect(game.value.steps).toHaveLength(1);
    expect(help.marked.value).toBeUndefined();
  });

  it('is only said again where they do not, and costs nothing twice', async () => {
    const { help, game } = await asked(PRESETS.houseB);
    await help.ask();
    expect(game.value.steps).toHaveLength(0);
    expect(game.value.hintsUsed).toBe(1);
  });

  it('is limited, says what is left, and a restart gives them back', async () => {
    const { help, notices, game, dispatch } = await asked(PRESETS.houseB);
    const move = help.marked.value!;
    expect(notices.shown.value?.text).toContain('4 hints left');
    for (let used = 1; used < 5; used++) dispatch({ type: 'hint' });
    dispatch({ type: 'move', move });
    await help.ask();
    expect(help.marked.value).toBeUndefined();
    expect(notices.shown.value?.text).toBe('All 5 hints for this game are used up.');
    dispatch({ type: 'restart' });
    await help.ask();
    expect(game.value.hintsUsed).toBe(1);
  });

  it('says that nothing helps, with the number of positions, and that nothing is known', async () => {
    const lost = setUp(deal());
    await lost.questions[0]!.answer({ type: 'unwinnable', positions: 61643 });
    await lost.help.ask();
    expect(lost.notices.shown.value?.text).toContain('61,643');
    const open = setUp(deal());
    await open.questions[0]!.answer({ type: 'undecided', reason: 'memory' });
    await open.help.ask();
    expect(open.notices.shown.value?.text).toBe(ENDED);
    expect(open.game.value.hintsUsed).toBe(0);
  });

  it('that comes after the position has changed is dropped', async () => {
    const { help, questions, dispatch, notices } = setUp(deal());
    const asking = help.ask();
    dispatch({ type: 'move', move: { type: 'move', from: '8', to: 'd', count: 1 } });
    await questions[0]!.answer(line);
    await asking;
    expect(help.marked.value).toBeUndefined();
    expect(notices.shown.value).toBeUndefined();
  });

  it('is a proved one: followed to the end it wins', async () => {
    const { help, questions, game } = setUp(deal(PRESETS.houseA));
    await questions[0]!.answer(solve(game.value.position));
    for (let asked = 0; asked < 400 && game.value.position.foundations.flat().length < 52; asked++) await help.ask();
    expect(game.value.position.foundations.flat()).toHaveLength(52);
    expect(questions).toHaveLength(1);
  });

  it('is not to be had for a game that is over', async () => {
    const board = `Foundations: C-K D-K H-K S-K\n${':\n'.repeat(8)}`;
    const read = parseBoard(board, PRESETS.classic);
    if (!read.ok) throw new Error(read.error.message);
    const { help, notices } = setUp(gameFrom(read.value));
    await help.ask();
    expect(help.light.value).toBe('winnable');
    expect(notices.shown.value).toBeUndefined();
  });
});

describe('what is told of Spider', () => {
  it('is nothing while a card was never seen, and nobody looks at the cards', async () => {
    const { help, questions, dispatch } = setUp(newGame(PRESETS.spider1, 4));
    dispatch({ type: 'move', move: WON_BY_CLICKS.steps[0]!.moves[0]! });
    expect(help.light.value).toBe('off');
    expect(await help.find(newGame(PRESETS.spider1, 4).position)).toBeUndefined();
    expect(questions).toEqual([]);
  });

  it('is that it is not known while it is computed, then what was proved, and all along the way', async () => {
    const { help, questions, game, dispatch } = setUp(undone(20));
    expect([help.light.value, help.explain()]).toEqual(['unknown', 'Not known yet whether it can be won']);
    const verdict = solve(game.value.position);
    await questions[0]!.answer(verdict);
    expect(help.light.value).toBe('winnable');
    expect(help.explain()).toMatch(/^Can be won: a way is known, with \d+ more moves\.$/);
    for (const move of verdict.type === 'winnable' ? verdict.moves : []) {
      expect(help.known(game.value.position)).toEqual({ type: 'winnable', move });
      dispatch({ type: 'move', move });
      expect(help.light.value).toBe('winnable');
    }
    expect(questions).toHaveLength(1);
  });

  it('is that nothing wins where everything was tried, and after each move from there', async () => {
    const { help, questions, game, dispatch } = setUp(lostEnding());
    await questions[0]!.answer(solve(game.value.position));
    expect([help.light.value, help.explain()]).toEqual(
      ['unwinnable', 'No way to win from here: all 9 positions were tried.']);
    const [move] = legalMoves(game.value.position);
    dispatch({ type: 'move', move: move! });
    expect(help.light.value).toBe('unwinnable');
    expect(questions).toHaveLength(1);
  });

  it('keeps its plain hint, whatever is known', async () => {
    const { help, questions, notices } = setUp(lostEnding());
    await questions[0]!.answer({ type: 'unwinnable', positions: 9 });
    await help.ask();
    expect(notices.shown.value?.text).toMatch(/It |No move makes progress/);
  });
});
