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

/** The same, asked for in the title of the sidebar, which tells a command nothing: it needs names of its own. */
export const VIEW_COMMANDS: ReadonlyMap<string, Action> = new Map([
  ['sidedeck.view.newGame', 'new'],
  ['sidedeck.view.collect', 'collect'],
  ['sidedeck.view.deal', 'deal'],
  ['sidedeck.view.restart', 'restart'],
]);

/** The table of a game file, in an editor of its own. */
export const TABLE = 'sidedeck.table';

/** What can be done with a game file. */
export const FILE_COMMANDS = {
  play: 'sidedeck.file.play',
  check: 'sidedeck.file.check',
  solve: 'sidedeck.file.solve',
  showText: 'sidedeck.file.showText',
  new: 'sidedeck.file.new',
  export: 'sidedeck.file.export',
} as const;

/** Settings. */
export const CODE_LENS = 'sidedeck.codeLens';
export const FOLLOW_CURSOR = 'sidedeck.followCursor';
export const STATUS_BAR = 'sidedeck.statusBar';

/** Context key: a board has the focus, and no text field in it. VS Code's own `focusedView` stays unset then. */
export const BOARD_FOCUSED = 'sidedeck.boardFocused';
