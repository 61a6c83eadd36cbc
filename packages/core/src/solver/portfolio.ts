import type { FreecellPosition } from '../position.ts';
import { GUESSES } from './guess.ts';
import { Search, type SearchState } from './search.ts';

/** Positions that each search visits in its first turn. Four deals of five need no second search. */
const FIRST_TURN = 2048;

/** By how much the bounds grow from turn to turn: the first search may end as a proof and gets most of the time. */
const FIRST_GROWTH = 8;
const OTHER_GROWTH = 4;

/**
 * Searches that guess in different ways and take turns, longer ones each time. A search that guesses wrong at a
 * bad moment can be lost for a very long time; hardly ever are all of them. Each is complete in itself: whichever
 * ends first decides, and each would count the same positions.
 */
export class Portfolio {
  /** Positions visited by all searches together. */
  positions = 0;
  /** The search whose turn it is, or which has ended. */
  current: Search;
  private readonly start: FreecellPosition;
  private readonly searches: Search[] = [];
  private readonly bounds: number[] = [];
  private turn = 0;

  constructor(start: FreecellPosition) {
    this.start = start;
    this.current = this.enter();
  }

  /** Visits up to about `positions` more. */
  advance(positions: number): SearchState {
    const { current, turn, bounds } = this;
    const before = current.store.size;
    const state = current.advance(Math.min(before + positions, bounds[turn]!));
    this.positions += current.store.size - before;
    if (state === 'running' && current.store.size >= bounds[turn]!) this.pass();
    return state;
  }

  private pass(): void {
    this.bounds[this.turn]! *= this.turn === 0 ? FIRST_GROWTH : OTHER_GROWTH;
    this.turn = (this.turn + 1) % GUESSES;
    this.current = this.searches[this.turn] ?? this.enter();
  }

  /** Starts the search of this turn; most games never need the later ones. */
  private enter(): Search {
    const search = new Search(this.start, { way: this.turn });
    this.searches.push(search);
    this.bounds.push(FIRST_TURN);
    this.positions += search.store.size;
    return search;
  }
}
