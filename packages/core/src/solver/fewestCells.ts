import { dealNumberFault, type DealNumber } from '../deal.ts';
import type { FreecellPosition } from '../position.ts';
import { PRESETS, type RunLimit } from '../rules.ts';
import { deal } from '../variants.ts';
import { Beam, widthWithin } from './beam.ts';
import { Digging, type Dug } from './digging/digging.ts';
import { CELLS, MORE } from './fewestCellsTable.ts';
import { decide } from './solve.ts';

/** What is said of a deal that cannot be won even with four cells. */
const NOT_WITH_FOUR = 5;

/**
 * In which order numbers of cells are tried. Three deals of five need two; and the fewer there are, the sooner
 * everything has been seen.
 */
const ORDER = [2, 1, 0, 3, 4];

/** Three deals to a digit, two bits each, the first deal in the lowest bits: 1, 2 or 3 cells, or 0 for the others. */
const DIGITS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/';
const PER_DIGIT = 3;

/** `fewestCells` may fill this much before it gives up. */
const MUCH_MEMORY = 1_500_000_000;

/** Bytes for guessing, which decides 99 deals of 100. */
const FIRST_MEMORY = 40_000_000;

/**
 * Then everything is gone through, and after so many slices a beam so wide tries to win, which finds what the guesses
 * misjudge: either may be what is quick.
 */
const TRIES = [[100, 1024], [1000, 4096], [4000, 32_768]] as const;
const LONGEST_LINE = 100;
const SLICE = 4096;

/** The fewest cells with which a deal can be won are at least and at most these; equal where they are known. */
export interface CellsNeeded {
  /** With fewer cells it was proved unwinnable; `NOT_WITH_FOUR` where it was with four. */
  readonly least: number;
  /** With so many a way to win was found; `NOT_WITH_FOUR` where none was. */
  readonly most: number;
}

/** How far a classification is. */
export interface CellsProgress extends CellsNeeded {
  /** With how many cells the deal is being tried. */
  readonly cells: number;
}

export interface CellsOptions {
  readonly runLimit?: RunLimit;
  /** Bytes for each number of cells tried; 64 MB where absent. */
  readonly memory?: number;
}

/**
 * The fewest cells with which a deal can be won under a run limit, 0 … 4, or `NOT_WITH_FOUR`: from the table where it
 * is there, else searched for, which mostly takes less than a second.
 *
 * @throws RangeError where the number names no deal.
 * @throws Error where the search ends at its memory; it names what is known.
 */
export function fewestCells(number: DealNumber, runLimit: RunLimit = 'standard'): number {
  const searching = fewestCellsInSlices(number, { runLimit, memory: MUCH_MEMORY });
  for (let slice = searching.next(); ; slice = searching.next()) {
    if (!slice.done) continue;
    const { least, most } = slice.value;
    if (least === most) return most;
    throw new Error(`Deal ${number}: between ${least} and ${most} cells; memory did not suffice`);
  }
}

/**
 * `fewestCells` within so much memory. Pauses every few thousand positions, with the same object while nothing is new.
 *
 * @throws RangeError where the number names no deal.
 */
export function* fewestCellsInSlices(
  number: DealNumber, options: CellsOptions = {},
): Generator<CellsProgress, CellsNeeded, void> {
  const known = fewestCellsKnown(number, options.runLimit);
  return known === undefined ? yield* searchCells(number, options) : { least: known, most: known };
}

/** What the table says of a deal; undefined where it says nothing. */
export function fewestCellsKnown(number: DealNumber, runLimit: RunLimit = 'standard'): number | undefined {
  if (runLimit !== 'standard' || dealNumberFault(number) !== undefined) return undefined;
  const index = number - 1;
  const digit = CELLS[Math.floor(index / PER_DIGIT)];
  if (digit === undefined) return undefined;
  return DIGITS.indexOf(digit) >> index % PER_DIGIT * 2 & 3 || MORE[number];
}

/** The search behind the table, which it knows nothing of. */
export function* searchCells(
  number: DealNumber, { runLimit = 'standard', memory = 64_000_000 }: CellsOptions = {},
): Generator<CellsProgress, CellsNeeded, void> {
  let least = 0;
  let most = NOT_WITH_FOUR;
  for (const cells of ORDER) {
    if (cells < least || cells >= most) continue;
    const deciding = isWinnable(deal({ ...PRESETS.classic, runLimit, cells }, number), memory);
    const progress = { least, most, cells };
    let slice = deciding.next();
    for (; !slice.done; slice = deciding.next()) yield progress;
    if (slice.value === true) most = cells;
    if (slice.value === false) least = cells + 1;
  }
  return { least, most };
}

/** Whether a position can be won; undefined where memory does not suffice. Pauses every few thousand positions. */
function* isWinnable(position: FreecellPosition, memory: number): Generator<unknown, boolean | undefined, void> {
  const first = yield* decide(position, { memory: Math.min(memory, FIRST_MEMORY) });
  if (first.type !== 'undecided') return first.type === 'winnable';
  const digging = new Digging(position);
  const run = digging.run();
  for (const [slices, width] of TRIES) {
    const dug = yield* dig(digging, run, slices, memory);
    if (dug) return dug === 'won';
    if (yield* beamWins(position, Math.min(width, widthWithin(memory, 'runs')))) return true;
  }
  const dug = yield* dig(digging, run, Infinity, memory);
  return dug && dug === 'won';
}

/** Goes on for so many slices, or to the end, or until memory is used up. */
function* dig(
  digging: Digging, run: ReturnType<Digging['run']>, slices: number, memory: number,
): Generator<unknown, Dug | undefined, void> {
  for (let slice = 0; slice < slices && digging.held < memory; slice++) {
    const next = run.next();
    if (next.done) return next.value;
    yield;
  }
  return undefined;
}

function* beamWins(position: FreecellPosition, width: number): Generator<unknown, boolean, void> {
  const beam = new Beam(position, 'runs', width, LONGEST_LINE);
  while (beam.length === undefined && beam.advance(SLICE) === 'running') yield;
  return beam.length !== undefined;
}

/**
 * The table's two parts: the digits, `needed[0]` being deal 1, and what does not fit into them by deal.
 * Undefined stands for a number that is not known.
 */
export function packCells(needed: readonly (number | undefined)[]): { digits: string; more: Map<DealNumber, number> } {
  const more = new Map<DealNumber, number>();
  let digits = '';
  for (let index = 0; index < needed.length; index += PER_DIGIT) {
    let bits = 0;
    needed.slice(index, index + PER_DIGIT).forEach((cells, at) => {
      if (cells === 1 || cells === 2 || cells === 3) bits |= cells << at * 2;
      else if (cells !== undefined) more.set(index + at + 1, cells);
    });
    digits += DIGITS[bits];
  }
  return { digits, more };
}
