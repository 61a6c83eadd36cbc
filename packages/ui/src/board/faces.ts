import { makeRank, type Rank } from '@sidedeck/core';
import type { Measures } from './measures.ts';

/** What a card's size has room for: one large suit; pips and figures; those between two corners. */
export type Detail = 'suit' | 'art' | 'full';

const ART_FROM = 52;
const FULL_FROM = 104;
/** Height of pips and figures, in card widths. */
const ART_HEIGHT = 0.84;

/**
 * How a card of this size is drawn: the scale of its pips or figure, and how far they move down, in pixels, to
 * stand in the middle of what the corner leaves free.
 */
export function faceOf(
  { cardWidth, cardHeight, corner, cornerPad }: Pick<Measures, 'cardWidth' | 'cardHeight' | 'corner' | 'cornerPad'>,
): { readonly detail: Detail; readonly scale: number; readonly shift: number } {
  const detail = cardWidth < ART_FROM ? 'suit' : cardWidth < FULL_FROM ? 'art' : 'full';
  // A clear gap, or else the corner's suit would be counted as one of the pips.
  const top = corner * 1.25 + 2 * cornerPad;
  const bottom = detail === 'full' ? top : 2 * cornerPad;
  const scale = Math.min(1.12, (cardHeight - top - bottom) / (ART_HEIGHT * cardWidth));
  return { detail, scale, shift: (top - bottom) / 2 };
}

/** Where a shape on a field of 24 × 24 is drawn: around this middle, so large; below 0 it stands on its head. */
export function fit(x: number, y: number, size: number): string {
  return `translate(${x} ${y}) scale(${size / 24}) translate(-12 -12)`;
}

/** The four suits on a field of 24 × 24, in the order of the suits. */
export const SUIT_PATHS: readonly string[] = [
  'M12 1.6a5 5 0 0 1 4.2 7.7 5.1 5.1 0 1 1-3 8.3c.2 1.9 1 3.4 2.5 4.6H8.3c1.5-1.2 2.3-2.7 2.5-4.6'
  + 'a5.1 5.1 0 1 1-3-8.3A5 5 0 0 1 12 1.6z',
  'M12 .8C14 5 17 9 20.6 12 17 15 14 19 12 23.2 10 19 7 15 3.4 12 7 9 10 5 12 .8z',
  'M12 22.4C6.2 17.4 1.6 13.3 1.6 8.3A5.6 5.6 0 0 1 7.2 2.6c2.1 0 3.9 1.2 4.8 3.1.9-1.9 2.7-3.1 4.8-3.1'
  + 'a5.6 5.6 0 0 1 5.6 5.7c0 5-4.6 9.1-10.4 14.1z',
  'M12 1.2c3.1 4.5 9.8 7.7 9.8 13a4.9 4.9 0 0 1-8.6 3.2c.2 2 1 3.6 2.5 4.8H8.3c1.5-1.2 2.3-2.8 2.5-4.8'
  + 'a4.9 4.9 0 0 1-8.6-3.2c0-5.3 6.7-8.5 9.8-13z',
];

/** Ranks as one line of even width, 14 high: no font decides how they look or how wide a ten is. */
export const RANK_PATHS: Readonly<Record<string, string>> = {
  A: 'M1 13 5.2 1h.6L10 13M2.6 9h5.8',
  2: 'M1.3 4.3C1.6 2.3 3 1 5 1c2.3 0 3.8 1.4 3.8 3.4 0 1.5-.7 2.5-2.1 3.9L1.4 13H9',
  3: 'M1.5 1h7L5 5.4C7.5 5.4 9 7 9 9.1 9 11.4 7.3 13 5 13c-2 0-3.4-1-3.9-2.7',
  4: 'M6.9 13V1L1 9.7h8.6',
  5: 'M8.3 1H2.5L1.9 6.5C2.7 5.8 3.8 5.4 5 5.4c2.3 0 4 1.5 4 3.7S7.3 13 5 13c-1.9 0-3.3-.9-3.9-2.5',
  6: 'M7 1C3.4 3.2 1 5.9 1 9a4 4 0 1 0 8 0 4 4 0 0 0-7.8-1',
  7: 'M1 1h8L4 13',
  8: 'M5 6.5A2.75 2.75 0 1 0 5 1a2.75 2.75 0 0 0 0 5.5C2.7 6.5 1 7.9 1 9.7 1 11.6 2.7 13 5 13s4-1.4 4-3.3'
    + 'c0-1.8-1.7-3.2-4-3.2z',
  9: 'M3 13c3.6-2.2 6-4.9 6-8a4 4 0 1 0-8 0 4 4 0 0 0 7.8 1',
  T: 'M1 3 3.2 1V13M10 1c2.3 0 3.5 2.2 3.5 6s-1.2 6-3.5 6-3.5-2.2-3.5-6S7.7 1 10 1z',
  J: 'M7.6 1v8.2C7.6 11.6 6.3 13 4.3 13 2.5 13 1.3 12 1 10.2',
  Q: 'M5.5 1C8.3 1 10 3.2 10 7s-1.7 6-4.5 6S1 10.8 1 7s1.7-6 4.5-6zM6.6 9.8 10 13.4',
  K: 'M1.2 1v12M9 1 1.4 8.4M4 6l5.4 7',
};

/** Widths on the same field. */
const RANK_WIDTHS: Readonly<Record<string, number>> = { A: 11, T: 14.5, J: 8.6, Q: 11, K: 10.4 };

export function rankWidth(rank: Rank): number {
  return RANK_WIDTHS[makeRank(rank)] ?? 10;
}

/** Middles of a card's pips, on a face of 100 × 140; those below the middle stand on their heads. */
export function pips(rank: Rank): readonly (readonly [x: number, y: number])[] {
  return PIPS[rank - 1] ?? [];
}

const [L, M, R] = [31, 50, 69];
const sides = (...heights: number[]) => heights.flatMap((y) => [[L, y], [R, y]] as const);
const SIX = sides(37, 70, 103);
const EIGHT = sides(37, 59, 81, 103);

const PIPS: readonly (readonly (readonly [number, number])[])[] = [
  [],
  [[M, 37], [M, 103]],
  [[M, 37], [M, 70], [M, 103]],
  sides(37, 103),
  [...sides(37, 103), [M, 70]],
  SIX,
  [...SIX, [M, 53.5]],
  [...SIX, [M, 53.5], [M, 86.5]],
  [...EIGHT, [M, 70]],
  [...EIGHT, [M, 48], [M, 92]],
];
