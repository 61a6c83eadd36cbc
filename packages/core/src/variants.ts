import type { Card } from './card.ts';
import { LAST_DEAL, LAST_SPIDER_DEAL, type DealNumber } from './deal.ts';
import * as freecellAutoplay from './freecell/autoplay.ts';
import * as freecellBoard from './freecell/board.ts';
import * as freecellCount from './freecell/count.ts';
import * as freecellDeal from './freecell/deal.ts';
import { runLimit } from './freecell/limit.ts';
import * as freecellMoves from './freecell/moves.ts';
import * as freecellPlay from './freecell/play.ts';
import * as freecellRun from './freecell/run.ts';
import { columnIndex, type Move, type MoveOf, type Pile, type Step } from './move.ts';
import type { Piece } from './piece.ts';
import { cardsOn } from './pile.ts';
import type { Position } from './position.ts';
import type { Reason } from './reason.ts';
import type { Result } from './result.ts';
import type { FreecellRules, Rules, SpiderRules } from './rules.ts';
import * as spiderBoard from './spider/board.ts';
import * as spiderDeal from './spider/deal.ts';
import * as spiderMoves from './spider/moves.ts';
import * as spiderPlay from './spider/play.ts';
import * as spiderRun from './spider/run.ts';

/** All in which the games differ. */
interface Variant<R extends Rules> {
  readonly lastDeal: DealNumber;
  deal(rules: R, number: DealNumber): Position<R>;
  fits(card: Card, below: Card): boolean;
  runLength(position: Position<R>, pile: Pile): number;
  mostToEmpty(position: Position<R>, pile: Pile): number;
  whyNot(position: Position<R>, move: Move): Reason | undefined;
  legalMoves(position: Position<R>): MoveOf<R>[];
  changesSomething(position: Position<R>, move: MoveOf<R>): boolean;
  isStuck(position: Position<R>): boolean;
  isWon(position: Position<R>): boolean;
  place(position: Position<R>, move: MoveOf<R>): Position<R>;
  automaticMoves(position: Position<R>): MoveOf<R>[];
  autoplay(position: Position<R>): Position<R>;
  collectMoves(position: Position<R>): MoveOf<R>[];
  countedMoves(rules: R, step: Step): number;
  makeBoard(position: Position<R>): string;
  readBoard(lines: readonly Piece[], rules: R): Result<Position<R>>;
}

const freecell: Variant<FreecellRules> = {
  lastDeal: LAST_DEAL,
  ...freecellBoard, ...freecellDeal, ...freecellMoves, ...freecellPlay,
  fits: freecellRun.fits,
  runLength: (position, pile) => freecellRun.runLength(cardsOn(position, pile)),
  mostToEmpty: (position, pile) =>
    Math.min(freecellRun.runLength(cardsOn(position, pile)), runLimit(position, true)),
  automaticMoves: freecellAutoplay.automaticMoves,
  autoplay: freecellAutoplay.autoplay,
  collectMoves: freecellAutoplay.collectMoves,
  countedMoves: freecellCount.countedMoves,
};

/** Whatever follows a move in Spider is part of the move. */
const spider: Variant<SpiderRules> = {
  lastDeal: LAST_SPIDER_DEAL,
  ...spiderBoard, ...spiderDeal, ...spiderMoves, ...spiderPlay,
  fits: spiderRun.fits,
  runLength: runOfColumn,
  mostToEmpty: runOfColumn,
  automaticMoves: () => [],
  autoplay: (position) => position,
  collectMoves: () => [],
  countedMoves: (_, { moves }) => moves.length,
};

function runOfColumn({ columns }: Position, pile: Pile): number {
  const column = columns[columnIndex(pile)];
  return column ? spiderRun.runLength(column) : 0;
}

const VARIANTS = { freecell, spider };

function variantOf<R extends Rules>(rules: R): Variant<R> {
  return VARIANTS[rules.game] as unknown as Variant<R>;
}

