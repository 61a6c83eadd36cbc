import { watch } from 'vue';
import type { Aside } from './aside.ts';
import { t } from './i18n.ts';
import type { Notices } from './notices.ts';
import type { Store } from './store.ts';

/** Tells the player what the store refused, and what it held that could not be read; a broken game has a panel. */
export function useComplaints(store: Store, aside: Aside, notices: Notices): void {
  watch(aside.last, (what) => {
    if (what !== undefined && what !== 'game') notices.show(t('aside.kept'));
  }, { immediate: true });
  store.onRefused((_key, error) => notices.show(t('save.refused', { problem: String(error) })));
}
