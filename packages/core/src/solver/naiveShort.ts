import { autoplay } from '../freecell/autoplay.ts';
import { isWon, legalMoves } from '../freecell/moves.ts';
import { play } from '../variants.ts';
import { FOUNDATION, type CardMove } from '../move.ts';
import type { FreecellPosition } from '../position.ts';
import { identityOf } from './links.ts';
import { cardsOut, type Metric } from './metric.ts';

/**
 * The length of the shortest line by trying everything in order of cost, with the game's own rules: a second
 * opinion on small positions, for tests. Undefined where there is no line.
 */
export function shortestLength(start: FreecellPosition, metric: Metric): number | undefined {
  const first = autoplay({ ...start, rules: { ...start.rules, autoplay: 'full' } });
  const waiting = [[first]];
  const seen = new Set<string>();
  for (let cost = 0; cost < waiting.length; cost++) {
    for (const now of waiting[cost] ?? []) {
      if (isWon(now)) return cost + (metric === 'cards' ? cardsOut(start) : 0);
      if (seen.has(identityOf(now))) continue;
      seen.add(identityOf(now));
      for (const move of legalMoves(now)) {
        (waiting[cost + priceOf(move, metric)] ??= []).push(autoplay(play(now, move)));
      }
    }
  }
  return undefined;
}

/** Whatever goes home by hand is not safe; autoplay would have taken it there. */
function priceOf({ to, count }: CardMove, metric: Metric): number {
  if (to === FOUNDATION) return metric === 'player' ? 1 : 0;
  return metric === 'cards' ? count : 1;
}
