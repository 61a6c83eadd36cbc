import type { Card } from '../card.ts';
import { FOUNDATION, cellName, columnName, moveOf, type CardMove } from '../move.ts';
import type { FreecellPosition } from '../position.ts';
import { Line, type Step } from './line.ts';
import { BASE, CELL, HOME } from './links.ts';
import { A_CELL, COLUMNS, FOUNDATION_PILE, ScoutTable, scoutMove } from './scoutTable.ts';

/** The line that a scout's moves make from where it started; what they leave sorted goes up in turn. */
export function lineOfScout(start: FreecellPosition, path: readonly number[]): Line {
  const steps = new Map<string, Step>();
  follow(start, path, (table, move) => {
    steps.set(String.fromCharCode(...table.beneath), { card: (move & 63) as Card, onto: targetOf(table, move >> 10) });
  });
  return new Line(start.rules, steps);
}

/**
 * The same as a player's moves, where autoplay sends up just what a scout takes for granted: at level `full`, from a
 * position with no safe card left. It takes a twentieth of the time that a `Line` needs for them.
 */
export function movesOfScout(start: FreecellPosition, path: readonly number[]): CardMove[] {
  const moves: CardMove[] = [];
  const cells: (Card | null)[] = [...start.cells];
  follow(start, path, (table, move) => {
    const card = (move & 63) as Card;
    const from = move >> 6 & 15;
    const to = move >> 10;
    // What lay in a cell may have gone up since.
    cells.forEach((each, cell) => {
      if (each !== null && table.beneath[each] !== CELL) cells[cell] = null;
    });
    const source = from === A_CELL ? cellName(cells.indexOf(card)) : columnName(from);
    const count = from === A_CELL || to >= COLUMNS ? 1 : (card >> 2) - (table.tops[from]! >> 2) + 1;
    const cell = cells.indexOf(null);
    if (to === A_CELL) cells[cell] = card;
    const target = to === FOUNDATION_PILE ? FOUNDATION : to === A_CELL ? cellName(cell) : columnName(to);
    moves.push(moveOf(source, target, count));
  });
  return moves;
}

/** Plays a scout's moves and then what is left; tells each, with the table before it. */
function follow(
  start: FreecellPosition, path: readonly number[], tell: (table: ScoutTable, move: number) => void,
): void {
  const table = new ScoutTable();
  table.load(start);
  table.settle();
  const play = (move: number) => {
    tell(table, move);
    table.play(move);
    table.settle();
  };
  path.forEach(play);
  for (let move = upward(table); move !== undefined; move = upward(table)) play(move);
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
