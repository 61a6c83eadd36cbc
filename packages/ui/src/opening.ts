import { statusOf } from '@sidedeck/core';
import { ref, type Ref, type ShallowRef } from 'vue';
import type { PanelName } from './panels.ts';
import { isBegun, startShared, type Session } from './session.ts';

/**
 * Puts the game of a text that the page was opened with on the table, where that ends no other. Else, and where
 * the text holds none, the new-game panel opens with it; a broken store comes first. Gives what that panel's text
 * field is to begin with.
 */
export function useOpening(
  text: string | undefined, session: Session, panel: ShallowRef<PanelName | undefined>, ready: () => Promise<unknown>,
): Ref<string> {
  const pasted = ref('');

  function offer(refused: string): void {
    pasted.value = refused;
    if (!session.trouble.value) panel.value = 'new';
  }

  async function open(shared: string): Promise<void> {
    const game = session.game.value;
    const isFree = !session.trouble.value && !(isBegun(game) && statusOf(game) === 'playing');
    if (!isFree) return offer(shared);
    // Few pages are opened with a text; what reads one is loaded for them alone.
    const read = await import('./shared.ts').then(({ parseShare }) => parseShare(shared), () => undefined);
    if (read?.ok && await ready() && session.game.value === game) session.start(startShared(read.value));
    else offer(shared);
  }

  if (text !== undefined) void open(text);
  return pasted;
}
