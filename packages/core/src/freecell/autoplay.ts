import { isRed, rankOf, suitOf, SUITS, type Card, type Rank, type Suit } from '../card.ts';
import { FOUNDATION, cellName, columnName, moveOf, type CardMove, type Pile } from '../move.ts';
import { topOf, type FreecellPosition } from '../position.ts';
import type { Autoplay } from '../rules.ts';
import { fitsFoundation, isWon } from './moves.ts';
import { place } from './play.ts';

/** The two suits of the other colour. */
const OTHERS: readonly (readonly [Suit, Suit])[] = [[1, 2], [0, 3], [0, 3], [1, 2]];

/**
 * Whether a card that fits its foundation can go there without ever being missed.
 * `basic` (Horne): nothing still in play could be built on it. `full` (Raymond): or what could be built on it
 * can itself go up as soon as it is free. Aces and twos are safe at both levels.
 */
export function isSafe(position: FreecellPosition, card: Card, level: Autoplay): boolean {
  if (level === 'off' || !fitsFoundation(position, card)) return false;
  const rank = rankOf(card);
  if (rank <= 2) return true;
  const reached = (suit: Suit) => position.foundations[suit]!.length;
  const others = Math.min(...OTHERS[suitOf(card)]!.map(reached));
  if (others >= rank - 1) return true;
  return level === 'full' && others >= rank - 2 && reached(twin(card)) >= rank - 3;
}

/** The other suit of the same colour. */
function twin(card: Card): Suit {
  return SUITS.find((suit) => suit !== suitOf(card) && (suit === 1 || suit === 2) === isRed(card))!;
}

/** The free cards that go up while `goes` says so, one after the other, columns before cells. */
function climb(position: FreecellPosition, goes: Goes): CardMove[] {
  const moves: CardMove[] = [];
  for (let now = position; ;) {
    const from = firstUp(now, goes);
    if (from === undefined) return moves;
    const move = moveOf(from, FOUNDATION);
    moves.push(move);
    now = place(now, move);
  }
}

type Goes = (position: FreecellPosition, card: Card) => boolean;

/** Asked after each step of a game that is opened, and nearly always in vain: so nothing is made to find that out. */
function firstUp(position: FreecellPosition, goes: Goes): Pile | undefined {
  const column = position.columns.findIndex(({ cards }) => cards.length > 0 && goes(position, topOf(cards)!));
  if (column >= 0) return columnName(column);
  const cell = position.cells.findIndex((card) => card !== null && goes(position, card));
  return cell >= 0 ? cellName(cell) : undefined;
}

/** The moves that the rules' autoplay makes now. */
export function autoplayMoves(position: FreecellPosition): CardMove[] {
  const level = position.rules.autoplay;
  return level === 'off' ? [] : climb(position, (now, card) => isSafe(now, card, level));
}

/** The position after the rules' autoplay, to its fixed point. */
export function autoplay(position: FreecellPosition): FreecellPosition {
  return autoplayMoves(position).reduce(place, position);
}

/**
 * What the collect button sends up: every safe card, or, where the rules say `all`, every card that fits,
 * without asking whether it will be missed.
 */
export function collectMoves(position: FreecellPosition): CardMove[] {
  return climb(position, position.rules.collect === 'all'
    ? fitsFoundation
    : (now, card) => isSafe(now, card, 'full'));
}

/** Whether no card lies on one of lower rank: then the rest can go up by itself. */
export function isSorted(position: FreecellPosition): boolean {
  return position.columns.every(({ cards }) => cards.every((card, index) => {
    const below: Rank = index === 0 ? Infinity : rankOf(cards[index - 1]!);
    return rankOf(card) <= below;
  }));
}

/** Everything that follows a deal or a move by itself: autoplay, then the automatic finish. */
export function automaticMoves(position: FreecellPosition): CardMove[] {
  const moves = autoplayMoves(position);
  const now = moves.reduce(place, position);
  const finish = position.rules.autoFinish && isSorted(now) && !isWon(now);
  return finish ? [...moves, ...climb(now, fitsFoundation)] : moves;
}
