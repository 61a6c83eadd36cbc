import type { Rules } from '@sidedeck/core';
import type { Action } from './host.ts';

/** What a key asks of the table; `deselect` is Escape's. */
export type KeyAction = Action | 'moves' | 'keys' | 'deselect';

/** Keys and what they do, by how they are pressed: `shift+z`. The first key of an action stands beside its button. */
type Shortcuts = Readonly<Record<string, KeyAction>>;

const SHARED: Shortcuts = {
  'z': 'undo', 'y': 'redo', 'h': 'hint', 'n': 'new', 'm': 'moves', '?': 'keys', 'escape': 'deselect',
  'shift+z': 'redo', 'ctrl+z': 'undo', 'cmd+z': 'undo', 'ctrl+shift+z': 'redo', 'cmd+shift+z': 'redo', 'ctrl+y': 'redo',
};
/** All keys of the whole page; the panel that lists them reads the same table. */
export const SHORTCUTS: Readonly<Record<Rules['game'], Shortcuts>> = {
  freecell: { ...SHARED, a: 'collect' },
  spider: { ...SHARED, u: 'undo', d: 'deal' },
};
/** Keys that go on acting while they are held. */
const REPEATING: readonly KeyAction[] = ['undo', 'redo'];
/** Steps of what is docked below the table. */
export const STEPS = { ArrowLeft: -1, ArrowRight: 1 } as const;
const EDITABLE = 'input:not([type="range"]), textarea, select, [contenteditable]';

/** The action of a key press at the table of a game, or undefined where the key is none of its own. */
export function keyAction(event: KeyboardEvent, game: Rules['game']): KeyAction | undefined {
  if (event.defaultPrevented || event.isComposing || event.altKey || isElsewhere(event.target)) return undefined;
  const action = SHORTCUTS[game][pressOf(event)];
  return event.repeat && action && !REPEATING.includes(action) ? undefined : action;
}

/** By how much a key steps through what is docked below the table; a slider there steps by itself. */
export function stepOf({ key, defaultPrevented, target }: KeyboardEvent): number | undefined {
  if (defaultPrevented || (target instanceof Element && target.closest('input, .board, dialog'))) return undefined;
  return STEPS[key as keyof typeof STEPS];
}

/** In a text field or a dialog, keys belong to it. */
function isElsewhere(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest(`${EDITABLE}, dialog`) !== null;
}

/** How a key was pressed. Whether a question mark takes the shift key is the keyboard's business. */
function pressOf({ key, code, ctrlKey, metaKey, shiftKey }: KeyboardEvent): string {
  const command = ctrlKey ? 'ctrl+' : metaKey ? 'cmd+' : '';
  if (key === 'Escape') return command + 'escape';
  if (key === '?' || key === '？') return command + '?';
  return command + (shiftKey ? 'shift+' : '') + letterOf(key, code);
}

/** The Latin letter of a key, also on a keyboard that writes another alphabet. */
function letterOf(key: string, code: string): string {
  return /^[a-z]$/i.test(key) ? key.toLowerCase() : code.replace(/^Key([A-Z])$/, '$1').toLowerCase();
}
