import { runLimitOf } from '../freecell/limit.ts';
import type { RunLimit } from '../rules.ts';
import { BASE, FIRST_CARD, FITS, LAST_CARD, link } from './links.ts';
import { MoveList } from './moves.ts';
import { TO_CELL, type Packed } from './packed.ts';

/** The bits of a move that `MoveList` gives it. */
const PLAIN = 0xffff;
/** Before it, the card is exchanged with its twin. */
const EXCHANGED = 1 << 16;
/** The run is short enough only with a tail that lies in another column. */
const BORROWED = 1 << 17;

const NOTHING = 0;

/**
 * The moves of a looser game. Two cards of one rank and colour are *twins*. Where both lie on cards that they fit, and
 * from there to the tops of their columns all is in order, they may be exchanged here at any time, with all that lies
 * on them. So positions that differ only in that are one, kept with the lower twin on the lower card.
 *
 * Whatever can be reached by the rules can be reached here, but for exchanges: what cannot be won here cannot be won,
 * while a win here says nothing. Where sequences lie side by side, a thousand positions become one. But an exchange of
 * long tails for nothing lets much be reached that cannot be, so it pays to exchange only ranks up to some.
 *
 * What goes up by itself does so without loss here, too: its twin's tail is about to go up as well, and the bare twin
 * can move to its place instead of being exchanged with it.
 */
export class TwinMoves extends MoveList {
  /** The highest card that is exchanged. */
  private readonly last: number;
  /** By card, as the last survey saw it, in order up to the top of its column: what lies on it, and the column. */
  private readonly above = new Uint8Array(64);
  private readonly column = new Uint8Array(64);
  /** The number of the last survey that saw a card in order, and in order on a card that it fits. */
  private readonly ordered = new Int32Array(64);
  private readonly fitting = new Int32Array(64);
  private survey = 0;
  /** By card in order: how many it moves with, with its own tail and with the shortest that it can be given. */
  private readonly length = new Uint8Array(64);
  private readonly least = new Uint8Array(64);

  constructor(runLimit: RunLimit, ranks: number) {
    super(runLimit);
    this.last = ranks << 2 | 3;
  }

  override settle(position: Packed): void {
    super.settle(position);
    this.order(position);
  }

  override play(position: Packed, move: number): void {
    if ((move & EXCHANGED) === 0) super.play(position, move & PLAIN);
    else this.playExchanged(position, move & PLAIN);
    this.order(position);
  }

  private playExchanged(position: Packed, move: number): void {
    const card = move >> 10;
    this.look(position);
    const from = this.column[card ^ 3]!;
    position.exchange(card, move & 31, from);
    super.play(position, move & ~31 | from);
  }

  private order(position: Packed): void {
    for (let card = this.look(position); card !== NOTHING; card = this.look(position)) {
      position.exchange(card, this.column[card]!, this.column[card ^ 3]!);
    }
  }

  /** Surveys a position; gives a card that is to be exchanged with its twin, if any, the highest first. */
  private look({ tops, beneath, columns }: Packed): number {
    const { above, column, ordered, fitting } = this;
    const survey = ++this.survey;
    let crossed = NOTHING;
    for (let from = 0; from < columns; from++) {
      let on = NOTHING;
      for (let card = tops[from]!; card !== BASE; card = beneath[card]!) {
        above[card] = on;
        column[card] = from;
        ordered[card] = survey;
        if (FITS[link(card, beneath[card]!)] === 0) break;
        fitting[card] = survey;
        if (card > crossed && this.isTied(card) && isCrossed(card, beneath)) crossed = card;
        on = card;
      }
    }
    return crossed;
  }

  /** Whether a card can be exchanged with its twin. */
  private isTied(card: number): boolean {
    return card <= this.last && this.fitting[card] === this.survey && this.fitting[card ^ 3] === this.survey;
  }

  private measure(): void {
    const { above, ordered, length, least, survey } = this;
    // By rank, so that what can lie on a card has been measured before it.
    for (let card = FIRST_CARD; card <= LAST_CARD; card++) {
      if (ordered[card] !== survey) continue;
      const on = above[card]!;
      length[card] = on === NOTHING ? 1 : 1 + length[on]!;
      least[card] = on === NOTHING ? 1 : 1 + (this.isTied(on) ? Math.min(least[on]!, least[on ^ 3]!) : least[on]!);
    }
  }

  /** Lists the moves of a position in which no twins lie crosswise. */
  override list(position: Packed): number {
    this.look(position);
    this.measure();
    return super.list(position);
  }

  protected override listColumn(position: Packed, from: number, empty: number): void {
    const { tops, beneath, freeCells, emptyColumns } = position;
    const toTaken = runLimitOf(this.runLimit, freeCells, emptyColumns);
    const toEmpty = empty < 0 ? 0 : runLimitOf(this.runLimit, freeCells, emptyColumns - 1);
    const top = tops[from]!;
    this.listHome(position, top, from);
    if (freeCells > 0) this.add(top, from, TO_CELL);
    for (let card = top; ; card = beneath[card]!) {
      const below = beneath[card]!;
      if (this.least[card]! <= toTaken) this.listTaken(card, from | this.tail(card, toTaken));
      if (this.least[card]! <= toEmpty && below !== BASE) this.add(card, from | this.tail(card, toEmpty), empty);
      if (FITS[link(card, below)] === 0) return;
    }
  }

  private tail(card: number, limit: number): number {
    return this.length[card]! > limit ? BORROWED : 0;
  }

  protected override add(card: number, from: number, to: number): void {
    super.add(card, from, to);
    if (this.isTied(card)) super.add(card, from | EXCHANGED, to);
  }

  override borrows(move: number): boolean {
    return (move & BORROWED) !== 0;
  }
}

/** Whether the lower one of two twins lies on the higher card. */
function isCrossed(card: number, beneath: Uint8Array): boolean {
  const twin = card ^ 3;
  return (card < twin) !== (beneath[card]! < beneath[twin]!);
}
