import type { Departure } from './departure.ts';
import type { Stage } from './stage.ts';
import { Swaps } from './swaps.ts';

/** Bytes for each of them, as measured. */
export const REGION_BYTES = 350;
export const EXIT_BYTES = 250;

/**
 * Shapes of a stage that are joined by moves which can be taken back at once. As every twin moves like the other one,
 * whatever can be done can be done with any of them exchanged, so one walk through the shapes stands for all of that;
 * and coming to a shape by two ways, the second of which has exchanged some twins, shows that they can be exchanged.
 */
export class Region {
  readonly swaps = new Swaps();
  /** Its shapes are those of the stage from this number on, up to before `end`. */
  readonly first: number;
  end = 0;
  exits: readonly Exit[] | undefined;

  readonly stage: Stage;
  readonly number: number;

  constructor(stage: Stage, number: number) {
    this.stage = stage;
    this.number = number;
    this.first = stage.size;
    stage.begin(number);
  }
}

/** A departure from a region: where it comes to, and in which ways the twins can lie there. */
export class Exit {
  readonly to: Region;
  readonly isSafe: boolean;
  private readonly turn: number;
  private readonly bit: number;
  private readonly wanted: number;
  /** The kinds that are twins before and after it: only their swaps go on. */
  private readonly kept: number;
  /** A swap that is possible before it and has its bit; 0 where none has. */
  private readonly exchange: number;
  /** Swaps that are possible before it, and not any more after it. */
  private readonly lost = new Swaps();

  /** `turn` is how the twins lie in `to`, against its first shape. */
  constructor(from: Region, { bit, wanted, isSafe }: Departure, to: Region, turn: number) {
    this.to = to;
    this.turn = turn;
    this.isSafe = isSafe;
    this.bit = bit;
    this.wanted = wanted;
    this.kept = from.stage.twins & to.stage.twins;
    this.exchange = from.swaps.having(bit);
    for (const swap of from.swaps.lacking(bit)) this.lost.add(to.swaps.reduce(swap & this.kept));
  }

  /** Equal for exits that do the same. */
  get name(): string {
    return [this.to.number, this.turn, this.bit, this.wanted].join();
  }

  /** Whether it goes for twins that lie as in `swap`, or can be made to. */
  isOpen(swap: number): boolean {
    return this.bit === 0 || this.exchange !== 0 || this.fits(swap);
  }

  /** How the twins lie after it, or one of the ways: the others differ by sums of `lost`. */
  through(swap: number): number {
    const made = this.bit === 0 || this.fits(swap) ? swap : swap ^ this.exchange;
    return this.to.swaps.reduce(made & this.kept ^ this.turn);
  }

  /** All ways in which the twins can lie after it. */
  * allThrough(swap: number): Generator<number, void, void> {
    let now = this.through(swap);
    yield now;
    const { basis } = this.lost;
    // From each to the next one swap changes, so that all sums come by (a Gray code).
    for (let count = 1; count < 1 << basis.length; count++) yield now ^= basis[31 - Math.clz32(count & -count)]!;
  }

  private fits(swap: number): boolean {
    return Number((swap & this.bit) !== 0) === this.wanted;
  }
}
