import { shallowRef, type ShallowRef } from 'vue';
import type { StoreKey } from './host.ts';
import type { Replica } from './store.ts';

export interface Aside {
  /** Keeps a text that could not be read, before another one takes its place. */
  setAside(what: StoreKey, text: string): void;
  /** Which text was set aside last, to be told once. */
  readonly last: Readonly<ShallowRef<StoreKey | undefined>>;
}

/** What could not be read is never deleted: it lies in the store under a key of its own, each text once. */
export function useAside(replica: Replica): Aside {
  const last = shallowRef<StoreKey>();
  return {
    setAside(what, text) {
      const before = replica.text ?? '';
      if (before.includes(text)) return;
      replica.save(`${before}--- ${what} ${new Date().toISOString()}\n${text}\n`);
      last.value = what;
    },
    last,
  };
}
