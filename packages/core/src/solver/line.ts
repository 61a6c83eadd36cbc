import type { Card } from '../card.ts';
import { autoplay, autoplayMoves } from '../freecell/autoplay.ts';
import { isWon, whyNot } from '../freecell/moves.ts';
import { play } from '../variants.ts';
import {
  CELL_NAMES, COLUMN_NAMES, FOUNDATION, cellIndex, cellName, columnIndex, columnName, moveOf, type CardMove, type Pile,
} from '../move.ts';
import { topCard } from '../pile.ts';
import { topOf, type FreecellPosition } from '../position.ts';
import { allowAlike, type FreecellRules } from '../rules.ts';
import { BASE, CELL, HOME, identityOf } from './links.ts';

/** A move without the names of piles: a card, with what lies on it, is put on another one, a base, a cell or home. */
export interface Step {
  readonly card: Card;
  readonly onto: number;
}

/**
 * A way to win, kept so that nothing is solved again while a player follows it.
 *
 * It knows its positions by identity after all safe cards have gone up. So it is found again from any of them,
 * whatever lies in which cell or column, and whether or not the rules or the player have sent safe cards up yet; but
 * only where the same moves are allowed.
 */
export class Line {
  private readonly rules: FreecellRules;
  private readonly steps: ReadonlyMap<string, Step>;

  /** By identity of a position with no safe card left: the step from there. Identity knows of no rules. */
  constructor(rules: FreecellRules, steps: ReadonlyMap<string, Step>) {
    this.rules = rules;
    this.steps = steps;
  }

  /** The line that `moves`, the player's moves of a verdict, follow from `position`. */
  static of(position: FreecellPosition, moves: readonly CardMove[]): Line {
    const steps = new Map<string, Step>();
    let now = position;
    for (const move of moves) {
      const next = autoplay(play(now, move));
      const before = identityOf(settled(now));
      // A safe card sent up by hand is no step of its own.
      if (before !== identityOf(settled(next))) steps.set(before, stepOf(now, move));
      now = next;
    }
    return new Line(position.rules, steps);
  }

  /**
   * The player's next move where the position is on the line and not won yet, else undefined. Safe cards that
   * the rules leave to the player are sent up when they are in the way, or when nothing else is left to do.
   */
  next(position: FreecellPosition): CardMove | undefined {
    if (isWon(position) || !allowAlike(position.rules, this.rules)) return undefined;
    const rest = settled(position);
    const step = this.steps.get(identityOf(rest));
    if (!step && !isWon(rest)) return undefined;
    return (step && moveOfStep(position, step)) ?? safeMoves(position)[0];
  }

  /** The player's moves from a position on the line to the win, autoplay going on after each; empty off the line. */
  movesFrom(position: FreecellPosition): CardMove[] {
    const moves: CardMove[] = [];
    let now = position;
    for (let move = this.next(now); move; move = this.next(now)) {
      moves.push(move);
      now = autoplay(play(now, move));
    }
    return moves;
  }
}

function settled(position: FreecellPosition): FreecellPosition {
  return autoplay(withFullAutoplay(position));
}

function safeMoves(position: FreecellPosition): CardMove[] {
  return autoplayMoves(withFullAutoplay(position));
}

function withFullAutoplay(position: FreecellPosition): FreecellPosition {
  return { ...position, rules: { ...position.rules, autoplay: 'full' } };
}

function stepOf(position: FreecellPosition, { from, to, count }: CardMove): Step {
  const column = position.columns[columnIndex(from)];
  const card = column ? column.cards.at(-count)! : topCard(position, from)!;
  if (to === FOUNDATION) return { card, onto: HOME };
  return { card, onto: cellIndex(to) >= 0 ? CELL : topCard(position, to) ?? BASE };
}

/** The step as a move of this position, or undefined where it cannot be made now. */
function moveOfStep(position: FreecellPosition, { card, onto }: Step): CardMove | undefined {
  const source = sourceOf(position, card);
  const to = targetOf(position, onto);
  if (!source || !to) return undefined;
  const move = moveOf(source.from, to, source.count);
  return whyNot(position, move) ? undefined : move;
}

function sourceOf(position: FreecellPosition, card: Card): { from: Pile; count: number } | undefined {
  const cell = position.cells.indexOf(card);
  if (cell >= 0) return { from: cellName(cell), count: 1 };
  const column = position.columns.findIndex(({ cards }) => cards.includes(card));
  if (column < 0) return undefined;
  const { cards } = position.columns[column]!;
  return { from: columnName(column), count: cards.length - cards.indexOf(card) };
}

function targetOf(position: FreecellPosition, onto: number): Pile | undefined {
  if (onto === HOME) return FOUNDATION;
  if (onto === CELL) return CELL_NAMES[position.cells.indexOf(null)];
  return COLUMN_NAMES[position.columns.findIndex(({ cards }) => (topOf(cards) ?? BASE) === onto)];
}
