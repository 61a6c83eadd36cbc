import { autoplay, autoplayMoves } from '../freecell/autoplay.ts';
import { isWon } from '../freecell/moves.ts';
import { play } from '../variants.ts';
import type { CardMove } from '../move.ts';
import type { FreecellPosition } from '../position.ts';
import { Beam, widthWithin } from './beam.ts';
import { Line } from './line.ts';
import { cardsOut, lengthOf, type Metric } from './metric.ts';
import { Outlook } from './outlook.ts';
import { Packed } from './packed.ts';
import { solveInSlices } from './solve.ts';

/** The shortest line found so far. */
export interface Par {
  /** The player's moves; after each, `autoplay` goes on by itself. */
  readonly moves: readonly CardMove[];
  /** What they amount to in the metric asked for. */
  readonly length: number;
  /** No line is shorter than this: proved. Where it equals `length`, this line cannot be beaten. */
  readonly bound: number;
}

/**
 * How it ended: no line is shorter than the last one given; or there is no line at all; or to find a shorter one,
 * or to prove that there is none, would take more memory.
 */
export type ShortEnd = 'shortest' | 'unwinnable' | 'memory';

export interface ShortOptions {
  /** `player` where absent. */
  readonly metric?: Metric;
  /** Bytes; 64 MB where absent. */
  readonly memory?: number;
}

const DEFAULT_MEMORY = 64_000_000;

/** Positions gone on from between two looks at the world: some milliseconds' worth. */
const SLICE = 1024;

const FIRST_WIDTH = 128;
/** How much wider each beam is than the one before. */
const WIDER = 4;

/** A beam that has no line to beat ends here; it might go in circles otherwise. */
const LONGEST = 300;

/**
 * Finds a line that wins, then shorter and shorter ones. Gives the best so far every few milliseconds, the same
 * object while nothing is new, and undefined before there is a first line; so it can be left at any time.
 *
 * Each round has a wider beam than the last, and looks only for lines shorter than the best. As long as nothing
 * has to be left out of a beam, what it does not find does not exist: so a bound is proved too, from below.
 */
export function* shorten(
  position: FreecellPosition, { metric = 'player', memory = DEFAULT_MEMORY }: ShortOptions = {},
): Generator<Par | undefined, ShortEnd, void> {
  const search = new Shortening(position, metric);
  yield* search.findFirst(memory);
  const widest = widthWithin(memory, metric);
  for (let width = FIRST_WIDTH; ; width *= WIDER) {
    yield* search.shorten(Math.min(width, widest));
    yield* search.raiseBound(Math.min(width, widest));
    if (search.end) return search.end;
    if (width >= widest) return 'memory';
  }
}

class Shortening {
  end: ShortEnd | undefined;
  private par: Par | undefined;
  private beam: Beam | undefined;
  private bound: number;
  private readonly position: FreecellPosition;
  private readonly metric: Metric;
  /** What any line costs besides what a beam counts. */
  private readonly constant: number;

  constructor(position: FreecellPosition, metric: Metric) {
    this.position = position;
    this.metric = metric;
    this.constant = metric === 'cards' ? cardsOut(position) : 0;
    this.bound = this.constant + leastCost(position, metric);
  }

  * findFirst(memory: number): Generator<Par | undefined, void, void> {
    const solving = solveInSlices(this.position, { memory });
    let slice = solving.next();
    for (; !slice.done; slice = solving.next()) yield this.par;
    if (slice.value.type === 'winnable') yield this.take(slice.value.moves);
    if (slice.value.type === 'unwinnable') this.end = 'unwinnable';
  }

  /** One round: a beam that looks for a line shorter than the best. */
  * shorten(width: number): Generator<Par | undefined, void, void> {
    if (this.end) return;
    const limit = this.par ? this.par.length - this.constant - 1 : LONGEST;
    const beam = this.beamOf(width, limit);
    while (beam.advance(SLICE) === 'running') yield this.par;
    if (beam.length !== undefined) yield this.take(this.movesOf(beam));
    if (this.par && !beam.dropped) yield this.prove(this.par.length);
  }

  /** Raises the bound as far as a beam of this width can without leaving anything out. */
  * raiseBound(width: number): Generator<Par | undefined, void, void> {
    while (this.par && !this.end) {
      const beam = this.beamOf(width, this.bound - this.constant);
      while (!beam.dropped && beam.advance(SLICE) === 'running') yield this.par;
      if (beam.dropped) return;
      if (beam.length === undefined) yield this.prove(this.bound + 1);
      else yield this.take(this.movesOf(beam));
    }
  }

  private beamOf(width: number, limit: number): Beam {
    return this.beam = new Beam(this.position, this.metric, width, limit, this.beam);
  }

  /** Safe cards that the rules leave to the player go home first where each card counts that is moved with them. */
  private movesOf(beam: Beam): CardMove[] {
    const line = new Line(this.position.rules, beam.steps());
    if (this.metric !== 'cards') return line.movesFrom(this.position);
    const moves: CardMove[] = [];
    for (let now = this.position; !isWon(now); now = autoplay(play(now, moves.at(-1)!))) {
      moves.push(safeMove(now) ?? line.next(now)!);
    }
    return moves;
  }

  private take(moves: readonly CardMove[]): Par {
    const length = lengthOf(this.position, moves, this.metric);
    this.par = { moves, length, bound: this.bound };
    return this.prove(this.bound);
  }

  private prove(bound: number): Par {
    this.bound = bound;
    this.par = { ...this.par!, bound };
    if (bound === this.par.length) this.end = 'shortest';
    return this.par;
  }
}

function safeMove(position: FreecellPosition): CardMove | undefined {
  return autoplayMoves({ ...position, rules: { ...position.rules, autoplay: 'full' } })[0];
}

/** The least that a line from here can cost, in a beam's counting. */
function leastCost(position: FreecellPosition, metric: Metric): number {
  const start = new Packed(position);
  start.settle();
  const outlook = new Outlook(metric);
  outlook.prepare(start);
  outlook.look(start);
  return outlook.bound;
}
