import type { Move } from '../../move.ts';
import type { SpiderPosition } from '../../position.ts';
import { roomWithin } from '../store.ts';
import type { Limits, Verdict } from '../verdict.ts';
import { Beam } from './beam.ts';
import { movesOf, pruned, withGathered } from './line.ts';
import { Proof, PROOF_BYTES } from './proof.ts';
import { startOf, type Start } from './start.ts';
import type { PackedMove } from './tableau.ts';

const DEFAULT_MEMORY = 160_000_000;
/** Bytes that a beam takes for each of its width, its table of columns included; measured, and rounded up. */
const BEAM_BYTES = 30_000;

/** Positions visited between two looks at the world. */
const SLICE = 1024;

/**
 * Who searches when. A narrow beam finds most wins at once, the hard ones want several tries, then broader ones. In
 * between everything is tried, as far as a number of positions goes: that finds the shortest line of an ending, and
 * it alone can show that there is none.
 */
const TURNS: readonly ({ readonly proof: number } | { readonly beam: number })[] = [
  { proof: 300 }, { beam: 16 }, { beam: 25 }, { proof: 5_000 }, { beam: 40 }, { beam: 40 }, { proof: 30_000 },
  { beam: 80 }, { beam: 80 }, { beam: 160 }, { beam: 160 }, { proof: 200_000 }, { beam: 400 }, { beam: 400 },
  { beam: 1200 }, { beam: 1200 }, { beam: 3600 }, { proof: Infinity },
];

/** Decides a position, hidden cards and all. Pauses every few thousand positions, with the number of those visited. */
export function* solveSpiderInSlices(
  position: SpiderPosition, limits: Limits = {},
): Generator<number, Verdict<Move>, void> {
  const solving = new Solving(startOf(position), limits);
  for (let turn = 0; turn < TURNS.length && !solving.verdict; turn++) {
    const { proof, beam } = { proof: 0, beam: 0, ...TURNS[turn] };
    yield* beam > 0 ? solving.beam(beam, turn) : solving.prove(proof);
  }
  return solving.verdict ?? { type: 'undecided', reason: 'memory' };
}

class Solving {
  verdict: Verdict<Move> | undefined;
  private readonly start: Start;
  private readonly limits: Limits;
  private readonly memory: number;
  private readonly proof: Proof;
  /** Positions that beams looked at. */
  private visited = 0;

  constructor(start: Start, limits: Limits) {
    this.start = start;
    this.limits = limits;
    this.memory = limits.memory ?? DEFAULT_MEMORY;
    this.proof = new Proof(start);
  }

  * beam(width: number, turn: number): Generator<number, void, void> {
    if (width * BEAM_BYTES > this.memory) return;
    const beam = new Beam(this.start, width, turn);
    const before = this.visited;
    const searching = beam.run();
    let told = before;
    while (!this.verdict && !searching.next().done) {
      this.visited = before + beam.positions;
      if (this.visited - told < SLICE) continue;
      told = this.visited;
      yield* this.pause();
    }
    this.visited = before + beam.positions;
    if (beam.won) this.win(withGathered(this.start, beam.won));
  }

  /** Goes on trying everything until that many positions were tried in all. */
  * prove(positions: number): Generator<number, void, void> {
    const { proof } = this;
    const most = roomWithin(this.memory, PROOF_BYTES);
    while (!this.verdict && proof.tried < positions && proof.size < most) {
      proof.advance(Math.min(SLICE, positions - proof.tried));
      if (proof.won) this.win(proof.won);
      else if (proof.isExhausted) this.verdict = { type: 'unwinnable', positions: proof.size };
      yield* this.pause();
    }
  }

  /** Lets others have their turn; ends at the limits. */
  private* pause(): Generator<number, void, void> {
    const positions = this.visited + this.proof.tried;
    yield positions;
    if (this.verdict) return;
    if (positions >= (this.limits.positions ?? Infinity)) this.verdict = { type: 'undecided', reason: 'limit' };
    else if (this.limits.stop?.()) this.verdict = { type: 'undecided', reason: 'stopped' };
  }

  private win(line: readonly PackedMove[]): void {
    this.verdict = { type: 'winnable', moves: movesOf(pruned(this.start, line)) };
  }
}
