import { describe, expect, test } from 'vitest';
import { parseCard } from '../card.ts';
import { DEAL, moveOf, type Move, type Pile } from '../move.ts';
import { makeReason } from '../reasonText.ts';
import { PRESETS } from '../rules.ts';
import { play } from '../variants.ts';
import { deal } from './deal.ts';
import { changesSomething, isStuck, isWon, legalMoves, whyNot } from './moves.ts';
import { sketch } from './sketch.ts';

const card = (text: string) => parseCard(text)!;
const names = (moves: readonly Move[]) =>
  moves.map((move) => move.type === 'deal' ? 'deal' : `${move.from}${move.to}${move.count}`).join(' ');

const STOCK = 'AS 2S 3S 4S 5S 6S 7S 8S 9S TS';

describe('what moves together', () => {
  test.each<[string, number, object | undefined]>([
    ['8D 7D 6D', 3, undefined],
    ['8S 7C', 2, { code: 'notARun', count: 2, run: 1 }], // the same colour is not the same suit
    ['8D 7H', 2, { code: 'notARun', count: 2, run: 1 }],
    ['8D 6D', 2, { code: 'notARun', count: 2, run: 1 }],
    ['8D 8D', 2, { code: 'notARun', count: 2, run: 1 }],
    ['7D 8D', 2, { code: 'notARun', count: 2, run: 1 }],
    ['AD KD', 2, { code: 'notARun', count: 2, run: 1 }],
    ['9D | 8D 7D', 2, undefined],
    ['9D | 8D 7D', 3, { code: 'faceDown', count: 3, shown: 2 }],
    ['8H | 7H', 2, { code: 'faceDown', count: 2, shown: 1 }],
    ['9D | 8D 7D', 4, { code: 'tooFew', count: 4, there: 3 }],
    ['9D | 8D 7D', 0, { code: 'badCount', count: 0 }],
    ['9D | 8D 7D', 1.5, { code: 'badCount', count: 1.5 }],
    ['KS QS JS TS 9S 8S 7S 6S 5S 4S 3S 2S', 12, undefined],
  ])('the last %2$s of %1$s', (column, count, reason) => {
    expect(whyNot(sketch({ columns: [column] }), moveOf('1', '2', count))).toEqual(reason);
  });
});

describe('where it goes', () => {
  const columns = ['8S 7C', '8D', '9H', 'KD', '3C | 8H 7H', '', 'AH', 'KS', '2S', '8C'];

  test.each<[Move, object | undefined]>([
    [moveOf('1', '2'), undefined], // whatever the suit
    [moveOf('1', '0'), undefined],
    [moveOf('1', '3'), { code: 'wrongRank', card: card('7C'), onto: card('9H') }],
    [moveOf('5', '3', 2), undefined],
    [moveOf('5', '3', 1), { code: 'wrongRank', card: card('7H'), onto: card('9H') }],
    [moveOf('5', '6', 2), undefined],
    [moveOf('5', '6', 1), undefined],
    [moveOf('8', '7'), { code: 'wrongRank', card: card('KS'), onto: card('AH') }], // nothing goes round the corner
    [moveOf('4', '6'), undefined],
    [moveOf('1', '1'), { code: 'samePile' }],
    [moveOf('6', '1'), { code: 'nothingThere', pile: '6' }],
    [moveOf('7', 'h'), { code: 'wholeRunsOnly' }],
    [moveOf('h', '6'), { code: 'fromFoundation' }],
    [moveOf('1', 'a'), { code: 'noSuchPile', pile: 'a' }],
    [moveOf('a', '1'), { code: 'noSuchPile', pile: 'a' }],
    [moveOf('1', '' as Pile), { code: 'noSuchPile', pile: '' }],
    [{ type: 'move' } as Move, { code: 'noSuchPile', pile: undefined }],
  ])('%j', (move, reason) => {
    const position = sketch({ columns });
    const found = whyNot(position, move);
    expect(found).toEqual(reason);
    if (!found) return;
    expect(makeReason(found)).not.toMatch(/undefined \w/);
    expect(() => play(position, move)).toThrow(found.code);
  });

  test('all of it, each count and each empty column apart', () => {
    const columns = ['9S', '8S 7S', '', '8H', '', 'KD', 'KC', 'KH', 'KS', 'KD'];
    expect(names(legalMoves(sketch({ columns })))).toBe(
      '131 151 212 231 232 241 251 252 411 431 451 631 651 731 751 831 851 931 951 031 051');
  });
});

describe('a round', () => {
  const kings = 'KS KH KD KC KS KH KD KC QS QH'.split(' ');

  test('is refused while a column is empty, and says which', () => {
    const columns = kings.map((king, index) => index === 3 || index === 9 ? '' : king);
    const position = sketch({ columns, stock: STOCK });
    expect(whyNot(position, DEAL)).toEqual({ code: 'emptyColumns', columns: ['4', '0'] });
    expect(makeReason(whyNot(position, DEAL)!)).toContain('4 0');
    expect(legalMoves(position)).not.toContainEqual(DEAL);
  });

  test('is refused when the stock is empty', () => {
    expect(whyNot(sketch({ columns: kings }), DEAL)).toEqual({ code: 'noRounds' });
  });

  test('is a move else, the last one listed', () => {
    expect(legalMoves(deal(PRESETS.spider4, 617)).at(-1)).toEqual(DEAL);
  });
});

describe('the end', () => {
  const kings = 'KS KH KD KC KS KH KD KC QS QH'.split(' ');

  test('stuck only when the stock is empty and no move is allowed', () => {
    const blocked = kings.map((king, index) => index < 8 ? king : 'AS');
    expect(isStuck(sketch({ columns: blocked }))).toBe(true);
    expect(isStuck(sketch({ columns: blocked, stock: STOCK }))).toBe(false);
    expect(isStuck(sketch({ columns: kings }))).toBe(false);
    expect(isStuck(sketch({ columns: blocked.slice(1) }))).toBe(false);
  });

  test('shifting a whole column to an empty one is allowed and changes nothing', () => {
    const position = sketch({ columns: ['KS QS', '', '2S | KH'] });
    expect(whyNot(position, moveOf('1', '2', 2))).toBeUndefined();
    expect(changesSomething(position, moveOf('1', '2', 2))).toBe(false);
    expect(changesSomething(position, moveOf('1', '2', 1))).toBe(true);
    expect(changesSomething(position, moveOf('3', '2', 1))).toBe(true);
    expect(changesSomething(position, DEAL)).toBe(true);
  });

  test('won only when all eight runs are complete', () => {
    expect(isWon(sketch({ runs: 'S S H H C C D D' }))).toBe(true);
    expect(isWon(sketch({ runs: 'S S H H C C D' }))).toBe(false);
    expect(isWon(sketch({}))).toBe(false);
    expect(isStuck(sketch({ runs: 'S S H H C C D D' }))).toBe(false);
  });
});
