import { describe, expect, test } from 'vitest';
import { parseCard } from '../card.ts';
import { DEAL, moveOf, type CardMove, type Move, type Pile } from '../move.ts';
import { play } from '../variants.ts';
import { changesSomething, isStuck, isWon, legalMoves, whyNot } from './moves.ts';
import { sketch, type Sketch } from './sketch.ts';

const card = (text: string) => parseCard(text)!;

describe('why not', () => {
  const columns = ['9H 8S 7D', '8C', '8H', 'KS', 'QD JC TD 9S', 'TH'];
  const table: Sketch = { columns, cells: 'QC -', foundations: [1, 0, 0, 0] };
  const reasons: [Move, object | undefined][] = [
    [moveOf('1', '2'), undefined],
    [moveOf('1', '3'), { code: 'wrongColour', card: card('7D'), onto: card('8H') }],
    [moveOf('1', '4'), { code: 'wrongRank', card: card('7D'), onto: card('KS') }],
    [moveOf('1', 'a'), { code: 'cellTaken', card: card('QC') }],
    [moveOf('1', 'b'), undefined],
    [moveOf('1', 'b', 2), { code: 'oneCardOnly', to: 'cell' }],
    [moveOf('1', 'h', 2), { code: 'oneCardOnly', to: 'foundation' }],
    [moveOf('1', 'h'), { code: 'foundationNeeds', card: card('7D'), needed: card('AD') }],
    [moveOf('a', 'h'), { code: 'foundationNeeds', card: card('QC'), needed: card('2C') }],
    [moveOf('1', '2', 3), { code: 'wrongRank', card: card('9H'), onto: card('8C') }],
    [moveOf('1', '2', 4), { code: 'tooFew', count: 4, there: 3 }],
    [moveOf('5', '7', 4), undefined],
    [moveOf('7', '1'), { code: 'nothingThere', pile: '7' }],
    [moveOf('b', '1'), { code: 'nothingThere', pile: 'b' }],
    [moveOf('h', '1'), { code: 'fromFoundation' }],
    [moveOf('c', '1'), { code: 'noSuchPile', pile: 'c' }],
    [moveOf('1', '0'), { code: 'noSuchPile', pile: '0' }],
    [moveOf('1', '' as Pile), { code: 'noSuchPile', pile: '' }],
    [{ type: 'move', from: '1', count: 1 } as unknown as CardMove, { code: 'noSuchPile', pile: undefined }],
    [moveOf('1', '1'), { code: 'samePile' }],
    [moveOf('1', '2', 0), { code: 'badCount', count: 0 }],
    [moveOf('1', '2', 1.5), { code: 'badCount', count: 1.5 }],
    [DEAL, { code: 'noRounds' }],
  ];

  test.each(reasons)('%j', (move, reason) => {
    expect(whyNot(sketch(table), move)).toEqual(reason);
  });

  test('cards that do not belong together', () => {
    const position = sketch({ columns: ['9H 8H 7C', 'TS'], cells: '- -' });
    expect(whyNot(position, moveOf('1', '2', 3))).toEqual({ code: 'notARun', count: 3, run: 2 });
  });

  test('more cards than can move, with the number that can', () => {
    const blocked = { columns: ['9H 8S 7D', 'TS', 'AC', 'AD', 'AH', '2S', '2C', '2D'], cells: '-' };
    expect(whyNot(sketch(blocked), moveOf('1', '2', 3))).toEqual({ code: 'overLimit', count: 3, limit: 2 });
    expect(whyNot(sketch({ ...blocked, cells: '- -' }), moveOf('1', '2', 3))).toBeUndefined();
    const doubling = sketch({ ...blocked, cells: '- -', rules: { runLimit: 'doubling' } });
    expect(whyNot(doubling, moveOf('1', '2', 3))).toBeUndefined();
  });

  test('a complete suit needs nothing more', () => {
    const position = sketch({ columns: ['KC'], cells: '-', foundations: [13, 0, 0, 0] });
    expect(whyNot(position, moveOf('1', 'h'))).toEqual({ code: 'foundationNeeds', card: card('KC'), needed: null });
  });

  test('a refused move throws in play and names itself', () => {
    expect(() => play(sketch(table), moveOf('1', '3'))).toThrow(/13 .*wrongColour/);
  });
});

describe('lifting a whole column', () => {
  test('its place does not count as empty while it is being lifted', () => {
    const columns = ['8S 7D', '9H', '', '2C', '2D', '2H', '2S', 'AC'];
    const position = sketch({ columns, rules: { cells: 0 } });
    expect(whyNot(position, moveOf('1', '2', 2))).toBeUndefined();
    const longer = sketch({ columns: ['9H 8S 7D', 'TS', ...columns.slice(2)], rules: { cells: 0 } });
    expect(whyNot(longer, moveOf('1', '2', 3))).toEqual({ code: 'overLimit', count: 3, limit: 2 });
  });

  test('to another empty column is allowed, changes nothing, and is no move left', () => {
    const columns = ['KH QS', '', '2C', '4D', '2H', '4S', '6C', '6D'];
    const position = sketch({ columns, cells: 'KD' });
    expect(whyNot(position, moveOf('1', '2', 1))).toBeUndefined();
    const whole = sketch({ columns: ['KH', '', '2C', '4D', '2H', '4S', '6C', '6D'], cells: 'KD' });
    expect(legalMoves(whole)).toContainEqual(moveOf('1', '2'));
    expect(changesSomething(whole, moveOf('1', '2'))).toBe(false);
    expect(changesSomething(whole, moveOf('a', '2'))).toBe(true);
  });
});

describe('the end', () => {
  const stuck: Sketch = { columns: ['KH', 'KD', '2C', '4D', '2H', '4S', '6C', '6D'], cells: 'KC' };

  test('stuck: nothing can move', () => {
    expect(legalMoves(sketch(stuck))).toEqual([]);
    expect(isStuck(sketch(stuck))).toBe(true);
    expect(isStuck(sketch({ ...stuck, cells: '-' }))).toBe(false);
  });

  test('stuck: what can move changes nothing', () => {
    const columns = ['KH QS', '', '2C', '4D', '2H', '4S', '6C', '6D'];
    expect(isStuck(sketch({ columns, rules: { cells: 0 } }))).toBe(false);
    const kings = sketch({ columns: ['KH', '', 'KD', '2C', '4S'], rules: { cells: 0 } });
    expect(legalMoves(kings).length).toBeGreaterThan(0);
    expect(isStuck(kings)).toBe(true);
  });

  test('won only when all four foundations hold their king', () => {
    expect(isWon(sketch({ cells: '- -' }))).toBe(false);
    expect(isWon(sketch({ cells: '-', foundations: [13, 13, 13, 12] }))).toBe(false);
    expect(isWon(sketch({ cells: '-', foundations: [13, 13, 13, 13] }))).toBe(true);
    expect(isStuck(sketch({ cells: '-', foundations: [13, 13, 13, 13] }))).toBe(false);
  });
});
