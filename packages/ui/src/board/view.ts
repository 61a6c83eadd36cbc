import { makeCard, makeSuit, type Card, type Pile } from '@sidedeck/core';
import type { Clicking } from './interaction.ts';
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
  readonly labels: BoardLabels | undefined;
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
      label: whole ? scene.labels && placeLabel(scene.labels, place) : undefined,
      disabled: place.pile === STOCK && place.cards.length === 0 ? true : undefined,
      marks: classOf([isSpot && !scene.pointing && 'ringed', ...whole ? marksAt(scene, index) : []]),
      transform: `translate(${place.x}px, ${place.y}px)`,
      width: place.pile === STOCK ? `${rightOf(place, scene.layout) - place.x}px` : undefined,
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

/**
 * The cards of a layout, always in the same order, so that no element ever moves in the document. Those of which
 * nothing differs from `before` are the same objects again.
 */
export function cardsOf(
  layout: Layout, labels: BoardLabels | undefined, canPick: (pile: Pile, index: number) => boolean,
  before: readonly LaidCard[] = [],
): readonly LaidCard[] {
  return [...placements(layout)].sort(([a], [b]) => a - b).map(([card, at], order) => {
    const { pile, cards: { length: count }, hidden, dense } = layout.places[at.place]!;
    const faceDown = at.index < hidden;
    const isSpoken = pile !== STOCK;
    const where = { pile, index: at.index, count, dense } as CardPlace;
    const laid: LaidCard = {
      ...at,
      card,
      faceDown,
      label: !isSpoken ? undefined : faceDown ? labels?.hidden(where) : labels?.card(card, where),
      grabbable: isSpoken && canPick(pile, at.index),
    };
    const known = before[order];
    return known && isSame(known, laid) ? known : laid;
  });
}

/** Whether two things of one shape have the same in them. */
export function isSame<Thing extends object>(one: Thing, other: Thing): boolean {
  return (Object.keys(one) as (keyof Thing)[]).every((key) => one[key] === other[key]);
}

/** A card as it is drawn now: while none of this changes, nothing has to be. */
export function cardViews(scene: Scene) {
  const seenFrom = scene.layout.places.map(({ cards }) => firstSeen(scene, cards));
  // Cards that go together are framed together.
  const bases = [scene.marks.held, scene.marks.hinted].map(([base]) => base);
  return scene.cards.map((laid) => {
    const { card, place: at, index } = laid;
    const place = scene.layout.places[at]!;
    const delay = scene.motion?.delays.get(card);
    const held = scene.marks.held.has(card);
    const isTop = index === place.cards.length - 1;
    const isSpot = scene.spot.place === at && scene.spot.index === index;
    const depth = depthOf(scene, place, index, seenFrom[at]!);
    // The last card is whole, however close the others lie.
    const { corner, cornerPad } = isTop ? place : scene.layout;
    return {
      laid,
      pile: place.pile,
      held,
      buried: depth.buried,
      /** Whether only its corner can be seen, or need be so far. */
      partly: depth.covered || (delay ?? 0) > (scene.motion?.drawnUntil ?? Infinity),
      delay: delay || undefined,
      dealtFrom: delay === undefined ? undefined : scene.motion?.dealtFrom,
      layer: held ? HELD : delay === undefined ? 0 : FLYING,
      // Told only where it is another one than the table's: a property of its own makes each part of a card one, too.
      corner: place.corner === corner ? undefined : place.corner,
      cornerPad: place.cornerPad === cornerPad ? undefined : place.cornerPad,
      marks: classOf([
        held && 'held',
        held && scene.dragging && 'carried',
        isSpot && !scene.pointing && 'ringed',
        scene.motion?.gliding.has(card) && 'gliding',
        delay !== undefined && scene.motion?.dealtFrom && 'dealt',
        scene.marks.hinted.has(card) && 'hint',
        bases.includes(card) && 'base',
        scene.motion?.turning?.has(card) && 'turning',
        laid.grabbable && 'grabbable',
        place.pile === STOCK && 'stock',
        depth.covered && 'covered',
        depth.under && 'under',
        depth.buried && 'buried',
        ...isTop && place.pile !== STOCK ? marksAt(scene, at) : [],
      ]),
    };
  });
}

export type CardView = ReturnType<typeof cardViews>[number];

/** What the element of a card is told; undefined where it has no such attribute. */
export function attributesOf({ laid, pile, held, marks }: CardView, clicking: Clicking) {
  const { card, index, faceDown, label } = laid;
  const isStock = pile === STOCK;
  return {
    'class': `card ${marks}`,
    'data-card': faceDown ? undefined : makeCard(card),
    'data-key': String(card),
    'data-at': pile,
    'data-index': String(index),
    'role': isStock ? undefined : 'button',
    'tabindex': isStock ? undefined : String(NO_STOP),
    'aria-label': label,
    'aria-hidden': isStock ? 'true' : undefined,
    'aria-pressed': clicking === 'takes' ? String(held) : undefined,
    'aria-haspopup': clicking === 'sends' && !isStock ? 'dialog' : undefined,
  };
}

/** The same for what of its style is its own. */
export function stylesOf({ laid, delay, dealtFrom, layer, corner, cornerPad }: CardView) {
  const { x, y, index } = laid;
  const wait = delay === undefined ? undefined : `${delay}ms`;
  return {
    'transform': `translate(${x}px, ${y}px)`,
    'z-index': String(1 + index + layer),
    'animation-delay': dealtFrom ? wait : undefined,
    'transition-delay': dealtFrom ? undefined : wait,
    '--dealt': dealtFrom && `${dealtFrom.x - x}px ${dealtFrom.y - y}px`,
    '--corner': corner === undefined ? undefined : `${corner}px`,
    '--corner-pad': cornerPad === undefined ? undefined : `${cornerPad}px`,
  };
}

function classOf(names: readonly (string | false | undefined)[]): string {
  return names.filter(Boolean).join(' ');
}

/** How much of a card others hide: its middle, or all of it. */
function depthOf(scene: Scene, place: Place, index: number, seenFrom: number) {
  const { cards, row } = place;
  const { held } = scene.marks;
  const next = cards[index + 1];
  const isUncovered = scene.dragging && next !== undefined && held.has(next) && !held.has(cards[index]!);
  const lies = next !== undefined && !isUncovered;
  return {
    covered: lies && row === 'tableau',
    under: lies && row === 'top',
    buried: lies && row === 'top' && index < seenFrom && isBuried(scene, place, index),
  };
}

function isBuried(scene: Scene, { cards, at }: Place, index: number): boolean {
  const isBeside = at[index]!.x !== at[index + 1]!.x;
  return !isBeside && !scene.motion?.delays.has(cards[index]!);
}

/** Of a stack only its top card is seen, and the one beneath, while the top comes and goes. */
function firstSeen({ motion }: Scene, cards: readonly Card[]): number {
  const flying = cards.findIndex((card) => motion?.delays.has(card));
  return flying < 0 ? cards.length - 2 : flying - 1;
}

function marksAt({ marks, layout, over }: Scene, place: number) {
  const target = marks.targets.has(place);
  return [
    target && 'target',
    target && layout.places[place]!.pile === over && 'over',
    marks.hintedPlaces.has(place) && 'goal',
  ];
}
