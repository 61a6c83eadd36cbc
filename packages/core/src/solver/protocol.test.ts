import { describe, expect, test } from 'vitest';
import { deal } from '../variants.ts';
import { newGame, update } from '../game.ts';
import { DEAL, moveOf } from '../move.ts';
import { PRESETS } from '../rules.ts';
import { questionOf } from './coach/question.ts';
import {
  cellsRequest, coachRequest, isReply, readRequest, reviewRequest, shortenRequest, solveRequest,
} from './protocol.ts';

const position = deal(PRESETS.classic, 617);

/** The request with something else in the place of a part of its position. */
function altered(part: object): unknown {
  return { ...solveRequest(1, position, {}), position: { ...position, ...part } };
}

const question = questionOf(newGame(PRESETS.spider2, 617));

/** The question with something else in the place of a part of its view. */
function asked(part: object): unknown {
  return { ...coachRequest(1, question, { seed: 1 }), question: { ...question, view: { ...question.view, ...part } } };
}

const game = update(newGame(PRESETS.classic, 617), { type: 'move', move: moveOf('2', 'a') });

describe('a request', () => {
  test('crosses as plain data', () => {
    const request = solveRequest(3, position, { positions: 1000, memory: 1_000_000 });
    expect(readRequest(structuredClone(request))).toEqual(request);
    expect(readRequest(JSON.parse(JSON.stringify(request)))).toEqual(request);
    expect(request).toMatchObject({ type: 'solve', id: 3, position, limits: { positions: 1000, memory: 1_000_000 } });
    expect(readRequest({ type: 'stop', id: 4 })).toEqual({ type: 'stop', id: 4 });
  });

  test('about Spider crosses as plain data', () => {
    const start = newGame(PRESETS.spider2, 617);
    const dealt = update(start, { type: 'move', move: DEAL });
    const solving = solveRequest(3, dealt.position, {});
    expect(readRequest(JSON.parse(JSON.stringify(solving)))).toEqual(solving);
    expect(solving).toMatchObject({ position: dealt.position });
    const reviewing = reviewRequest(4, dealt, { positions: 1000 });
    expect(readRequest(JSON.parse(JSON.stringify(reviewing)))).toEqual(reviewing);
    expect(reviewing).toMatchObject({ position: start.position, steps: [{ moves: [DEAL] }] });
    expect(() => readRequest({ ...solving, position: { ...dealt.position, stock: [] } })).toThrow('bad cards');
    const shortening = { type: 'shorten', id: 1, position: dealt.position, options: {} };
    expect(() => readRequest(shortening)).toThrow('bad rules.game');
  });

  test('for shorter lines crosses as plain data', () => {
    const request = shortenRequest(3, position, { metric: 'runs', memory: 1_000_000 });
    expect(readRequest(JSON.parse(JSON.stringify(request)))).toEqual(request);
    expect(request).toEqual({
      type: 'shorten', id: 3, position, options: { metric: 'runs', memory: 1_000_000 },
    });
    expect(readRequest(structuredClone(shortenRequest(3, position, {})))).toMatchObject({ options: {} });
  });

  test('for a review crosses as plain data, up to the cursor', () => {
    const request = reviewRequest(3, game, { positions: 1000 });
    expect(readRequest(JSON.parse(JSON.stringify(request)))).toEqual(request);
    const [opened] = game.positions;
    expect(request).toEqual({
      type: 'review', id: 3, position: opened, steps: game.steps, limits: { positions: 1000 },
    });
    expect(reviewRequest(3, update(game, { type: 'undo' }), {})).toMatchObject({ position: opened, steps: [] });
  });

  test('for advice crosses as plain data, and tells nothing that the player has not seen', () => {
    const request = coachRequest(3, question, { seed: 7, samples: 4 });
    expect(readRequest(JSON.parse(JSON.stringify(request)))).toEqual(request);
    expect(request).toEqual({ type: 'coach', id: 3, question, options: { seed: 7, samples: 4 } });
    expect(question.view.stock.every((kind) => kind === 0)).toBe(true);
    expect(question.view.columns.flatMap(({ kinds }) => kinds).filter((kind) => kind !== 0)).toHaveLength(10);
  });

  test('is freed of what cannot cross', () => {
    const cards = new Proxy([...position.columns[0]!.cards], {});
    const wrapped = { ...position, columns: [{ cards, hidden: 0 }, ...position.columns.slice(1)] };
    expect(() => structuredClone(wrapped)).toThrow();
    expect(structuredClone(solveRequest(1, wrapped, {}))).toEqual(solveRequest(1, position, {}));
    expect(structuredClone(shortenRequest(1, wrapped, {}))).toEqual(shortenRequest(1, position, {}));
    const steps = new Proxy(game.steps.map((step) => new Proxy(step, {})), {});
    expect(structuredClone(reviewRequest(1, { ...game, steps }, {}))).toEqual(reviewRequest(1, game, {}));
  });

  test.each<[string, unknown, RegExp]>([
    ['nothing', undefined, /bad request/],
    ['a text', 'solve', /bad request/],
    ['no id', { type: 'solve' }, /no id/],
    ['an unknown type', { type: 'guess', id: 1 }, /unknown type guess/],
    ['no position', { type: 'solve', id: 1 }, /bad position/],
    ['no limits', { type: 'solve', id: 1, position }, /bad limits/],
    ['limits that are texts', { ...solveRequest(1, position, {}), limits: { positions: 'all' } }, /limits.positions/],
    ['a limit below zero', { ...reviewRequest(1, game, {}), limits: { memory: -1 } }, /limits.memory/],
    ['the kind of something else', { ...solveRequest(1, position, {}), type: 'toString' }, /unknown type toString/],
    ['no position to shorten from', { type: 'shorten', id: 1, options: {} }, /bad position/],
    ['no options', { type: 'shorten', id: 1, position }, /bad options/],
    ['an unknown metric', { type: 'shorten', id: 1, position, options: { metric: 'miles' } }, /bad options.metric/],
    ['no memory', { type: 'shorten', id: 1, position, options: { memory: NaN } }, /bad options.memory/],
    ['no steps', { type: 'review', id: 1, position, limits: {} }, /bad steps/],
    ['a step that is none', { type: 'review', id: 1, position, limits: {}, steps: [3] }, /bad steps/],
    ['a step without moves', { type: 'review', id: 1, position, limits: {}, steps: [{ automatic: [] }] }, /bad steps/],
    ['a move that is none', { type: 'review', id: 1, position, limits: {}, steps: [{ moves: [null], automatic: [] }] },
      /bad steps/],
    ['nine cells', altered({ rules: { ...PRESETS.classic, cells: 9 } }), /bad rules.cells/],
    ['an unknown limit', altered({ rules: { ...PRESETS.classic, runLimit: 'none' } }), /bad rules.runLimit/],
    ['an unknown autoplay', altered({ rules: { ...PRESETS.classic, autoplay: 'most' } }), /bad rules.autoplay/],
    ['eleven columns', altered({ columns: Array(11).fill({ cards: [], hidden: 0 }) }), /bad columns/],
    ['a column without cards', altered({ columns: [{ hidden: 0 }] }), /bad columns/],
    ['too few cells', altered({ cells: [null] }), /bad cells/],
    ['three foundations', altered({ foundations: [[], [], []] }), /bad foundations/],
    ['a foundation without its ace', altered({ foundations: [[8], [], [], []], columns: [] }), /bad foundations/],
    ['a card twice', altered({ cells: [position.columns[0]!.cards[0], null, null, null] }), /bad cards/],
    ['a card of a second deck', altered({ cells: [70, null, null, null] }), /bad cards/],
    ['a card that is text', altered({ cells: ['7H', null, null, null] }), /bad cards/],
    ['no deal', cellsRequest(1, 0, {}), /bad deal/],
    ['no run limit that there is', cellsRequest(1, 1, { runLimit: 'all' as never }), /bad options.runLimit/],
    ['memory below nothing', cellsRequest(1, 1, { memory: -1 }), /bad options.memory/],
    ['no question', { type: 'coach', id: 1, options: { seed: 1 } }, /bad question/],
    ['no seed', coachRequest(1, question, { seed: NaN }), /bad options.seed/],
    ['samples that are text', { ...coachRequest(1, question, { seed: 1 }), options: { seed: 1, samples: 'all' } },
      /bad options.samples/],
    ['three suits', asked({ rules: { game: 'spider', suits: 3, layout: 'leading' } }), /bad question.view.rules/],
    ['nine columns of Spider', asked({ columns: question.view.columns.slice(1) }), /bad question.view.columns/],
    ['an unknown card face up', asked({ columns: Array(10).fill({ kinds: [0], hidden: 0 }) }),
      /bad question.view.columns/],
    ['a stock that is no round', asked({ stock: [0] }), /bad question.view.stock/],
    ['a card of rank 14', asked({ stock: Array(50).fill(14 << 2) }), /bad question.view.stock/],
    ['nine completed runs', asked({ done: Array(9).fill(3) }), /bad question.view.done/],
    ['cards missing', asked({ stock: [] }), /bad question.view.cards/],
    ['fifty kings', asked({ stock: Array(50).fill(13 << 2 | 3) }), /bad question.view.cards/],
    ['cards of a suit that the game has not', asked({ stock: Array(50).fill(13 << 2 | 1) }), /bad question.view.cards/],
    ['a barred view that is none',
      { ...coachRequest(1, question, { seed: 1 }), question: { ...question, barred: [3] } },
      /bad question.barred/],
  ])('with %s is refused', (_, data, message) => {
    expect(() => readRequest(data)).toThrow(message);
  });
});

test('replies are known by their type', () => {
  for (const type of ['progress', 'working', 'done', 'failed']) expect(isReply({ type, id: 1 })).toBe(true);
  expect([undefined, 'done', {}, { type: 'hello', id: 1 }, { type: 'done' }].some(isReply)).toBe(false);
});
