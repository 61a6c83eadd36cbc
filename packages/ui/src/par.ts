import { cardsOut, isFreecellGame, metricOf, type FreecellGame, type Game, type Par } from '@sidedeck/core';
import { computed, onScopeDispose, shallowRef, type ComputedRef } from 'vue';
import type { Host } from './host.ts';
import { createSolver } from './solver.ts';

/** The shortest way to win a deal, as far as it is known, in the counting of its table. */
export interface ParShown {
  readonly moves: number;
  /** No way is shorter: proved. Where it equals `moves`, none is shorter than that. */
  readonly least: number;
  readonly metric: ReturnType<typeof metricOf>;
}

/**
 * The par of a game's deal, which gets better while this lives; undefined until something is
 * known, and in Spider. A game that is
 * won in fewer moves is par itself.
 */
export function usePar(game: Game, host: Host): ComputedRef<ParShown | undefined> {
  const found = shallowRef<Par>();
  const solver = createSolver(host);
  onScopeDispose(() => solver.close());
  if (!isFreecellGame(game)) return computed(() => undefined);
  const metric = metricOf(game.rules);
  void solver.shorten(game.positions[0]!, { metric, progress: (par) => void (found.value = par) });
  return computed(() => found.value && parShown(found.value, game));
}

/** Where each card that goes home counts, it counts from the layout on. */
export function parShown({ length, bound }: Pick<Par, 'length' | 'bound'>, game: FreecellGame): ParShown {
  const metric = metricOf(game.rules);
  const more = metric === 'runs' ? cardsOut(game.start) : 0;
  return { moves: Math.min(length + more, game.moveCount), least: bound + more, metric };
}
