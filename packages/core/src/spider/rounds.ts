import type { Unseen } from '../memory.ts';
import type { Move } from '../move.ts';
import type { SpiderPosition } from '../position.ts';
import { COLUMNS } from './deal.ts';
import { isWon, whyNot } from './moves.ts';
import { place } from './play.ts';

/** Rounds that the stock still holds. */
export function roundsLeft({ stock }: SpiderPosition): number {
  return stock.length / COLUMNS;
}

/** Runs completed so far, 0 … 8. */
export function runsCompleted({ foundations }: SpiderPosition): number {
  return foundations.filter((run) => run.length > 0).length;
}

/** Cards that lie face down on the tableau. */
export function hiddenCards({ columns }: SpiderPosition): number {
  return columns.reduce((sum, { hidden }) => sum + hidden, 0);
}

/** Cards on the tableau, face down or up: 54, ten more for each round dealt, thirteen fewer for each run completed. */
export function tableauCards({ columns }: SpiderPosition): number {
  return columns.reduce((sum, { cards }) => sum + cards.length, 0);
}

/**
 * Whether rounds are left that can never be dealt, so that the game cannot be won: a round needs a card on each
 * column, fewer cards than columns lie there, and no move brings cards back. With as many cards as columns a round
 * can always be dealt, since single cards can go to empty columns.
 */
export function cannotDealAgain(position: SpiderPosition): boolean {
  return position.stock.length > 0 && !isWon(position) && tableauCards(position) < COLUMNS;
}

/** A position and what its player was never shown. */
interface Watched {
  readonly position: SpiderPosition;
  readonly unseen: Unseen;
}

/**
 * Whether a move leads to where rounds are left that can never be dealt; to be said before it is made. What a round
 * completes that was never seen is not looked at.
 */
export function losesRounds({ position, unseen }: Watched, move: Move): boolean {
  if (whyNot(position, move) || cannotDealAgain(position)) return false;
  if (move.type === 'deal' && unseen.stock > position.stock.length - COLUMNS) return false;
  return cannotDealAgain(place(position, move));
}
