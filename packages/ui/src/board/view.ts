import { makeCard, makeSuit, type Card, type Pile } from '@sidedeck/core';
import type { BoardLabels, CardPlace } from './labels.ts';
import { STOCK, placements, rightOf, type Layout, type Place, type Placement } from './layout.ts';
import type { Marks } from './marks.ts';
import type { Motion } from './motion.ts';
import { isWhole, type Spot } from './spot.ts';

/** A card, and all that does not depend on the hand. */
interface LaidCard extends Placement {
  readonly card: Card;
  readonly faceDown: boolean;
  /** Of a stock not the cards are spoken of, but the place. */
  readonly label: string | undefined;
  readonly grabbable: boolean;
}

/** Everything that decides how the table looks now. */
export interface Scene {
  readonly layout: Layout;
  readonly cards: readonly LaidCard[];
  readonly marks: Marks;
  readonly motion: Motion | undefined;
  readonly dragging: boolean;
  /** The pile that would take the dragged cards. */
  readonly over: Pile | undefined;
  /** Where the keyboard is, and whether nobody needs to see that, since the table is played by pointer. */
  readonly spot: Spot;
  readonly pointing: boolean;
  readonly labels: BoardLabels;
}

/** Layers of cards: lying, flying over those, and in the hand over all. */
const FLYING = 100;
const HELD = 200;

/** Can have the focus, and is led to by no Tab: the one that is, `focus.ts` knows. */
const NO_STOP = -1;

/** The places, in the order of the layout. */
export function placeViews(scene: Scene) {
  return scene.layout.places.map((place, index) => {
    const whole = isWhole(place);
    const isSpot = whole && scene.spot.place === index;
    return {
      index,
      pile: place.pile,
      suit: place.suit,
      suitName: place.suit === undefined ? undefined : makeSuit(place.suit),
      role: whole ? 'button' : undefined,
      tabindex: whole ? NO_STOP : undefined,
      label: whole ? placeLabel(scene.labels, place) : undefined,
      disabled: place.pile === STOCK && place.cards.length === 0 ? true : undefined,
      marks: { ringed: isSpot && !scene.pointing, ...(whole && marksAt(scene, index)) },
      style: {
        transform: `translate(${place.x}px, ${place.y}px)`,
        width: place.pile === STOCK ? `${rightOf(place, scene.layout) - place.x}px` : undefined,
      },
    };
  });
}

function placeLabel(labels: BoardLabels, { pile, suit, cards }: Place): string {
  return pile === STOCK ? labels.stock(cards.length) : labels.pile(pile, suit);
}

/** How many rounds the stock has, written on it; undefined where there is no stock, or nothing in it. */
export function roundsView({ layout }: Scene) {
  const columns = layout.places.filter(({ row }) => row === 'tableau').length;
  const stock = layout.places.find(({ pile }) => pile === STOCK);
  const top = stock?.at.at(-1);
  return stock && top && {
    count: stock.cards.length / columns,
    style: { transform: `translate(${stock.x + top.x}px, ${stock.y + top.y}px)` },
  };
}

/** The marks of the columns whose cards lie too close; above each, where nothing else lies. */
export function denseViews({ layout }: Scene) {
  return layout.places.flatMap(({ pile, dense, x, y }) =>
    dense ? [{ pile, style: { transform: `translate(${x}px, ${y - layout.denseMark}px)` } }] : []);
}

/** The cards of a layout, always in the same order, so that no element ever moves in the document. */
export function cardsOf(
  layout: Layout, labels: BoardLabels, canPick: (pile: Pile, index: number) => boolean,
): readonly LaidCard[] {
  return [...placements(layout)].sort(([a], [b]) => a - b).map(([card, at]) => {
    const { pile, cards: { length: count }, hidden, dense } = layout.places[at.place]!;
    const faceDown = at.index < hidden;
    if (pile === STOCK) return { ...at, card, faceDown, label: undefined, grabbable: false };
    const where: CardPlace = { pile, index: at.index, count, dense };
    const label = faceDown ? labels.hidden(where) : labels.card(card, where);
    return { ...at, card, faceDown, label, grabbable: canPick(pile, at.index) };
  });
}

/** The cards as they are drawn now. */
export function cardViews(scene: Scene) {
  const { dealtFrom } = scene.motion ?? {};
  return scene.cards.map(({ card, place: at, index, x, y, faceDown, label, grabbable }) => {
    const place = scene.layout.places[at]!;
    const delay = scene.motion?.delays.get(card);
    const held = scene.marks.held.has(card);
    const layer = held ? HELD : delay === undefined ? 0 : FLYING;
    const isTop = index === place.cards.length - 1;
    const isSpot = scene.spot.place === at && scene.spot.index === index;
    // The last card is whole, however close the others lie.
    const corner = isTop ? scene.layout.corner : place.corner;
    return {
      card,
      name: faceDown ? undefined : makeCard(card),
      pile: place.pile,
      index,
      held,
      faceDown,
      label,
      role: place.pile === STOCK ? undefined : 'button',
      tabindex: place.pile === STOCK ? undefined : NO_STOP,
      marks: {
        held,
        carried: held && scene.dragging,
        ringed: isSpot && !scene.pointing,
        gliding: scene.motion?.gliding.has(card),
        dealt: dealtFrom && delay !== undefined,
        hint: scene.marks.hinted.has(card),
        turning: scene.motion?.turning?.has(card),
        grabbable,
        ...depthMarks(scene, place, index),
        ...(isTop && place.pile !== STOCK ? marksAt(scene, at) : {}),
      },
      style: {
        'transform': `translate(${x}px, ${y}px)`,
        'zIndex': 1 + index + layer,
        [dealtFrom ? 'animationDelay' : 'transitionDelay']: delay ? `${delay}ms` : undefined,
        '--dealt': dealtFrom && `${dealtFrom.x - x}px ${dealtFrom.y - y}px`,
        // Told only where it is another one than the table's: a property of its own makes each part of a card one, too.
        '--corner': corner === scene.layout.corner ? undefined : `${corner}px`,
      },
    };
  });
}

export type CardView = ReturnType<typeof cardViews>[number];

/** All that the looks of a card depend on: while none of it changes, nothing has to be drawn. */
export function memoOf({ marks, style, ...rest }: CardView): unknown[] {
  return [rest, marks, style].flatMap((part): unknown[] => Object.values(part));
}

/** How much of a card others hide: its middle, or all of it. */
function depthMarks(scene: Scene, place: Place, index: number) {
  const { cards, row } = place;
  const next = cards[index + 1];
  const lies = next !== undefined && !(scene.dragging && scene.marks.held.has(next));
  return {
    stock: place.pile === STOCK,
    covered: lies && row === 'tableau',
    under: lies && row === 'top',
    buried: lies && row === 'top' && isBuried(scene, place, index),
  };
}

function isBuried(scene: Scene, { cards, at }: Place, index: number): boolean {
  const isBeside = at[index]!.x !== at[index + 1]!.x;
  return !isBeside && !scene.motion?.delays.has(cards[index]!) && index < firstSeen(scene, cards);
}

/** Of a stack only its top card is seen, and the one beneath, while the top comes and goes. */
function firstSeen({ motion }: Scene, cards: readonly Card[]): number {
  const flying = cards.findIndex((card) => motion?.delays.has(card));
  return flying < 0 ? cards.length - 2 : flying - 1;
}

function marksAt({ marks, layout, over }: Scene, place: number) {
  const target = marks.targets.has(place);
  return {
    target,
    over: target && layout.places[place]!.pile === over,
    goal: marks.hintedPlaces.has(place),
  };
}
