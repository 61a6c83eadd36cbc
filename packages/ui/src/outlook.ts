import { isFullySeen, isWon, type Game, type Move, type Verdict } from '@sidedeck/core';
import { onScopeDispose, shallowRef, watch, type Ref } from 'vue';
import { isKnownUnwinnable } from './deals.ts';
import { isBegun } from './session.ts';
import type { Solver } from './solver.ts';

/**
 * Whether a game that is offered can be won: known from the list, proved, not (yet) known, or none of the player's
 * business, as cards lie face down.
 */
export type Outlook = Verdict<Move> | { readonly type: 'known' | 'checking' | 'unseen' };

/** A number is typed digit by digit; only what stays this long is worth a search, in milliseconds. */
const PATIENCE = 250;

/**
 * The outlook of the game offered now; undefined while none is. All cards of a deal may be looked at beforehand, to say
 * that it can be won; of a game that goes on only those that were seen, and nothing is lost before all of them were.
 */
export function useOutlook(offered: Ref<Game | undefined>, solver: Solver): Readonly<Ref<Outlook | undefined>> {
  const outlook = shallowRef<Outlook>();
  let timer: ReturnType<typeof setTimeout> | undefined;

  async function check(game: Game): Promise<void> {
    const verdict = await solver.solve(game.position);
    if (offered.value === game) outlook.value = isFullySeen(game) ? verdict : beforehand(verdict);
  }

  watch(offered, (game) => {
    clearTimeout(timer);
    outlook.value = game && outlookAtOnce(game);
    if (game && outlook.value?.type === 'checking') timer = setTimeout(() => void check(game), PATIENCE);
  }, { immediate: true });
  onScopeDispose(() => clearTimeout(timer));
  return outlook;
}

function beforehand(verdict: Verdict<Move>): Outlook {
  return verdict.type === 'unwinnable' ? { type: 'undecided', reason: 'limit' } : verdict;
}

function outlookAtOnce(game: Game): Outlook {
  const { rules, deal, position } = game;
  if (!isFullySeen(game) && (deal === null || isBegun(game))) return { type: 'unseen' };
  if (deal !== null && isKnownUnwinnable(rules, deal)) return { type: 'known' };
  return isWon(position) ? { type: 'winnable', moves: [] } : { type: 'checking' };
}
