import { fullDeck } from '../../card.ts';
import type { FreecellPosition } from '../../position.ts';
import { departuresFrom } from './departure.ts';
import { kindOf } from './kind.ts';
import { Exit, EXIT_BYTES, Region, REGION_BYTES } from './region.ts';
import { Room } from './room.ts';
import { Shape } from './shape.ts';
import { SHAPE_BYTES, Stage, STAGE_BYTES } from './stage.ts';
import { STATE_BYTES, States } from './states.ts';
import { Table } from './table.ts';
import { Walk } from './walk.ts';

/** After so many shapes or states it pauses. */
const PAUSE = 4096;

/** What it came to; `won` where a way to win was found. */
export type Dug = 'won' | 'exhausted';

/** Where a way out comes to: a region, and how its twins lie against those of the region's first shape. */
interface Arrival {
  readonly region: Region;
  readonly turn: number;
}

/**
 * Goes through everything that can follow from a position, and through little of it one by one: all that there is room
 * to do with loose cards is one `Region`, and of the ways in which twins can be exchanged in it only the number of
 * those that differ counts. A *state* is a region and one of these; from it, cards are dug out or go home.
 *
 * It is exact: no two positions are taken for one but for the order of columns and cells, and what can be taken back.
 */
export class Digging {
  /** Shapes walked through. */
  size = 0;
  private readonly stages = new Map<string, Stage>();
  private readonly regions: Region[] = [];
  private exits = 0;
  private readonly states = new States();
  private readonly shape = new Shape();
  private readonly room: Room;
  private readonly walk: Walk;
  private readonly deck = new Uint8Array(64);
  private readonly start: Table;
  private isWon = false;

  constructor(position: FreecellPosition) {
    const { columns, cells, foundations, rules } = position;
    this.room = new Room(columns.length, cells.length, rules.runLimit);
    this.walk = new Walk(this.shape, this.room);
    const cards = [...columns.flatMap((column) => column.cards), ...cells, ...foundations.flat()];
    for (const card of fullDeck()) this.deck[card] = Number(cards.includes(card));
    this.start = Table.from(position);
  }

  /** What it remembers, in bytes. */
  get held(): number {
    return SHAPE_BYTES * this.size + STATE_BYTES * this.states.size + STAGE_BYTES * this.stages.size
      + REGION_BYTES * this.regions.length + EXIT_BYTES * this.exits;
  }

  /** Goes on to the end, deep ways first, and pauses every few thousand steps. */
  * run(): Generator<void, Dug, void> {
    const first = yield* this.arrive(this.start.copy());
    const ways = first ? [yield* this.waysFrom(first.region, first.region.swaps.reduce(first.turn))] : [];
    for (let steps = 1; ways.length > 0 && !this.isWon; steps++) {
      const next = ways.at(-1)!.next();
      if (next.done) ways.pop();
      else ways.push(yield* this.waysFrom(next.value.to, this.states.lastSwap));
      if (steps % PAUSE === 0) yield;
    }
    return this.isWon ? 'won' : 'exhausted';
  }

  private* waysFrom(region: Region, swap: number): Generator<void, Iterator<Exit>, void> {
    region.exits ??= yield* this.exitsOf(region);
    return this.newStates(region.exits, swap);
  }

  /** Goes on to all states that are new, one by one: by which exits. */
  private* newStates(exits: readonly Exit[], swap: number): Generator<Exit, void, void> {
    const open = exits.filter((exit) => exit.isOpen(swap));
    // Where something is safe, it is as good as all that can be done: the region's shapes can be made of one another.
    const safe = open.find((exit) => exit.isSafe);
    if (safe) {
      if (this.states.add(safe.to.number, safe.through(swap))) yield safe;
      return;
    }
    for (const exit of open) {
      for (const next of exit.allThrough(swap)) if (this.states.add(exit.to.number, next)) yield exit;
    }
  }

  private* exitsOf(region: Region): Generator<void, Exit[], void> {
    const exits = new Map<string, Exit>();
    for (let number = region.first; number < region.end; number++) {
      this.shape.become(region.stage, number);
      const table = this.shape.write(this.start.piles);
      const waiting = region.stage.waitingOf(number);
      for (const departure of departuresFrom(table, region.stage, this.room, waiting)) {
        const arrival = yield* this.arrive(departure.table);
        if (!arrival) return [];
        const exit = new Exit(region, departure, arrival.region, arrival.region.swaps.reduce(arrival.turn));
        exits.set(exit.name, exit);
      }
      if (number % PAUSE === 0) yield;
    }
    this.exits += exits.size;
    return [...exits.values()].sort((one, other) => one.to.stage.left - other.to.stage.left);
  }

  /** Comes to a region, and walks through it where it is new; undefined where the game is won. */
  private* arrive(table: Table): Generator<void, Arrival | undefined, void> {
    const stage = this.settle(table);
    this.isWon ||= table.isSorted;
    if (this.isWon) return undefined;
    const { shape, walk } = this;
    shape.read(table, stage);
    shape.measure();
    const known = stage.find(shape.key);
    if (known >= 0) {
      return { region: this.regions[stage.regionOf(known)]!, turn: shape.swap ^ stage.swapOf(known) };
    }
    const region = new Region(stage, this.regions.length);
    this.regions.push(region);
    walk.begin(region);
    for (let number = region.first; number < stage.size; number++) {
      walk.expand(number);
      if (++this.size % PAUSE === 0) yield;
    }
    region.end = stage.size;
    return { region, turn: 0 };
  }

  /** Sends home what goes without loss and is no twin; gives the stage that is reached so. */
  private settle(table: Table): Stage {
    for (;;) {
      const stage = this.stageOf(table);
      const isReady = (card: number): boolean => (stage.twins & 1 << kindOf(card)) === 0 && table.isSafe(card);
      const column = table.depths.findIndex((_, index) => isReady(table.topOf(index)));
      const cell = table.cells.findIndex(isReady);
      if (column < 0 && cell < 0) return stage;
      const card = column < 0 ? table.cells[cell]! : table.topOf(column);
      if (column < 0) table.cells.splice(cell, 1);
      else table.takeTop(column);
      table.reached[card & 3]!++;
    }
  }

  private stageOf(table: Table): Stage {
    const name = String.fromCharCode(...table.depths, ...table.reached);
    let stage = this.stages.get(name);
    if (!stage) this.stages.set(name, stage = new Stage(table, this.deck));
    return stage;
  }
}
