import { COLUMNS } from '../../spider/deal.ts';
import type { Start } from './start.ts';
import { packMove, ROUND, Tableau, type PackedMove } from './tableau.ts';

/** Ten columns and the rounds left: the exact key of a position. */
const WORDS = COLUMNS + 1;
/** Bytes for a position: its key, the way to it, and its share of the slots. */
export const PROOF_BYTES = 4 * WORDS + 4 + 2 + 2 * 4;
const FIRST_ROOM = 1 << 10;

/**
 * Tries everything, breadth first: either a way to win comes out, as short as any, or nothing is left and there is
 * none. Columns have numbers of their own, so the whole key is compared and no verdict rests on a hash.
 *
 * Left out is only what cannot matter:
 * - once the stock is empty, the order of the columns, and all empty columns but one to move to;
 * - copies of a card are one card;
 * - what follows when rounds are left for which there can never be cards enough to fill all columns: without those
 *   rounds nobody wins.
 */
export class Proof {
  /** Positions found, each once; and of how many of them the moves were tried. */
  size = 0;
  tried = 0;
  won: PackedMove[] | undefined;
  private readonly start: Start;
  private readonly tableau: Tableau;
  private readonly key = new Int32Array(WORDS);
  private keys = new Int32Array(FIRST_ROOM * WORDS);
  private before = new Int32Array(FIRST_ROOM);
  private move = new Uint16Array(FIRST_ROOM);
  /** Numbers + 1, so that a fresh table is empty. */
  private slots = new Int32Array(2 * FIRST_ROOM);

  constructor(start: Start) {
    this.start = start;
    this.tableau = new Tableau(start.columns);
    this.tableau.load(start.at, 0);
    this.add(start.rounds.length, -1, ROUND);
  }

  get isExhausted(): boolean {
    return this.tried === this.size;
  }

  /** Tries the moves of some more positions, until it is decided. */
  advance(positions: number): void {
    for (let left = positions; left > 0 && !this.won && !this.isExhausted; left--) this.expand(this.tried++);
  }

  private expand(number: number): void {
    const { tableau, start } = this;
    const { at, columns } = tableau;
    const rounds = this.keys[number * WORDS + COLUMNS]!;
    tableau.load(this.keys, number * WORDS);
    if (rounds > 0 && cardsOf(tableau) < COLUMNS) return;
    const firstEmpty = at.indexOf(0);
    if (rounds > 0 && firstEmpty < 0) {
      tableau.deal(start.rounds[rounds - 1]!);
      this.meet(rounds - 1, number, ROUND);
    }
    for (let from = 0; from < COLUMNS; from++) {
      const last = columns.card[at[from]!]! >> 2;
      const run = columns.run[at[from]!]!;
      for (let to = 0; to < COLUMNS && run > 0; to++) {
        if (to === from) continue;
        if (at[to] === 0) {
          if (rounds === 0 && to !== firstEmpty) continue;
          for (let count = 1; count <= run; count++) this.tryMove(rounds, number, packMove(from, to, count));
          continue;
        }
        const count = (columns.card[at[to]!]! >> 2) - last;
        if (count >= 1 && count <= run) this.tryMove(rounds, number, packMove(from, to, count));
      }
    }
  }

  private tryMove(rounds: number, number: number, move: PackedMove): void {
    this.tableau.carry(move & 15, move >> 4 & 15, move >> 8);
    this.meet(rounds, number, move);
  }

  private meet(rounds: number, number: number, move: PackedMove): void {
    if (rounds === 0 && this.tableau.isClear()) this.won ??= this.wayTo(number, move);
    this.add(rounds, number, move);
    this.tableau.restore();
  }

  private add(rounds: number, before: number, move: PackedMove): void {
    const { key } = this;
    key.set(this.tableau.at);
    key[COLUMNS] = rounds;
    if (rounds === 0) sortColumns(key);
    if (this.size === this.before.length) this.grow();
    const slot = this.slotOf(key, 0);
    if (this.slots[slot] !== 0) return;
    this.keys.set(key, this.size * WORDS);
    this.before[this.size] = before;
    this.move[this.size] = move;
    this.slots[slot] = ++this.size;
  }

  /** The slot that holds a key, or the free one where it belongs. */
  private slotOf(list: Int32Array, place: number): number {
    const { slots, keys } = this;
    const mask = slots.length - 1;
    let word = list[place + COLUMNS]!;
    for (let index = 0; index < COLUMNS; index++) {
      word = Math.imul(word ^ word >>> 15, 0x2c1b3c6d) + list[place + index]! | 0;
    }
    for (let slot = (word ^ word >>> 13) & mask; ; slot = slot + 1 & mask) {
      const known = (slots[slot]! - 1) * WORDS;
      if (known < 0) return slot;
      let index = 0;
      while (index < WORDS && keys[known + index] === list[place + index]) index++;
      if (index === WORDS) return slot;
    }
  }

  private grow(): void {
    const { keys, before, move, size } = this;
    this.keys = new Int32Array(2 * keys.length);
    this.keys.set(keys);
    this.before = new Int32Array(2 * size);
    this.before.set(before);
    this.move = new Uint16Array(2 * size);
    this.move.set(move);
    this.slots = new Int32Array(4 * size);
    for (let number = 0; number < size; number++) this.slots[this.slotOf(this.keys, number * WORDS)] = number + 1;
  }

  /**
   * The moves to a position and one more. Those stored are about columns in the order of the key; the table's may
   * lie elsewhere, but equal columns are as good as each other.
   */
  private wayTo(number: number, move: PackedMove): PackedMove[] {
    const path: [number, PackedMove][] = [];
    for (; number >= 0; move = this.move[number]!, number = this.before[number]!) path.push([number, move]);
    const { start } = this;
    const table = new Tableau(start.columns);
    table.load(start.at, 0);
    const moves: PackedMove[] = table.log = [];
    for (const [place, packed] of path.reverse()) {
      if (packed === ROUND) table.deal(start.rounds[this.keys[place * WORDS + COLUMNS]! - 1]!);
      else {
        const from = table.at.indexOf(this.keys[place * WORDS + (packed & 15)]!);
        const target = this.keys[place * WORDS + (packed >> 4 & 15)]!;
        table.carry(from, table.at.findIndex((column, index) => column === target && index !== from), packed >> 8);
      }
    }
    return moves;
  }
}

function cardsOf({ at, columns }: Tableau): number {
  let sum = 0;
  for (let index = 0; index < COLUMNS; index++) sum += columns.cards[at[index]!]!;
  return sum;
}

/** Puts the ten columns of a key in the order of their numbers. */
function sortColumns(key: Int32Array): void {
  for (let index = 1; index < COLUMNS; index++) {
    const column = key[index]!;
    let place = index;
    for (; place > 0 && key[place - 1]! > column; place--) key[place] = key[place - 1]!;
    key[place] = column;
  }
}
