import { changesFor, readItems, type Items, type SyncDocument } from '@sidedeck/core';
import type { Pace, Transport } from './replicator.ts';

/** The part of a browser's `storage.sync` that is used. */
export interface SyncArea {
  get(): Promise<Record<string, unknown>>;
  set(items: Record<string, string>): Promise<void>;
  remove(keys: string[]): Promise<void>;
}

/**
 * How long a part of another device has to be missing, or not whole, until this device tells it again: its own device
 * may be in the middle of writing it. Shorter than a background is sure to live.
 */
const REPAIR_AFTER = 20_000;

/** A browser's synced store, in which each device writes items of its own. */
export function createItemTransport(area: SyncArea, device: () => string, pace: Pick<Pace, 'now'>): Transport {
  const missingSince = new Map<string, number>();

  /** The parts to write: the own one, and those of others that nobody else has brought back meanwhile. */
  function partsDue(items: Items, document: SyncDocument): [string, string][] {
    const there = readItems(items);
    for (const name of there.keys()) missingSince.delete(name);
    return [...document].filter(([name]) => {
      if (name === device()) return true;
      if (there.has(name)) return false;
      const since = missingSince.get(name) ?? pace.now();
      missingSince.set(name, since);
      return pace.now() - since >= REPAIR_AFTER;
    });
  }

  return {
    read: async () => readItems(await area.get()),
    async write(document) {
      const items = await area.get();
      const changes = partsDue(items, document).map(([name, part]) => changesFor(items, name, part));
      const set = Object.assign({}, ...changes.map((each) => each.set)) as Record<string, string>;
      const remove = changes.flatMap((each) => each.remove);
      // What has become shorter makes room first.
      if (remove.length > 0) await area.remove(remove);
      if (Object.keys(set).length > 0) await area.set(set);
      return missingSince.size > 0 ? REPAIR_AFTER : undefined;
    },
  };
}
