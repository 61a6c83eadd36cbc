import type { Layout, Place } from './layout.ts';
import { isWhole, type Spot } from './spot.ts';

/** Where the keyboard is on the table. */
export interface Cursor {
  readonly place: number;
  /**
   * How many cards lie on the one meant; 0 is the free end, or the empty place. Counted from there, the cursor
   * stays at the free end while cards come and go.
   */
  readonly depth: number;
}

/** The places that the cursor may visit, and whether it may stop at covered cards on its way. */
export interface Reach {
  readonly open: (place: number) => boolean;
  readonly covered: boolean;
}

export function spotOf(layout: Layout, { place, depth }: Cursor): Spot {
  const { pile, cards } = layout.places[place]!;
  const index = isWhole(layout.places[place]!) ? -1 : Math.max(0, cards.length - 1 - depth);
  return { pile, place, index };
}

export function cursorAt(layout: Layout, { place, index }: Spot): Cursor {
  const { cards } = layout.places[place]!;
  return { place, depth: isWhole(layout.places[place]!) ? 0 : cards.length - 1 - index };
}

/** The cursor after the table changed: the same place, as deep as it now goes. */
export function settle(layout: Layout, { place, depth }: Cursor): Cursor {
  const found = place < layout.places.length ? place : layout.places.length - 1;
  const deepest = Math.max(0, layout.places[found]!.cards.length - 1);
  return { place: found, depth: Math.min(depth, deepest) };
}

/**
 * Where a key takes the cursor; undefined for keys that are none of its business. Left and right go round a row,
 * up and down through a column's cards and between the rows, Page Up and Page Down between the rows at once,
 * Home and End to the ends of a row, a digit to the column of that name.
 */
export function travel(layout: Layout, cursor: Cursor, key: string, reach: Reach): Cursor | undefined {
  const column = /^\d$/.test(key) ? placeNamed(layout, key) : -1;
  if (column >= 0) return reach.open(column) ? { place: column, depth: 0 } : cursor;
  return WAYS[key as CursorKey]?.(layout, cursor, reach);
}

type Way = (layout: Layout, cursor: Cursor, reach: Reach) => Cursor;

/** The panel that lists the keys knows each of them by this table. */
const WAYS = {
  ArrowLeft: (layout, cursor, reach) => along(layout, cursor, -1, reach),
  ArrowRight: (layout, cursor, reach) => along(layout, cursor, 1, reach),
  ArrowUp: (layout, cursor, reach) => deeper(layout, cursor, reach) ?? across(layout, cursor, 'top', reach),
  ArrowDown: (layout, cursor, reach) => rowOf(layout, cursor) === 'top'
    ? across(layout, cursor, 'tableau', reach) : shallower(cursor),
  PageUp: (layout, cursor, reach) => across(layout, cursor, 'top', reach),
  PageDown: (layout, cursor, reach) => across(layout, cursor, 'tableau', reach),
  Home: (layout, cursor, reach) => end(layout, rowOf(layout, cursor), reach, 0) ?? cursor,
  End: (layout, cursor, reach) => end(layout, rowOf(layout, cursor), reach, -1) ?? cursor,
} satisfies Record<string, Way>;

export type CursorKey = keyof typeof WAYS;

/** Keys that press what the cursor is on. */
export const PRESSING: readonly string[] = ['Enter', ' '];

function rowOf(layout: Layout, { place }: Cursor): Place['row'] {
  return layout.places[place]!.row;
}

function placeNamed(layout: Layout, name: string): number {
  return layout.places.findIndex(({ pile, row }) => row === 'tableau' && pile === name);
}

function openIn(layout: Layout, row: Place['row'], { open }: Reach): number[] {
  return layout.places.flatMap((place, index) => place.row === row && open(index) ? [index] : []);
}

function along(layout: Layout, cursor: Cursor, by: 1 | -1, reach: Reach): Cursor {
  const row = openIn(layout, layout.places[cursor.place]!.row, reach);
  const at = row.indexOf(cursor.place);
  const place = row[(at + by + row.length) % row.length];
  return place === undefined ? cursor : { place, depth: 0 };
}

function deeper(layout: Layout, { place, depth }: Cursor, reach: Reach): Cursor | undefined {
  const { row, cards } = layout.places[place]!;
  const more = row === 'tableau' && reach.covered && depth + 1 < cards.length;
  return more ? { place, depth: depth + 1 } : undefined;
}

function shallower({ place, depth }: Cursor): Cursor {
  return { place, depth: Math.max(0, depth - 1) };
}

/** The nearest place of a row, by where it lies. */
function across(layout: Layout, cursor: Cursor, row: Place['row'], reach: Reach): Cursor {
  const from = layout.places[cursor.place]!;
  if (from.row === row) return cursor;
  const distance = (place: number) => Math.abs(layout.places[place]!.x - from.x);
  const [nearest] = openIn(layout, row, reach).sort((a, b) => distance(a) - distance(b));
  return nearest === undefined ? cursor : { place: nearest, depth: 0 };
}

function end(layout: Layout, row: Place['row'], reach: Reach, at: 0 | -1): Cursor | undefined {
  const place = openIn(layout, row, reach).at(at);
  return place === undefined ? undefined : { place, depth: 0 };
}
