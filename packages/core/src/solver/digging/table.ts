import type { FreecellPosition } from '../../position.ts';
import { BASE, FITS, link } from '../links.ts';
import { kindOf, twinOf } from './kind.ts';

/** The columns as they were at the start. */
export class Piles {
  readonly piles: readonly (readonly number[])[];
  /** By column and number of cards left of it: how many of those lie *buried*. */
  private readonly depths: readonly (readonly number[])[];

  constructor(piles: readonly (readonly number[])[]) {
    this.piles = piles;
    this.depths = piles.map(depthsOf);
  }

  /** The last of `depth` buried cards of a column. */
  lastOf(column: number, depth: number): number {
    return this.piles[column]![depth - 1]!;
  }

  depthOf(column: number, left: number): number {
    return this.depths[column]![left]!;
  }

  /** Whether none of the first `depth` cards of a column lies on a lower one. */
  isSorted(column: number, depth: number): boolean {
    const pile = this.piles[column]!;
    for (let index = 1; index < depth; index++) if (pile[index]! >> 2 > pile[index - 1]! >> 2) return false;
    return true;
  }

  /** Those of the first `left` cards of a column that are not buried. */
  looseOf(column: number, left: number): number[] {
    return this.piles[column]!.slice(this.depthOf(column, left), left);
  }
}

/**
 * A card is buried as long as it lies where it was dealt, on a card that it does not fit, or has such a one above it.
 * Once taken from there it is *loose*, for ever, and so are those beneath it that lie in order.
 */
function depthsOf(pile: readonly number[]): number[] {
  const depths = [0];
  pile.forEach((card, index) => {
    const fits = index === 0 || FITS[link(card, pile[index - 1]!)] !== 0;
    depths.push(fits ? depths[index]! : index + 1);
  });
  return depths;
}

type Lying = Pick<Table, 'depths' | 'reached' | 'columns' | 'cells'>;

/** What lies where, with plain lists: made to be changed. */
export class Table {
  readonly piles: Piles;
  /** By column: how many cards are buried. */
  readonly depths: number[];
  /** By suit: the rank that its foundation has reached. */
  readonly reached: number[];
  /** By column: the loose cards on the buried ones. */
  readonly columns: number[][];
  readonly cells: number[];

  constructor(piles: Piles, { depths, reached, columns, cells }: Lying) {
    this.piles = piles;
    this.depths = depths;
    this.reached = reached;
    this.columns = columns;
    this.cells = cells;
  }

  static from({ columns, cells, foundations }: FreecellPosition): Table {
    const cards = columns.map((column) => [...column.cards]);
    const piles = new Piles(cards);
    return new Table(piles, {
      depths: cards.map((pile, column) => piles.depthOf(column, pile.length)),
      reached: foundations.map((pile) => pile.length),
      columns: cards.map((pile, column) => piles.looseOf(column, pile.length)),
      cells: cells.filter((card) => card !== null),
    });
  }

  copy(): Table {
    const { piles, depths, reached, columns, cells } = this;
    return new Table(piles, {
      depths: [...depths], reached: [...reached], columns: columns.map((column) => [...column]), cells: [...cells],
    });
  }

  /** Whether no card lies on a lower one; then all of them can go home, one after the other. */
  get isSorted(): boolean {
    return this.depths.every((depth, column) => this.piles.isSorted(column, depth));
  }

  /** The top card of a column; `BASE` where it is empty. */
  topOf(column: number): number {
    const depth = this.depths[column]!;
    return this.columns[column]!.at(-1) ?? (depth > 0 ? this.piles.lastOf(column, depth) : BASE);
  }

  /** Takes the last buried card of a column, with the loose ones on it, and sets free what lies in order beneath it. */
  dig(column: number): number[] {
    const left = this.depths[column]! - 1;
    const taken = [this.piles.lastOf(column, left + 1), ...this.columns[column]!];
    this.depths[column] = this.piles.depthOf(column, left);
    this.columns[column] = this.piles.looseOf(column, left);
    return taken;
  }

  takeTop(column: number): void {
    if (this.columns[column]!.length > 0) this.columns[column]!.pop();
    else this.dig(column);
  }

  /** Makes both loose cards of a kind the same one, of which one is about to leave. */
  tell(card: number): void {
    const kind = kindOf(card);
    const told = (each: number): number => kindOf(each) === kind ? card : each;
    this.columns.forEach((column, index) => this.columns[index] = column.map(told));
    this.cells.forEach((each, index) => this.cells[index] = told(each));
  }

  isNext(card: number): boolean {
    return card !== BASE && this.reached[card & 3]! + 1 === card >> 2;
  }

  /** Whether a card can go home without loss, as `climbs` has it in `packed.ts`. */
  isSafe(card: number): boolean {
    if (!this.isNext(card)) return false;
    const { reached } = this;
    const rank = card >> 2;
    const others = kindOf(card) & 1 ? Math.min(reached[0]!, reached[3]!) : Math.min(reached[1]!, reached[2]!);
    return others >= rank - 1 || (others >= rank - 2 && reached[twinOf(card) & 3]! >= rank - 3);
  }
}
