import { suitOf, type Card, type Move, type Pile } from '@sidedeck/core';
import type { Grip } from './interaction.ts';
import { STOCK, type Layout, type PlaceName } from './layout.ts';

/** What the table's help points at: a move, or places that have to be seen to. */
export interface Advice {
  readonly move?: Move | undefined;
  readonly places?: readonly PlaceName[];
}

/** What is pointed out on the table. */
export interface Marks {
  /** Cards in the hand. */
  readonly held: ReadonlySet<Card>;
  /** Places where they may go. */
  readonly targets: ReadonlySet<number>;
  /** Cards that the hint would move, and where to. */
  readonly hinted: ReadonlySet<Card>;
  readonly hintedPlaces: ReadonlySet<number>;
}

export function marksOf(
  layout: Layout, grip: Grip | undefined, targets: readonly Pile[], { move, places = [] }: Advice,
): Marks {
  const held = grip ? lastCards(layout, grip.pile, grip.count) : [];
  const hint = move?.type === 'move' ? move : undefined;
  const hinted = hint ? lastCards(layout, hint.from, hint.count) : [];
  const pointed: readonly PlaceName[] = move?.type === 'deal' ? [STOCK, ...places] : places;
  return {
    held: new Set(held),
    targets: placesFor(layout, held[0], targets),
    hinted: new Set(hinted),
    hintedPlaces: new Set([...placesFor(layout, hinted[0], hint ? [hint.to] : []), ...placesNamed(layout, pointed)]),
  };
}

function placesNamed({ places }: Layout, names: readonly PlaceName[]): number[] {
  return places.flatMap(({ pile }, index) => names.includes(pile) ? [index] : []);
}

function lastCards(layout: Layout, pile: Pile, count: number): readonly Card[] {
  return layout.places.find((place) => place.pile === pile)?.cards.slice(-count) ?? [];
}

/** Of the foundations only the one of the card's own suit. */
function placesFor(layout: Layout, card: Card | undefined, piles: readonly Pile[]): Set<number> {
  const suits = [undefined, card && suitOf(card)];
  return new Set(layout.places.flatMap(({ pile, suit }, index) =>
    card !== undefined && pile !== STOCK && piles.includes(pile) && suits.includes(suit) ? [index] : []));
}
