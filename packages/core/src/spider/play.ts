import { KING } from '../card.ts';
import { columnIndex, type CardMove, type Move } from '../move.ts';
import { EMPTY_COLUMN, withAt, type Column, type SpiderPosition } from '../position.ts';
import { COLUMNS } from './deal.ts';
import { isComplete } from './run.ts';

/**
 * The position after a move known to be allowed and all that it forces: completed runs leave, and hidden cards that
 * become the last of their column turn up.
 */
export function place(position: SpiderPosition, move: Move): SpiderPosition {
  const moved = move.type === 'deal' ? dealRound(position) : carry(position, move);
  return moved.columns.reduce(completeRun, moved);
}

function carry(position: SpiderPosition, { from, to, count }: CardMove): SpiderPosition {
  const [source, target] = [columnIndex(from), columnIndex(to)];
  const lifted = position.columns[source]!.cards.slice(-count);
  const { cards, hidden } = position.columns[target]!;
  const left = withAt(position.columns, source, without(position.columns[source]!, count));
  return { ...position, columns: withAt(left, target, { cards: [...cards, ...lifted], hidden }) };
}

function dealRound(position: SpiderPosition): SpiderPosition {
  const { columns, stock } = position;
  return {
    ...position,
    columns: columns.map(({ cards, hidden }, index) => ({ cards: [...cards, stock[index]!], hidden })),
    stock: stock.slice(COLUMNS),
  };
}

/** Takes a run from king to ace off the end of a column, if it has one, to the next foundation. */
function completeRun(position: SpiderPosition, column: Column, index: number): SpiderPosition {
  if (!isComplete(column)) return position;
  const next = position.foundations.findIndex((run) => run.length === 0);
  return {
    ...position,
    columns: withAt(position.columns, index, without(column, KING)),
    foundations: withAt(position.foundations, next, column.cards.slice(-KING)),
  };
}

/** A column without its last cards; a hidden card that has become the last turns up. */
function without({ cards, hidden }: Column, count: number): Column {
  const rest = cards.slice(0, cards.length - count);
  return rest.length > 0 ? { cards: rest, hidden: Math.min(hidden, rest.length - 1) } : EMPTY_COLUMN;
}
