import { dealNumberFault, type DealNumber } from '../deal.ts';
import type { FreecellPosition } from '../position.ts';
import { PRESETS, type RunLimit } from '../rules.ts';
import { deal } from '../variants.ts';
import { Beam, widthWithin } from './beam.ts';
import { Exhaustion, positionsWithin } from './exhaustion.ts';
import { CELLS, MORE } from './fewestCellsTable.ts';
import type { SearchState } from './search.ts';
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

/** Then proofs are tried in turn: in the looser games of `TwinMoves` with so many ranks exchanged, and by the rules. */
const RANKS = [13, 9, 0];

/**
 * Each may visit so many positions; then a beam so wide tries to win, which finds what the guesses misjudge; and so on,
 * since either may be what is quick: a beam of half a second has won what all of 15 million positions did.
 */
const TRIES = [[200_000, 1024], [1_000_000, 4096], [3_000_000, 32_768], [15_000_000, 131_072]] as const;
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
 * is there, else searched for, which mostly takes less than a second, and for one deal in a hundred a minute or more.
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
  const room = positionsWithin(memory);
  for (const [positions, width] of TRIES) {
    const proved = yield* prove(position, positions, room);
    if (proved !== undefined) return proved;
    if (yield* beamWins(position, Math.min(width, widthWithin(memory, 'runs')))) return true;
  }
  return yield* prove(position, Infinity, room);
}

/** Each proof begins anew, so that the memory is all for one of them. */
function* prove(
  position: FreecellPosition, positions: number, room: number,
): Generator<unknown, boolean | undefined, void> {
  for (const ranks of RANKS) {
    const state = yield* exhaust(new Exhaustion(position, ranks), positions, room);
    if (state === 'exhausted') return false;
    // A win in a looser game says nothing.
    if (state === 'won' && ranks === 0) return true;
  }
  return undefined;
}

function* beamWins(position: FreecellPosition, width: number): Generator<unknown, boolean, void> {
  const beam = new Beam(position, 'runs', width, LONGEST_LINE);
  while (beam.length === undefined && beam.advance(SLICE) === 'running') yield;
  return beam.length !== undefined;
}

function* exhaust(all: Exhaustion, positions: number, room: number): Generator<unknown, SearchState, void> {
  for (;;) {
    const state = all.advance(Math.min(all.size + SLICE, positions));
    if (state !== 'running' || all.size >= positions || all.held >= room) return state;
    yield;
  }
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
