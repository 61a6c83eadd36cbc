import { SUITS, cardOf, isRed, rankOf, suitOf, type Card } from '../card.ts';
import { cellName, columnName, type Pile } from '../move.ts';
import { topOf, type FreecellPosition } from '../position.ts';
import { isSafe } from './autoplay.ts';
import { fitsFoundation } from './moves.ts';

/**
 * Why a free card is not sent up by itself.
 * - `notNext`: its suit has only come so far; `needed` is the next card of it.
 * - `needed`: these cards, still in play, could be put on it.
 * - `byHand`: nothing could ever need it, but the rules leave it to the player.
 */
export type Stay =
  | { readonly code: 'notNext'; readonly needed: Card }
  | { readonly code: 'needed'; readonly by: readonly Card[] }
  | { readonly code: 'byHand' };

export interface LeftCard {
  readonly pile: Pile;
  readonly card: Card;
  readonly stay: Stay;
}

/** The free cards that autoplay leaves where they are, columns before cells, each with its reason. */
export function leftAlone(position: FreecellPosition): LeftCard[] {
  const columns = position.columns.map(({ cards }, index) => ({ pile: columnName(index), card: topOf(cards) }));
  const cells = position.cells.map((card, index) => ({ pile: cellName(index), card: card ?? undefined }));
  return [...columns, ...cells].flatMap(({ pile, card }) => {
    if (card === undefined || isSafe(position, card, position.rules.autoplay)) return [];
    return [{ pile, card, stay: stayOf(position, card) }];
  });
}

function stayOf(position: FreecellPosition, card: Card): Stay {
  if (!fitsFoundation(position, card)) {
    const suit = suitOf(card);
    return { code: 'notNext', needed: cardOf(position.foundations[suit]!.length + 1, suit) };
  }
  return isSafe(position, card, 'full') ? { code: 'byHand' } : { code: 'needed', by: builders(position, card) };
}

/** The cards of the rank below, of the other colour, that are not home yet. */
function builders(position: FreecellPosition, card: Card): Card[] {
  const rank = rankOf(card) - 1;
  return SUITS
    .filter((suit) => isRed(cardOf(rank, suit)) !== isRed(card) && position.foundations[suit]!.length < rank)
    .map((suit) => cardOf(rank, suit));
}
