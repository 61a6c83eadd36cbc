import { cardOf, type Card, type Suit } from '../card.ts';
import type { FreecellPosition } from '../position.ts';
import { HOME, link } from './links.ts';
import type { Step } from './line.ts';
import { linkOfMove, MoveList } from './moves.ts';
import { Packed } from './packed.ts';
import { enlarged } from './store.ts';

const FIRST_ROOM = 1 << 12;

/** Bytes for one position on the trail. */
export const TRAIL_BYTES = 4 + 2 + 2;

/**
 * How the positions that a search went on from were reached, by number: the position before, the link made by
 * the move, and the ranks that the foundations had reached after it, four bits each. Those tell which cards went
 * home besides the safe ones; in which order does not matter.
 */
export class Trail {
  size = 0;
  private parent = new Int32Array(FIRST_ROOM);
  private link = new Uint16Array(FIRST_ROOM);
  private home = new Uint16Array(FIRST_ROOM);

  /** Leaves nothing but the room. */
  clear(): void {
    this.size = 0;
  }

  /** Gives the number of the new position. */
  add(parent: number, link: number, home: number): number {
    if (this.size === this.parent.length) this.grow();
    const number = this.size++;
    this.parent[number] = parent;
    this.link[number] = link;
    this.home[number] = home;
    return number;
  }

  /** The steps to position `goal` of a search that began at `start`, by the identity of the position before each. */
  stepsTo(goal: number, start: FreecellPosition): Map<string, Step> {
    const numbers: number[] = [];
    for (let number = goal; number >= 0; number = this.parent[number]!) numbers.push(number);
    const walk = new Walk(start);
    for (const number of numbers.reverse()) {
      if (this.parent[number]! >= 0) walk.make(this.link[number]!);
      walk.bringHome(this.home[number]!);
    }
    return walk.steps;
  }

  private grow(): void {
    const room = this.parent.length * 2;
    this.parent = enlarged(this.parent, new Int32Array(room));
    this.link = enlarged(this.link, new Uint16Array(room));
    this.home = enlarged(this.home, new Uint16Array(room));
  }
}

/** The ranks that the foundations have reached, as a trail keeps them. */
export function homeOf({ reached }: Packed): number {
  return reached[0]! | reached[1]! << 4 | reached[2]! << 8 | reached[3]! << 12;
}

/** Goes a way again, and notes its steps. */
class Walk {
  readonly steps = new Map<string, Step>();
  private readonly now: Packed;
  private readonly list: MoveList;

  constructor(start: FreecellPosition) {
    this.now = new Packed(start);
    this.now.settle();
    this.list = new MoveList(start.rules.runLimit);
  }

  make(wanted: number): void {
    this.steps.set(this.now.identity, { card: wanted >> 6 as Card, onto: wanted & 63 });
    const moves = this.list.moves.subarray(0, this.list.list(this.now));
    this.now.play(moves.find((move) => linkOfMove(this.now, move) === wanted)!);
  }

  bringHome(home: number): void {
    for (let card = this.nextHome(home); card !== undefined; card = this.nextHome(home)) this.make(link(card, HOME));
  }

  /** A free card that is to go home, though it is not safe. */
  private nextHome(home: number): Card | undefined {
    const { now } = this;
    return [0, 1, 2, 3]
      .filter((suit) => now.reached[suit]! < (home >> suit * 4 & 15))
      .map((suit) => cardOf(now.reached[suit]! + 1, suit as Suit))
      .find((card) => now.cells.subarray(0, now.usedCells).includes(card) || now.tops.includes(card));
  }
}
