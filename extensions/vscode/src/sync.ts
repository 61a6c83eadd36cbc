import { makeDocument, parseDocument } from '@sidedeck/core';
import { useDevice } from '@sidedeck/ui/device.ts';
import { createReplicator, type Replicator, type Transport } from '@sidedeck/ui/replicator.ts';
import { openStore } from '@sidedeck/ui/store.ts';
import { env, window, type ExtensionContext, type Memento } from 'vscode';
import type { Store } from './store.ts';

/**
 * The one key that Settings Sync carries, in every version of this extension: what is not registered where it arrives
 * is dropped, and a key that only one version knows can be deleted everywhere.
 */
export const SYNCED_KEY = 'sync.document';

/** How often the synced key is looked at; VS Code tells nobody when it changes. In milliseconds. */
const LOOK = 1000;
/** Bytes; Settings Sync carries the state of all extensions in one piece. */
const ROOM = 90_000;

/** Keeps the tables of this window in step with the player's other machines, where Settings Sync is on. */
export async function useSync({ globalState, subscriptions }: ExtensionContext, store: Store): Promise<void> {
  globalState.setKeysForSync([SYNCED_KEY]);
  const replica = await openStore(store);
  useDevice(replica);
  const pace = { now: Date.now, after: (delay: number, job: () => void) => void setTimeout(job, delay) };
  const transport = createMementoTransport(globalState, () => window.state.focused);
  const replicator = createReplicator(replica, transport, pace, env.appName, ROOM);
  const timer = setInterval(lookFor(replicator, globalState), LOOK);
  subscriptions.push(
    { dispose: () => clearInterval(timer) },
    { dispose: replica.close },
    window.onDidChangeWindowState(({ focused }) => {
      if (focused) void store.refresh().then(() => replicator.look());
    }),
  );
}

/** Looks where the synced key is no longer what it was. */
function lookFor(replicator: Replicator, memento: Memento): () => void {
  let seen = memento.get<unknown>(SYNCED_KEY);
  return () => {
    const now = memento.get<unknown>(SYNCED_KEY);
    if (now !== seen) replicator.look();
    seen = now;
  };
}

/**
 * The whole document under one key. Of two machines that write it, the first to reach the server wins; what the other
 * had to tell is in its own store, and told again. Only the window with the focus speaks, since all share the key.
 */
export function createMementoTransport(memento: Memento, isReady: () => boolean): Transport {
  return {
    isReady,
    async read() {
      const value = memento.get<unknown>(SYNCED_KEY);
      const read = typeof value === 'string' ? parseDocument(value) : undefined;
      if (read && !read.ok && read.error.code === 'newerVersion') throw new Error(read.error.message);
      return read?.ok ? read.value : new Map();
    },
    async write(document) {
      const text = makeDocument(document);
      if (memento.get<unknown>(SYNCED_KEY) !== text) await memento.update(SYNCED_KEY, text);
      return undefined;
    },
  };
}
