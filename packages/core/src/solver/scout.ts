import { KING } from '../card.ts';
import { runLimitOf } from '../freecell/limit.ts';
import type { FreecellPosition } from '../position.ts';
import type { FreecellRules } from '../rules.ts';
import { BASE, CELL, HOME, LINK_WORDS, ONE_PARENT, OTHER_PARENT, link } from './links.ts';
import { Queue } from './queue.ts';
import { GUESSES, type Guess } from './scoutGuess.ts';
import {
  A_CELL, BREAKS, COLUMNS, FOUNDATION_PILE, ScoutTable, TABLE_WORDS, countAbove, scoutMove,
} from './scoutTable.ts';

/** Positions that one search may look at, and children that it may list; ten times as many are rarely met. */
const MOST_LOOKED_AT = 1 << 12;
const MOST_LISTED = 1 << 16;
const MOST_CHILDREN = 256;

/** The table of hashes is no larger than a search will need, since emptying it takes time too. */
const LEAST_BITS = 10;
const MOST_BITS = 17;
const HASHES_EACH = 20;

const MOVE_BITS = 14;
const MOVE_MASK = (1 << MOVE_BITS) - 1;
const DECK = 52;

/** Keeps guesses positive, and fine enough for the queue. */
const OFFSET = 1000;
const COARSENESS = 3;

const NOWHERE = 255;

/**
 * Runs ahead to find a way to win, by the shortest means: a guess leads, most moves are never made, and whatever
 * cannot be decided soon is left to a search that forgets nothing.
 *
 * What makes it fast: a child is listed with its guess worked out from its parent's by differences, and only made
 * once it is its turn, which is true of one in eight. Two children are held to be the same where their 32-bit hashes
 * are; that may overlook one, which harms nothing, since a win is a line of moves and a scout proves nothing else.
 */
class Scout {
  private readonly table = new ScoutTable();
  private readonly queue = new Queue();
  /** The positions looked at: their tables, hashes, and the numbers of the children that they were. */
  private readonly pool = new Int32Array(MOST_LOOKED_AT * TABLE_WORDS);
  private readonly hashes = new Int32Array(MOST_LOOKED_AT);
  private readonly origins = new Int32Array(MOST_LOOKED_AT);
  private readonly depths = new Int32Array(MOST_LOOKED_AT);
  /** How many positions the search has looked at so far. */
  lookedAt = 0;
  /** The children listed: `parent << 14 | move`. */
  private readonly listed = new Int32Array(MOST_LISTED);
  private count = 0;
  private readonly seen = new Int32Array(1 << MOST_BITS);
  private mask = 0;
  /** How many children may be listed; with the positions looked at they never fill the table of hashes. */
  private room = 0;
  /** By card: the column that it is on top of. */
  private readonly columnOf = new Uint8Array(64).fill(NOWHERE);
  /** By column and by card: the next cards of foundations that lie there. */
  private readonly waiting = new Uint8Array(COLUMNS);
  private readonly isNext = new Uint8Array(64);

  private guess!: Guess;
  private rules: FreecellRules | undefined;
  private allCells = 0;
  /** By `empty cells << 4 | empty columns`: how many cards one move carries. */
  private readonly limits = new Uint8Array(9 << 4);
  /** The parent whose children are being listed, and its guess. */
  private parent = 0;
  private base = 0;

  /**
   * Looks at up to `most` positions (4,096 at the most) from `start` on, which must fit `ScoutTable`. Gives the moves
   * of a way to a sorted table, each followed by all safe cards; undefined where none was found.
   */
  search(start: FreecellPosition, guess: Guess, most: number): number[] | undefined {
    this.begin(start, guess, most);
    for (; this.lookedAt < most; this.lookedAt++) {
      if (this.table.misplaced === 0) return this.pathTo(this.lookedAt);
      this.listChildren(this.lookedAt);
      if (this.count > this.room || !this.enterChild(this.lookedAt + 1)) return undefined;
    }
    return undefined;
  }

  private begin(start: FreecellPosition, guess: Guess, most: number): void {
    const bits = Math.max(LEAST_BITS, Math.min(MOST_BITS, 32 - Math.clz32(most * HASHES_EACH)));
    this.mask = (1 << bits) - 1;
    this.room = Math.min(MOST_LISTED, this.mask * 3 >> 2) - MOST_CHILDREN;
    this.seen.fill(0, 0, 1 << bits);
    this.queue.clear();
    this.guess = guess;
    this.count = 0;
    this.lookedAt = 0;
    this.setLimits(start.rules);
    this.table.load(start);
    this.table.settle();
    this.isNew(this.table.hash);
  }

