import type { StoreKey, Stored } from '@sidedeck/ui/host.ts';
import { STORE_KEYS } from '@sidedeck/ui/host.ts';
import type { Memento } from 'vscode';
import { isStored, type Contents } from './messages.ts';

/** Longest text that is stored, in UTF-16 units: a history of sixty thousand games. */
export const MAX_TEXT = 2 ** 23;

export type Listener = (key: StoreKey, stored: Stored) => void;

/** The texts of all boards, kept by VS Code for all workspaces. Whatever is asked of it happens in that order. */
export interface Store {
  load(): Promise<Contents>;
  /** Resolves when VS Code has taken the text; rejects where it did not, or where the text is too long. */
  save(key: StoreKey, stored: Stored): Promise<void>;
  /** Tells what other windows have written since. */
  refresh(): Promise<void>;
  /** Every change in the order in which it was stored. Returns the way to stop. */
  subscribe(listener: Listener): () => void;
}

export function createStore(memento: Memento): Store {
  const listeners = new Set<Listener>();
  const told = new Map<StoreKey, string>();
  let last: Promise<unknown> = Promise.resolve();

  function inTurn<Result>(job: () => Result | Promise<Result>): Promise<Result> {
    const result = last.then(job);
    last = result.catch(() => undefined);
    return result;
  }

  function tell(key: StoreKey, stored: Stored): void {
    told.set(key, stored.stamp);
    for (const listener of listeners) listener(key, stored);
  }

  return {
    load: () => inTurn(() => contentsOf(memento)),
    save: (key, { text, stamp }) => inTurn(async () => {
      if (text.length > MAX_TEXT) {
        throw new RangeError(`The ${key} is too long to be saved: ${text.length} characters, at most ${MAX_TEXT}`);
      }
      await memento.update(key, { text, stamp });
      tell(key, { text, stamp });
    }),
    refresh: () => inTurn(() => {
      for (const [key, stored] of Object.entries(contentsOf(memento)) as [StoreKey, Stored][]) {
        if (told.get(key) !== stored.stamp) tell(key, stored);
      }
    }),
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

function contentsOf(memento: Memento): Contents {
  const entries = STORE_KEYS.map((key) => [key, readStored(memento.get<unknown>(key))] as const);
  return Object.fromEntries(entries.filter(([, stored]) => stored));
}

/** What `save` did not write becomes a text nobody can read, so that the board names the fault and keeps it. */
function readStored(value: unknown): Stored | undefined {
  if (value === undefined || value === null) return undefined;
  return isStored(value) ? value : { text: JSON.stringify(value), stamp: '' };
}
