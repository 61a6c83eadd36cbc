import { isFreecellGame, type CellsNeeded, type Game, type SolverClient } from '@sidedeck/core';
import { computed, shallowRef, watch, type Ref } from 'vue';
import { difficultyText, rangeText } from './difficulty.ts';
import type { Outlook } from './outlook.ts';

/**
 * How hard the game offered is. Where no table tells, the solver finds it out, once it has told whether the deal can be
 * won, and what it knows by then is told too; undefined as long as that is nothing.
 */
export function useLevel(
  offered: Ref<Game | undefined>, outlook: Ref<Outlook | undefined>, solver: Pick<SolverClient, 'fewestCells'>,
): Readonly<Ref<string | undefined>> {
  const found = shallowRef<CellsNeeded>();
  const known = computed(() => offered.value && difficultyText(offered.value));

  watch(outlook, async (now) => {
    found.value = undefined;
    const game = offered.value;
    if (!game || !isFreecellGame(game) || game.deal === null || known.value || !now || now.type === 'checking') return;
    const tell = (needed: CellsNeeded): void => {
      if (offered.value === game) found.value = needed;
    };
    const result = await solver.fewestCells(game.deal, { runLimit: game.rules.runLimit, progress: tell });
    if (result !== 'stopped') tell(result);
  }, { immediate: true });

  return computed(() => known.value ?? (found.value && rangeText(found.value)));
}
