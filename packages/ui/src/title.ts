import type { Game } from '@sidedeck/core';
import { onMounted, watch, type Ref } from 'vue';
import { sentences, t } from './i18n.ts';
import { painted } from './later.ts';

/** The document is named after the game and the deal on the table: "FreeCell 617 – Sidedeck". */
export function useTitle(game: Readonly<Ref<Game>>): void {
  const title = () => {
    const { rules, deal } = game.value;
    return sentences([t(`game.${rules.game}`), String(deal ?? ''), '–', t('title')]);
  };
  const tell = () => document.title = title();
  watch(title, tell);
  // Whoever opens the table looks at the cards first.
  onMounted(() => void painted().then(tell));
}
