import type { FreecellPosition } from '../position.ts';
import { ABSENT, BASE, CELL, FITS, HOME, LINK_WORDS, link } from './links.ts';

export const COLUMNS = 8;
const DECK = 52;
/** The least rank among no cards. */
const NO_RANK = 15;

/** Where a scout's move comes from or goes to, if not a column (0 … 7). */
export const A_CELL = 8;
export const FOUNDATION_PILE = 9;

/** 45 words: a table as it is saved. */
export const TABLE_WORDS = 45;

/** By link: 1 where the two cards form no run. */
export const BREAKS = Uint8Array.from(FITS, (fits, at) => Number((at & 63) > HOME && fits === 0));

/** How many of the ranks `low` … `high` are above `least`. */
export function countAbove(low: number, high: number, least: number): number {
  const from = least < low ? low - 1 : least;
  return high > from ? high - from : 0;
}

/** A move in 14 bits: the deepest card moved, where it comes from, where it goes. */
export function scoutMove(card: number, from: number, to: number): number {
  return card | from << 6 | to << 10;
}

/**
 * A position for scouting: its links (see `links.ts`), and the features that guesses are made of, kept up to date
 * move by move, so that nothing is counted anew. All of it shares one small buffer: to save or restore it takes the
 * copying of 45 words.
 *
 * A link is a *break* where its two cards form no run. A card is *misplaced* where it lies on some card of lower
 * rank, which cannot go up before it. With none the table is sorted, and everything goes up in turn.
 */
export class ScoutTable {
  readonly words = new Int32Array(TABLE_WORDS);
  /** By card: what it lies on. */
  readonly beneath = new Uint8Array(this.words.buffer, 0, 64);
  /** By column: its top card, or `BASE`. */
  readonly tops = new Uint8Array(this.words.buffer, 64, COLUMNS);
  /** The cards in cells, in no order: the first `usedCells`. */
  readonly cells = new Uint8Array(this.words.buffer, 72, 8);
  /** By suit: the rank that its foundation has reached. */
  readonly reached = new Uint8Array(this.words.buffer, 80, 4);
  /** By column: its cards, and how many at its end form one run. */
  readonly lengths = new Uint8Array(this.words.buffer, 88, COLUMNS);
  readonly runs = new Uint8Array(this.words.buffer, 96, COLUMNS);
  /** By column: the least rank in all of it, and the least beneath the run at its end. */
  readonly least = new Uint8Array(this.words.buffer, 104, COLUMNS);
  readonly under = new Uint8Array(this.words.buffer, 112, COLUMNS);
  /** By card of the tableau: `column << 5 | index from the base`. */
  readonly places = new Uint8Array(this.words.buffer, 120, 60);
  /** The XOR of the words of all links, and the number of cards on the foundations. */
  hash = 0;
  home = 0;

  /** Used cells, empty columns, breaks, misplaced cards. */
  private readonly counts = new Uint8Array(this.words.buffer, 84, 4);

  /** Whether a position is of the usual kind, which fits in here; odd boards may not. */
  static fits({ columns, cells, foundations }: FreecellPosition): boolean {
    let cards = cells.filter((card) => card !== null).length;
    for (const pile of foundations) cards += pile.length;
    for (const column of columns) cards += column.cards.length;
    return columns.length === COLUMNS && cards === DECK && columns.every((column) => column.cards.length < 20);
  }

  load({ columns, cells, foundations }: FreecellPosition): void {
    const { words, beneath, counts, reached, least, under } = this;
    words.fill(0);
    beneath.fill(ABSENT);
    least.fill(NO_RANK);
    under.fill(NO_RANK);
    counts[1] = COLUMNS;
    for (let column = 0; column < COLUMNS; column++) {
      for (const card of columns[column]!.cards) this.put(column, card, card, 1);
    }
    for (const card of cells) {
      if (card === null) continue;
      beneath[card] = CELL;
      this.cells[counts[0]!++] = card;
    }
    this.home = 0;
    for (let suit = 0; suit < 4; suit++) {
      reached[suit] = foundations[suit]!.length;
      this.home += reached[suit]!;
      for (const card of foundations[suit]!) beneath[card] = HOME;
    }
    this.hash = 0;
    for (let card = 4; card < 4 + DECK; card++) this.hash ^= LINK_WORDS[link(card, beneath[card]!)]!;
  }

  get usedCells(): number {
    return this.counts[0]!;
  }

  get emptyColumns(): number {
    return this.counts[1]!;
  }

  get breaks(): number {
    return this.counts[2]!;
  }

  get misplaced(): number {
    return this.counts[3]!;
  }

  save(pool: Int32Array, at: number): void {
    const { words } = this;
    for (let index = 0; index < TABLE_WORDS; index++) pool[at + index] = words[index]!;
  }

  restore(pool: Int32Array, at: number, hash: number): void {
    const { words, reached } = this;
    for (let index = 0; index < TABLE_WORDS; index++) words[index] = pool[at + index]!;
    this.hash = hash;
    this.home = reached[0]! + reached[1]! + reached[2]! + reached[3]!;
  }

