import {
  cellIndex, columnIndex, legalMoves, makeCard, runLength, type FreecellPosition, type Pile,
} from '@sidedeck/core';

/** What a table measures where nothing can be measured. */
export const SIZE = { width: 780, height: 520 };

/** What a board is told of a position, as the app does: legal moves come from core. */
export function boardProps(now: FreecellPosition) {
  return {
    position: now,
    size: SIZE,
    foundations: now.rules.foundations,
    pick: (pile: Pile, index: number) => {
      const cards = now.columns[columnIndex(pile)]?.cards;
      if (!cards) return cellIndex(pile) >= 0 && now.cells[cellIndex(pile)] ? 1 : 0;
      return cards.length - index <= runLength(now, pile) ? cards.length - index : 0;
    },
    targets: (from: Pile, count: number) => legalMoves(now)
      .filter((move) => move.from === from && move.count === count).map(({ to }) => to),
    doubleClick: (pile: Pile) => legalMoves(now).find(({ from, to }) => from === pile && cellIndex(to) >= 0),
    labels: {
      table: () => 'Table',
      card: (card: number, { pile }: { pile: Pile }) => `${makeCard(card as never)} at ${pile}`,
      pile: (pile: Pile, suit?: number) => `empty ${pile}${suit ?? ''}`,
      stock: (cards: number) => `Stock of ${cards}`,
      hidden: () => 'hidden',
    },
  };
}
