import { columnName, DEAL, moveOf, type Move } from '../../move.ts';
import { COLUMNS } from '../../spider/deal.ts';
import type { Start } from './start.ts';
import { packMove, ROUND, Tableau, type PackedMove } from './tableau.ts';

/** The moves that a beam's way stands for: with all that is gathered from the start on and after each move. */
export function withGathered(start: Start, way: readonly PackedMove[]): PackedMove[] {
  const table = new Tableau(start.columns);
  table.load(start.at, 0);
  const moves: PackedMove[] = table.log = [];
  for (let index = 0; index < COLUMNS; index++) table.gather(index);
  let rounds = start.rounds.length;
  for (const move of way) table.play(move, move === ROUND ? start.rounds[--rounds] : undefined);
  return moves;
}

/**
 * A line without its waste: a move that can be left out is left out; of two with the same cards the first is, if the
 * second can begin where the first did. What is left wins, too.
 */
export function pruned(start: Start, moves: readonly PackedMove[]): PackedMove[] {
  let line = [...moves];
  for (let index = line.length - 1; index >= 0; index--) {
    line = shorterBy(start, line, index) ?? line;
  }
  return line;
}

function shorterBy(start: Start, line: readonly PackedMove[], index: number): PackedMove[] | undefined {
  const move = line[index]!;
  if (move === ROUND) return undefined;
  const without = line.toSpliced(index, 1);
  if (wins(start, without)) return without;
  const [source, target, count] = [move & 15, move >> 4 & 15, move >> 8];
  const later = without.findIndex((next, at) => at >= index && (next & 15) === target && next >> 8 === count);
  if (later < 0) return undefined;
  const to = without[later]! >> 4 & 15;
  // Cards that come back to where they were need not go away.
  const merged = without.toSpliced(later, 1, ...(to === source ? [] : [packMove(source, to, count)]));
  return wins(start, merged) ? merged : undefined;
}

/** Whether every move is allowed in its turn, and at the end the game is won. */
function wins(start: Start, line: readonly PackedMove[]): boolean {
  const table = new Tableau(start.columns);
  table.load(start.at, 0);
  let rounds = start.rounds.length;
  for (const move of line) {
    if (move === ROUND) {
      if (table.at.includes(0)) return false;
      table.deal(start.rounds[--rounds]!);
    } else if (allows(table, move)) table.carry(move & 15, move >> 4 & 15, move >> 8);
    else return false;
  }
  return rounds === 0 && table.isClear();
}

function allows({ at, columns: { card, run } }: Tableau, move: PackedMove): boolean {
  const [from, to, count] = [at[move & 15]!, at[move >> 4 & 15]!, move >> 8];
  return count <= run[from]! && (to === 0 || (card[to]! >> 2) - (card[from]! >> 2) === count);
}

export function movesOf(line: readonly PackedMove[]): Move[] {
  return line.map((move) => move === ROUND
    ? DEAL
    : moveOf(columnName(move & 15), columnName(move >> 4 & 15), move >> 8));
}
