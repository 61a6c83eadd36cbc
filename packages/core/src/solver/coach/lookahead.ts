import type { Judgement } from './judgement.ts';
import { KINDS, UNKNOWN } from './kinds.ts';
import { chanceOf } from './network.ts';
import { EMPTY, Piles } from './piles.ts';
import { COLUMNS, RUNS, type Outcome, type Scene } from './scene.ts';
import { Survey } from './survey.ts';

/** Room for the columns of one short search. */
const BITS = 15;

/** Gives whole numbers from 0 to below `limit`. */
export type Draw = (limit: number) => number;

/**
 * Looks past the news: draws the cards that turn up from those never seen, and searches on as a player would who knows
 * those cards and no more. That is the value of an outcome to a fair player; to let a sample be solved with open cards
 * would count on knowledge that nobody will have.
 */
export class Lookahead {
  private readonly piles: Piles;
  private readonly survey: Survey;
  private readonly next: Scene = {
    columns: new Int32Array(COLUMNS), rounds: 0, done: 0, unseen: new Uint8Array(KINDS), stock: new Uint8Array(),
  };

  private readonly deck: number[] = [];

  constructor(judgement: Judgement) {
    this.piles = new Piles(judgement, BITS);
    this.survey = new Survey(this.piles, judgement);
  }

  /**
   * The chance of each outcome with one order of the unseen cards, the same for all.
   * @param piles which the outcomes' columns are of
   * @param positions searched for each
   */
  sample(scene: Scene, outcomes: readonly Outcome[], piles: Piles, positions: number, draw: Draw): number[] {
    this.shuffle(scene.unseen, draw);
    return outcomes.map((outcome) => {
      this.piles.clear();
      const columns = outcome.columns.map((column) => this.piles.copy(piles, column));
      return this.chanceAfter(scene, { ...outcome, columns }, positions);
    });
  }

  /** Puts the unseen cards into random order. */
  private shuffle(unseen: Uint8Array, draw: Draw): void {
    const { deck } = this;
    deck.length = 0;
    for (let kind = 0; kind < KINDS; kind++) for (let left = unseen[kind]!; left > 0; left--) deck.push(kind);
    for (let last = deck.length - 1; last > 0; last--) {
      const other = draw(last + 1);
      [deck[last], deck[other]] = [deck[other]!, deck[last]!];
    }
  }

  private chanceAfter(scene: Scene, outcome: Outcome, positions: number): number {
    this.reveal(scene, outcome);
    if (this.next.done === RUNS) return 1;
    const [best] = this.survey.run(this.next, positions, 1);
    return best ? chanceOf(best.value) : 0;
  }

  /** Makes `next` the position after an outcome, with cards from the deck for those that nobody has seen. */
  private reveal({ unseen, stock }: Scene, { kind, columns, rounds, done }: Outcome): void {
    const { piles, next } = this;
    next.unseen.set(unseen);
    next.stock = stock;
    next.columns.set(columns);
    next.rounds = rounds;
    next.done = done;
    let drawn = 0;
    const see = (known: number): number => {
      if (known !== UNKNOWN) return known;
      const card = this.deck[drawn++]!;
      next.unseen[card]!--;
      return card;
    };
    const row = stock.length - (rounds + 1) * COLUMNS;
    for (let index = 0; index < COLUMNS; index++) {
      let column = next.columns[index]!;
      if (kind === 'deal') column = this.complete(piles.push(column, see(stock[row + index]!)));
      if (column !== EMPTY && piles.isNews(column)) column = piles.push(piles.drop(column, 1), see(UNKNOWN));
      next.columns[index] = column;
    }
  }

  private complete(column: number): number {
    const { piles, next } = this;
    if (!piles.isComplete(column)) return column;
    next.done++;
    return piles.turn(piles.drop(column, 13));
  }
}
