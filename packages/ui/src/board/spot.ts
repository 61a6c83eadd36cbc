import type { Pile } from '@sidedeck/core';
import { STOCK, bottomOf, rightOf, type Layout, type Place, type PlaceName } from './layout.ts';

/** What lies under a point: a card, or an empty place. */
export interface Spot {
  readonly pile: PlaceName;
  /** Which of the layout's places; foundations share a pile name. */
  readonly place: number;
  /** The card's index from the base; -1 where the place is meant as a whole: it is empty, or the stock. */
  readonly index: number;
}

export interface Rect {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** How far beside a pile a card may be let go and still belong to it, in card widths. */
const SNAP = 0.5;
/** A card that still covers so much of its own pile was not meant to leave it. */
const STAYS = 0.5;

/**
 * What lies at a point, by the layout and not by what is drawn: during an animation a click means the table as it
 * is, not as it looks for another moment.
 */
export function spotAt(layout: Layout, x: number, y: number): Spot | undefined {
  const slack = Math.min(2, layout.gap / 2);
  const place = layout.places.findIndex((candidate) =>
    x >= candidate.x - slack && x < rightOf(candidate, layout) + slack
    && y >= candidate.y && y < bottomOf(candidate, layout));
  const found = layout.places[place];
  return found && { pile: found.pile, place, index: indexAt(found, y) };
}

/** Everything on the table that can be meant: all cards, and the places that are empty. */
export function spotsOf({ places }: Layout): Spot[] {
  return places.flatMap((place, index) => isWhole(place)
    ? [{ pile: place.pile, place: index, index: -1 }]
    : place.cards.map((_, card) => ({ pile: place.pile, place: index, index: card })));
}

/** Whether there is no card that could be meant by itself. */
export function isWhole({ pile, cards }: Place): boolean {
  return pile === STOCK || cards.length === 0;
}

function indexAt(place: Place, y: number): number {
  return isWhole(place) ? -1 : place.at.findLastIndex((card) => place.y + card.y <= y);
}

/**
 * The pile that a card let go at `card` is meant for: of the legal ones the one it covers most; where it covers
 * no pile at all, a legal one close by; else the one it covers, so that the refusal can be explained.
 * Undefined where it never really left `source`, and where there is nothing near.
 */
export function dropAt(layout: Layout, card: Rect, source: number, legal: readonly Pile[]): PlaceName | undefined {
  const covered = (place: Place) => overlap(card, rectOf(place, layout));
  const origin = layout.places[source]!;
  if (covered(origin) > STAYS * card.width * card.height) return undefined;
  const others = layout.places.filter((place) => place !== origin);
  const allowed = others.filter(({ pile }) => (legal as readonly PlaceName[]).includes(pile));
  const best = most(allowed, covered);
  if (best) return best.pile;
  const under = most(others, covered);
  if (under) return under.pile;
  const reach = grow(card, SNAP * layout.cardWidth);
  return most(allowed, (place) => overlap(reach, rectOf(place, layout)))?.pile;
}

/** A column reaches down to the table's edge, so that one can let go below its last card. */
function rectOf(place: Place, layout: Layout): Rect {
  const bottom = place.row === 'tableau' ? Infinity : bottomOf(place, layout);
  return { x: place.x, y: place.y, width: layout.cardWidth, height: bottom - place.y };
}

function overlap(a: Rect, b: Rect): number {
  const width = Math.min(a.x + a.width, b.x + b.width) - Math.max(a.x, b.x);
  const height = Math.min(a.y + a.height, b.y + b.height) - Math.max(a.y, b.y);
  return Math.max(0, width) * Math.max(0, height);
}

function grow({ x, y, width, height }: Rect, by: number): Rect {
  return { x: x - by, y: y - by, width: width + 2 * by, height: height + 2 * by };
}

function most(places: readonly Place[], score: (place: Place) => number): Place | undefined {
  let best: Place | undefined;
  for (const place of places) {
    if (score(place) > (best ? score(best) : 0)) best = place;
  }
  return best;
}
