import type { Rules } from '@sidedeck/core';
import type { Action } from './host.ts';

/** What a key asks of the table; `deselect` is Escape's. */
export type KeyAction = Action | 'moves' | 'deselect';

type Letters = Readonly<Record<string, KeyAction>>;

const SHARED: Letters = { z: 'undo', y: 'redo', h: 'hint', n: 'new', m: 'moves' };
const LETTERS: Readonly<Record<Rules['game'], Letters>> = {
  freecell: { ...SHARED, a: 'collect' },
  spider: { ...SHARED, u: 'undo', d: 'deal' },
};
/** Keys that go on acting while they are held. */
const REPEATING: readonly KeyAction[] = ['undo', 'redo'];
const STEPS: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowRight: 1 };
const EDITABLE = 'input:not([type="range"]), textarea, select, [contenteditable]';

/** The action of a key press at the table of a game, or undefined where the key is none of its own. */
export function keyAction(event: KeyboardEvent, game: Rules['game']): KeyAction | undefined {
  if (event.defaultPrevented || event.isComposing || isElsewhere(event.target)) return undefined;
  const action = actionOf(event, LETTERS[game]);
  return event.repeat && action && !REPEATING.includes(action) ? undefined : action;
}

/** By how much a key steps through what is docked below the table; a slider there steps by itself. */
export function stepOf({ key, defaultPrevented, target }: KeyboardEvent): number | undefined {
  if (defaultPrevented || (target instanceof Element && target.closest('input, .board, dialog'))) return undefined;
  return STEPS[key];
}

/** In a text field or a dialog, keys belong to it. */
function isElsewhere(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest(`${EDITABLE}, dialog`) !== null;
}

function actionOf(event: KeyboardEvent, letters: Letters): KeyAction | undefined {
  if (event.altKey) return undefined;
  const letter = letterOf(event);
  if (event.ctrlKey || event.metaKey) {
    if (letter === 'z') return event.shiftKey ? 'redo' : 'undo';
    return letter === 'y' && event.ctrlKey && !event.shiftKey ? 'redo' : undefined;
  }
  if (event.key === 'Escape') return 'deselect';
  if (event.shiftKey) return letter === 'z' ? 'redo' : undefined;
  return letters[letter];
}

/** The Latin letter of a key, also on a keyboard that writes another alphabet. */
function letterOf({ key, code }: KeyboardEvent): string {
  return /^[a-z]$/i.test(key) ? key.toLowerCase() : code.replace(/^Key([A-Z])$/, '$1').toLowerCase();
}
