import { describe, expect, test } from 'vitest';
import { cardOf, fullDeck, isRed, makeCard, parseCard, rankOf, sameColour, suitOf, suitSymbol } from './card.ts';

describe('card', () => {
  test('is its deck copy, rank and suit in one number', () => {
    expect(cardOf(1, 0)).toBe(4);
    expect(cardOf(13, 3)).toBe(55);
    expect(cardOf(7, 2, 1)).toBe(64 + 30);
    expect(rankOf(cardOf(7, 2, 1))).toBe(7);
    expect(suitOf(cardOf(7, 2, 1))).toBe(2);
  });

  test('the unshuffled deck runs A♣ A♦ A♥ A♠ 2♣ … K♠', () => {
    expect(fullDeck().map(makeCard).join(' ')).toMatch(/^AC AD AH AS 2C .* KC KD KH KS$/);
    expect(new Set(fullDeck()).size).toBe(52);
  });

  test('text round trips for every card', () => {
    for (const card of fullDeck()) {
      expect(parseCard(makeCard(card))).toBe(card);
      expect(parseCard(makeCard(card).toLowerCase())).toBe(card);
      expect(parseCard(makeCard(card).charAt(0) + suitSymbol(suitOf(card)))).toBe(card);
    }
  });

  test.each([['10H', 'TH'], [' qs ', 'QS'], ['10♦', 'TD']])('reads %s as %s', (text, name) => {
    expect(makeCard(parseCard(text)!)).toBe(name);
  });

  test.each(['', '7', 'H7', '1H', '11H', 'ZZ', '7HH', '7 H', '0C'])('refuses %j', (text) => {
    expect(parseCard(text)).toBeUndefined();
  });

  test('diamonds and hearts are red', () => {
    expect(['AC', 'AD', 'AH', 'AS'].map((text) => isRed(parseCard(text)!))).toEqual([false, true, true, false]);
    expect(sameColour(parseCard('AC')!, parseCard('KS')!)).toBe(true);
    expect(sameColour(parseCard('AD')!, parseCard('KS')!)).toBe(false);
  });
});
