import { fullDeck } from '../card.ts';
import { topOf, type FreecellPosition } from '../position.ts';
import { HASH, KeyLayout, STORED_WORDS } from './key.ts';
import { ABSENT, BASE, CELL, FIRST_CARD, HOME, LAST_CARD, LINK_WORDS, link, linksOf } from './links.ts';

/**
 * What goes up by itself after each move of a search. `safe`: what can never be missed, as autoplay level
 * `full` does; `forced`: whatever fits, which can lose a game.
 */
export type Climb = 'safe' | 'forced';

/** Where a packed move goes, if not to a column; and where it comes from, if from a cell: this and its index. */
export const TO_CELL = 14;
export const TO_HOME = 15;
export const FIRST_CELL = 16;

const DECK = 52;

/** 29 words: a position as the search holds it. */
const PACKED_WORDS = 23 + STORED_WORDS;

/**
 * A position for searching: what each card lies on, and what is on top of each column. Moving a run, however
 * long, changes one link and two tops.
 *
 * All of it shares one small buffer: a child is made by copying 116 bytes and changing a few, and nothing is
 * allocated. The exact key and the hash lie there too, kept up to date link by link.
 */
export class Packed {
  readonly layout: KeyLayout;
  readonly columns: number;
  readonly words = new Int32Array(PACKED_WORDS);
  /** By card: what it lies on. */
  readonly beneath = new Uint8Array(this.words.buffer, 0, 64);
  /** By column: its top card or `BASE`, which is what a card placed there will lie on. */
  readonly tops = new Uint8Array(this.words.buffer, 64, 12);
  /** The cards in cells, in no order: the first `counts[0]`. */
  readonly cells = new Uint8Array(this.words.buffer, 76, 8);
  /** By suit: the rank that its foundation has reached. */
  readonly reached = new Uint8Array(this.words.buffer, 84, 4);
  /** Cells in use, and empty columns. */
  private readonly counts = new Uint8Array(this.words.buffer, 88, 4);
  /** The exact key, then the hash. */
  readonly key = new Int32Array(this.words.buffer, 92, STORED_WORDS);

  private readonly allCells: number;
  private readonly climb: Climb;

  /** Room for `unpack`: which cards have another one on them. */
  private readonly covered = new Uint8Array(64);

  /** Packed positions that follow from one start share its `layout`. */
  constructor(position: FreecellPosition, climb: Climb = 'safe', layout = new KeyLayout(position)) {
    this.layout = layout;
    this.columns = position.columns.length;
    this.allCells = position.rules.cells;
    this.climb = climb;
    this.load(position);
  }

  private load(position: FreecellPosition): void {
    this.beneath.set(linksOf(position));
    position.columns.forEach(({ cards }, index) => this.tops[index] = topOf(cards) ?? BASE);
    const cells = position.cells.filter((card) => card !== null);
    this.cells.set(cells);
    this.reached.set(position.foundations.map((pile) => pile.length));
    this.counts.set([cells.length, position.columns.filter(({ cards }) => cards.length === 0).length]);
    this.key.fill(0);
    this.key[HASH] = fullDeck().reduce((hash, card) => hash ^ LINK_WORDS[link(card, this.beneath[card]!)]!, 0);
  }

  get usedCells(): number {
    return this.counts[0]!;
  }

  get emptyColumns(): number {
    return this.counts[1]!;
  }

  get freeCells(): number {
    return this.allCells - this.counts[0]!;
  }

  get cardsHome(): number {
    const { reached } = this;
    return reached[0]! + reached[1]! + reached[2]! + reached[3]!;
  }

  get isWon(): boolean {
    return this.cardsHome === DECK;
  }

  /** As `identityOf` a position gives it. */
  get identity(): string {
    return String.fromCharCode(...this.beneath);
  }

  copy(other: Packed): void {
    this.restore(other.words, 0);
  }

  save(pool: Int32Array, at: number): void {
    const { words } = this;
    for (let index = 0; index < PACKED_WORDS; index++) pool[at + index] = words[index]!;
  }

  restore(pool: Int32Array, at: number): void {
    const { words } = this;
    for (let index = 0; index < PACKED_WORDS; index++) words[index] = pool[at + index]!;
  }

