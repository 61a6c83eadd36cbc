import { describe, expect, test } from 'vitest';
import { deal } from '../deal.ts';
import { PRESETS } from '../rules.ts';
import { isReply, readRequest, solveRequest } from './protocol.ts';

const position = deal(PRESETS.classic, 617);

/** The request with something else in the place of a part of its position. */
function altered(part: object): unknown {
  return { ...solveRequest(1, position, {}), position: { ...position, ...part } };
}

describe('a request', () => {
  test('crosses as plain data', () => {
    const request = solveRequest(3, position, { positions: 1000, memory: 1_000_000 });
    expect(readRequest(structuredClone(request))).toEqual(request);
    expect(readRequest(JSON.parse(JSON.stringify(request)))).toEqual(request);
    expect(request).toMatchObject({ type: 'solve', id: 3, position, limits: { positions: 1000, memory: 1_000_000 } });
    expect(readRequest({ type: 'stop', id: 4 })).toEqual({ type: 'stop', id: 4 });
  });

  test('is freed of what cannot cross', () => {
    const cards = new Proxy([...position.columns[0]!.cards], {});
    const wrapped = { ...position, columns: [{ cards, hidden: 0 }, ...position.columns.slice(1)] };
    expect(() => structuredClone(wrapped)).toThrow();
    expect(structuredClone(solveRequest(1, wrapped, {}))).toEqual(solveRequest(1, position, {}));
  });

  test.each<[string, unknown, RegExp]>([
    ['nothing', undefined, /bad request/],
    ['a text', 'solve', /bad request/],
    ['no id', { type: 'solve' }, /no id/],
    ['an unknown type', { type: 'guess', id: 1 }, /unknown type guess/],
    ['no position', { type: 'solve', id: 1 }, /bad position/],
    ['no limits', { type: 'solve', id: 1, position }, /bad limits/],
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
  ])('with %s is refused', (_, data, message) => {
    expect(() => readRequest(data)).toThrow(message);
  });
});

test('replies are known by their type', () => {
  expect(isReply({ type: 'progress', id: 1, positions: 5 })).toBe(true);
  expect([undefined, 'verdict', {}, { type: 'hello', id: 1 }, { type: 'verdict' }].some(isReply)).toBe(false);
});
