import { KING, type Card } from '../card.ts';
import { COLUMN_NAMES, DEAL, FOUNDATION, columnIndex, columnName, moveOf, type CardMove, type Move } from '../move.ts';
import { badMove, badSource, topCard } from '../pile.ts';
import { topOf, type SpiderPosition } from '../position.ts';
import type { Reason } from '../reason.ts';
import { fits, runLength } from './run.ts';

/** Why a move is not allowed now, or undefined where it is. */
export function whyNot(position: SpiderPosition, move: Move): Reason | undefined {
  if (move.type === 'deal') return badRound(position);
  return badMove(position, move) ?? badCards(position, move) ?? badTarget(position, move);
}

function badRound({ columns, stock }: SpiderPosition): Reason | undefined {
  if (stock.length === 0) return { code: 'noRounds' };
  const empty = COLUMN_NAMES.filter((_, index) => columns[index]!.cards.length === 0);
  return empty.length > 0 ? { code: 'emptyColumns', columns: empty } : undefined;
}

function badCards(position: SpiderPosition, move: CardMove): Reason | undefined {
  const column = position.columns[columnIndex(move.from)]!;
  const shown = column.cards.length - column.hidden;
  if (move.count > shown && move.count <= column.cards.length) return { code: 'faceDown', count: move.count, shown };
  return badSource(position, move, runLength(column));
}

function badTarget(position: SpiderPosition, { from, to, count }: CardMove): Reason | undefined {
  if (to === FOUNDATION) return { code: 'wholeRunsOnly' };
  const { cards } = position.columns[columnIndex(from)]!;
  const card = cards[cards.length - count]!;
  const onto = topCard(position, to);
  return onto && !fits(card, onto) ? { code: 'wrongRank', card, onto } : undefined;
}

/**
 * Every move that is allowed now: each count and each empty column apart, in the order of the sources, of the
 * targets and of the counts; at last the round.
 */
export function legalMoves(position: SpiderPosition): Move[] {
  const moves: Move[] = position.columns.flatMap((column, from) => {
    const run = runLength(column);
    return position.columns.flatMap((target, to) =>
      to === from ? [] : countsOnto(column.cards, run, topOf(target.cards))
        .map((count) => moveOf(columnName(from), columnName(to), count)));
  });
  return badRound(position) ? moves : [...moves, DEAL];
}

/** How many cards of a run can go onto a card; onto nothing, any number. */
function countsOnto(cards: readonly Card[], run: number, onto: Card | undefined): number[] {
  const counts = Array.from({ length: run }, (_, index) => index + 1);
  return onto ? counts.filter((count) => fits(cards[cards.length - count]!, onto)) : counts;
}

/** Whether a move changes the game: shifting a whole column to an empty one leaves everything as it was. */
export function changesSomething({ columns }: SpiderPosition, move: Move): boolean {
  if (move.type === 'deal') return true;
  const isWhole = columns[columnIndex(move.from)]!.cards.length === move.count;
  return !(isWhole && columns[columnIndex(move.to)]!.cards.length === 0);
}

/** No move is allowed, no round is left, and the game is not won. */
export function isStuck(position: SpiderPosition): boolean {
  return !isWon(position) && legalMoves(position).length === 0;
}

/** All eight runs are complete. */
export function isWon(position: SpiderPosition): boolean {
  return position.foundations.every((run) => run.length === KING);
}
