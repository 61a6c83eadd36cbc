import { onBeforeUnmount, shallowRef, type ShallowRef } from 'vue';
import type { Motion } from './motion.ts';

/** Until the last frame of a flight is surely drawn, in milliseconds. */
const AFTERGLOW_MS = 50;

interface Flight {
  readonly motion: Readonly<ShallowRef<Motion | undefined>>;
  /** Takes the place of whatever is under way; undefined: everything is where it belongs at once. */
  fly(motion: Motion | undefined): void;
}

/** The motion under way: while there is one, cards glide to where they belong. */
export function useFlight(): Flight {
  const motion = shallowRef<Motion>();
  let landing: ReturnType<typeof setTimeout> | undefined;

  function fly(next: Motion | undefined): void {
    clearTimeout(landing);
    // What is still on its way from before goes on, too.
    motion.value = next && { ...next, gliding: new Set([...next.gliding, ...motion.value?.gliding ?? []]) };
    if (next) landing = setTimeout(() => {
      motion.value = undefined;
    }, next.lasts + AFTERGLOW_MS);
  }

  onBeforeUnmount(() => clearTimeout(landing));
  return { motion, fly };
}
