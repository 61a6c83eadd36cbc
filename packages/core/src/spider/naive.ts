import { makeCard } from '../card.ts';
import { moveOf, type ColumnName, type Move } from '../move.ts';
import type { SpiderPosition } from '../position.ts';

/**
 * Spider a second time, for tests only: written from the specification on plain text, slow and obvious, sharing
 * nothing with the engine but its types. A card that lies face down is written in small letters.
 */
export interface NaiveTable {
  columns: string[][];
  stock: string[];
  runs: string[][];
}

const RANKS = 'A23456789TJQK';
const PLACES = '1234567890';

export function naiveTable({ columns, stock, foundations }: SpiderPosition): NaiveTable {
  return {
    columns: columns.map(({ cards, hidden }) =>
      cards.map((card, index) => index < hidden ? makeCard(card).toLowerCase() : makeCard(card))),
    stock: stock.map(makeCard),
    runs: foundations.map((run) => run.map(makeCard)).filter((run) => run.length > 0),
  };
}

/** Tries every source, target and count that could be written down, and the round. */
export function naiveMoves(table: NaiveTable): Move[] {
  const moves: Move[] = [];
  for (const from of PLACES) {
    for (const to of PLACES) {
      for (let count = 1; count <= 13; count++) {
        if (naiveAllowed(table, PLACES.indexOf(from), PLACES.indexOf(to), count)) {
          moves.push(moveOf(from as ColumnName, to as ColumnName, count));
        }
      }
    }
  }
  if (table.stock.length > 0 && table.columns.every((column) => column.length > 0)) moves.push({ type: 'deal' });
  return moves;
}

function naiveAllowed(table: NaiveTable, from: number, to: number, count: number): boolean {
  const source = table.columns[from]!;
  const target = table.columns[to]!;
  if (from === to || source.length < count) return false;
  const lifted = source.slice(source.length - count);
  if (lifted.some((card) => card !== card.toUpperCase())) return false;
  for (let index = 1; index < lifted.length; index++) {
    if (!isBelow(lifted[index]!, lifted[index - 1]!) || lifted[index]![1] !== lifted[0]![1]) return false;
  }
  return target.length === 0 || isBelow(lifted[0]!, target[target.length - 1]!);
}

/** One rank lower. */
function isBelow(card: string, other: string): boolean {
  return RANKS.indexOf(card[0]!) === RANKS.indexOf(other[0]!) - 1;
}

export function naivePlay(table: NaiveTable, move: Move): NaiveTable {
  const next: NaiveTable = {
    columns: table.columns.map((column) => [...column]),
    stock: [...table.stock],
    runs: table.runs.map((run) => [...run]),
  };
  if (move.type === 'deal') {
    for (const column of next.columns) column.push(next.stock.shift()!);
  } else {
    const lifted = next.columns[PLACES.indexOf(move.from)]!.splice(-move.count);
    next.columns[PLACES.indexOf(move.to)]!.push(...lifted);
  }
  for (const column of next.columns) {
    const end = column.slice(-13).join(' ');
    if (['C', 'D', 'H', 'S'].some((suit) => end === [...RANKS].reverse().map((rank) => rank + suit).join(' '))) {
      next.runs.push(column.splice(-13));
    }
    if (column.length > 0) column.push(column.pop()!.toUpperCase());
  }
  return next;
}