  /** What the rules allow; the next position mostly has the same ones. */
  private setLimits(rules: FreecellRules): void {
    if (rules === this.rules) return;
    const { cells, runLimit } = rules;
    this.rules = rules;
    this.allCells = cells;
    for (let free = 0; free <= cells; free++) {
      for (let empty = 0; empty <= COLUMNS; empty++) {
        this.limits[free << 4 | empty] = Math.min(KING, runLimitOf(runLimit, free, empty));
      }
    }
  }

  /** Makes the most promising child that is really new, as the position looked at by number `next`. */
  private enterChild(next: number): boolean {
    const { table, queue, listed, pool, hashes } = this;
    for (let child = queue.take(); child >= 0; child = queue.take()) {
      const parent = listed[child]! >>> MOVE_BITS;
      table.restore(pool, parent * TABLE_WORDS, hashes[parent]!);
      table.play(listed[child]! & MOVE_MASK);
      if (table.settle() && !this.isNew(table.hash)) continue;
      this.origins[next] = child;
      this.depths[next] = this.depths[parent]! + 1;
      return true;
    }
    return false;
  }

  private pathTo(last: number): number[] {
    const { listed, origins } = this;
    const moves: number[] = [];
    for (let at = last; at > 0; at = listed[origins[at]!]! >>> MOVE_BITS) {
      moves.push(listed[origins[at]!]! & MOVE_MASK);
    }
    return moves.reverse();
  }

  /** Whether no position with this hash was met before. */
  private isNew(hash: number): boolean {
    const { seen, mask } = this;
    const word = hash === 0 ? 1 : hash;
    let at = word & mask;
    for (; seen[at] !== 0; at = at + 1 & mask) if (seen[at] === word) return false;
    seen[at] = word;
    return true;
  }

  /** Saves the table under its number and lists all children that are new, with their guesses. */
  private listChildren(number: number): void {
    const { table, columnOf } = this;
    const { tops, usedCells, emptyColumns } = table;
    table.save(this.pool, number * TABLE_WORDS);
    this.hashes[number] = table.hash;
    this.parent = number;
    let empty = NOWHERE;
    // From the right, so that the leftmost empty column is taken, as a `Line` does.
    for (let column = COLUMNS - 1; column >= 0; column--) {
      if (tops[column] === BASE) empty = column;
      else columnOf[tops[column]!] = column;
    }
    this.guessParent(this.depths[number]! + 1);
    const free = this.allCells - usedCells;
    const toTaken = this.limits[free << 4 | emptyColumns]!;
    const toEmpty = emptyColumns > 0 ? this.limits[free << 4 | emptyColumns - 1]! : 0;
    for (let column = 0; column < COLUMNS; column++) {
      if (tops[column] !== BASE) this.listFromColumn(column, toTaken, toEmpty, empty);
    }
    for (let index = 0; index < usedCells; index++) this.listFromCell(table.cells[index]!, empty);
    for (let column = 0; column < COLUMNS; column++) columnOf[tops[column]!] = NOWHERE;
  }

  /** The guess of the parent as if one move deeper, and what the differences of its children rest on. */
  private guessParent(depth: number): void {
    const { table, guess, waiting, isNext } = this;
    const { reached, places, lengths, beneath } = table;
    waiting.fill(0);
    isNext.fill(0);
    let buried = 0;
    for (let suit = 0; suit < 4; suit++) {
      const next = reached[suit]! + 1 << 2 | suit;
      if (reached[suit] === KING || beneath[next] === CELL) continue;
      const column = places[next]! >> 5;
      isNext[next] = 1;
      waiting[column]!++;
      buried += lengths[column]! - 1 - (places[next]! & 31);
    }
    this.base = OFFSET + guess.away * (DECK - table.home) + guess.breaks * table.breaks
      + guess.misplaced * table.misplaced + guess.buried * buried + guess.cells[table.usedCells]!
      - guess.empty * table.emptyColumns + guess.moves * depth;
  }

