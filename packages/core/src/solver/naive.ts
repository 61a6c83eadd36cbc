import { autoplay } from '../freecell/autoplay.ts';
import { isWon, legalMoves } from '../freecell/moves.ts';
import { play } from '../variants.ts';
import type { FreecellPosition } from '../position.ts';

/** What a plain search finds. */
export interface Finding {
  readonly winnable: boolean;
  /**
   * How many positions it saw, the first one included: without regard to the order of columns and cells, after
   * autoplay. Where nothing wins, these are all that can follow.
   */
  readonly positions: number;
}

/**
 * Tries one thing after the other until the game is won or nothing is left, with the game's own rules and nothing
 * else: a second opinion on small positions, for tests. Nothing here is shared with the search that it checks.
 */
export function tryEverything(start: FreecellPosition): Finding {
  const first = autoplay(start);
  const seen = new Set([nameOf(first)]);
  const waiting = [first];
  for (let now = waiting.pop(); now; now = waiting.pop()) {
    if (isWon(now)) return { winnable: true, positions: seen.size };
    // Last in, first out: moves to the foundation come first.
    for (const move of legalMoves(now).reverse()) {
      const next = autoplay(play(now, move));
      const name = nameOf(next);
      if (!seen.has(name)) waiting.push(next);
      seen.add(name);
    }
  }
  return { winnable: false, positions: seen.size };
}

/** The piles of a position as text, equal where only the order of columns or cells differs. */
function nameOf({ columns, cells, foundations }: FreecellPosition): string {
  const piles = columns.map((column) => column.cards.join('.')).sort();
  const inCells = cells.filter((card) => card !== null).sort((a, b) => a - b);
  return JSON.stringify([piles, inCells, foundations.map((pile) => pile.length)]);
}
