import { readonly, shallowRef, type ShallowRef } from 'vue';

/** A sentence and its number: the same sentence said twice is two notices. */
export interface Notice {
  readonly text: string;
  readonly number: number;
}

export interface Notices {
  /** For the live region. */
  readonly said: Readonly<ShallowRef<Notice | undefined>>;
  /** For the eye, a few seconds long. */
  readonly shown: Readonly<ShallowRef<Notice | undefined>>;
  /** Speaks a sentence. */
  say(text: string): void;
  /** Shows a sentence near the table and speaks it, in words of its own where the ear needs them. */
  show(text: string, spoken?: string): void;
  hide(): void;
}

/** Long enough to read a sentence twice, in milliseconds. */
const SHOWN_FOR = 6000;

export function createNotices(): Notices {
  const said = shallowRef<Notice>();
  const shown = shallowRef<Notice>();
  let count = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;

  function say(text: string): void {
    said.value = { text, number: ++count };
  }

  function hide(): void {
    clearTimeout(timer);
    shown.value = undefined;
  }

  return {
    said: readonly(said),
    shown: readonly(shown),
    say,
    show(text, spoken = text) {
      hide();
      say(spoken);
      shown.value = { text, number: count };
      timer = setTimeout(hide, SHOWN_FOR);
    },
    hide,
  };
}
