import type { Action } from '@sidedeck/ui/host.ts';

/** Every id that package.json declares and the code uses; a test holds the two together. */
export const VIEW = 'sidedeck.board';
export const PANEL = 'sidedeck.panel';
export const OPEN = 'sidedeck.open';
/** The language of game files, `.freecell` and `.spider`. */
export const LANGUAGE = 'sidedeck';

export const ACTION_COMMANDS: Readonly<Record<Action, string>> = {
  new: 'sidedeck.newGame',
  undo: 'sidedeck.undo',
  redo: 'sidedeck.redo',
  hint: 'sidedeck.hint',
  collect: 'sidedeck.collect',
  deal: 'sidedeck.deal',
  restart: 'sidedeck.restart',
};

/** Context key: a board has the focus, and no text field in it. VS Code's own `focusedView` stays unset then. */
export const BOARD_FOCUSED = 'sidedeck.boardFocused';