/** Deals are numbered from 1 to here. */
export function lastDeal(rules: Rules): DealNumber {
  return variantOf(rules).lastDeal;
}

/**
 * The layout of a deal number, before anything moves.
 * @throws RangeError where the number names no deal.
 */
export function deal<R extends Rules>(rules: R, number: DealNumber): Position<R> {
  return variantOf(rules).deal(rules, number);
}

/** Whether `card` can lie on `below` in the tableau. */
export function fits({ rules }: Position, card: Card, below: Card): boolean {
  return variantOf(rules).fits(card, below);
}

/** How many cards at the end of a pile belong together, so that they can move as one; 0 where there are none. */
export function runLength(position: Position, pile: Pile): number {
  return variantOf(position.rules).runLength(position, pile);
}

/** How many cards of a pile can go to an empty column in one move, if there is one. */
export function mostToEmpty(position: Position, pile: Pile): number {
  return variantOf(position.rules).mostToEmpty(position, pile);
}

/** Why a move is not allowed now, or undefined where it is. */
export function whyNot(position: Position, move: Move): Reason | undefined {
  return variantOf(position.rules).whyNot(position, move);
}

/** Every move that is allowed now: each count, each cell and each empty column apart; in Spider the round last. */
export function legalMoves<R extends Rules>(position: Position<R>): MoveOf<R>[] {
  return variantOf(position.rules).legalMoves(position);
}

/** Whether an allowed move changes the game, and does not just leave everything as it was in another place. */
export function changesSomething<R extends Rules>(position: Position<R>, move: MoveOf<R>): boolean {
  return variantOf(position.rules).changesSomething(position, move);
}

/** The game is over without a win: see the games' own `isStuck` for which moves count. */
export function isStuck(position: Position): boolean {
  return variantOf(position.rules).isStuck(position);
}

export function isWon(position: Position): boolean {
  return variantOf(position.rules).isWon(position);
}

/**
 * The position after a move and all that the move forces; no autoplay follows.
 * @throws RangeError where the move is not allowed; `whyNot` tells beforehand.
 */
export function play<R extends Rules>(position: Position<R>, move: MoveOf<R>): Position<R> {
  const reason = whyNot(position, move);
  if (!reason) return place(position, move);
  const name = move.type === 'deal' ? 'deal' : `${move.from}${move.to} (${move.count})`;
  throw new RangeError(`Move ${name}: ${reason.code}`);
}

/** `play` for a move known to be allowed. */
export function place<R extends Rules>(position: Position<R>, move: MoveOf<R>): Position<R> {
  return variantOf(position.rules).place(position, move);
}

/** The position after several moves, each of them allowed in its turn. */
export function placeAll<R extends Rules>(position: Position<R>, moves: readonly MoveOf<R>[]): Position<R> {
  return moves.reduce((now, move) => place(now, move), position);
}

/** Everything that follows a deal or a move by itself, as moves of their own. */
export function automaticMoves<R extends Rules>(position: Position<R>): MoveOf<R>[] {
  return variantOf(position.rules).automaticMoves(position);
}

/** The position after the rules' autoplay, to its fixed point. */
export function autoplay<R extends Rules>(position: Position<R>): Position<R> {
  return variantOf(position.rules).autoplay(position);
}

/** What the collect button sends to the foundations. */
export function collectMoves<R extends Rules>(position: Position<R>): MoveOf<R>[] {
  return variantOf(position.rules).collectMoves(position);
}

/** What a step adds to the move count; what followed the deal is a step without moves. */
export function countedMoves(rules: Rules, step: Step): number {
  return variantOf(rules).countedMoves(rules, step);
}

/** A layout as text, lines ended; see the games' own `makeBoard` for how. `parseBoard` reads it. */
export function makeBoard(position: Position): string {
  return variantOf(position.rules).makeBoard(position);
}

/** `parseBoard` for lines taken apart already. */
export function readBoard<R extends Rules>(lines: readonly Piece[], rules: R): Result<Position<R>> {
  return variantOf(rules).readBoard(lines, rules);
}
