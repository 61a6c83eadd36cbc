import {
  EMPTY_HISTORY, mergeHistory, parseHistory, reconcile, ROOM, type History, type SyncDocument,
} from '@sidedeck/core';
import { newDevice } from './device.ts';
import type { Store } from './store.ts';

/** The store that devices share, behind whatever the platform makes of it. */
export interface Transport {
  /** What it holds now, as far as this device has heard; rejects where it cannot be read. */
  read(): Promise<SyncDocument>;
  /**
   * Makes it hold these parts; rejects where it refused, with nothing or some of it written. Gives the milliseconds
   * after which it wants to be asked again, if there is something to wait for.
   */
  write(document: SyncDocument): Promise<number | undefined>;
  /** Whether it is this view's turn at all; absent where it always is. Whoever gets it looks. */
  isReady?(): boolean;
}

/** Time, so that a test can be its master. In milliseconds. */
export interface Pace {
  now(): number;
  after(milliseconds: number, job: () => void): void;
}

/** What the player should know of the replica; all of it is still in the local store. */
export interface SyncReport {
  /** Why the shared store refused the last write. */
  readonly refused?: string;
  /** Running games for which there was no room. */
  readonly left: number;
  readonly fits: boolean;
}

export interface Replicator {
  /** The shared store may have changed, or the player has come back: looks at once, or after some milliseconds. */
  look(delay?: number): void;
}

/** From a change to the step that tells it; all changes meanwhile go with it. At the most 720 writes an hour. */
const QUIET = 5_000;
/** After the first refusal; doubled with each further one up to `LONGEST_PAUSE`. */
const PAUSE = 30_000;
const LONGEST_PAUSE = 1_800_000;
/** For the items' keys, which are not counted with the parts. */
const SPARE_ROOM = 1_500;

/**
 * Keeps the local store and the shared one in step, from the background: each step reads both, reconciles them, writes
 * the local store first and then the shared one. The steps are the same after a change, at the start and after a
 * refusal, so it does not matter when the background dies.
 */
export function createReplicator(
  store: Store, transport: Transport, pace: Pace, name: string, room = ROOM - SPARE_ROOM,
): Replicator {
  let heard: History = EMPTY_HISTORY;
  let planned: number | undefined;
  let refusals = 0;
  let notBefore = 0;
  let running: Promise<void> = Promise.resolve();

  function plan(delay: number): void {
    const due = Math.max(pace.now() + delay, notBefore);
    if (planned !== undefined && planned <= due) return;
    planned = due;
    pace.after(due - pace.now(), () => {
      if (planned !== due) return;
      planned = undefined;
      running = running.then(step);
    });
  }

  async function step(): Promise<void> {
    if (transport.isReady && !transport.isReady()) return;
    try {
      const remote = await transport.read();
      const { document, left, fits } = settle(remote);
      const again = await transport.write(document);
      if (again !== undefined) plan(again);
      refusals = 0;
      report({ left, fits });
    } catch (error) {
      const pause = Math.min(PAUSE * 2 ** refusals++, LONGEST_PAUSE);
      notBefore = pace.now() + pause;
      report({ left: 0, fits: true, refused: error instanceof Error ? error.message : String(error) });
      plan(pause);
    }
  }

  function settle(remote: SyncDocument): ReturnType<typeof reconcile> {
    const { device, game, shelf, settings, history, sync } = store;
    const local = {
      game: game.text, shelf: shelf.text, settings: settings.text, history: history.text, sync: sync.text,
    };
    const result = reconcile(local, remote, {
      device: device.text!, spare: newDevice(), name, now: pace.now(), room, heard,
    });
    heard = EMPTY_HISTORY;
    if (result.device !== device.text) device.save(result.device);
    for (const [key, text] of Object.entries(result.texts) as ['settings' | 'history' | 'sync', string][]) {
      store[key].save(text);
    }
    return result;
  }

  function report(news: SyncReport): void {
    const text = JSON.stringify(news);
    if (text !== (store.report.text ?? JSON.stringify({ left: 0, fits: true }))) store.report.save(text);
  }

  store.history.onForeign((text) => {
    const read = parseHistory(text);
    if (read.ok) heard = mergeHistory(heard, read.value);
    plan(QUIET);
  });
  for (const key of ['game', 'shelf', 'settings'] as const) store[key].onForeign(() => plan(QUIET));
  plan(0);
  return { look: (delay = 0) => plan(delay) };
}
