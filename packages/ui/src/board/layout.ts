import {
  FOUNDATION, cellName, columnName, suitOf, type Card, type Pile, type Position, type Suit,
} from '@sidedeck/core';
import { fanOut, type Fan } from './fan.ts';
import { measure, roomBelow, type Box, type Measures } from './measures.ts';

/** The stock is no pile of the notation: no move names it. */
export const STOCK = 'stock';
export type PlaceName = Pile | typeof STOCK;

export interface Point {
  readonly x: number;
  readonly y: number;
}

/** One pile as it lies on the table; pixels, from the table's top left corner. */
export interface Place extends Point {
  readonly pile: PlaceName;
  /** The suit of a foundation; undefined while one that takes any suit is empty. */
  readonly suit: Suit | undefined;
  readonly row: 'top' | 'tableau';
  /** Base first. */
  readonly cards: readonly Card[];
  /** How many of `cards`, from the base, lie face down. */
  readonly hidden: number;
  /** How far each card lies from the place. */
  readonly at: readonly Point[];
  /** From each face-up card to the next, downwards; 0 where cards lie one exactly on the other. */
  readonly fan: number;
  /** Too long for the room: its cards lie closer than their full rank and suit take. */
  readonly dense: boolean;
  /** Height of the rank and suit in the corner, so that they fit the strip which the next card leaves free. */
  readonly corner: number;
  /** The free space above and below them. */
  readonly cornerPad: number;
}

export interface Layout extends Measures {
  /** In the order of reading: stock, cells, foundations, columns. The same rules always give the same order. */
  readonly places: readonly Place[];
  /** Height that all of it takes; more than the box offers only where nothing else is possible. */
  readonly height: number;
}

/** A card in its place. */
export interface Placement extends Point {
  readonly place: number;
  readonly index: number;
}

/** The stock lies over two places of the top row; that many of its cards are dealt at once. */
const STOCK_PLACES = 2;
const ROUNDS = 5;
const ORIGIN: Point = { x: 0, y: 0 };

/**
 * Where everything lies for a position in a box of this size. `suits`: the foundations from left to right where
 * each suit has its own; empty where they are filled in turn, and a stock stands beside them. `mirrored`: the
 * foundations stand at the left, everything else of the top row at the right.
 */
export function layOutTable(position: Position, box: Box, suits: readonly Suit[], mirrored = false): Layout {
  const hasStock = suits.length === 0;
  const measures = measure(box, {
    columns: position.columns.length,
    cells: position.cells.length,
    foundations: hasStock ? position.foundations.length : suits.length,
    stock: hasStock ? STOCK_PLACES : 0,
  });
  const near = [
    ...hasStock ? [stockPlace(position, measures, mirrored)] : [],
    ...cellPlaces(position, measures, mirrored),
  ];
  const far = foundationPlaces(position, measures, suits, mirrored);
  const places = [...mirrored ? [...far, ...near] : [...near, ...far], ...columnPlaces(position, measures, box)];
  const height = Math.max(...places.map((place) => bottomOf(place, measures))) + measures.margin;
  return { ...measures, places, height };
}

/** Where the first of so many places stands that begin at the left of the table, or end at its right. */
function startOf(count: number, atRight: boolean, { left, tableWidth, cardWidth, topPitch }: Measures): number {
  return atRight ? left + tableWidth - cardWidth - Math.round((count - 1) * topPitch) : left;
}

/** Each round lies a little further in than the ones after it; the next card is the last. */
function stockPlace({ stock, columns }: Position, measures: Measures, mirrored: boolean): Place {
  const shift = Math.floor((STOCK_PLACES - 1) * measures.topPitch * 0.8 / (ROUNDS - 1));
  const roundOf = (index: number) => Math.floor(index / columns.length);
  const last = Math.max(0, roundOf(stock.length - 1));
  return {
    ...stacked([...stock].reverse(), measures),
    pile: STOCK,
    hidden: stock.length,
    at: stock.map((_, index) => ({ x: (mirrored ? last - roundOf(index) : roundOf(index)) * shift, y: 0 })),
    x: startOf(1, mirrored, measures) - (mirrored ? last * shift : 0),
    y: measures.margin,
  };
}

function cellPlaces({ cells }: Position, measures: Measures, mirrored: boolean): Place[] {
  const { cellsPerRow: perRow, topPitch: pitch } = measures;
  const start = startOf(perRow, mirrored, measures);
  return cells.map((card, index) => ({
    ...stacked(card === null ? [] : [card], measures),
    pile: cellName(index),
    x: start + Math.round(index % perRow * pitch),
    y: measures.margin + Math.floor(index / perRow) * (measures.cardHeight + measures.margin),
  }));
}

function foundationPlaces(
  { foundations }: Position, measures: Measures, suits: readonly Suit[], mirrored: boolean,
): Place[] {
  const piles = suits.length > 0
    ? suits.map((suit) => ({ suit, cards: foundations[suit] ?? [] }))
    : foundations.map((cards) => ({ suit: cards[0] && suitOf(cards[0]), cards }));
  const start = startOf(piles.length, !mirrored, measures);
  return piles.map(({ suit, cards }, index) => ({
    ...stacked(cards, measures),
    pile: FOUNDATION,
    suit,
    x: start + Math.round(index * measures.topPitch),
    y: measures.margin,
  }));
}

function stacked(cards: readonly Card[], { corner, cornerPad }: Measures): Omit<Place, 'pile' | 'x' | 'y'> {
  const at = cards.map(() => ORIGIN);
  return { cards, at, corner, cornerPad, suit: undefined, row: 'top', hidden: 0, fan: 0, dense: false };
}

function columnPlaces({ columns }: Position, measures: Measures, box: Box): Place[] {
  const room = roomBelow(measures, box);
  return columns.map(({ cards, hidden }, index) => {
    const { fan, hiddenFan, corner, cornerPad, dense } = fanOut(
      { shown: cards.length - hidden, hidden }, room, measures,
    );
    return {
      pile: columnName(index),
      suit: undefined,
      row: 'tableau',
      cards,
      hidden,
      x: measures.left + Math.round(index * measures.columnPitch),
      y: measures.tableauTop,
      at: cards.map((_, card) => ({ x: 0, y: depthOf(card, hidden, { fan, hiddenFan }) })),
      fan,
      dense,
      corner,
      cornerPad,
    };
  });
}

function depthOf(index: number, hidden: number, { fan, hiddenFan }: Pick<Fan, 'fan' | 'hiddenFan'>): number {
  return Math.min(index, hidden) * hiddenFan + Math.max(0, index - hidden) * fan;
}

/** The lower edge of a pile: that of its last card, or of its empty place. */
export function bottomOf(place: Place, { cardHeight }: Pick<Measures, 'cardHeight'>): number {
  return place.y + (place.at.at(-1)?.y ?? 0) + cardHeight;
}

/** The right edge of a pile. */
export function rightOf(place: Place, { cardWidth }: Pick<Measures, 'cardWidth'>): number {
  return place.x + Math.max(0, ...place.at.map(({ x }) => x)) + cardWidth;
}

/** Each card's own place. */
export function placements({ places }: Layout): Map<Card, Placement> {
  return new Map(places.flatMap(({ cards, at, x, y }, place) => cards.map((card, index) =>
    [card, { place, index, x: x + at[index]!.x, y: y + at[index]!.y }] as const)));
}
