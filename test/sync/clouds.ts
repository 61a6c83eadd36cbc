import { itemSize, ITEM_ROOM, MOST_ITEMS, ROOM } from '@sidedeck/core';
import type { SyncArea } from '../../packages/ui/src/syncItems.ts';

/** What one device sees of an account, and what can happen to it there. */
export interface Link {
  online: boolean;
  /** Refuses so many of the next writes, for no reason that the device could know. */
  refuse: number;
  /** Exchanges with the account, if online. */
  sync(): void;
  /** The device is connected to the account anew. */
  connect(): void;
  /** The account loses something. */
  lose(chance: number): void;
}

/** Writes refused because the device asked for more than it may have: none should ever be. */
export interface Ledger {
  exceeded: string[];
}

type Store = Map<string, unknown>;

const copy = <T>(value: T): T => value === undefined ? value : structuredClone(value);
const same = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b);

/** An account of a browser: of each item the last value and when it was given. */
export interface Account {
  readonly items: Map<string, { value: unknown; version: number }>;
  version: number;
}

/**
 * `storage.sync` of one profile, as it was seen to behave: all quotas are kept; of two edits of one item the one that
 * reached the account first stays (Chromium) or the one that comes in (Firefox); where a profile is connected to an
 * account that holds anything, what only the profile holds is deleted (Chromium).
 */
export function createArea(
  account: Account, browser: 'chrome' | 'firefox', now: () => number, ledger: Ledger, changed: () => void,
): SyncArea & Link {
  let items: Store = new Map();
  const seen = new Map<string, number>();
  const dirty = new Set<string>();
  let writes: number[] = [];

  function check(next: Store): void {
    const sizes = [...next].map(([key, value]) => itemSize(key, value as string));
    if (sizes.some((size) => size > ITEM_ROOM)) ledger.exceeded.push('item');
    else if (sizes.reduce((sum, size) => sum + size, 0) > ROOM) ledger.exceeded.push('total');
    else if (next.size > MOST_ITEMS) ledger.exceeded.push('items');
    else return;
    throw new Error(`quota of the ${ledger.exceeded.at(-1)}`);
  }

  function count(): void {
    writes = writes.filter((time) => now() - time < 3_600_000);
    const lastMinute = writes.filter((time) => now() - time < 60_000).length;
    if (lastMinute >= 120 || writes.length >= 1800) {
      ledger.exceeded.push('writes');
      throw new Error('too many writes');
    }
    writes.push(now());
  }

  function change(apply: (next: Store) => void): void {
    count();
    if (link.refuse > 0) {
      link.refuse--;
      throw new Error('refused');
    }
    const next = new Map(items);
    apply(next);
    check(next);
    for (const key of new Set([...items.keys(), ...next.keys()])) {
      if (!same(items.get(key), next.get(key))) dirty.add(key);
    }
    items = next;
  }

  function pull(): boolean {
    let isNew = false;
    for (const [key, { value, version }] of account.items) {
      if (version <= (seen.get(key) ?? 0)) continue;
      seen.set(key, version);
      const wasDirty = dirty.delete(key);
      if (wasDirty && value === undefined && browser === 'chrome') {
        dirty.add(key);
        continue;
      }
      if (same(items.get(key), value)) continue;
      isNew = true;
      if (value === undefined) items.delete(key);
      else items.set(key, copy(value));
    }
    return isNew;
  }

  const link: SyncArea & Link = {
    online: true,
    refuse: 0,
    get: async () => copy(Object.fromEntries(items)),
    set: async (values) => change((next) => Object.entries(values).forEach(([key, value]) => next.set(key, value))),
    remove: async (keys) => change((next) => keys.forEach((key) => next.delete(key))),
    sync() {
      if (!link.online) return;
      const isNew = pull();
      for (const key of dirty) {
        account.items.set(key, { value: copy(items.get(key)), version: ++account.version });
        seen.set(key, account.version);
      }
      dirty.clear();
      if (isNew) changed();
    },
    connect() {
      link.online = true;
      const live = new Set([...account.items].filter(([, { value }]) => value !== undefined).map(([key]) => key));
      if (browser === 'chrome' && live.size > 0) {
        items = new Map([...items].filter(([key]) => live.has(key)));
        dirty.clear();
        seen.clear();
        changed();
      } else {
        for (const key of items.keys()) dirty.add(key);
      }
      link.sync();
    },
    lose(chance) {
      const keys = [...account.items].filter(([, { value }]) => value !== undefined).map(([key]) => key);
      const key = keys[chance % keys.length];
      if (key !== undefined) account.items.set(key, { value: undefined, version: ++account.version });
    },
  };
  return link;
}

/** A server of Settings Sync: one value, and which one it is. */
export interface Server {
  value: unknown;
  reference: number;
}

/** The part of VS Code's globalState that is used. */
export interface FakeMemento {
  get<T>(key: string): T;
  update(key: string, value: unknown): Promise<void>;
}

/**
 * `globalState` of one machine with Settings Sync, as it was seen to behave: of two edits since the last exchange the
 * one that reached the server first stays, and the other is lost without a word; where two versions of the extension
 * meet, the key can be deleted on the server and then on the other machine.
 */
export function createSyncedState(server: Server, ledger: Ledger): FakeMemento & Link {
  let value: unknown;
  let reference = 0;
  let isDirty = false;

  const link: FakeMemento & Link = {
    online: true,
    refuse: 0,
    get: <T>() => value as T,
    async update(_key, next) {
      if (link.refuse > 0) {
        link.refuse--;
        throw new Error('refused');
      }
      if (JSON.stringify(next).length > 100_000) ledger.exceeded.push('document');
      value = next;
      isDirty = true;
    },
    sync() {
      if (!link.online) return;
      if (server.reference !== reference) {
        value = server.value;
        reference = server.reference;
      } else if (isDirty) {
        server.value = value;
        reference = ++server.reference;
      }
      isDirty = false;
    },
    connect() {
      link.online = true;
      link.sync();
    },
    lose() {
      server.value = undefined;
      server.reference++;
    },
  };
  return link;
}
