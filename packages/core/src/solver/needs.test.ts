import { expect, test } from 'vitest';
import { fullDeck, makeCard, parseCard, rankOf, suitOf, SUITS } from '../card.ts';
import { isSafe } from '../freecell/autoplay.ts';
import { sketch } from '../freecell/sketch.ts';
import { highestOf, needsOf } from './needs.ts';
import { pickFrom } from './samples.ts';

const bytes = (word: number) => SUITS.map((suit) => word >>> suit * 8 & 255);

test('a card goes home after the lower ones of its suit; to be safe it needs the other colour too', () => {
  const sevenOfHearts = parseCard('7H')!;
  expect(bytes(needsOf('runs')[sevenOfHearts]!)).toEqual([0, 0, 7, 0]);
  expect(bytes(needsOf('cards')[sevenOfHearts]!)).toEqual([0, 0, 7, 0]);
  expect(bytes(needsOf('player')[sevenOfHearts]!)).toEqual([6, 0, 7, 6]);
});

test('no card is safe while something that it needs is out', () => {
  const needs = needsOf('player');
  const pick = pickFrom(17);
  for (let round = 0; round < 50; round++) {
    const foundations = SUITS.map(() => pick(13));
    for (const card of fullDeck().filter((each) => rankOf(each) === foundations[suitOf(each)]! + 1)) {
      const position = sketch({ columns: [makeCard(card)], foundations });
      const met = bytes(needs[card]!).every((rank, suit) => foundations[suit]! >= rank - 1);
      if (isSafe(position, card, 'full')) expect(met).toBe(true);
    }
  }
});

test('the higher rank of each suit', () => {
  expect(bytes(highestOf(0x0d_00_05_01, 0x01_00_05_02))).toEqual([2, 5, 0, 13]);
  expect(bytes(highestOf(0, 0x0d_0d_0d_0d))).toEqual([13, 13, 13, 13]);
});
