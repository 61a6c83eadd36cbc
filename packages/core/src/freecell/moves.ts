import { rankOf, sameColour, suitOf, cardOf, KING, type Card } from '../card.ts';
import {
  FOUNDATION, cellIndex, cellName, columnIndex, columnName, moveOf, type CardMove, type Move, type Pile,
} from '../move.ts';
import { badMove, badSource, cardsOn, topCard } from '../pile.ts';
import { topOf, type FreecellPosition } from '../position.ts';
import type { Reason } from '../reason.ts';
import { runLimit } from './limit.ts';
import { fits, runLength } from './run.ts';

/** Whether a card is the next one of its suit. */
export function fitsFoundation(position: FreecellPosition, card: Card): boolean {
  return position.foundations[suitOf(card)]!.length === rankOf(card) - 1;
}

/** Why a move is not allowed now, or undefined where it is. */
export function whyNot(position: FreecellPosition, move: Move): Reason | undefined {
  if (move.type === 'deal') return { code: 'noRounds' };
  const run = runLength(cardsOn(position, move.from));
  return badMove(position, move) ?? badSource(position, move, run) ?? badTarget(position, move);
}

function badTarget(position: FreecellPosition, move: CardMove): Reason | undefined {
  const { from, to, count } = move;
  const cards = cardsOn(position, from);
  const card = cards[cards.length - count]!;
  if (to === FOUNDATION) return badFoundation(position, card, count);
  if (cellIndex(to) >= 0) return badCell(position, to, count);
  return badColumn(position, card, move);
}

function badFoundation(position: FreecellPosition, card: Card, count: number): Reason | undefined {
  if (count > 1) return { code: 'oneCardOnly', to: 'foundation' };
  if (fitsFoundation(position, card)) return undefined;
  const suit = suitOf(card);
  const reached = position.foundations[suit]!.length;
  return { code: 'foundationNeeds', card, needed: reached < KING ? cardOf(reached + 1, suit) : null };
}

function badCell(position: FreecellPosition, to: Pile, count: number): Reason | undefined {
  if (count > 1) return { code: 'oneCardOnly', to: 'cell' };
  const taken = topCard(position, to);
  return taken ? { code: 'cellTaken', card: taken } : undefined;
}

function badColumn(position: FreecellPosition, card: Card, { to, count }: CardMove): Reason | undefined {
  const onto = topCard(position, to);
  if (onto && !fits(card, onto)) {
    return { code: sameColour(card, onto) ? 'wrongColour' : 'wrongRank', card, onto };
  }
  if (count === 1) return undefined;
  const limit = runLimit(position, !onto);
  return count > limit ? { code: 'overLimit', count, limit } : undefined;
}

/**
 * Every move that is allowed now: each count, each empty cell and each empty column apart, in the order of
 * the sources (columns, then cells) and of the targets (foundation, columns, cells).
 */
export function legalMoves(position: FreecellPosition): CardMove[] {
  const columns = position.columns.flatMap((column, index) => {
    const from = columnName(index);
    return columnMoves(position, from, column.cards);
  });
  const cells = position.cells.flatMap((card, index) => card ? cardMoves(position, cellName(index), card) : []);
  return [...columns, ...cells];
}

function columnMoves(position: FreecellPosition, from: Pile, cards: readonly Card[]): CardMove[] {
  const card = topOf(cards);
  if (!card) return [];
  const moves = cardMoves(position, from, card);
  const run = runLength(cards);
  const toEmpty = Math.min(run, runLimit(position, true));
  const toTaken = Math.min(run, runLimit(position, false));
  position.columns.forEach((column, index) => {
    const onto = topOf(column.cards);
    for (let count = 2; count <= (onto ? toTaken : toEmpty); count++) {
      if (!onto || fits(cards[cards.length - count]!, onto)) moves.push(moveOf(from, columnName(index), count));
    }
  });
  return moves;
}

/** Where one free card can go. */
function cardMoves(position: FreecellPosition, from: Pile, card: Card): CardMove[] {
  const moves: CardMove[] = fitsFoundation(position, card) ? [moveOf(from, FOUNDATION)] : [];
  position.columns.forEach((column, index) => {
    const onto = topOf(column.cards);
    const to = columnName(index);
    if (to !== from && (!onto || fits(card, onto))) moves.push(moveOf(from, to));
  });
  position.cells.forEach((taken, index) => {
    if (taken === null) moves.push(moveOf(from, cellName(index)));
  });
  return moves;
}

/**
 * Whether a move changes the game: moving a whole column to an empty one, or a card from cell to cell, is
 * allowed but leaves everything as it was.
 */
export function changesSomething(position: FreecellPosition, { from, to, count }: CardMove): boolean {
  if (to === FOUNDATION) return true;
  if (cellIndex(from) >= 0) return cellIndex(to) < 0;
  const target = position.columns[columnIndex(to)];
  const whole = count === position.columns[columnIndex(from)]!.cards.length;
  return !(whole && target?.cards.length === 0);
}

/** No move is left that changes anything, and the game is not won. */
export function isStuck(position: FreecellPosition): boolean {
  return !isWon(position) && !legalMoves(position).some((move) => changesSomething(position, move));
}

/** All four foundations hold their king. */
export function isWon(position: FreecellPosition): boolean {
  return position.foundations.every((pile) => pile.length === KING);
}
