import { computed, nextTick, onScopeDispose, shallowRef, watch, type ShallowRef } from 'vue';
import { isSameGame, type Session } from './session.ts';
import { hasLostRounds, statusShown } from './table.ts';

/** What can lie over the table; one at a time. */
export type PanelName =
  | 'new' | 'records' | 'settings' | 'restart' | 'giveUp' | 'demo' | 'review' | 'why' | 'share' | 'keys' | 'picker'
  | 'risk' | 'stuck' | 'proved' | 'won' | 'trouble';

/** What is asked about a game is none of the next one's business. */
const OF_ONE_GAME: readonly (PanelName | undefined)[] = ['restart', 'giveUp', 'demo', 'review', 'why'];
/** What is asked or told about a position is none of the next one's business. */
const OF_ONE_POSITION: readonly (PanelName | undefined)[] = ['picker', 'risk', 'proved'];
/**
 * The cards are seen to come to rest before the panel covers them, in milliseconds; on a slow machine, too, where all
 * that flew is still to be put away then.
 */
const COMING_TO_REST = 1100;

/**
 * Which panel is open. Those of a game's end and of a broken store open by themselves, and go when their
 * reason is gone. While one is open the clock stands still, but for the one in which the game is played on.
 */
export function usePanels(session: Session, isStill: () => boolean): ShallowRef<PanelName | undefined> {
  const panel = shallowRef<PanelName>();
  let timer: ReturnType<typeof setTimeout> | undefined;

  const called = computed<PanelName | undefined>(() => {
    if (session.trouble.value) return 'trouble';
    const status = statusShown(session.game.value);
    if (status === 'won' || status === 'stuck') return status;
    return status === 'playing' && hasLostRounds(session.game.value) ? 'stuck' : undefined;
  });

  function show(): void {
    if (called.value === 'trouble') panel.value = 'trouble';
    else panel.value ??= called.value;
  }

  watch(called, (now, before) => {
    clearTimeout(timer);
    if (panel.value === before) panel.value = undefined;
    const atOnce = now === 'trouble' || isStill();
    if (now) timer = setTimeout(show, atOnce ? 0 : COMING_TO_REST);
  });
  // Another view may deal anew meanwhile.
  watch(session.game, (now, before) => {
    if (OF_ONE_GAME.includes(panel.value) && !isSameGame(now, before)) panel.value = undefined;
  });
  watch(() => session.game.value.position, () => {
    if (OF_ONE_POSITION.includes(panel.value)) panel.value = undefined;
  });
  watch(panel, (now) => session.pause(now !== undefined && now !== 'picker'));
  void nextTick(show);
  onScopeDispose(() => clearTimeout(timer));
  return panel;
}
