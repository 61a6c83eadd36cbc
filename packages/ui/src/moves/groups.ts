import {
  FOUNDATION, cellIndex, changesSomething, columnIndex, columnName, isFreecell, isSpider, legalMoves, moveOf, runLength,
  targetsOf, topCard,
  type Card, type CardMove, type FreecellPosition, type Position, type SpiderPosition, type TargetKind,
} from '@sidedeck/core';

export type GroupName = 'foundation' | 'cell' | 'column' | TargetKind;

/** One move of the list. */
export interface Listed {
  readonly move: CardMove;
  /** The deepest card that moves. */
  readonly card: Card;
  /** What it comes to lie on in a column; undefined where that is empty, and everywhere else. */
  readonly onto: Card | undefined;
}

export interface MoveGroup {
  readonly name: GroupName;
  readonly moves: readonly Listed[];
}

const FREECELL_GROUPS: readonly GroupName[] = ['foundation', 'cell', 'column'];
const SPIDER_GROUPS: readonly GroupName[] = ['completes', 'sameSuit', 'otherSuit', 'empty'];

/**
 * All that cards can do now, in groups by where they go; those without a move are left out. Of empty cells, and of
 * empty columns, one stands for all, and what would change nothing is no move.
 */
export function moveGroups(position: Position): MoveGroup[] {
  const sorted = isSpider(position) ? spiderMoves(position) : isFreecell(position) ? freecellMoves(position) : [];
  const names = isSpider(position) ? SPIDER_GROUPS : FREECELL_GROUPS;
  const movesOf = (name: GroupName) => sorted.filter(([group]) => group === name);
  return names
    .map((name) => ({ name, moves: movesOf(name).map(([, move]) => listed(position, move)) }))
    .filter(({ moves }) => moves.length > 0);
}

type Sorted = readonly [GroupName, CardMove];

function freecellMoves(position: FreecellPosition): Sorted[] {
  const moves = legalMoves(position).filter((move) => changesSomething(position, move));
  const toEmpty = (move: CardMove) => columnIndex(move.to) >= 0 && topCard(position, move.to) === undefined;
  // Whatever builds in a column stands before what uses up an empty one.
  return [...moves.filter((move) => !toEmpty(move)), ...moves.filter(toEmpty)]
    .filter((move) => !isDouble(position, move))
    .map((move) => [groupOf(move), move]);
}

function groupOf({ to }: CardMove): GroupName {
  return to === FOUNDATION ? 'foundation' : cellIndex(to) >= 0 ? 'cell' : 'column';
}

/** Whether the move goes to an empty place that is not the first of its kind. */
function isDouble(position: Position, { to }: CardMove): boolean {
  if (cellIndex(to) >= 0) return position.cells.indexOf(null) !== cellIndex(to);
  const firstEmpty = position.columns.findIndex(({ cards }) => cards.length === 0);
  return columnIndex(to) >= 0 && topCard(position, to) === undefined && columnIndex(to) !== firstEmpty;
}

function spiderMoves(position: SpiderPosition): Sorted[] {
  return position.columns.flatMap((_, index) => {
    const from = columnName(index);
    return Array.from({ length: runLength(position, from) }, (_, below) => below + 1).flatMap((count) =>
      targetsOf(position, from, count)
        .map(({ to, kind }) => [kind, moveOf(from, to, count)] as const)
        .filter(([, move]) => changesSomething(position, move) && !isDouble(position, move)));
  });
}

function listed(position: Position, move: CardMove): Listed {
  const cards = position.columns[columnIndex(move.from)]?.cards;
  return {
    move,
    card: cards?.[cards.length - move.count] ?? topCard(position, move.from)!,
    onto: columnIndex(move.to) >= 0 ? topCard(position, move.to) : undefined,
  };
}
