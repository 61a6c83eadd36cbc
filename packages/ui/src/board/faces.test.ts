import { makeRank } from '@sidedeck/core';
import { describe, expect, it } from 'vitest';
import { COURT_SHAPES } from './courts.ts';
import { faceOf, pips, RANK_PATHS, rankWidth, SUIT_PATHS } from './faces.ts';

const RANKS = Array.from({ length: 13 }, (_, index) => index + 1);

describe('faces', () => {
  it('has a shape for every suit, rank and court', () => {
    expect(SUIT_PATHS).toHaveLength(4);
    for (const rank of RANKS) expect(RANK_PATHS[makeRank(rank)]).toMatch(/^M/);
    expect(Object.keys(COURT_SHAPES).join('')).toBe('JQK');
  });

  it('shows as many pips as the card counts, the same from both ends', () => {
    for (const rank of RANKS.slice(1, 10)) {
      const middles = pips(rank).map(([x, y]) => `${x} ${y}`);
      expect(new Set(middles).size).toBe(rank);
      const turned = pips(rank).map(([x, y]) => `${100 - x} ${140 - y}`);
      // Seven is the one card that is not the same upside down.
      const odd = turned.filter((middle) => !middles.includes(middle));
      expect(odd).toHaveLength(rank === 7 ? 1 : 0);
    }
  });

  it('reserves for each rank at least the width of a digit', () => {
    for (const rank of RANKS) expect(rankWidth(rank)).toBeGreaterThan(8);
  });

  it('leaves the corners free at every size', () => {
    for (let cardWidth = 52; cardWidth <= 160; cardWidth++) {
      const [cardHeight, corner, cornerPad] = [Math.round(cardWidth * 1.4), Math.floor(10 + cardWidth * 0.135), 3];
      const { detail, scale, shift } = faceOf({ cardWidth, cardHeight, corner, cornerPad });
      const top = cardHeight / 2 + shift - scale * 0.42 * cardWidth;
      expect(top).toBeGreaterThanOrEqual(corner + cornerPad);
      expect(cardHeight - top).toBeGreaterThan(cardHeight / 2);
      expect(detail === 'full' ? shift : 0).toBe(0);
    }
    expect(faceOf({ cardWidth: 26, cardHeight: 36, corner: 11, cornerPad: 2 }).detail).toBe('suit');
  });
});
