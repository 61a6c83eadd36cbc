import { STORE_KEYS, type Host, type Stored, type StoreKey } from '@sidedeck/ui/host.ts';
import { browser } from 'wxt/browser';

/** The browser's own store, which every page of the extension and the background share. */
export const localStore: Pick<Host, 'load' | 'save' | 'subscribe'> = {
  load,
  save: async (key, stored) => browser.storage.local.set({ [itemOf(key)]: stored }),
  subscribe,
};

async function load(): Promise<Partial<Record<StoreKey, Stored>>> {
  const items = await browser.storage.local.get(STORE_KEYS.map(itemOf));
  const entries = STORE_KEYS.map((key) => [key, readStored(items[itemOf(key)])] as const);
  return Object.fromEntries(entries.filter(([, stored]) => stored));
}

function subscribe(listener: (key: StoreKey, stored: Stored) => void): () => void {
  const onChanged = (changes: Record<string, { newValue?: unknown }>) => {
    for (const key of STORE_KEYS) {
      // An item removed is no news: what a view shows is never taken away by absence.
      const stored = readStored(changes[itemOf(key)]?.newValue);
      if (stored) listener(key, stored);
    }
  };
  browser.storage.local.onChanged.addListener(onChanged);
  return () => browser.storage.local.onChanged.removeListener(onChanged);
}

/** Each text has an item of its own, apart from whatever else the extension may keep there. */
function itemOf(key: StoreKey): string {
  return `table.${key}`;
}

/** What `save` did not write becomes a text nobody can read, so that the board names the fault and keeps it. */
function readStored(value: unknown): Stored | undefined {
  if (value === undefined || value === null) return undefined;
  if (isStored(value)) return { text: value.text, stamp: value.stamp };
  return { text: JSON.stringify(value), stamp: '' };
}

function isStored(value: unknown): value is Stored {
  return typeof value === 'object' && value !== null
    && 'text' in value && typeof value.text === 'string'
    && 'stamp' in value && typeof value.stamp === 'string';
}
