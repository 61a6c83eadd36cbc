import type { FreecellPosition } from '../position.ts';
import { Guess } from './guess.ts';
import { STORED_WORDS } from './key.ts';
import { MoveList, linkOfMove } from './moves.ts';
import { Packed, type Climb } from './packed.ts';
import { Queue, QUEUE_BYTES } from './queue.ts';
import { Store, STORE_BYTES } from './store.ts';

/** Bytes for each position that a search has room for. */
export const POSITION_BYTES = STORE_BYTES + QUEUE_BYTES;

export type SearchState = 'running' | 'won' | 'exhausted';

export interface SearchOptions {
  readonly climb?: Climb;
  /** Which of the guesses says what to look at next. */
  readonly way?: number;
}

/**
 * Looks at everything that can follow from a position, the most promising first.
 *
 * Each position is visited once, and no move is ever left out. So the same search that finds a win fast is a
 * proof when it runs dry, and the number of positions visited then does not depend on where it looked first.
 */
export class Search {
  readonly store = new Store();
  /** The number of the won position, once there is one. */
  goal = -1;
  private readonly now: Packed;
  private readonly child: Packed;
  private readonly list: MoveList;
  private readonly guess: Guess;
  private readonly queue = new Queue();

  constructor(position: FreecellPosition, { climb = 'safe', way = 0 }: SearchOptions = {}) {
    this.now = new Packed(position, climb);
    this.child = new Packed(position, climb, this.now.layout);
    this.list = new MoveList(position.rules.runLimit);
    this.guess = new Guess(way);
    this.child.settle();
    this.visit(-1, 0);
  }

  /** Goes on until it has visited `positions` in all, or a few more, unless it ends before. */
  advance(positions: number): SearchState {
    while (this.goal < 0 && this.store.size < positions) {
      const number = this.queue.take();
      if (number < 0) return 'exhausted';
      this.expand(number);
    }
    return this.goal < 0 ? 'running' : 'won';
  }

  private expand(number: number): void {
    const { now, child, list } = this;
    now.unpack(this.store.keys, number * STORED_WORDS);
    const count = list.list(now);
    for (let index = 0; index < count && this.goal < 0; index++) {
      const move = list.moves[index]!;
      child.copy(now);
      child.play(move);
      this.visit(number, linkOfMove(now, move));
    }
  }

  /** Files the child, if it is new. */
  private visit(parent: number, link: number): void {
    const { child, store } = this;
    const number = store.add(child, parent, link);
    if (number < 0) return;
    if (child.isWon) this.goal = number;
    this.queue.add(number, this.guess.distance(child, store.depth[number]!));
  }
}
