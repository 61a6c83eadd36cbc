import type { Game } from '@sidedeck/core';
import { watchEffect, type Ref } from 'vue';
import { t } from './i18n.ts';

/** The document is named after the deal on the table. */
export function useTitle(game: Readonly<Ref<Game>>): void {
  watchEffect(() => {
    const { deal } = game.value;
    document.title = deal === null ? t('title') : t('title.deal', { deal: String(deal) });
  });
}
