import type { Game } from '../game.ts';
import type { CardMove, Move, MoveOf } from '../move.ts';
import { isSpider, type FreecellPosition, type Position } from '../position.ts';
import type { FreecellRules, Rules } from '../rules.ts';
import { autoplay, changesSomething, isWon, legalMoves, placeAll, play } from '../variants.ts';
import * as freecell from './links.ts';
import { decide, solveInSlices } from './solve.ts';
import * as spider from './spider/identity.ts';
import type { Limits } from './verdict.ts';

/** What is known of a position of a game: that it can be won, that it cannot, or neither (yet). */
export type Standing = 'winnable' | 'unwinnable' | 'unknown';

/** The step after which a game could no longer be won, and what could have been done in its place. */
export interface Loss<M extends Move = CardMove> {
  /** 1-based: the step between the last position that can be won and the first one that cannot. */
  readonly step: number;
  /** What the player did: one move, or the cards collected, in order. */
  readonly moves: readonly M[];
  /** How many other moves there would have changed something; those that come to the same count once. */
  readonly others: number;
  /** How many of the others can be won, and of how many it is not known (yet). */
  readonly winning: number;
  readonly unknown: number;
  /** The moves of the `way`, which begins before the step. */
  readonly line: readonly M[];
}

/** What could have been done at a position of a game. */
export interface Way<M extends Move = CardMove> {
  /** The number of the position, 0 for the opening's. */
  readonly from: number;
  /** The player's moves from there to the win; autoplay goes on after each. */
  readonly line: readonly M[];
}

export interface Review<M extends Move = CardMove> {
  /** By position of the game, from the opening to the cursor. */
  readonly standings: readonly Standing[];
  /** A way to win from the last position known to be winnable; absent where none is known, and where that is won. */
  readonly way?: Way<M>;
  /** Absent where nothing is lost, where the deal was lost from the start, and where it is not known (yet). */
  readonly loss?: Loss<M>;
}

/** Positions to visit for each verdict on Spider where nothing is said: what is not found by then takes minutes. */
const GLANCE: Limits = { positions: 100_000 };

/** The part of a game that a review is about. */
export type Course<R extends Rules = FreecellRules> = Pick<Game<R>, 'positions' | 'steps' | 'cursor'>;

/** The course that steps take from the position after the opening. @throws RangeError where a move is not allowed. */
export function courseOf<R extends Rules>(opened: Position<R>, steps: Game<R>['steps']): Course<R> {
  const positions = [opened];
  for (const { moves, automatic } of steps) {
    positions.push([...moves, ...automatic].reduce<Position<R>>(play, positions.at(-1)!));
  }
  return { positions, steps, cursor: steps.length };
}

/**
 * Finds out where a game was lost, up to its cursor. Gives all that is known so far every few milliseconds, the same
 * object while nothing is new; so it can be left at any time. The limits hold for each position that is solved.
 *
 * What cannot be won stays so, and what can be won now could be won before. So the standings never contradict each
 * other, and the step between is found by halving.
 */
export function* review<R extends Rules>(
  game: Course<R>, limits: Limits = {},
): Generator<Review<MoveOf<R>>, Review<MoveOf<R>>, void> {
  const reviewing = new Reviewing(game, isSpider(game.positions[0]!) ? { ...GLANCE, ...limits } : limits);
  // What cannot be decided may still lie before the loss or after it.
  yield* reviewing.halve('after');
  yield* reviewing.halve('before');
  yield* reviewing.weigh();
  return reviewing.review;
}

class Reviewing<R extends Rules> {
  review: Review<MoveOf<R>>;
  private readonly game: Course<R>;
  private readonly limits: Limits;
  /** The last position that is known to be winnable, and the first one that is not. */
  private winnable = -1;
  private unwinnable: number;
  private readonly undecided = new Set<number>();
  /** A way to win from the last position known to be winnable. */
  private line: readonly MoveOf<R>[] = [];