  /** Reads a position back from its stored words in `keys`, starting at `at`; its columns come in any order. */
  unpack(keys: Int32Array, at: number): void {
    const { beneath, covered, key, reached } = this;
    for (let index = 0; index < STORED_WORDS; index++) key[index] = keys[at + index]!;
    this.layout.read(key, beneath);
    covered.fill(0);
    reached.fill(0);
    for (let card = FIRST_CARD; card <= LAST_CARD; card++) covered[beneath[card]!] = 1;
    this.findTops();
  }

  private findTops(): void {
    const { beneath, covered, cells, tops, reached, columns } = this;
    let used = 0;
    let filled = 0;
    for (let card = FIRST_CARD; card <= LAST_CARD; card++) {
      if (covered[card] === 1) continue;
      const below = beneath[card]!;
      if (below === HOME) reached[card & 3]!++;
      else if (below === CELL) cells[used++] = card;
      else if (below !== ABSENT) tops[filled++] = card;
    }
    this.counts[0] = used;
    this.counts[1] = columns - filled;
    while (filled < columns) tops[filled++] = BASE;
  }

  /** Plays a move of `MoveList`, and what climbs after it. */
  play(move: number): void {
    const card = move >> 10;
    const to = move >> 5 & 31;
    const moved = this.lift(card, move & 31);
    if (to === TO_HOME) this.sendHome(card);
    else if (to === TO_CELL) this.putInCell(card);
    else this.putOnColumn(card, moved, to);
    this.settle();
  }

  /** Takes a card, and what lies on it, from where it is; gives the top card of what was taken. */
  private lift(card: number, from: number): number {
    const { tops, cells, counts } = this;
    if (from >= FIRST_CELL) {
      cells[from - FIRST_CELL] = cells[--counts[0]!]!;
      return card;
    }
    const top = tops[from]!;
    const below = this.beneath[card]!;
    tops[from] = below;
    if (below === BASE) counts[1]!++;
    return top;
  }

  private putOnColumn(card: number, top: number, to: number): void {
    const below = this.tops[to]!;
    if (below === BASE) this.counts[1]!--;
    this.place(card, below);
    this.tops[to] = top;
  }

  private putInCell(card: number): void {
    this.place(card, CELL);
    this.cells[this.counts[0]!++] = card;
  }

  private sendHome(card: number): void {
    this.place(card, HOME);
    this.reached[card & 3]!++;
  }

  private place(card: number, beneath: number): void {
    const { layout } = this;
    const before = card << 6 | this.beneath[card]!;
    const after = card << 6 | beneath;
    this.key[layout.word[card]!]! ^= layout.code[before]! ^ layout.code[after]!;
    this.key[HASH]! ^= LINK_WORDS[before]! ^ LINK_WORDS[after]!;
    this.beneath[card] = beneath;
  }

  /** Sends up what climbs by itself, to the fixed point. */
  settle(): void {
    const { tops, cells, counts, columns } = this;
    for (let again = true; again;) {
      again = false;
      for (let from = 0; from < columns; from++) {
        const card = tops[from]!;
        if (card !== BASE && this.climbs(card)) {
          this.lift(card, from);
          this.sendHome(card);
          again = true;
        }
      }
      for (let index = counts[0]! - 1; index >= 0; index--) {
        const card = cells[index]!;
        if (this.climbs(card)) {
          this.lift(card, FIRST_CELL + index);
          this.sendHome(card);
          again = true;
        }
      }
    }
  }

  /**
   * Whether a free card goes up by itself. What `safe` sends up could only carry cards that can go up
   * themselves by then. So every solution has a counterpart in which it went up at once: there each of the
   * other moves is still possible or not needed any more, because it leaves at least as many cells and columns
   * empty, and both run limits only grow with those. No solution is lost, whatever the rules on the table.
   */
  private climbs(card: number): boolean {
    const { reached } = this;
    const suit = card & 3;
    const rank = card >> 2;
    if (reached[suit]! + 1 !== rank) return false;
    if (this.climb === 'forced') return true;
    // Suits 0 and 3 are black, 1 and 2 red: the twin is 3 − suit.
    const red = suit === 1 || suit === 2;
    const others = red ? Math.min(reached[0]!, reached[3]!) : Math.min(reached[1]!, reached[2]!);
    return others >= rank - 1 || (others >= rank - 2 && reached[3 - suit]! >= rank - 3);
  }
}
