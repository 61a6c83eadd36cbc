import {
  isSpiderGame, isWon, statusOf, unseenCards, type Game, type Move, type SpiderPosition, type Verdict,
} from '@sidedeck/core';
import { computed, shallowRef, watch, type ComputedRef, type Ref, type ShallowRef } from 'vue';
import type { Solver } from './solver.ts';
import type { Light } from './verdicts.ts';

/**
 * The status light of Spider: out while any card was never seen, since nothing may be known of those. From then on it
 * rests on a verdict about exactly the position on the table.
 */
export function useSpiderLight(
  game: Readonly<ShallowRef<Game>>, solver: Pick<Solver, 'solve'>, isLit: Ref<boolean>,
): ComputedRef<Light> {
  const verdicts = shallowRef<ReadonlyMap<SpiderPosition, Verdict<Move>>>(new Map());
  const open = computed(() => isLit.value ? openPosition(game.value) : undefined);

  watch(open, async (position) => {
    if (!position || isWon(position) || verdicts.value.has(position)) return;
    const verdict = await solver.solve(position);
    if (verdict.type === 'undecided' && verdict.reason === 'stopped') return;
    verdicts.value = new Map([...verdicts.value, [position, verdict]]);
  }, { immediate: true });

  return computed(() => {
    if (!open.value) return 'off';
    if (isWon(open.value)) return 'winnable';
    const type = verdicts.value.get(open.value)?.type ?? 'undecided';
    return type === 'undecided' ? 'unknown' : type;
  });
}

/** The position of a game of Spider all of whose cards were seen. */
function openPosition(game: Game): SpiderPosition | undefined {
  const isOpen = isSpiderGame(game) && statusOf(game) !== 'givenUp' && unseenCards(game).length === 0;
  return isOpen ? game.position : undefined;
}
