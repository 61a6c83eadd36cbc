import { columnIndex, makeBoard, topCard, type Card, type TracedMove } from '@sidedeck/core';
import { moveAt, type Analysis, type Place } from './analysis.ts';
import { pictureOf } from './picture.ts';
import { moveText, type Translate } from './words.ts';

/** What is told of a move: a sentence, and the table after it, drawn and as a board for who cannot see. */
export interface Hover {
  readonly move: TracedMove;
  readonly title: string;
  readonly svg: string;
  readonly board: string;
}

export function hoverAt(analysis: Analysis, place: Place, t: Translate): Hover | undefined {
  const traced = moveAt(analysis, place);
  if (!traced) return undefined;
  const { before, after, move, step, automatic } = traced;
  const said = moveText(before, move, t);
  const title = automatic ? t('{0}, by itself', said) : t('Step {0}: {1}', step, said);
  return { move: traced, title, svg: pictureOf(after, movedCards(traced)), board: makeBoard(after) };
}

/** The cards that a move has put where they are now. */
function movedCards({ before, after, move }: TracedMove): Card[] {
  if (move.type === 'deal') return after.columns.flatMap(({ cards }) => cards.slice(-1));
  const column = before.columns[columnIndex(move.from)];
  const top = topCard(before, move.from);
  return column ? column.cards.slice(-move.count) : top ? [top] : [];
}
