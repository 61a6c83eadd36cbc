import type { Card } from '../card.ts';
import type { Position } from '../position.ts';
import { Line, type Step } from './line.ts';
import { BASE, CELL, HOME } from './links.ts';
import { A_CELL, COLUMNS, FOUNDATION_PILE, ScoutTable, scoutMove } from './scoutTable.ts';

/** The line that a scout's moves make from where it started; what they leave sorted goes up in turn. */
export function lineOfScout(start: Position, moves: readonly number[]): Line {
  const table = new ScoutTable();
  table.load(start);
  table.settle();
  const steps = new Map<string, Step>();
  const play = (move: number) => {
    steps.set(String.fromCharCode(...table.beneath), { card: (move & 63) as Card, onto: targetOf(table, move >> 10) });
    table.play(move);
    table.settle();
  };
  moves.forEach(play);
  for (let move = upward(table); move !== undefined; move = upward(table)) play(move);
  return new Line(steps);
}

function targetOf({ tops }: ScoutTable, to: number): number {
  if (to === FOUNDATION_PILE) return HOME;
  return to === A_CELL ? CELL : tops[to] ?? BASE;
}

/** A move of a card that fits its foundation, though it may not be safe; undefined where there is none. */
function upward({ tops, cells, usedCells, reached }: ScoutTable): number | undefined {
  const fits = (card: number) => card !== BASE && reached[card & 3] === (card >> 2) - 1;
  for (let column = 0; column < COLUMNS; column++) {
    if (fits(tops[column]!)) return scoutMove(tops[column]!, column, FOUNDATION_PILE);
  }
  const card = cells.subarray(0, usedCells).find(fits);
  return card === undefined ? undefined : scoutMove(card, A_CELL, FOUNDATION_PILE);
}
