import { STORE_KEYS, type Host, type Stored, type StoreKey } from '../host.ts';

const PREFIX = 'sidedeck.';

/** The table as a plain web page: the store is the page's localStorage, shared by all its tabs. */
export function createLocalStorageHost(createWorker: Host['createWorker']): Host {
  const listeners = new Set<(key: StoreKey, stored: Stored) => void>();
  const tell = (key: StoreKey, stored: Stored) => listeners.forEach((listener) => listener(key, stored));

  // Another tab wrote. Its event may be older than what lies there now, so the store itself is asked.
  addEventListener('storage', ({ key }) => {
    const name = STORE_KEYS.find((name) => key === PREFIX + name);
    const stored = name && read(name);
    if (stored) tell(name, stored);
  });

  return {
    surface: 'web',
    locale: navigator.language,
    load: async () => Object.fromEntries(STORE_KEYS.flatMap((key) => {
      const stored = read(key);
      return stored ? [[key, stored]] : [];
    })),
    async save(key, stored) {
      const store = openStore();
      if (!store) throw new Error('the browser lets this page keep nothing');
      store.setItem(PREFIX + key, JSON.stringify(stored));
      queueMicrotask(() => tell(key, stored));
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    createWorker,
    address: location.origin + location.pathname,
    copy: (text) => navigator.clipboard.writeText(text),
  };
}

/** What lies under a key; text that this page did not write is taken for the stored text itself. */
function read(key: StoreKey): Stored | undefined {
  const raw = openStore()?.getItem(PREFIX + key) ?? null;
  if (raw === null) return undefined;
  try {
    const { text, stamp } = JSON.parse(raw) as Partial<Stored>;
    if (typeof text === 'string' && typeof stamp === 'string') return { text, stamp };
  } catch {
    // Kept and shown as it is, below.
  }
  return { text: raw, stamp: raw };
}

/** Where the reader of a page has forbidden it to keep anything, even to look for the store throws. */
function openStore(): Storage | undefined {
  try {
    return localStorage;
  } catch {
    return undefined;
  }
}
