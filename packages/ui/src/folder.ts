import Panels from './Panels.vue';
import { useRecords, type Records } from './records.ts';
import type { Leaving, Session } from './session.ts';
import { useShelf, type Shelf } from './shelf.ts';
import type { Store } from './store.ts';

/** All that lies outside the table: the panels, and what they tell of other games. */
export interface Folder {
  readonly Panels: typeof Panels;
  readonly records: Records;
  readonly shelf: Shelf;
}

/** Loaded once the table stands. A win before that is on record as soon as this is there. */
export function useFolder(store: Store, session: Session, setAside: Leaving['setAside']): Folder {
  const records = useRecords(store.history, session, setAside);
  return { Panels, records, shelf: useShelf(store.shelf, setAside, records.isWon) };
}
