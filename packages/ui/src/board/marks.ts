import { suitOf, type Card, type CardMove, type Pile } from '@sidedeck/core';
import type { Grip } from './interaction.ts';
import type { Layout } from './layout.ts';

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
  layout: Layout, grip: Grip | undefined, targets: readonly Pile[], hint: CardMove | undefined,
): Marks {
  const held = grip ? lastCards(layout, grip.pile, grip.count) : [];
  const hinted = hint ? lastCards(layout, hint.from, hint.count) : [];
  return {
    held: new Set(held),
    targets: placesFor(layout, held[0], targets),
    hinted: new Set(hinted),
    hintedPlaces: placesFor(layout, hinted[0], hint ? [hint.to] : []),
  };
}

function lastCards(layout: Layout, pile: Pile, count: number): readonly Card[] {
  return layout.places.find((place) => place.pile === pile)?.cards.slice(-count) ?? [];
}

/** Of the foundations only the one of the card's own suit. */
function placesFor(layout: Layout, card: Card | undefined, piles: readonly Pile[]): Set<number> {
  const suits = [undefined, card && suitOf(card)];
  return new Set(layout.places.flatMap(({ pile, suit }, index) =>
    card && piles.includes(pile) && suits.includes(suit) ? [index] : []));
}
