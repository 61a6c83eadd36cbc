import { autoplay } from '../freecell/autoplay.ts';
import { legalMoves, whyNot } from '../freecell/moves.ts';
import { play } from '../variants.ts';
import type { CardMove } from '../move.ts';
import type { FreecellPosition } from '../position.ts';
import { Line } from './line.ts';
import { identityOf } from './links.ts';
import { Portfolio } from './portfolio.ts';
import { POSITION_BYTES, type Search } from './search.ts';
import { runAhead } from './scout.ts';
import { lineOfScout, movesOfScout } from './scoutLine.ts';
import { shortPath } from './path.ts';

/**
 * What is known of a position under its own rules.
 * - `winnable`: `moves` are the player's moves of a way to win. After each `play`, `autoplay` goes on by itself.
 * - `unwinnable`: everything that can follow was visited, `positions` of them, counted without regard to the order
 *   of columns and cells and after all safe cards have gone up.
 * - `undecided`: `limit` and `memory`: the search came to the end of what it was given; `stopped`: it was stopped.
 */
export type Verdict =
  | { readonly type: 'winnable'; readonly moves: readonly CardMove[] }
  | { readonly type: 'unwinnable'; readonly positions: number }
  | { readonly type: 'undecided'; readonly reason: 'limit' | 'memory' | 'stopped' };

/** How far a search may go. */
export interface Limits {
  /** Positions to visit; no limit of their own where absent. */
  readonly positions?: number;
  /** Bytes for the positions visited; 64 MB where absent. */
  readonly memory?: number;
  /** Asked every few thousand positions; true ends the search. */
  readonly stop?: () => boolean;
}

const DEFAULT_MEMORY = 64_000_000;

/** Positions visited between two looks at the world: 2 to 5 milliseconds' worth. */
const SLICE = 4096;

/** Decides a position, as far as the limits allow. */
export function solve(position: FreecellPosition, limits: Limits = {}): Verdict {
  const solving = solveInSlices(position, limits);
  for (let slice = solving.next(); ; slice = solving.next()) {
    if (slice.done) return slice.value;
  }
}

/** `solve`, which pauses every few thousand positions, and once before its end, with the number of those visited. */
export function* solveInSlices(position: FreecellPosition, limits: Limits = {}): Generator<number, Verdict, void> {
  const decision = yield* decide(position, limits);
  return decision.type === 'winnable' ? winnable(position, decision.moves()) : decision;
}

/** A verdict whose way to win has been found, and is put into moves only when it is asked for. */
export type Decision =
  | { readonly type: 'winnable'; readonly moves: () => CardMove[] }
  | Exclude<Verdict, { readonly type: 'winnable' }>;

/** The search alone: `solveInSlices` without the moves. */
export function* decide(position: FreecellPosition, limits: Limits = {}): Generator<number, Decision, void> {
  const { most, reason } = bounds(limits);
  const { moves, positions } = runAhead(position, most);
  yield positions;
  if (moves) return { type: 'winnable', moves: () => movesAlong(position, moves) };
  const portfolio = new Portfolio(position);
  for (;;) {
    const state = portfolio.advance(Math.min(SLICE, most - portfolio.positions));
    yield positions + portfolio.positions;
    if (state === 'won') return { type: 'winnable', moves: () => movesOf(position, portfolio.current) };
    if (state === 'exhausted') return { type: 'unwinnable', positions: portfolio.current.store.size };
    if (portfolio.positions >= most) return { type: 'undecided', reason };
    if (limits.stop?.()) return { type: 'undecided', reason: 'stopped' };
  }
}

function movesAlong(position: FreecellPosition, path: readonly number[]): CardMove[] {
  const isSettled = position.rules.autoplay === 'full' && autoplay(position) === position;
  return isSettled ? movesOfScout(position, path) : lineOfScout(position, path).movesFrom(position);
}

function movesOf(position: FreecellPosition, { store, goal }: Search): CardMove[] {
  return new Line(shortPath(position, store, goal)).movesFrom(position);
}

function winnable(position: FreecellPosition, moves: readonly CardMove[]): Verdict {
  const [first] = moves;
  if (!first || beginsAlike(position, first)) return { type: 'winnable', moves };
  return { type: 'winnable', moves: lineForBoth(position) ?? moves };
}

/**
 * Safe cards of a fresh layout go up before the first move or after it, as the caller likes. A line that begins
 * with one of them, or with what it uncovers, would fit only one of the two; so one that fits both is looked for.
 */
function lineForBoth(position: FreecellPosition): CardMove[] | undefined {
  for (const move of legalMoves(position)) {
    if (!beginsAlike(position, move)) continue;
    const verdict = solve(autoplay(play(position, move)), { positions: 20_000 });
    if (verdict.type === 'winnable') return [move, ...verdict.moves];
  }
  return undefined;
}

/** Whether a move can be made before and after autoplay, and comes to the same. */
function beginsAlike(position: FreecellPosition, move: CardMove): boolean {
  const later = autoplay(position);
  if (later === position) return true;
  return !whyNot(later, move)
    && identityOf(autoplay(play(position, move))) === identityOf(autoplay(play(later, move)));
}

/** The most positions to visit, and what to say when they are not enough. */
function bounds({ positions = Infinity, memory = DEFAULT_MEMORY }: Limits) {
  // Room grows by doubling: half of it may be empty, and what it has outgrown waits to be swept up.
  const most = Math.floor(memory / POSITION_BYTES / 3);
  return positions <= most ? { most: positions, reason: 'limit' } as const : { most, reason: 'memory' } as const;
}
