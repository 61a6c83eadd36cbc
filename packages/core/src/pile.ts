import type { Card } from './card.ts';
import { FOUNDATION, cellIndex, columnIndex, type CardMove, type Pile } from './move.ts';
import { topOf, type Position } from './position.ts';
import type { Reason } from './reason.ts';

/** The card on top of a column or in a cell; undefined where there is none. */
export function topCard(position: Position, pile: Pile): Card | undefined {
  const column = position.columns[columnIndex(pile)];
  return column ? topOf(column.cards) : position.cells[cellIndex(pile)] ?? undefined;
}

/** The cards of a column or cell, base first. */
export function cardsOn(position: Position, pile: Pile): readonly Card[] {
  const column = position.columns[columnIndex(pile)];
  if (column) return column.cards;
  const card = position.cells[cellIndex(pile)];
  return card ? [card] : [];
}

/** Why no position like this one could allow a move, whatever lay on its piles. */
export function badMove(position: Position, { from, to, count }: CardMove): Reason | undefined {
  if (from === FOUNDATION) return { code: 'fromFoundation' };
  if (!exists(position, from)) return { code: 'noSuchPile', pile: from };
  if (!exists(position, to)) return { code: 'noSuchPile', pile: to };
  if (from === to) return { code: 'samePile' };
  if (!Number.isInteger(count) || count < 1) return { code: 'badCount', count };
  return undefined;
}

function exists(position: Position, pile: Pile): boolean {
  return pile === FOUNDATION || columnIndex(pile) in position.columns || cellIndex(pile) in position.cells;
}

/** Why `count` cards cannot be taken together off a pile whose last `run` cards belong together. */
export function badSource(position: Position, { from, count }: CardMove, run: number): Reason | undefined {
  const there = cardsOn(position, from).length;
  if (there === 0) return { code: 'nothingThere', pile: from };
  if (count > there) return { code: 'tooFew', count, there };
  return count > run ? { code: 'notARun', count, run } : undefined;
}
