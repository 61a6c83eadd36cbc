import { describe, expect, test } from 'vitest';
import { parseCard } from '../card.ts';
import type { Autoplay } from '../rules.ts';
import { automaticMoves, autoplayMoves, collectMoves, isSafe, isSorted } from './autoplay.ts';
import { sketch } from './sketch.ts';

const card = (text: string) => parseCard(text)!;
const names = (moves: readonly { from: string; to: string }[]) => moves.map(({ from, to }) => from + to).join(' ');

describe('safe', () => {
  // Foundations by rank ♣ ♦ ♥ ♠; whether the card is safe at levels basic and full.
  const table: [string, number[], boolean, boolean][] = [
    ['AC', [0, 0, 0, 0], true, true],
    ['2C', [1, 0, 0, 0], true, true],
    ['2C', [0, 0, 0, 0], false, false], // does not fit yet
    ['3C', [2, 2, 2, 0], true, true],
    ['3C', [2, 2, 1, 0], false, true], // 2♥ can follow by itself, and 2♠ needs only A♠
    ['3C', [2, 1, 1, 0], false, true],
    ['3C', [2, 0, 1, 0], false, false],
    ['5H', [4, 2, 4, 4], true, true],
    ['5H', [3, 2, 4, 3], false, true],
    ['5H', [3, 1, 4, 3], false, false],
    ['5H', [3, 2, 4, 2], false, false],
    ['5H', [4, 0, 4, 4], true, true],
    ['KS', [12, 12, 12, 12], true, true],
    ['KS', [9, 11, 11, 12], false, false],
    ['KS', [10, 11, 11, 12], false, true],
  ];

  test.each(table)('%s on %j: basic %s, full %s', (name, foundations, basic, full) => {
    const position = sketch({ columns: [name], cells: '-', foundations });
    expect(isSafe(position, card(name), 'basic')).toBe(basic);
    expect(isSafe(position, card(name), 'full')).toBe(full);
    expect(isSafe(position, card(name), 'off')).toBe(false);
  });
});

describe('autoplay', () => {
  const columns = ['3C 2C', '3H 2H', '4D AC', 'KD', '9C', '9D', '9H', '9S'];
  const position = (autoplay: Autoplay) => sketch({ columns, cells: 'AH 2D AD AS', rules: { autoplay } });

  test('goes on until nothing is safe', () => {
    expect(autoplayMoves(position('off'))).toEqual([]);
    expect(names(autoplayMoves(position('basic')))).toBe('3h 1h ah 2h ch bh 1h dh');
    expect(names(autoplayMoves(position('full')))).toBe('3h 1h ah 2h ch 1h bh dh 2h');
  });
});

describe('collect', () => {
  const columns = ['2C', '3C', '9D', '9H', '9S', 'KD', 'KH', 'KC'];
  const sketched = { columns, cells: '4C -', foundations: [1, 0, 0, 0] };

  test('safe sends up only what nobody can need', () => {
    expect(names(collectMoves(sketch({ ...sketched, rules: { collect: 'safe' } })))).toBe('1h');
  });

  test('all sends up whatever fits', () => {
    expect(names(collectMoves(sketch({ ...sketched, rules: { collect: 'all' } })))).toBe('1h 2h ah');
  });
});

describe('automatic finish', () => {
  test('sorted: no card lies on a lower one', () => {
    expect(isSorted(sketch({ columns: ['KH 9C 9D 2S', '5H'], cells: '-' }))).toBe(true);
    expect(isSorted(sketch({ columns: ['KH 2S 3D'], cells: '-' }))).toBe(false);
  });

  test('sends the rest up, and only where the rules say so', () => {
    const columns = ['KS QS JS TS 9S', 'KC QC JC TC 9C', 'KD QD JD TD 9D', 'KH QH JH TH 9H'];
    const foundations = [8, 8, 8, 0];
    const spades = ['8S 7S 6S 5S 4S 3S', '2S'];
    const sorted = { columns: [...columns, ...spades], cells: 'AS -', foundations };
    expect(automaticMoves(sketch({ ...sorted, rules: { autoplay: 'off', autoFinish: true } }))).toHaveLength(28);
    expect(automaticMoves(sketch({ ...sorted, rules: { autoplay: 'off', autoFinish: false } }))).toEqual([]);
  });
});
