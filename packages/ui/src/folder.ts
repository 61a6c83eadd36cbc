import { watch } from 'vue';
import type { Aside } from './aside.ts';
import { t } from './i18n.ts';
import type { Notices } from './notices.ts';
import Panels from './Panels.vue';
import { useRecords, type Records } from './records.ts';
import type { Session } from './session.ts';
import { useShelf, type Shelf } from './shelf.ts';
import type { Store } from './store.ts';

/** All that lies outside the table: the panels, and what they tell of other games. */
export interface Folder {
  readonly Panels: typeof Panels;
  readonly records: Records;
  readonly shelf: Shelf;
}

/** Loaded once the table stands. A win before that is on record as soon as this is there. */
export function useFolder(store: Store, session: Session, { setAside, last }: Aside, notices: Notices): Folder {
  // A broken game has a panel of its own.
  watch(last, (what) => {
    if (what !== undefined && what !== 'game') notices.show(() => t('aside.kept'));
  }, { immediate: true });
  const records = useRecords(store.history, session, setAside);
  return { Panels, records, shelf: useShelf(store.shelf, setAside, records.isWon) };
}
