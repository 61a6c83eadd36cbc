import { makeCard } from '../card.ts';
import { moveOf, type CardMove, type Pile } from '../move.ts';
import type { FreecellPosition } from '../position.ts';

/**
 * The rules a second time, for tests only: written from the specification on plain text, slow and obvious,
 * sharing nothing with the engine but its types.
 */
export interface NaiveTable {
  columns: string[][];
  cells: string[];
  home: string[][];
  limit: 'standard' | 'doubling';
}

const RANKS = 'A23456789TJQK';
const COLOUR: Record<string, string> = { C: 'black', D: 'red', H: 'red', S: 'black' };
const CELLS = 'abcdefgi';

export function naiveTable(position: FreecellPosition): NaiveTable {
  return {
    columns: position.columns.map(({ cards }) => cards.map(makeCard)),
    cells: position.cells.map((card) => card ? makeCard(card) : ''),
    home: position.foundations.map((cards) => cards.map(makeCard)),
    limit: position.rules.runLimit,
  };
}

/** Tries every source, target and count that could be written down. */
export function naiveMoves(table: NaiveTable): CardMove[] {
  const piles = [...table.columns.keys()].map((index) => String(index + 1)).concat([...CELLS], 'h') as Pile[];
  const moves: CardMove[] = [];
  for (const from of piles) {
    for (const to of piles) {
      for (let count = 1; count <= 13; count++) {
        if (naiveAllowed(table, from, to, count)) moves.push(moveOf(from, to, count));
      }
    }
  }
  return moves;
}

function naiveAllowed(table: NaiveTable, from: Pile, to: Pile, count: number): boolean {
  if (from === to || from === 'h') return false;
  const source = pileOf(table, from);
  const target = to === 'h' ? [] : pileOf(table, to);
  if (!source || !target || source.length < count) return false;
  const lifted = source.slice(source.length - count);
  for (let index = 1; index < lifted.length; index++) if (!goesOn(lifted[index]!, lifted[index - 1]!)) return false;
  if (to === 'h') return count === 1 && isNext(table, lifted[0]!);
  if (CELLS.includes(to)) return count === 1 && target.length === 0;
  if (target.length > 0 && !goesOn(lifted[0]!, target[target.length - 1]!)) return false;
  return count === 1 || count <= naiveLimit(table, to);
}

/** The cards of a column or cell, or nothing where there is no such pile. */
function pileOf(table: NaiveTable, pile: Pile): string[] | undefined {
  if (!CELLS.includes(pile)) return table.columns[Number(pile) - 1];
  const cell = table.cells[CELLS.indexOf(pile)];
  return cell === undefined ? undefined : cell === '' ? [] : [cell];
}

function goesOn(card: string, below: string): boolean {
  return RANKS.indexOf(card[0]!) + 1 === RANKS.indexOf(below[0]!) && COLOUR[card[1]!] !== COLOUR[below[1]!];
}

function isNext(table: NaiveTable, card: string): boolean {
  const done = table.home['CDHS'.indexOf(card[1]!)]!.length;
  return RANKS[done] === card[0];
}

function naiveLimit(table: NaiveTable, to: Pile): number {
  let cells = 0;
  let columns = 0;
  for (const cell of table.cells) if (cell === '') cells++;
  table.columns.forEach((column, index) => {
    if (column.length === 0 && String(index + 1) !== to) columns++;
  });
  return table.limit === 'standard' ? (cells + 1) * Math.pow(2, columns) : Math.pow(2, cells) * (columns + 1);
}

export function naivePlay(table: NaiveTable, { from, to, count }: CardMove): NaiveTable {
  const next: NaiveTable = {
    columns: table.columns.map((cards) => [...cards]),
    cells: [...table.cells],
    home: table.home.map((cards) => [...cards]),
    limit: table.limit,
  };
  const lifted = CELLS.includes(from)
    ? [next.cells[CELLS.indexOf(from)]!]
    : next.columns[Number(from) - 1]!.splice(-count);
  if (CELLS.includes(from)) next.cells[CELLS.indexOf(from)] = '';
  if (to === 'h') next.home['CDHS'.indexOf(lifted[0]![1]!)]!.push(lifted[0]!);
  else if (CELLS.includes(to)) next.cells[CELLS.indexOf(to)] = lifted[0]!;
  else next.columns[Number(to) - 1]!.push(...lifted);
  return next;
}
