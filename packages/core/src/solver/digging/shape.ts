import { BASE } from '../links.ts';
import { isUpper, kindOf, kindOnto, KINDS, twinOf } from './kind.ts';
import { KEY_WORDS, type Stage } from './stage.ts';
import { Table, type Piles } from './table.ts';

const MOST_COLUMNS = 12;
const MOST_CELLS = 8;
/** Places kept for the loose cards of a column. */
const LENGTH = 16;

/**
 * Loose cards as they lie, made to be changed. A column has its buried cards and on them a run, which its length alone
 * tells, or a run on its base, which is told by the kind that it begins with and its length. All else lies in cells. So
 * the *key* of a shape is nine bits for each column, buried ones first and in their order, then the others, the highest
 * first: it tells no twins apart. Which of two twins lies where is the *swap*: the kinds whose upper card comes first.
 */
export class Shape {
  stage!: Stage;
  /** Columns that hold cards, the buried ones first, and the lengths of their runs. */
  columns = 0;
  readonly lengths = new Uint8Array(MOST_COLUMNS);
  readonly cells = new Uint8Array(MOST_CELLS);
  usedCells = 0;
  readonly key = new Int32Array(KEY_WORDS);
  swap = 0;
  /** Swaps that change nothing, of twins in cells and of columns that are alike. */
  readonly idle: number[] = [];
  private readonly cards = new Uint8Array(MOST_COLUMNS * LENGTH);
  private readonly order = new Int32Array(MOST_COLUMNS);
  private readonly placed = new Uint8Array(KINDS);
  private seen = 0;

  /** The top card of a column, one after the last that is used included, which is empty. */
  top(column: number): number {
    const length = this.lengths[column]!;
    if (length > 0) return this.cards[column * LENGTH + length - 1]!;
    return column < this.stage.lasts.length ? this.stage.lasts[column]! : BASE;
  }

  /** The card of a column with `count` cards from it upwards. */
  cardAt(column: number, count: number): number {
    return this.cards[column * LENGTH + this.lengths[column]! - count]!;
  }

  /** Moves the last `count` loose cards of a column to another one. */
  carry(from: number, to: number, count: number): void {
    const { cards, lengths } = this;
    const source = from * LENGTH + lengths[from]! - count;
    const target = to * LENGTH + lengths[to]!;
    for (let index = 0; index < count; index++) cards[target + index] = cards[source + index]!;
    lengths[from]! -= count;
    lengths[to]! += count;
  }

  put(card: number, column: number): void {
    this.cards[column * LENGTH + this.lengths[column]!++] = card;
  }

  /** Opens another column, empty at first, behind the others. */
  open(): number {
    this.lengths[this.columns] = 0;
    return this.columns++;
  }

  /** Reads a table of its stage. */
  read({ depths, columns, cells }: Table, stage: Stage): void {
    this.stage = stage;
    this.columns = 0;
    for (const column of stage.columns) {
      if (depths[column] === 0 && columns[column]!.length === 0) continue;
      const to = this.open();
      for (const card of columns[column]!) this.put(card, to);
    }
    this.cells.set(cells);
    this.usedCells = cells.length;
  }

  /** Writes it as a table, with its columns in the stage's order. */
  write(piles: Piles): Table {
    const { columns: places, depths, reached } = this.stage;
    const columns = piles.piles.map((): number[] => []);
    for (let from = 0; from < this.columns; from++) {
      columns[places[from]!] = [...this.cards.subarray(from * LENGTH, from * LENGTH + this.lengths[from]!)];
    }
    const cells = [...this.cells.subarray(0, this.usedCells)];
    return new Table(piles, { depths: [...depths], reached: [...reached], columns, cells });
  }

  /** Becomes a known shape of a stage, with its twins as its region's first shape comes by to it. */
  become(stage: Stage, shape: number): void {
    this.stage = stage;
    this.swap = stage.swapOf(shape);
    this.columns = 0;
    this.placed.fill(0);
    for (const last of stage.lasts) this.fill(kindOnto(kindOf(last)), stage.columnOf(shape, this.columns));
    for (let column = this.columns; column < MOST_COLUMNS; column++) {
      const told = stage.columnOf(shape, column);
      if (told === 0) break;
      this.fill(told >> 4, told & 15);
    }
    this.fillCells();
  }

  private fill(kind: number, length: number): void {
    const column = this.open();
    for (let each = kind; this.lengths[column]! < length; each = kindOnto(each)) this.put(this.next(each), column);
  }

  private fillCells(): void {
    const { loose } = this.stage;
    this.usedCells = 0;
    for (let kind = 0; kind < KINDS; kind++) {
      while (this.placed[kind]! < loose[kind]!) this.cells[this.usedCells++] = this.next(kind);
    }
  }

  /** The next card of a kind. */
  private next(kind: number): number {
    const { twins, lowest } = this.stage;
    const card = lowest[kind]!;
    const isSecond = this.placed[kind]!++ > 0;
    if ((twins >> kind & 1) === 0) return card;
    return (this.swap >> kind & 1) === Number(isSecond) ? card : twinOf(card);
  }

  /** Works out key, swap and idle swaps. */
  measure(): void {
    const { key, lengths, order } = this;
    const buried = this.stage.lasts.length;
    key.fill(0);
    this.swap = 0;
    this.seen = 0;
    this.idle.length = 0;
    for (let column = 0; column < buried; column++) {
      this.write9(column, lengths[column]!);
      this.see(column);
    }
    const runs = this.sort();
    for (let index = 0; index < runs; index++) {
      const told = order[index]! >> 4;
      this.write9(buried + index, told);
      const kinds = this.see(order[index]! & 15);
      if (index > 0 && order[index - 1]! >> 4 === told) this.idle.push(kinds);
    }
    this.seeCells();
  }

  private write9(place: number, told: number): void {
    this.key[Math.floor(place / 3)]! |= told << 9 * (place % 3);
  }

  /** Sorts the runs on bases, the highest first, each with its column; gives how many there are. */
  private sort(): number {
    const { order, lengths, cards } = this;
    let runs = 0;
    for (let column = this.stage.lasts.length; column < this.columns; column++) {
      const length = lengths[column]!;
      if (length === 0) continue;
      const told = (kindOf(cards[column * LENGTH]!) << 4 | length) << 4 | column;
      let place = runs++;
      for (; place > 0 && order[place - 1]! < told; place--) order[place] = order[place - 1]!;
      order[place] = told;
    }
    return runs;
  }

  /** Sees which twins come first in a column; gives its kinds. */
  private see(column: number): number {
    let kinds = 0;
    const first = column * LENGTH;
    const end = first + this.lengths[column]!;
    for (let at = first; at < end; at++) {
      const card = this.cards[at]!;
      const bit = 1 << kindOf(card);
      kinds |= bit;
      if ((this.stage.twins & bit & ~this.seen) !== 0 && isUpper(card)) this.swap |= bit;
      this.seen |= bit;
    }
    return kinds;
  }

  /** Twins of which none lies in a column are both in cells, where the order means nothing. */
  private seeCells(): void {
    for (let index = 0; index < this.usedCells; index++) {
      const bit = 1 << kindOf(this.cells[index]!);
      if ((this.stage.twins & bit & ~this.seen) === 0) continue;
      this.seen |= bit;
      this.idle.push(bit);
    }
  }
}
