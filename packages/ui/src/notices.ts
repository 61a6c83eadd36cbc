import { computed, shallowRef, type Ref } from 'vue';
import { currentLocale } from './i18n.ts';

/** A sentence and its number: the same sentence said twice is two notices. */
export interface Notice {
  readonly text: string;
  readonly number: number;
}

/** Says a sentence in the language of the moment. */
export type Saying = () => string;

export interface Notices {
  /** For the live region: said once, and gone with the language it was said in. */
  readonly said: Readonly<Ref<Notice | undefined>>;
  /** For the eye, a few seconds long, and in another language as soon as that is chosen. */
  readonly shown: Readonly<Ref<Notice | undefined>>;
  /** Speaks a sentence. */
  say(text: string): void;
  /** Shows a sentence near the table and speaks it, in words of its own where the ear needs them. */
  show(saying: Saying, spoken?: string): void;
  hide(): void;
}

/** Long enough to read a sentence twice, in milliseconds. */
const SHOWN_FOR = 6000;

export function createNotices(): Notices {
  const spoken = shallowRef<Notice & { readonly locale: string }>();
  const seen = shallowRef<{ readonly saying: Saying; readonly number: number }>();
  let count = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;

  function say(text: string): void {
    spoken.value = { text, number: ++count, locale: currentLocale() };
  }

  function hide(): void {
    clearTimeout(timer);
    seen.value = undefined;
  }

  return {
    said: computed(() => spoken.value?.locale === currentLocale() ? spoken.value : undefined),
    shown: computed(() => seen.value && { text: seen.value.saying(), number: seen.value.number }),
    say,
    show(saying, text = saying()) {
      hide();
      say(text);
      seen.value = { saying, number: count };
      timer = setTimeout(hide, SHOWN_FOR);
    },
    hide,
  };
}
