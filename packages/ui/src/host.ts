import type { Box } from './board/measures.ts';

/**
 * What is kept in the store of the shell; each key holds one text:
 * `device` its name among the player's devices, `game` the game on the table, `shelf` all others that run,
 * `settings`, `history`, `sync` what all devices shared when the shell last looked, `report` how that went,
 * `aside` what could not be read.
 */
export const STORE_KEYS = ['device', 'game', 'shelf', 'settings', 'history', 'sync', 'report', 'aside'] as const;

export type StoreKey = typeof STORE_KEYS[number];

/** A stored text, and who wrote it: `stamp` differs between any two writes of any two views (`touchOf`). */
export interface Stored {
  readonly text: string;
  readonly stamp: string;
}

/** The stamp of a write in which nothing but the clock has changed: behind its own, that of the change it rests on. */
export function touchOf(stamp: string, touched: Stored | undefined): string {
  return touched ? `${stamp} ${changeOf(touched)}` : stamp;
}

/** The stamp of the change a text rests on: its own, if it is no touch. */
export function changeOf({ stamp }: Stored): string {
  return stamp.slice(stamp.indexOf(' ') + 1);
}

export function isTouch(stored: Stored): boolean {
  return changeOf(stored) !== stored.stamp;
}

/** Where the board is shown; `sidebar` is the editor's view or the browser's side panel, `panel` the editor's tab. */
export type Surface = 'popup' | 'tab' | 'sidebar' | 'panel' | 'web';

/** What menus, palette and keys of the shell can ask of the table; the names of its own buttons. */
export const ACTIONS = ['new', 'undo', 'redo', 'hint', 'collect', 'deal', 'restart'] as const;

export type Action = typeof ACTIONS[number];

/** The port that every shell implements; the board knows nothing else of the world around it. */
export interface Host {
  readonly surface: Surface;
  /** How large the table will most likely be, in pixels; absent where nothing is known before it is measured. */
  readonly room?: Box;
  /** BCP 47 language of the browser or editor. */
  readonly locale: string;
  /** Reads the whole store; a key never written is absent. */
  load(): Promise<Partial<Record<StoreKey, Stored>>>;
  /**
   * Replaces one text. The write is issued before the call returns, since a popup can die at any moment;
   * the promise tells when it is durable and rejects when it was refused.
   */
  save(key: StoreKey, stored: Stored): Promise<void>;
  /** Tells every change of the store in the store's own order, this view's changes included. */
  subscribe(listener: (key: StoreKey, stored: Stored) => void): () => void;
  /** A fresh worker running `@sidedeck/core`'s solver (`solver/worker.ts`). */
  createWorker(): Promise<Worker>;
  copy(text: string): Promise<void>;
  /** Saves a text as a file where the player says, if they do; absent where a page can offer a file itself. */
  saveFile?(name: string, text: string): Promise<void>;
  /** The text of a file that the player chooses; undefined where none. Absent where a page can ask for one itself. */
  openFile?(): Promise<string | undefined>;
  /** What the page was opened with: a text that holds a game, such as a shared link; absent where nothing. */
  readonly opened?: string;
  /** The page that opens what a link behind its address holds; absent where nobody else has that page. */
  readonly address?: string;
  /** Opens the same table in a larger place; absent where this is the largest. */
  openLarger?(): void;
  /** Opens the same table beside the page, where it stays; absent where it is there already, or cannot be. */
  openBeside?(): void;
  /** Whether the shell's button can carry a number. */
  readonly hasBadge?: boolean;
  /** Tells what the shell's own menus, palette and keys ask for; absent where it has none. */
  onAction?(listener: (action: Action) => void): () => void;
}
