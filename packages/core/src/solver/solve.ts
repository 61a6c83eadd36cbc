import { autoplay } from '../freecell/autoplay.ts';
import { legalMoves, whyNot } from '../freecell/moves.ts';
import { play } from '../variants.ts';
import type { CardMove, Move, MoveOf } from '../move.ts';
import { isSpider, type FreecellPosition, type Position } from '../position.ts';
import type { FreecellRules, Rules } from '../rules.ts';
import { Line } from './line.ts';
import { identityOf } from './links.ts';
import { Portfolio } from './portfolio.ts';
import { POSITION_BYTES, type Search } from './search.ts';
import { runAhead } from './scout.ts';
import { lineOfScout, movesOfScout } from './scoutLine.ts';
import { shortPath } from './path.ts';
import { solveSpiderInSlices } from './spider/solve.ts';
import { roomWithin } from './store.ts';
import type { Limits, Verdict } from './verdict.ts';

const DEFAULT_MEMORY = 64_000_000;

/** Positions visited between two looks at the world: 2 to 5 milliseconds' worth. */
const SLICE = 4096;

/** Decides a position of either game, as far as the limits allow; of Spider with all cards known, hidden ones too. */
export function solve<R extends Rules>(position: Position<R>, limits: Limits = {}): Verdict<MoveOf<R>> {
  const solving = solveInSlices(position, limits);
  for (let slice = solving.next(); ; slice = solving.next()) {
    if (slice.done) return slice.value;
  }
}

/** `solve`, which pauses every few thousand positions, and once before its end, with the number of those visited. */
export function* solveInSlices<R extends Rules>(
  position: Position<R>, limits: Limits = {},
): Generator<number, Verdict<MoveOf<R>>, void> {
  if (isSpider(position)) return (yield* solveSpiderInSlices(position, limits)) as Verdict<MoveOf<R>>;
  const freecell = position as Position<FreecellRules>;
  const decision = yield* decideFreecell(freecell, limits);
  return (decision.type === 'winnable' ? winnable(freecell, decision.moves()) : decision);
}

/** A verdict whose way to win has been found, and is put into moves only when it is asked for. */
export type Decision<M extends Move = CardMove> =
  | { readonly type: 'winnable'; readonly moves: () => readonly M[] }
  | Exclude<Verdict<M>, { readonly type: 'winnable' }>;

/** The search alone: `solveInSlices` without the moves. */
export function* decide<R extends Rules>(
  position: Position<R>, limits: Limits = {},
): Generator<number, Decision<MoveOf<R>>, void> {
  if (!isSpider(position)) {
    return (yield* decideFreecell(position as Position<FreecellRules>, limits));
  }
  const verdict = (yield* solveSpiderInSlices(position, limits)) as Verdict<MoveOf<R>>;
  return verdict.type === 'winnable' ? { type: 'winnable', moves: () => verdict.moves } : verdict;
}

function* decideFreecell(position: FreecellPosition, limits: Limits): Generator<number, Decision, void> {
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
  return new Line(position.rules, shortPath(position, store, goal)).movesFrom(position);
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
  const most = roomWithin(memory, POSITION_BYTES);
  return positions <= most ? { most: positions, reason: 'limit' } as const : { most, reason: 'memory' } as const;
}
