import { isWon, type Game, type Move, type Verdict } from '@sidedeck/core';
import { onScopeDispose, shallowRef, watch, type Ref } from 'vue';
import { isKnownUnwinnable } from './deals.ts';
import type { Solver } from './solver.ts';

/** Whether a game that is offered can be won: known from the list, proved, or not (yet) known. */
export type Outlook = Verdict<Move> | { readonly type: 'known' } | { readonly type: 'checking' };

/** A number is typed digit by digit; only what stays this long is worth a search, in milliseconds. */
const PATIENCE = 250;

/** The outlook of the game offered now; undefined while none is. */
export function useOutlook(offered: Ref<Game | undefined>, solver: Solver): Readonly<Ref<Outlook | undefined>> {
  const outlook = shallowRef<Outlook>();
  let timer: ReturnType<typeof setTimeout> | undefined;

  async function check(game: Game): Promise<void> {
    const verdict = await solver.solve(game.position);
    if (offered.value === game) outlook.value = verdict;
  }

  watch(offered, (game) => {
    clearTimeout(timer);
    outlook.value = game && outlookAtOnce(game);
    if (game && outlook.value?.type === 'checking') timer = setTimeout(() => void check(game), PATIENCE);
  }, { immediate: true });
  onScopeDispose(() => clearTimeout(timer));
  return outlook;
}

function outlookAtOnce({ rules, deal, position }: Game): Outlook {
  if (deal !== null && isKnownUnwinnable(rules, deal)) return { type: 'known' };
  return isWon(position) ? { type: 'winnable', moves: [] } : { type: 'checking' };
}
