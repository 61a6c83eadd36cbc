import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { anyGame } from '../../../../test/fixtures/games.ts';
import { makeCard, rankOf, sameColour } from '../card.ts';
import { isFreecell } from '../position.ts';
import { autoplay } from './autoplay.ts';
import { leftAlone, type LeftCard } from './left.ts';
import { legalMoves } from './moves.ts';
import { sketch } from './sketch.ts';

/** "3H needed 2C 2S", with the pile in front. */
function told({ pile, card, stay }: LeftCard): string {
  const cards = stay.code === 'notNext' ? [stay.needed] : stay.code === 'needed' ? stay.by : [];
  return [pile, makeCard(card), stay.code, ...cards.map(makeCard)].join(' ');
}

const left = (autoplayed: 'off' | 'basic' | 'full', columns: string[], cells: string, foundations: number[]) =>
  leftAlone(sketch({ columns, cells, foundations, rules: { autoplay: autoplayed } })).map(told);

describe('the cards that autoplay leaves alone', () => {
  test('are free ones, columns before cells, each with its reason', () => {
    expect(left('full', ['KD 5H', '', '9S 3C', '2S'], '7D -', [1, 0, 4, 1])).toEqual([
      '1 5H needed 4C 4S', '3 3C notNext 2C', 'a 7D notNext AD',
    ]);
  });

  test('may be needed by what is still in play only', () => {
    expect(left('full', ['4C 5H'], '-', [3, 0, 4, 4])).toEqual(['1 5H needed 4C']);
  });

  test('are safe where the rules leave them to the player', () => {
    expect(left('off', ['2C', '9D'], '-', [1, 0, 0, 0])).toEqual(['1 2C byHand', '2 9D notNext AD']);
    expect(left('basic', ['3C'], '-', [2, 2, 1, 0])).toEqual(['1 3C byHand']);
  });

  test('are all free cards once autoplay is done, and those that may be needed can be needed', () => {
    fc.assert(fc.property(anyGame, ({ position }) => {
      fc.pre(isFreecell(position));
      const now = autoplay(position);
      const cards = leftAlone(now);
      const free = [...now.columns.map(({ cards }) => cards.at(-1)), ...now.cells].filter((card) => card);
      expect(cards.map(({ card }) => card)).toEqual(free);
      for (const { pile, card, stay } of cards) {
        const fits = legalMoves(now).some(({ from, to }) => from === pile && to === 'h');
        expect(fits).toBe(stay.code !== 'notNext');
        if (stay.code !== 'needed') continue;
        expect(stay.by.length).toBeGreaterThan(0);
        expect(stay.by.every((other) => rankOf(other) === rankOf(card) - 1 && !sameColour(other, card))).toBe(true);
      }
    }), { numRuns: 60 });
  });
});