  /** Makes a move that is known to be allowed; nothing follows by itself. */
  play(move: number): void {
    const card = move & 63;
    const from = move >> 6 & 15;
    const to = move >> 10;
    if (to === FOUNDATION_PILE) return this.climb(card, from);
    if (from === A_CELL) {
      this.leaveCell(card);
      return this.put(to, card, card, 1);
    }
    const { counts, tops, under, beneath } = this;
    const top = tops[from]!;
    const count = (card >> 2) - (top >> 2) + 1;
    counts[2]! -= BREAKS[link(card, beneath[card]!)]!;
    counts[3]! -= countAbove(top >> 2, card >> 2, under[from]!);
    this.lift(from, card, count);
    if (to !== A_CELL) return this.put(to, card, top, count);
    this.relink(card, CELL);
    this.cells[counts[0]!++] = card;
  }

  /** Sends up what is safe, to the fixed point; whether anything was. */
  settle(): boolean {
    const { tops, cells, counts, home } = this;
    for (let before = -1; before !== this.home;) {
      before = this.home;
      for (let column = 0; column < COLUMNS; column++) {
        while (this.isSafe(tops[column]!)) this.climb(tops[column]!, column);
      }
      for (let index = 0; index < counts[0]!; index++) {
        if (this.isSafe(cells[index]!)) this.climb(cells[index--]!, A_CELL);
      }
    }
    return this.home !== home;
  }

  /** As `freecell/autoplay.ts` has it at level `full`; `BASE` is never safe. */
  isSafe(card: number): boolean {
    const { reached } = this;
    const rank = card >> 2;
    if (reached[card & 3] !== rank - 1 || card === BASE) return false;
    if (rank <= 2) return true;
    const isRed = (card & 3) === 1 || (card & 3) === 2;
    const one = reached[isRed ? 0 : 1]!;
    const other = reached[isRed ? 3 : 2]!;
    const others = one < other ? one : other;
    return others >= rank - 1 || (others >= rank - 2 && reached[3 - (card & 3)]! >= rank - 3);
  }

  private climb(card: number, from: number): void {
    const { counts, under, beneath, reached } = this;
    if (from === A_CELL) {
      this.leaveCell(card);
    } else {
      counts[2]! -= BREAKS[link(card, beneath[card]!)]!;
      if (under[from]! < card >> 2) counts[3]!--;
      this.lift(from, card, 1);
    }
    this.relink(card, HOME);
    reached[card & 3]!++;
    this.home++;
  }

  private relink(card: number, onto: number): void {
    this.hash ^= LINK_WORDS[link(card, this.beneath[card]!)]! ^ LINK_WORDS[link(card, onto)]!;
    this.beneath[card] = onto;
  }

  private leaveCell(card: number): void {
    const { cells, counts } = this;
    let index = 0;
    while (cells[index] !== card) index++;
    cells[index] = cells[--counts[0]!]!;
  }

  /** Takes the last `count` cards off a column; `card` is the deepest of them. */
  private lift(column: number, card: number, count: number): void {
    const { tops, lengths, runs, under, least, counts, beneath } = this;
    const top = beneath[card]!;
    tops[column] = top;
    lengths[column]! -= count;
    if (top === BASE) {
      counts[1]!++;
      runs[column] = 0;
      least[column] = under[column] = NO_RANK;
    } else if (runs[column]! > count) {
      runs[column]! -= count;
      least[column] = Math.min(under[column]!, top >> 2);
    } else {
      this.lookInto(column, top);
    }
  }

  /** Finds anew the run at the end of a column, and what lies beneath it. */
  private lookInto(column: number, top: number): void {
    const { beneath, runs, under, least } = this;
    let run = 1;
    let card = top;
    for (; FITS[link(card, beneath[card]!)] === 1; run++) card = beneath[card]!;
    let lowest = NO_RANK;
    for (card = beneath[card]!; card !== BASE; card = beneath[card]!) lowest = Math.min(lowest, card >> 2);
    runs[column] = run;
    under[column] = lowest;
    least[column] = Math.min(lowest, top >> 2);
  }

  /** Puts a run of `count` cards, `card` … `top`, on a column. */
  private put(column: number, card: number, top: number, count: number): void {
    const { tops, lengths, runs, under, least, counts, beneath, places } = this;
    const onto = tops[column]!;
    const lowest = least[column]!;
    this.relink(card, onto);
    if (onto === BASE) counts[1]!--;
    else counts[3]! += countAbove(top >> 2, card >> 2, lowest);
    if (FITS[link(card, onto)] === 1) {
      runs[column]! += count;
    } else {
      counts[2]! += BREAKS[link(card, onto)]!;
      runs[column] = count;
      under[column] = lowest;
    }
    if (top >> 2 < lowest) least[column] = top >> 2;
    tops[column] = top;
    lengths[column]! += count;
    let place = column << 5 | lengths[column]! - 1;
    for (let each = top, left = count; left > 0; left--) {
      places[each] = place--;
      each = beneath[each]!;
    }
  }
}
