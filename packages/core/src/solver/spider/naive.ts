import type { Card } from '../../card.ts';
import type { SpiderPosition } from '../../position.ts';
import { isWon, legalMoves } from '../../spider/moves.ts';
import { place } from '../../spider/play.ts';

/**
 * Tries one thing after the other until the game is won, nothing is left, or there is more than `most` positions, with
 * the game's own rules and nothing else: a second opinion on small endings, for tests. Gives how many positions it saw;
 * while a round is left, those that differ in the order of columns are counted apart.
 */
export function tryEverything(start: SpiderPosition, most: number): { winnable?: boolean; positions: number } {
  const seen = new Set([nameOf(start)]);
  const waiting = [start];
  for (let now = waiting.pop(); now; now = waiting.pop()) {
    if (isWon(now)) return { winnable: true, positions: seen.size };
    if (seen.size > most) return { positions: seen.size };
    for (const move of legalMoves(now)) {
      const next = place(now, move);
      const name = nameOf(next);
      if (!seen.has(name)) waiting.push(next);
      seen.add(name);
    }
  }
  return { winnable: false, positions: seen.size };
}

/** Equal for positions that differ in copies of cards only, or, once the stock is empty, in the order of columns. */
function nameOf({ columns, stock }: SpiderPosition): string {
  const piles = columns.map(({ cards, hidden }) => `${hidden}:${cards.map(alike).join()}`);
  if (stock.length === 0) piles.sort();
  return `${piles.join('|')} ${stock.length}`;
}

function alike(card: Card): number {
  return card & 63;
}
