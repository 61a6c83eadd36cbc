import type { Card } from './card.ts';
import { DEAL, columnIndex, moveOf, type Move, type Pile } from './move.ts';
import { topOf, type Position } from './position.ts';
import { quote } from './text.ts';
import { fits, runLength } from './variants.ts';

/** The round of Spider that is dealt. */
const ROUND = 'deal';
/** From, to, and for several cards `v` with their number in hexadecimal. */
const MOVE = /^([0-9a-i])([0-9a-i])(?:v([1-9a-d]))?$/;

/**
 * A move in standard notation: `26`, `5a`, `ch`, `31v4`, and `deal` for a round of Spider. Reading it back gives the
 * same move.
 * With the position before it, the count is left out where a run can go in one length only, onto a card.
 */
export function makeMove(move: Move, position?: Position): string {
  if (move.type === 'deal') return ROUND;
  const { from, to, count } = move;
  const implied = count === 1 || (position !== undefined && targetOf(position, to) !== undefined);
  return from + to + (implied ? '' : `v${count.toString(16)}`);
}

/**
 * Reads a move in standard notation, in any case. `26` moves one card; with the position before it, it is the
 * run that fits onto column 6.
 * @throws RangeError naming a text that is no move; `readMove` is the form that does not throw.
 */
export function parseMove(text: string, position?: Position): Move {
  const move = readMove(text, position);
  if (!move) throw new RangeError(`${quote(text)} is no move; moves look like 26, 5a, ch, 31v4 or deal`);
  return move;
}

/** `parseMove` that gives undefined for what is no move. The move need not be allowed. */
export function readMove(text: string, position?: Position): Move | undefined {
  if (text.toLowerCase() === ROUND) return DEAL;
  const match = MOVE.exec(text.toLowerCase());
  if (!match) return undefined;
  const from = match[1] as Pile;
  const to = match[2] as Pile;
  if (match[3]) return moveOf(from, to, parseInt(match[3], 16));
  return moveOf(from, to, position ? impliedCount(position, from, to) : 1);
}

/** The length of the run at the end of `from` that fits onto the card of `to`; 1 where there is none. */
function impliedCount(position: Position, from: Pile, to: Pile): number {
  const onto = targetOf(position, to);
  const cards = position.columns[columnIndex(from)]?.cards;
  if (!onto || !cards) return 1;
  const longest = runLength(position, from);
  for (let count = 1; count <= longest; count++) {
    if (fits(position, cards[cards.length - count]!, onto)) return count;
  }
  return 1;
}

/** The card that a column's newcomers are laid on. */
function targetOf(position: Position, to: Pile): Card | undefined {
  return topOf(position.columns[columnIndex(to)]?.cards ?? []);
}
