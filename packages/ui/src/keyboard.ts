import type { Rules } from '@sidedeck/core';
import { onBeforeUnmount } from 'vue';
import { keyAction, stepOf, type KeyAction } from './keys.ts';
import type { Hindsight } from './review.ts';

interface Surroundings {
  readonly game: () => Rules['game'];
  /** Whether a panel has the keys. */
  readonly isOpen: () => boolean;
  /** The review while it is shown. */
  readonly review: () => Hindsight | undefined;
  /** Gives the table the focus. */
  readonly focus: () => void;
  /** Whether there was anything to let go of, or to close. */
  readonly letGo: () => boolean;
  readonly run: (action: Exclude<KeyAction, 'deselect'>) => void;
}

/** The keys of the whole page, for as long as the component lives in whose setup this is called. */
export function useKeyboard(table: Surroundings): void {
  function onKey(event: KeyboardEvent): void {
    const step = stepOf(event);
    const review = table.review();
    if (review && step) return review.show(review.at.value + step);
    if (event.key.startsWith('Arrow') && document.activeElement === document.body) return table.focus();
    const action = table.isOpen() ? undefined : keyAction(event, table.game());
    if (!action || (action === 'deselect' && !table.letGo())) return;
    event.preventDefault();
    event.stopPropagation();
    if (action !== 'deselect') table.run(action);
  }

  document.addEventListener('keydown', onKey);
  onBeforeUnmount(() => document.removeEventListener('keydown', onKey));
}
