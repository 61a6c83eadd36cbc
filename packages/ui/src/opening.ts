import { parseShare, statusOf } from '@sidedeck/core';
import { ref, type Ref, type ShallowRef } from 'vue';
import type { PanelName } from './panels.ts';
import { isBegun, startShared, type Session } from './session.ts';

/**
 * Puts the game of a text that the page was opened with on the table, where that ends no other. Else, and where
 * the text holds none, the new-game panel opens with it; a broken store comes first. Gives what that panel's text
 * field is to begin with.
 */
export function useOpening(
  text: string | undefined, session: Session, panel: ShallowRef<PanelName | undefined>,
): Ref<string> {
  const pasted = ref('');
  if (text === undefined) return pasted;
  const game = session.game.value;
  const isFree = !session.trouble.value && !(isBegun(game) && statusOf(game) === 'playing');
  const read = parseShare(text);
  if (isFree && read.ok) {
    session.start(startShared(read.value));
  } else {
    pasted.value = text;
    if (!session.trouble.value) panel.value = 'new';
  }
  return pasted;
}
