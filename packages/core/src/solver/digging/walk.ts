import { FITS, link } from '../links.ts';
import type { Region } from './region.ts';
import type { Room } from './room.ts';
import type { Shape } from './shape.ts';
import { homeOfCell, homeOfColumn, waitingFor } from './waiting.ts';

/** Walks through regions. */
export class Walk {
  private readonly shape: Shape;
  private readonly room: Room;
  private region!: Region;
  private number = 0;
  private waiting = 0;

  constructor(shape: Shape, room: Room) {
    this.shape = shape;
    this.room = room;
  }

  /** Begins a region with the shape at hand, whose measure is taken. */
  begin(region: Region): void {
    this.region = region;
    this.meet(-1, 0);
  }

  /** Makes all moves within the region from one of its shapes. */
  expand(number: number): void {
    const { shape, region } = this;
    shape.become(region.stage, number);
    this.number = number;
    this.waiting = 0;
    const used = shape.columns;
    for (let from = 0; from < used; from++) {
      this.carryAll(from, used);
      if (shape.lengths[from]! > 0) this.toCell(from);
    }
    for (let index = shape.usedCells - 1; index >= 0; index--) this.fromCell(index, used);
    region.stage.letWait(number, this.waiting);
  }

  private carryAll(from: number, used: number): void {
    const { shape, room } = this;
    const cells = room.cells - shape.usedCells;
    const empty = room.columns - used;
    const most = room.limit(cells, empty);
    const mostToEmpty = empty > 0 ? room.limit(cells, empty - 1) : 0;
    const length = shape.lengths[from]!;
    for (let count = 1; count <= Math.min(length, most); count++) {
      const card = shape.cardAt(from, count);
      for (let to = 0; to < used; to++) {
        if (to !== from && FITS[link(card, shape.top(to))] !== 0) this.carry(from, to, count);
      }
      const isWhole = count === length && from >= shape.stage.lasts.length;
      if (count > mostToEmpty || isWhole) continue;
      this.carry(from, shape.open(), count);
      shape.columns--;
    }
  }

  private carry(from: number, to: number, count: number): void {
    this.shape.carry(from, to, count);
    // What more than one card can be moved to and fro depends on what is empty.
    this.visit(count > 1 ? 0 : waitingFor(homeOfColumn(from), homeOfColumn(to)));
    this.shape.carry(to, from, count);
  }

  private toCell(from: number): void {
    const { shape } = this;
    if (shape.usedCells === this.room.cells) return;
    shape.cells[shape.usedCells++] = shape.cardAt(from, 1);
    shape.lengths[from]!--;
    this.visit(waitingFor(homeOfColumn(from), homeOfCell(shape.usedCells - 1)));
    shape.lengths[from]!++;
    shape.usedCells--;
  }

  private fromCell(index: number, used: number): void {
    const { shape } = this;
    const { cells } = shape;
    const card = cells[index]!;
    cells[index] = cells[--shape.usedCells]!;
    for (let to = 0; to < used; to++) {
      if (FITS[link(card, shape.top(to))] !== 0) this.put(card, index, to);
    }
    if (used < this.room.columns) {
      this.put(card, index, shape.open());
      shape.columns--;
    }
    cells[shape.usedCells++] = cells[index]!;
    cells[index] = card;
  }

  private put(card: number, from: number, to: number): void {
    this.shape.put(card, to);
    this.visit(waitingFor(homeOfCell(from), homeOfColumn(to)));
    this.shape.lengths[to]!--;
  }

  /** Comes to another shape, for which something can wait, if it was met earlier. */
  private visit(waiting: number): void {
    this.shape.measure();
    this.meet(this.region.stage.find(this.shape.key), waiting);
  }

  private meet(known: number, waiting: number): void {
    const { shape, region: { stage, swaps } } = this;
    if (known >= 0) {
      swaps.add(shape.swap ^ stage.swapOf(known));
      if (known < this.number) this.waiting |= waiting;
      return;
    }
    stage.add(shape.key, shape.swap);
    for (const swap of shape.idle) swaps.add(swap);
  }
}
