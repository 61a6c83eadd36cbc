import type { Game } from '@sidedeck/core';
import { watch, type Ref } from 'vue';
import { sentences, t } from './i18n.ts';

/** The document is named after the game and the deal on the table: "FreeCell 617 – Sidedeck". */
export function useTitle(game: Readonly<Ref<Game>>): void {
  const title = () => {
    const { rules, deal } = game.value;
    return sentences([t(`game.${rules.game}`), String(deal ?? ''), '–', t('title')]);
  };
  watch(title, (now) => document.title = now, { immediate: true });
}
