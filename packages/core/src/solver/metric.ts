import { autoplay, isSafe } from '../freecell/autoplay.ts';
import { play } from '../variants.ts';
import { FOUNDATION, type CardMove } from '../move.ts';
import { topCard } from '../pile.ts';
import type { FreecellPosition } from '../position.ts';
import type { FreecellRules } from '../rules.ts';

/**
 * How the length of a line is counted.
 * - `player`: the player's moves under `full` autoplay. A run is one move; a card that is safe goes home for
 *   nothing, whoever sends it there, and one that is not safe costs a move.
 * - `cards`: the cards moved, those that go home included, whoever moves them.
 * - `runs`: the moves that do not end on a foundation; a run is one. Published lines are counted in this way.
 */
export type Metric = 'player' | 'cards' | 'runs';

const DECK = 52;

/** The length of a line that wins, given as the player's moves; autoplay goes on after each by the rules. */
export function lengthOf(position: FreecellPosition, moves: readonly CardMove[], metric: Metric): number {
  let length = metric === 'cards' ? cardsOut(position) : 0;
  let now = position;
  for (const move of moves) {
    length += costOf(now, move, metric);
    now = autoplay(play(now, move));
  }
  return length;
}

/** Cards that are not home yet. */
export function cardsOut({ foundations }: FreecellPosition): number {
  return DECK - foundations.flat().length;
}

/**
 * The metric in which a table counts. Where each card that goes home counts as a move, whoever sends it there,
 * that is `runs`, and as many moves more as there are cards to bring home; elsewhere it is `player`.
 */
export function metricOf(rules: FreecellRules): Exclude<Metric, 'cards'> {
  const countsAll = rules.autoplayCounts || (rules.autoplay === 'off' && rules.collect === 'all');
  return countsAll ? 'runs' : 'player';
}

/** Cards that go home are counted for `cards` all at once. */
function costOf(position: FreecellPosition, { from, to, count }: CardMove, metric: Metric): number {
  if (to !== FOUNDATION) return metric === 'cards' ? count : 1;
  return metric === 'player' && !isSafe(position, topCard(position, from)!, 'full') ? 1 : 0;
}