  constructor(game: Course<R>, limits: Limits) {
    this.game = game;
    this.limits = limits;
    this.unwinnable = game.cursor + 1;
    if (isWon(game.positions[game.cursor]!)) this.winnable = game.cursor;
    this.review = this.known();
  }

  /** Brings what is winnable and what is not together, taking what cannot be decided to lie on one side of both. */
  * halve(side: 'before' | 'after'): Generator<Review<MoveOf<R>>, void, void> {
    const { cursor } = this.game;
    let low = this.winnable;
    let high = this.unwinnable;
    while (high - low > 1) {
      // The last position tells most: whether anything was lost at all.
      const middle = high > cursor ? cursor : low + high >> 1;
      yield* this.solve(middle);
      if (middle <= this.winnable || (side === 'before' && middle < this.unwinnable)) low = middle;
      else high = middle;
    }
  }

  private* solve(number: number): Generator<Review<MoveOf<R>>, void, void> {
    if (this.undecided.has(number)) return;
    const solving = solveInSlices(this.game.positions[number]!, this.limits);
    let slice = solving.next();
    for (; !slice.done; slice = solving.next()) yield this.review;
    if (slice.value.type === 'winnable') {
      this.winnable = number;
      this.line = slice.value.moves;
    } else if (slice.value.type === 'unwinnable') this.unwinnable = number;
    else this.undecided.add(number);
    yield this.review = this.known();
  }

  private known(): Review<MoveOf<R>> {
    const { winnable: from, line } = this;
    return { standings: this.standings(), ...(line.length > 0 && { way: { from, line } }) };
  }

  private standings(): Standing[] {
    return Array.from({ length: this.game.cursor + 1 }, (_, number) => {
      if (number <= this.winnable) return 'winnable';
      return number < this.unwinnable ? 'unknown' : 'unwinnable';
    });
  }

  /** Looks at what else could have been done in the place of the step that lost the game, where that is known. */
  * weigh(): Generator<Review<MoveOf<R>>, void, void> {
    const { positions, steps, cursor } = this.game;
    if (this.winnable < 0 || this.unwinnable > Math.min(cursor, this.winnable + 1)) return;
    const position = positions[this.winnable]!;
    const { moves } = steps[this.winnable]!;
    const others = othersOf(position, moves);
    const known = identityOf(after(position, this.line.slice(0, 1)));
    let loss: Loss<MoveOf<R>> = {
      step: this.unwinnable, moves, others: others.size, winning: 0, unknown: others.size, line: this.line,
    };
    yield this.tell(loss);
    for (const [identity, next] of others) {
      const verdict = identity === known ? 'winnable' : yield* this.decide(next);
      if (verdict === 'undecided') continue;
      loss = { ...loss, winning: loss.winning + (verdict === 'winnable' ? 1 : 0), unknown: loss.unknown - 1 };
      yield this.tell(loss);
    }
  }

  private* decide(position: Position<R>) {
    const deciding = decide(position, this.limits);
    let slice = deciding.next();
    for (; !slice.done; slice = deciding.next()) yield this.review;
    return slice.value.type;
  }

  private tell(loss: Loss<MoveOf<R>>): Review<MoveOf<R>> {
    return this.review = { ...this.review, loss };
  }
}

/** Where other moves than those of a step lead, each position once, by its identity. */
function othersOf<R extends Rules>(position: Position<R>, moves: readonly MoveOf<R>[]): Map<string, Position<R>> {
  const others = new Map<string, Position<R>>();
  for (const move of legalMoves(position)) {
    if (!changesSomething(position, move)) continue;
    const next = after(position, [move]);
    others.set(identityOf(next), next);
  }
  others.delete(identityOf(after(position, moves)));
  return others;
}

/** The position after a player's moves, and what follows the last one. */
function after<R extends Rules>(position: Position<R>, moves: readonly MoveOf<R>[]): Position<R> {
  return autoplay(placeAll(position, moves));
}

function identityOf(position: Position): string {
  return isSpider(position) ? spider.identityOf(position) : freecell.identityOf(position as FreecellPosition);
}
