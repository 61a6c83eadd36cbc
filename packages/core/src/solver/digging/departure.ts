import { BASE, FITS, link } from '../links.ts';
import { kindOf, twinOf } from './kind.ts';
import type { Room } from './room.ts';
import type { Stage } from './stage.ts';
import type { Table } from './table.ts';
import { digOf, homeOfCell, homeOfColumn } from './waiting.ts';

/** A move that cannot be taken back. */
export interface Departure {
  /** What it leads to. */
  readonly table: Table;
  /** The kind, as a bit, whose twins must be exchanged for it (`wanted` is 1) or not (0); 0 where it goes for both. */
  readonly bit: number;
  readonly wanted: number;
  /** Whether nothing is lost by it. */
  readonly isSafe: boolean;
}

/**
 * Those from one table of a stage that cannot wait (as `Walk` says it); of a dug out card only one, since it can go on
 * to any other place.
 */
export function departuresFrom(table: Table, stage: Stage, room: Room, waiting: number): Departure[] {
  const all: Departure[] = [];
  stage.columns.forEach((column, index) => {
    if ((waiting & homeOfColumn(index)) === 0) all.push(...homeFrom(table, stage, column));
    const canWait = (waiting & digOf(index)) !== 0 && goesToCell(table, column, room);
    const dug = table.depths[column] === 0 || canWait ? undefined : digOut(table, column, room);
    if (dug) all.push({ table: dug, bit: 0, wanted: 0, isSafe: false });
  });
  table.cells.forEach((card, index) => {
    if ((waiting & homeOfCell(index)) !== 0) return;
    all.push(...home(table, stage, card, (next) => next.cells.splice(index, 1)));
  });
  return all;
}

function homeFrom(table: Table, stage: Stage, column: number): Departure[] {
  const card = table.topOf(column);
  const take = (next: Table): void => next.takeTop(column);
  if (table.columns[column]!.length > 0) return home(table, stage, card, take);
  return table.isNext(card) ? [sendHome(table, card, 0, 0, take)] : [];
}

/** A loose card goes home; of twins either does, as they may be exchanged. */
function home(table: Table, { twins }: Stage, card: number, take: (table: Table) => void): Departure[] {
  const bit = twins & 1 << kindOf(card);
  const cards = bit === 0 ? [card] : [card, twinOf(card)];
  return cards.filter((each) => table.isNext(each)).map((each) => {
    return sendHome(table, each, bit, Number(each !== card), (next) => {
      take(next);
      // The one that stays is the other one.
      if (bit !== 0) next.tell(twinOf(each));
    });
  });
}

function sendHome(
  table: Table, card: number, bit: number, wanted: number, take: (table: Table) => void,
): Departure {
  const next = table.copy();
  take(next);
  next.reached[card & 3]!++;
  return { table: next, bit, wanted, isSafe: table.isSafe(card) };
}

/** Whether a column's last buried card is dug out alone, and to a cell: all else may depend on what is empty. */
function goesToCell(table: Table, column: number, room: Room): boolean {
  return table.columns[column]!.length === 0 && table.cells.length < room.cells;
}

/** Digs out the last buried card of a column, with what lies on it; undefined where it can go nowhere. */
function digOut(table: Table, column: number, room: Room): Table | undefined {
  const next = table.copy();
  const taken = next.dig(column);
  const card = taken[0]!;
  if (goesToCell(table, column, room)) {
    next.cells.push(card);
    return next;
  }
  const cells = room.cells - table.cells.length;
  const empty = table.depths.filter((_, other) => table.topOf(other) === BASE).length;
  const to = table.depths.findIndex((_, other) => {
    const top = table.topOf(other);
    if (top === BASE) return taken.length <= room.limit(cells, empty - 1);
    return other !== column && FITS[link(card, top)] !== 0 && taken.length <= room.limit(cells, empty);
  });
  if (to < 0) return undefined;
  next.columns[to]!.push(...taken);
  return next;
}
