import { statusOf } from '@sidedeck/core';
import { computed, onScopeDispose, shallowRef, watch, type ComputedRef, type ShallowRef } from 'vue';
import type { Help } from './help.ts';
import { t } from './i18n.ts';
import type { Notices } from './notices.ts';
import type { Session } from './session.ts';

export type DemoState = 'off' | 'thinking' | 'playing' | 'paused';

/** Plays a winning line from the position on the table. */
export interface Demo {
  readonly state: Readonly<ShallowRef<DemoState>>;
  /** How many moves of the line are still to be played. */
  readonly left: ComputedRef<number>;
  /** Goes on, from the beginning or from a pause. */
  play(): Promise<void>;
  /** One move, and then a pause. */
  step(): Promise<void>;
  pause(): void;
  stop(): void;
}

/** From move to move: long enough to see each one, and what follows it by itself, in milliseconds. */
const PACE = 1100;

/** Whatever else changes the position, the player or another view, ends the demo; what covers the table pauses it. */
export function useDemo(session: Session, help: Help, notices: Notices): Demo {
  const state = shallowRef<DemoState>('off');
  /** Which run is the one that may go on; each end of one begins the next number. */
  let current = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isOwn = false;

  function rest(next: 'off' | 'paused'): void {
    current++;
    clearTimeout(timer);
    state.value = next;
  }

  function pause(): void {
    if (state.value === 'playing') rest('paused');
    else if (state.value === 'thinking') rest('off');
  }

  async function play(): Promise<void> {
    if (await showNext()) timer = setTimeout(() => void play(), PACE);
  }

  async function step(): Promise<void> {
    if (await showNext()) rest('paused');
  }

  /** Shows one move, where it is known or can be found out; whether the demo can go on. */
  async function showNext(): Promise<boolean> {
    clearTimeout(timer);
    const run = ++current;
    const { position } = session.game.value;
    if (!help.known(position)) state.value = 'thinking';
    const known = await help.find(position);
    if (run !== current) return false;
    if (known?.type !== 'winnable') {
      rest('off');
      notices.show(() => help.refusal(known));
      return false;
    }
    state.value = 'playing';
    isOwn = true;
    session.dispatch({ type: 'demo', move: known.move });
    isOwn = false;
    if (statusOf(session.game.value) !== 'playing') rest('off');
    return state.value === 'playing';
  }

  watch(() => session.game.value.position, () => {
    if (isOwn || state.value === 'off') return;
    rest('off');
    notices.show(() => t('demo.ended'));
  }, { flush: 'sync' });

  function onHidden(): void {
    if (document.visibilityState === 'hidden') pause();
  }
  document.addEventListener('visibilitychange', onHidden);
  addEventListener('blur', pause);
  onScopeDispose(() => {
    rest('off');
    document.removeEventListener('visibilitychange', onHidden);
    removeEventListener('blur', pause);
  });

  const left = computed(() => help.lineFrom(session.game.value.position).length);
  return { state, left, play, step, pause, stop: () => rest('off') };
}
