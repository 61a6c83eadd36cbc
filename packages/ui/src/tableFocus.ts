import { nextTick, type ShallowRef } from 'vue';

/** Gives the focus to the table, once what was changed is there. */
export function useTableFocus(board: Readonly<ShallowRef<{ focus(): void } | null>>) {
  async function focusTable(): Promise<void> {
    await nextTick();
    board.value?.focus();
  }

  return {
    focusTable,
    /** Whoever plays by keys finds the focus at the table, unless it is somewhere else already. */
    async keepFocus(): Promise<void> {
      await nextTick();
      if (document.hasFocus() && document.activeElement === document.body) board.value?.focus();
    },
  };
}
