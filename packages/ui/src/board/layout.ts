import {
  FOUNDATION, cellName, columnName, type Card, type Pile, type Position, type Suit,
} from '@sidedeck/core';
import { measure, roomBelow, type Box, type Measures } from './measures.ts';

/** One pile as it lies on the table; pixels, from the table's top left corner. */
export interface Place {
  readonly pile: Pile;
  /** The suit of a foundation. */
  readonly suit: Suit | undefined;
  readonly row: 'top' | 'tableau';
  /** Base first. */
  readonly cards: readonly Card[];
  /** How many of `cards`, from the base, lie face down. */
  readonly hidden: number;
  readonly x: number;
  readonly y: number;
  /** From each card to the next, downwards; 0 where cards lie one exactly on the other. */
  readonly fan: number;
  /** Height of the rank and suit in the corner, so that they fit the strip which the next card leaves free. */
  readonly corner: number;
}

export interface Layout extends Measures {
  /** In the order of reading: cells, foundations, columns. The same rules always give the same order. */
  readonly places: readonly Place[];
  /** Height that all of it takes; more than the box offers only where nothing else is possible. */
  readonly height: number;
}

/** A card in its place. */
export interface Placement {
  readonly place: number;
  readonly index: number;
  readonly x: number;
  readonly y: number;
}

/** A fan never closes further, so that each card can still be told. */
const CLOSEST_FAN = 4;
const SMALLEST_CORNER = 6;

/** Where everything lies for a position in a box of this size. `suits`: the foundations from left to right. */
export function layOutTable(position: Position, box: Box, suits: readonly Suit[]): Layout {
  const counts = { columns: position.columns.length, cells: position.cells.length, foundations: suits.length };
  const measures = measure(box, counts);
  const places = [
    ...cellPlaces(position, measures),
    ...foundationPlaces(position, measures, suits),
    ...columnPlaces(position, measures, box),
  ];
  const height = Math.max(...places.map((place) => bottomOf(place, measures))) + measures.margin;
  return { ...measures, places, height };
}

function cellPlaces({ cells }: Position, measures: Measures): Place[] {
  const { cellsPerRow: perRow, topPitch: pitch } = measures;
  return cells.map((card, index) => ({
    ...stacked(measures),
    pile: cellName(index),
    cards: card === null ? [] : [card],
    x: measures.left + Math.round(index % perRow * pitch),
    y: measures.margin + Math.floor(index / perRow) * (measures.cardHeight + measures.margin),
  }));
}

function foundationPlaces({ foundations }: Position, measures: Measures, suits: readonly Suit[]): Place[] {
  const right = measures.left + measures.tableWidth - measures.cardWidth;
  return suits.map((suit, index) => ({
    ...stacked(measures),
    pile: FOUNDATION,
    suit,
    cards: foundations[suit] ?? [],
    x: right - Math.round((suits.length - 1 - index) * measures.topPitch),
    y: measures.margin,
  }));
}

function stacked({ corner }: Measures): Pick<Place, 'suit' | 'row' | 'hidden' | 'fan' | 'corner'> {
  return { suit: undefined, row: 'top', hidden: 0, fan: 0, corner };
}

function columnPlaces({ columns }: Position, measures: Measures, box: Box): Place[] {
  const room = roomBelow(measures, box);
  return columns.map(({ cards, hidden }, index) => {
    const fan = fanOf(cards.length, room, measures);
    const fitting = Math.max(SMALLEST_CORNER, fan - 2 * measures.cornerPad);
    return {
      pile: columnName(index),
      suit: undefined,
      row: 'tableau',
      cards,
      hidden,
      x: measures.left + Math.round(index * measures.columnPitch),
      y: measures.tableauTop,
      fan,
      corner: Math.min(measures.corner, fitting),
    };
  });
}

/** Whole pixels keep edges crisp; a column takes its ease while it fits and closes up when it grows long. */
function fanOf(cards: number, room: number, { easyFan }: Measures): number {
  const tight = cards > 1 ? Math.floor(room / (cards - 1)) : easyFan;
  return Math.max(CLOSEST_FAN, Math.min(easyFan, tight));
}

/** The lower edge of a pile: that of its last card, or of its empty place. */
export function bottomOf(place: Place, { cardHeight }: Pick<Measures, 'cardHeight'>): number {
  return place.y + Math.max(0, place.cards.length - 1) * place.fan + cardHeight;
}

/** Each card's own place. */
export function placements({ places }: Layout): Map<Card, Placement> {
  return new Map(places.flatMap(({ cards, x, y, fan }, place) =>
    cards.map((card, index) => [card, { place, index, x, y: y + index * fan }] as const)));
}
