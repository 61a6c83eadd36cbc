import {
  FOUNDATION, cannotDealAgain, cellIndex, changesSomething, columnIndex, isFreecell, isSpider, isStuck, legalMoves,
  runLength, statusOf, topCard,
  type CardMove, type DoubleClickTarget, type Game, type GameStatus, type Move, type Pile, type Position, type Rules,
  type Suit,
} from '@sidedeck/core';
import type { Clicking } from './board/interaction.ts';

/** What the rules let a hand do on the table, whatever position lies there. */
export function allowedOn(position: () => Position) {
  return {
    targets: (from: Pile, count: number) => targetsOf(position(), from, count),
    pick: (pile: Pile, index: number) => pickCount(position(), pile, index),
    doubleClick: (pile: Pile) => doubleClickMove(position(), pile),
  };
}

/** Where the last `count` cards of a pile can go now. */
export function targetsOf(position: Position, from: Pile, count: number): Pile[] {
  return movesFrom(position, from, count).map(({ to }) => to);
}

function movesFrom(position: Position, from: Pile, count: number): CardMove[] {
  const moves: readonly Move[] = legalMoves(position);
  return moves.filter((move) => move.type === 'move').filter((move) => move.from === from && move.count === count);
}

/** How many cards are picked up at the card with this index of a pile; 0 where none can be. */
export function pickCount(position: Position, pile: Pile, index: number): number {
  if (pile === FOUNDATION) return 0;
  const column = position.columns[columnIndex(pile)];
  if (!column) return topCard(position, pile) ? 1 : 0;
  const count = column.cards.length - index;
  return count > 0 && count <= runLength(position, pile) ? count : 0;
}

/** Where a double-click sends the top card of a pile under the rules of the table, if anywhere. */
export function doubleClickMove(position: Position, from: Pile): CardMove | undefined {
  if (!isFreecell(position)) return undefined;
  const moves = movesFrom(position, from, 1).filter((move) => changesSomething(position, move));
  return position.rules.doubleClick
    .map((kind) => moves.find(({ to }) => kindOf(position, to) === kind))
    .find((move) => move !== undefined);
}

function kindOf(position: Position, pile: Pile): DoubleClickTarget {
  if (pile === FOUNDATION) return 'foundation';
  if (cellIndex(pile) >= 0) return 'cell';
  return topCard(position, pile) ? 'cascade' : 'emptyCascade';
}

/** `stuck`: no move is left that changes anything; the game is not over, since undo helps. */
export function statusShown(game: Game): GameStatus | 'stuck' {
  const status = statusOf(game);
  return status === 'playing' && isStuck(game.position) ? 'stuck' : status;
}

/** Always the same, so that nothing is drawn anew for it. */
const NONE: readonly Suit[] = [];

/** The suits whose foundations are on the table, from left to right. */
export function foundationsOf(rules: Rules): readonly Suit[] {
  return rules.game === 'freecell' ? rules.foundations : NONE;
}

/** How clicks act in a game: in Spider they send cards off at once. */
export function clickingOf({ game }: Rules): Clicking {
  return game === 'spider' ? 'sends' : 'takes';
}

/** Whether rounds of Spider are left that can never be dealt, which is a loss that needs no card to be seen. */
export function hasLostRounds({ position }: Game): boolean {
  return isSpider(position) && cannotDealAgain(position);
}
