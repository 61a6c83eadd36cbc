import { makeDocument, parseDocument } from '@sidedeck/core';
import type { Transport } from '@sidedeck/ui/replicator.ts';
import type { Memento } from 'vscode';

/**
 * The one key that Settings Sync carries, in every version of this extension: what is not registered where it arrives
 * is dropped, and a key that only one version knows can be deleted everywhere.
 */
export const SYNCED_KEY = 'sync.document';

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
