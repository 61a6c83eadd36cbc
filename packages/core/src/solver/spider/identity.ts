import type { SpiderPosition } from '../../position.ts';

/**
 * A position's identity as text: equal where only copies of a card have changed places, or, once no round is left to
 * be dealt on them, whole columns.
 */
export function identityOf({ columns, stock }: SpiderPosition): string {
  const piles = columns.map(({ cards, hidden }) => `${String.fromCharCode(...cards.map((card) => card & 63))}${hidden}`);
  if (stock.length === 0) piles.sort();
  return `${piles.join()} ${stock.length}`;
}
