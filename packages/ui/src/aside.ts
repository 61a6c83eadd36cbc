import { shallowRef, type ShallowRef } from 'vue';
import type { StoreKey } from './host.ts';
import type { Store } from './store.ts';

export interface Aside {
  /** Keeps a text that could not be read, before another one takes its place. */
  setAside(what: StoreKey, text: string): void;
  /** Which text was set aside last, to be told once. */
  readonly last: Readonly<ShallowRef<StoreKey | undefined>>;
}

/**
 * What could not be read is never deleted: it lies in the store under a key of its own, each text once. Where there is
 * no room for it beside itself, it is kept again as soon as something else has taken its place.
 */
export function useAside(store: Pick<Store, 'aside' | 'onTaken'>): Aside {
  const last = shallowRef<StoreKey>();
  const late = new Map<StoreKey, string>();

  function keep(what: StoreKey, text: string): void {
    const before = store.aside.text ?? '';
    const kept = before.includes(text) ? before : `${before}--- ${what} ${new Date().toISOString()}\n${text}\n`;
    store.aside.save(kept, () => void late.set(what, text));
  }

  store.onTaken((key) => {
    const text = late.get(key);
    if (late.delete(key)) keep(key, text!);
  });
  return {
    setAside(what, text) {
      if (store.aside.text?.includes(text)) return;
      keep(what, text);
      last.value = what;
    },
    last,
  };
}
