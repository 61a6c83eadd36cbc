import { isFullySeen, type Game } from '@sidedeck/core';
import { computed, type Ref } from 'vue';
import type { Aids } from './aids.ts';
import type { Play } from './play.ts';
import type { Settings } from './settings.ts';
import { statusShown } from './table.ts';
import type { Light } from './verdicts.ts';
import { lightText } from './words.ts';

/** What is to be seen of the game on the table: as it is, or what the review shows of it. */
export function useSight(
  game: Readonly<Ref<Game>>, aids: Readonly<Ref<Aids | undefined>>, settings: Settings, { inTheWay }: Play,
) {
  const help = computed(() => aids.value?.help);
  const review = computed(() => aids.value?.review.isOpen.value ? aids.value.review : undefined);
  /** Until help is there, what it begins with. */
  const light = computed<Light>(() => help.value?.light.value
    ?? (settings.light && isFullySeen(game.value) ? 'unknown' : 'off'));
  const lightShown = computed(() => review.value?.light.value ?? light.value);
  const isUnwinnableDeal = computed(() => review.value?.standings.value[0] === 'unwinnable'
    || (help.value?.isUnwinnableDeal.value ?? false));
  const told = computed(() => lightText(lightShown.value, isUnwinnableDeal.value));
  return {
    review, light, lightShown, isUnwinnableDeal,
    /** What the light says. */
    told,
    /** The same in more words, where help has more. */
    explain: () => review.value || !help.value ? told.value : help.value.explain(),
    position: computed(() => review.value?.stop.value?.position ?? game.value.position),
    status: computed(() => statusShown(game.value)),
    /** How far a game of Spider is has a line of its own in the bar, so the table has less room. */
    hasFacts: computed(() => game.value.rules.game === 'spider'),
    advice: computed(() => review.value
      ? { move: review.value.mark.value, places: [] }
      : { move: aids.value?.coach.marked.value ?? help.value?.marked.value, places: inTheWay.value }),
  };
}
