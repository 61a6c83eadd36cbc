import type { Step } from '../move.ts';
import type { FreecellRules } from '../rules.ts';

/**
 * What a step adds to the move count. Collecting safe cards only does by hand what autoplay would do, and
 * counts like it; collecting everything counts each card.
 */
export function countedMoves(rules: FreecellRules, step: Step): number {
  const automatic = rules.autoplayCounts ? step.automatic.length : 0;
  if (step.command === 'move') return step.moves.length + automatic;
  const collected = rules.collect === 'all' || rules.autoplayCounts ? step.moves.length : 0;
  return collected + automatic;
}
