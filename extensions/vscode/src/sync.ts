import { useDevice } from '@sidedeck/ui/device.ts';
import { createReplicator, type Replicator } from '@sidedeck/ui/replicator.ts';
import { openStore } from '@sidedeck/ui/store.ts';
import { env, window, type ExtensionContext, type Memento } from 'vscode';
import type { Store } from './store.ts';
import { createMementoTransport, SYNCED_KEY } from './syncedKey.ts';

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
