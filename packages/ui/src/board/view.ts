import { makeCard, makeSuit, type Card, type Pile } from '@sidedeck/core';
import type { BoardLabels, CardPlace } from './labels.ts';
import { placements, type Layout, type Place } from './layout.ts';
import type { Marks } from './marks.ts';
import type { Motion } from './motion.ts';
import type { Spot } from './spot.ts';

/** Everything that decides how the table looks now. */
export interface Scene {
  readonly layout: Layout;
  readonly marks: Marks;
  readonly motion: Motion | undefined;
  readonly dragging: boolean;
  /** The pile that would take the dragged cards. */
  readonly over: Pile | undefined;
  /** Where the keyboard is. */
  readonly spot: Spot;
  readonly canPick: (pile: Pile, index: number) => boolean;
  readonly labels: BoardLabels;
}

/** Layers of cards: lying, flying over those, and in the hand over all. */
const FLYING = 100;
const HELD = 200;

/** The places, in the order of the layout. */
export function placeViews(scene: Scene) {
  return scene.layout.places.map((place, index) => {
    const empty = place.cards.length === 0;
    return {
      index,
      pile: place.pile,
      suit: place.suit,
      suitName: place.suit === undefined ? undefined : makeSuit(place.suit),
      role: empty ? 'button' : undefined,
      tabindex: empty ? tabindex(scene.spot.place === index) : undefined,
      label: empty ? scene.labels.pile(place.pile, place.suit) : undefined,
      marks: empty ? marksAt(scene, index) : {},
      style: { transform: `translate(${place.x}px, ${place.y}px)` },
    };
  });
}

/** The cards, always in the same order, so that no element ever moves in the document. */
export function cardViews(scene: Scene) {
  return [...placements(scene.layout)].sort(([a], [b]) => a - b).map(([card, { place: at, index, x, y }]) => {
    const place = scene.layout.places[at]!;
    const delay = scene.motion?.delays.get(card);
    const held = scene.marks.held.has(card);
    const layer = held ? HELD : delay === undefined ? 0 : FLYING;
    const faceDown = index < place.hidden;
    return {
      card,
      name: makeCard(card),
      pile: place.pile,
      index,
      held,
      faceDown,
      label: labelOf(scene.labels, card, faceDown, { pile: place.pile, index, count: place.cards.length }),
      tabindex: tabindex(scene.spot.place === at && scene.spot.index === index),
      marks: {
        held,
        hint: scene.marks.hinted.has(card),
        grabbable: scene.canPick(place.pile, index),
        ...depthMarks(scene, place, index),
        ...(index === place.cards.length - 1 ? marksAt(scene, at) : {}),
      },
      style: {
        'transform': `translate(${x}px, ${y}px)`,
        'zIndex': 1 + index + layer,
        'transitionDelay': delay ? `${delay}ms` : undefined,
        '--corner': `${place.corner}px`,
      },
    };
  });
}

function labelOf(labels: BoardLabels, card: Card, faceDown: boolean, place: CardPlace): string {
  return faceDown ? labels.hidden(place) : labels.card(card, place);
}

function tabindex(focused: boolean): 0 | -1 {
  return focused ? 0 : -1;
}

/** How much of a card others hide: its middle, or all of it. */
function depthMarks(scene: Scene, { cards, fan }: Place, index: number) {
  const next = cards[index + 1];
  const lies = next !== undefined && !(scene.dragging && scene.marks.held.has(next));
  return {
    covered: lies && fan > 0,
    under: lies && fan === 0,
    buried: lies && fan === 0 && index < firstSeen(scene, cards),
  };
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
