import { KING } from '../card.ts';
import { BASE, FITS, link } from './links.ts';
import type { Metric } from './metric.ts';
import { highestOf, needsOf, TOP_BITS } from './needs.ts';
import type { Packed } from './packed.ts';

const DECK = 52;
const MOST_COLUMNS = 12;

/** As `Ranks`: above every rank of every suit, and one for each. */
const NONE = 0x0f0f0f0f;
const ONES = 0x01010101;

/** How much counts against a column; found together with the weights of `Outlook`. */
const BREAK = 4;
const MISPLACED = 1;
const ON_NEXT = 1;
const KING_AT_BASE = -3;

/** Where a card lies that is in no column. */
const NOWHERE = MOST_COLUMNS;

/**
 * What lies in the way in the columns of a position: `blocked` units, those that may be crossed, and `disorder`.
 * `Outlook` says what units are.
 *
 * A child shares most columns with its parent: one that has the same top card is the same. Those are taken over
 * as they were measured for the parent.
 */
export class Columns {
  blocked = 0;
  disorder = 0;
  private readonly single: boolean;
  private readonly needs: Int32Array;
  /** Of the parent, by column: its top card, its disorder, its blocked units, and the first of its other ones. */
  private readonly tops = new Uint8Array(MOST_COLUMNS);
  private readonly disorders = new Int32Array(MOST_COLUMNS);
  private readonly blockeds = new Int32Array(MOST_COLUMNS);
  private readonly firsts = new Int32Array(MOST_COLUMNS + 1);
  /** Of the parent, by card: its column, and the cards on it. */
  private readonly where = new Uint8Array(64);
  private readonly above = new Uint8Array(64);
  private readonly parentHighest = new Int32Array(DECK);
  private readonly parentLowest = new Int32Array(DECK);
  /** Of units that are not blocked: what they need, with the top bits set. */
  private readonly highest = new Int32Array(DECK);
  /** The same units: the lowest rank beneath by suit, plus one. */
  private readonly lowest = new Int32Array(DECK);
  private units = 0;
  private onNext = 0;
  /** Room for one column, top first. */
  private readonly column = new Uint8Array(DECK);

  constructor(metric: Metric) {
    this.single = metric === 'cards';
    this.needs = needsOf(metric);
  }

  prepare(parent: Packed): void {
    const { tops, disorders, blockeds, firsts, parentHighest, parentLowest, highest, lowest } = this;
    this.units = 0;
    this.where.fill(NOWHERE);
    for (let index = 0; index < parent.columns; index++) {
      this.blocked = this.disorder = 0;
      firsts[index] = this.units;
      this.measureColumn(parent, index);
      this.locate(parent, index);
      tops[index] = parent.tops[index]!;
      disorders[index] = this.disorder;
      blockeds[index] = this.blocked;
    }
    firsts[parent.columns] = this.units;
    for (let unit = 0; unit < this.units; unit++) {
      parentHighest[unit] = highest[unit]!;
      parentLowest[unit] = lowest[unit]!;
    }
  }

  private locate({ tops, beneath }: Packed, index: number): void {
    const { where, above } = this;
    for (let card = tops[index]!, count = 0; card !== BASE; card = beneath[card]!) {
      where[card] = index;
      above[card] = count++;
    }
  }

  /** Measures a child of the position prepared. */
  measure(child: Packed): void {
    const { tops } = this;
    this.units = this.blocked = this.disorder = this.onNext = 0;
    for (let index = 0; index < child.columns; index++) {
      if (tops[index] === child.tops[index]) this.takeOver(index);
      else this.measureColumn(child, index);
    }
    this.findNext(child);
    this.disorder += this.onNext * ON_NEXT;
  }

  /** Counts the cards on the next card of each suit where that lies in a column taken over. */
  private findNext({ tops, reached, columns }: Packed): void {
    const { where, above } = this;
    for (let suit = 0; suit < 4; suit++) {
      const next = reached[suit]! + 1 << 2 | suit;
      const index = where[next]!;
      if (index < columns && tops[index] === this.tops[index]) this.onNext += above[next]!;
    }
  }

  private takeOver(index: number): void {
    const { highest, lowest, parentHighest, parentLowest, firsts } = this;
    this.blocked += this.blockeds[index]!;
    this.disorder += this.disorders[index]!;
    const last = firsts[index + 1]!;
    for (let unit = firsts[index]!; unit < last; unit++) {
      highest[this.units] = parentHighest[unit]!;
      lowest[this.units++] = parentLowest[unit]!;
    }
  }

  private measureColumn({ tops, beneath, reached }: Packed, index: number): void {
    const { column, single } = this;
    let height = 0;
    for (let card = tops[index]!; card !== BASE; card = beneath[card]!) column[height++] = card;
    if (height === 0) return;
    let lowest = NONE;
    let lowestBeneath = NONE;
    let needs = 0;
    let least = KING + 1;
    let below = BASE;
    let disorder = column[height - 1]! >> 2 === KING ? KING_AT_BASE : 0;
    let atBase = true;
    for (let above = height - 1; above >= 0; above--) {
      const card = column[above]!;
      const rank = card >> 2;
      const suit = (card & 3) << 3;
      if (below !== BASE) {
        const fits = FITS[link(card, below)] === 1;
        if (!fits) disorder += BREAK;
        if (single || !fits) {
          if (!atBase) this.addUnit(needs, lowestBeneath);
          atBase = false;
          lowestBeneath = lowest;
          needs = 0;
        }
      }
      if (least < rank) disorder += MISPLACED;
      else least = rank;
      if (reached[card & 3]! + 1 === rank) this.onNext += above;
      needs = highestOf(needs, this.needs[card]!);
      if (rank < (lowest >>> suit & 15)) lowest = lowest & ~(15 << suit) | rank << suit;
      below = card;
    }
    if (!atBase) this.addUnit(needs, lowestBeneath);
    this.disorder += disorder;
  }

  private addUnit(needs: number, lowestBeneath: number): void {
    const high = needs | TOP_BITS;
    const low = lowestBeneath + ONES | 0;
    if ((high - low & TOP_BITS) !== 0) {
      this.blocked++;
      return;
    }
    this.highest[this.units] = high;
    this.lowest[this.units] = low;
    this.units++;
  }

  /** Pairs of units, each of which has to wait for the other; each unit is in one pair at most. */
  countCrossed(): number {
    const { highest, lowest } = this;
    let { units } = this;
    let crossed = 0;
    for (let one = 0; one < units; one++) {
      const high = highest[one]!;
      const low = lowest[one]!;
      for (let other = one + 1; other < units; other++) {
        if ((high - lowest[other]! & TOP_BITS) === 0 || (highest[other]! - low & TOP_BITS) === 0) continue;
        crossed++;
        units--;
        highest[other] = highest[units]!;
        lowest[other] = lowest[units]!;
        break;
      }
    }
    return crossed;
  }
}
