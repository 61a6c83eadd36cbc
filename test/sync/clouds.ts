import { itemSize, ITEM_ROOM, MOST_ITEMS } from '@sidedeck/core';
import type { SyncArea } from '../../packages/ui/src/syncItems.ts';

/** What one device sees of an account, and what can happen to it there. */
export interface Link {
  online: boolean;
  /** Refuses so many of the next writes, for no reason that the device could know. */
  refuse: number;
  /** Throttles: refuses every write until then, by the time that all devices share. */
  refuseUntil: number;
  /** Exchanges with the account, if online. */
  sync(): void;
  /** The device is connected to the account anew. */
  connect(): void;
  /** The account loses something. */
  lose(chance: number): void;
  /** The account keeps something with a letter changed. */
  garble(chance: number): void;
  /** The extension is brought up to this version at least, where the platform knows of versions. */
  upgrade(version: number): void;
}

/** Writes refused because the device asked for more than it may have: none should ever be. */
export interface Ledger {
  exceeded: string[];
}

type Store = Map<string, unknown>;

/** What a platform is made with: how much it holds, and its time. */
interface Terms {
  /** Bytes. */
  readonly room: number;
  readonly now: () => number;
  readonly ledger: Ledger;
}

const copy = <T>(value: T): T => value === undefined ? value : structuredClone(value);
const same = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b);

/** Another text of the same size. */
function garbled(value: unknown, chance: number): unknown {
  const places = [...String(value).matchAll(/[a-z\d]/gi)];
  const at = places[chance % places.length]?.index;
  if (typeof value !== 'string' || at === undefined) return value;
  return value.slice(0, at) + String.fromCharCode(value.charCodeAt(at) ^ 1) + value.slice(at + 1);
}

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
  account: Account, browser: 'chrome' | 'firefox', { room, now, ledger }: Terms, changed: () => void,
): SyncArea & Link {
  let items: Store = new Map();
  const seen = new Map<string, number>();
  const dirty = new Set<string>();
  let writes: number[] = [];

  function check(next: Store): void {
    const sizes = [...next].map(([key, value]) => itemSize(key, value as string));
    if (sizes.some((size) => size > ITEM_ROOM)) ledger.exceeded.push('item');
    else if (sizes.reduce((sum, size) => sum + size, 0) > room) ledger.exceeded.push('total');
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

  function change(apply: (next: Store) => void, mustFit: boolean): void {
    count();
    refuseAsTold(link, now());
    const next = new Map(items);
    apply(next);
    if (mustFit) check(next);
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

  function spoil(chance: number, change: (value: unknown) => unknown): void {
    const live = [...account.items].filter(([, { value }]) => value !== undefined);
    const [key, item] = live[chance % live.length] ?? [];
    if (key !== undefined) account.items.set(key, { value: change(item!.value), version: ++account.version });
  }

  const link: SyncArea & Link = {
    online: true,
    refuse: 0,
    refuseUntil: 0,
    get: async () => copy(Object.fromEntries(items)),
    set: async (values) => change(
      (next) => Object.entries(values).forEach(([key, value]) => next.set(key, value)), true),
    remove: async (keys) => change((next) => keys.forEach((key) => next.delete(key)), false),
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
    lose: (chance) => spoil(chance, () => undefined),
    garble: (chance) => spoil(chance, (value) => garbled(value, chance)),
    upgrade: () => undefined,
  };
  return link;
}

function refuseAsTold(link: Link, now: number): void {
  if (now < link.refuseUntil) throw new Error('throttled');
  if (link.refuse === 0) return;
  link.refuse--;
  throw new Error('refused');
}

/** What a machine with Settings Sync tells of one extension: its version, and the values of its registered keys. */
interface Told {
  readonly version: number;
  readonly state: Readonly<Record<string, unknown>>;
}

/** A server of Settings Sync, and which of its contents it is. */
export interface Server {
  told: Told | undefined;
  reference: number;
}

/** The part of VS Code's globalState that is used. */
export interface FakeMemento {
  get<T>(key: string): T;
  update(key: string, value: unknown): Promise<void>;
}

/** The versions of the extension, of which some synced another key besides. */
export const NEWEST = 3;
const KEYS = [[], ['sync.document'], ['sync.document', 'sync.more'], ['sync.document']];

/**
 * `globalState` of one machine with Settings Sync, as VS Code behaves. Only registered keys travel. Of two edits of a
 * key since the last exchange the one that reached the server first stays, and the other is lost without a word. Where
 * versions of the extension differ, the newer one's state replaces the older one's whole, on the server and on the
 * machine; what it does not have is deleted.
 */
export function createSyncedState(server: Server, { room, now, ledger }: Terms): FakeMemento & Link {
  const values: Record<string, unknown> = {};
  let version = 1;
  let base: Told | undefined;
  let reference = -1;

  function state(): Told['state'] {
    const keys = KEYS[version]!.filter((key) => values[key] !== undefined);
    return Object.fromEntries(keys.map((key) => [key, values[key]]));
  }

  function take(told: Told): void {
    for (const key of KEYS[version]!) values[key] = told.state[key];
  }

  const link: FakeMemento & Link = {
    online: true,
    refuse: 0,
    refuseUntil: 0,
    get: <T>(key: string) => values[key] as T,
    async update(key, next) {
      refuseAsTold(link, now());
      if (JSON.stringify(next).length > room) ledger.exceeded.push('document');
      values[key] = next;
    },
    sync() {
      if (!link.online) return;
      const here = { version, state: state() };
      const there = server.told;
      if (there === undefined) {
        server.told = here;
        server.reference++;
      } else {
        const merged = mergeTold(here, there, base);
        if (server.reference !== reference) take(merged);
        if (!same(merged, there)) {
          server.told = merged;
          server.reference++;
        }
      }
      base = server.told;
      reference = server.reference;
    },
    connect() {
      link.online = true;
      base = undefined;
      reference = -1;
      link.sync();
    },
    lose() {
      server.told = undefined;
      server.reference++;
    },
    garble(chance) {
      const { told } = server;
      const [key, value] = Object.entries(told?.state ?? {})[0] ?? [];
      if (!told || typeof value !== 'string') return;
      // Not the document's own version: what says that it is newer stays as it is.
      const [frame = '', parts = ''] = value.split(/(?<="parts":)/);
      server.told = { ...told, state: { ...told.state, [key!]: frame + garbled(parts, chance) } };
      server.reference++;
    },
    upgrade(to) {
      version = Math.max(version, to);
    },
  };
  return link;
}

function mergeTold(here: Told, there: Told, base: Told | undefined): Told {
  if (here.version > there.version) return here;
  if (here.version < there.version) return there;
  const state = { ...here.state };
  for (const key of new Set([...Object.keys(there.state), ...Object.keys(base?.state ?? {})])) {
    if (same(there.state[key], base?.state[key])) continue;
    if (key in there.state) state[key] = there.state[key];
    else if (same(here.state[key], base?.state[key])) delete state[key];
  }
  return { version: here.version, state };
}
