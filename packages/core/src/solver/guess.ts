import { KING } from '../card.ts';
import { BASE, FITS, link } from './links.ts';
import type { Packed } from './packed.ts';

/** How much each thing counts against a position, in quarters. */
interface Weights {
  /** Each card that is not home. */
  readonly card: number;
  /** Each card that lies on one it does not fit. */
  readonly misfit: number;
  /** Each card with a lower one somewhere beneath. */
  readonly blocker: number;
  /** Each card on top of the next one that a foundation waits for. */
  readonly onNext: number;
  /** Each card on top of the next but one. */
  readonly onSecond: number;
  /** Each king on a column's base. */
  readonly king: number;
  readonly usedCell: number;
  readonly emptyColumn: number;
  /** No empty cell and no empty column. */
  readonly noRoom: number;
  /** One of them in all. */
  readonly littleRoom: number;
  /** Each rank between the highest and the lowest foundation. */
  readonly spread: number;
  /** Each move made so far. */
  readonly move: number;
}

/**
 * Several ways to guess, since what one of them misjudges another one mostly does not. Found by hill climbing over
 * random deals, the later ones over deals that are hard for the earlier ones; nothing more is behind the numbers.
 */
const WAYS: readonly Weights[] = [
  {
    card: 4, misfit: 11, blocker: 7, onNext: 4, onSecond: 1, king: -9,
    usedCell: 12, emptyColumn: -30, noRoom: 39, littleRoom: 19, spread: -9, move: 7,
  },
  {
    card: 2, misfit: 14, blocker: 16, onNext: 6, onSecond: 3, king: -7,
    usedCell: 20, emptyColumn: -48, noRoom: 40, littleRoom: 16, spread: -14, move: 8,
  },
  {
    card: -1, misfit: 20, blocker: 20, onNext: 3, onSecond: -2, king: -24,
    usedCell: 20, emptyColumn: -48, noRoom: 40, littleRoom: 16, spread: -24, move: 8,
  },
];

/** In how many ways positions can be guessed at. */
export const GUESSES = WAYS.length;

/** Keeps guesses above zero. */
const MIDDLE = 200;

/** Guesses how far positions are from the win. */
export class Guess {
  private readonly weights: Weights;
  /** Room for the cards of one column, top first. */
  private readonly pile = new Uint8Array(64);

  /** `way` is below `GUESSES`. */
  constructor(way: number) {
    this.weights = WAYS[way]!;
  }

  /** For a position that was reached in `depth` moves; smaller is nearer. */
  distance(position: Packed, depth: number): number {
    const { weights } = this;
    const { freeCells, emptyColumns, reached, tops, columns } = position;
    const room = freeCells + emptyColumns;
    let sum = weights.card * (52 - position.cardsHome) + weights.move * depth + weights.spread * spread(reached)
      + weights.usedCell * position.usedCells + weights.emptyColumn * emptyColumns;
    if (room === 0) sum += weights.noRoom;
    if (room === 1) sum += weights.littleRoom;
    for (let index = 0; index < columns; index++) {
      if (tops[index] !== BASE) sum += this.columnCosts(position, tops[index]!);
    }
    return MIDDLE + (sum >> 2);
  }

  private columnCosts({ beneath, reached }: Packed, top: number): number {
    const { weights, pile } = this;
    let height = 0;
    for (let card = top; card !== BASE; card = beneath[card]!) pile[height++] = card;
    let below = pile[height - 1]!;
    let lowest = below >> 2;
    let sum = lowest === KING ? weights.king : 0;
    for (let above = height - 1; above >= 0; above--) {
      const card = pile[above]!;
      const rank = card >> 2;
      if (card !== below && FITS[link(card, below)] === 0) sum += weights.misfit;
      if (lowest < rank) sum += weights.blocker;
      else lowest = rank;
      const ahead = rank - reached[card & 3]!;
      if (ahead === 1) sum += weights.onNext * above;
      else if (ahead === 2) sum += weights.onSecond * above;
      below = card;
    }
    return sum;
  }
}

function spread(reached: Uint8Array): number {
  const [a, b, c, d] = [reached[0]!, reached[1]!, reached[2]!, reached[3]!];
  return Math.max(a, b, c, d) - Math.min(a, b, c, d);
}