  private listFromColumn(column: number, toTaken: number, toEmpty: number, empty: number): void {
    const { table, guess, columnOf, isNext } = this;
    const { tops, beneath, runs, reached, usedCells } = table;
    const top = tops[column]!;
    const run = runs[column]!;
    let waiting = this.waiting[column]!;
    for (let count = 1, card = top; count <= run && count <= toTaken; count++) {
      waiting -= isNext[card]!;
      const lifted = this.base + this.lifted(column, card, count, waiting);
      const one = columnOf[ONE_PARENT[card]!]!;
      const other = columnOf[OTHER_PARENT[card]!]!;
      if (one !== NOWHERE) this.list(card, column, one, lifted + this.placed(top, card, count, one));
      if (other !== NOWHERE) this.list(card, column, other, lifted + this.placed(top, card, count, other));
      // Only the longest run is worth an empty column, and none that has one already.
      const isLongest = count === toEmpty || count === run;
      if (empty !== NOWHERE && count <= toEmpty && isLongest && beneath[card] !== BASE) {
        this.list(card, column, empty, lifted + guess.empty);
      }
      if (count === 1) {
        if (reached[top & 3] === (top >> 2) - 1) this.list(top, column, FOUNDATION_PILE, lifted - guess.away);
        if (usedCells < this.allCells) {
          this.list(top, column, A_CELL, lifted + guess.cells[usedCells + 1]! - guess.cells[usedCells]!);
        }
      }
      card = beneath[card]!;
    }
  }

  private listFromCell(card: number, empty: number): void {
    const { table, guess, columnOf } = this;
    const taken = this.base + guess.cells[table.usedCells - 1]! - guess.cells[table.usedCells]!;
    if (table.reached[card & 3] === (card >> 2) - 1) this.list(card, A_CELL, FOUNDATION_PILE, taken - guess.away);
    const one = columnOf[ONE_PARENT[card]!]!;
    const other = columnOf[OTHER_PARENT[card]!]!;
    if (one !== NOWHERE) this.list(card, A_CELL, one, taken + this.placed(card, card, 1, one));
    if (other !== NOWHERE) this.list(card, A_CELL, other, taken + this.placed(card, card, 1, other));
    if (empty !== NOWHERE) this.list(card, A_CELL, empty, taken + guess.empty);
  }

  /** How the guess changes where `count` cards leave a column in which `waiting` next cards stay behind. */
  private lifted(column: number, card: number, count: number, waiting: number): number {
    const { table, guess } = this;
    const { beneath, tops, under } = table;
    const onto = beneath[card]!;
    const misplaced = countAbove(tops[column]! >> 2, card >> 2, under[column]!);
    return -guess.breaks * BREAKS[link(card, onto)]! - guess.misplaced * misplaced - guess.buried * count * waiting
      - (onto === BASE ? guess.empty : guess.freed * this.freedFrom(onto));
  }

  /** How the guess changes where the run `card` … `top` comes to lie on a column that it fits. */
  private placed(top: number, card: number, count: number, column: number): number {
    const misplaced = countAbove(top >> 2, card >> 2, this.table.least[column]!);
    return this.guess.misplaced * misplaced + this.guess.buried * count * this.waiting[column]!;
  }

  /** How many cards go up by themselves, from this one down, once it is free. */
  private freedFrom(card: number): number {
    const { table } = this;
    let freed = 0;
    for (let each = card; table.isSafe(each); each = table.beneath[each]!) freed++;
    return freed;
  }

  /** Lists a child, unless one with its hash has been met; `from` and `to` as in a move. */
  private list(card: number, from: number, to: number, guess: number): void {
    const { table } = this;
    const onto = to < COLUMNS ? table.tops[to]! : to === A_CELL ? CELL : HOME;
    const hash = table.hash ^ LINK_WORDS[link(card, table.beneath[card]!)]! ^ LINK_WORDS[link(card, onto)]!;
    if (!this.isNew(hash)) return;
    this.listed[this.count] = this.parent << MOVE_BITS | scoutMove(card, from, to);
    this.queue.add(this.count++, guess >> COARSENESS);
  }
}

/**
 * How a position was scouted: the moves to a sorted table, where one was found, and how many positions it took.
 */
export interface Scouted {
  readonly moves: readonly number[] | undefined;
  readonly positions: number;
}

/** Under two megabytes that every search can use again, since none goes on beyond its call. */
let scout: Scout | undefined;

/** Scouts a position, as far as it is of the usual kind, looking at up to `most` positions. */
export function runAhead(start: FreecellPosition, most: number): Scouted {
  let positions = 0;
  if (!ScoutTable.fits(start)) return { moves: undefined, positions };
  scout ??= new Scout();
  for (const [guess, bound] of GUESSES) {
    const moves = scout.search(start, guess, Math.min(bound, most - positions));
    positions += scout.lookedAt;
    if (moves) return { moves, positions };
  }
  return { moves: undefined, positions };
}
