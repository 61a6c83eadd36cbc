import { onBeforeUnmount, shallowRef, type ShallowRef } from 'vue';
import type { Motion } from './motion.ts';

/** Until the last frame of a flight is surely drawn, in milliseconds. */
const AFTERGLOW_MS = 50;

interface Flight {
  readonly motion: Readonly<ShallowRef<Motion | undefined>>;
  /** Takes the place of whatever is under way; undefined: everything is where it belongs at once. */
  fly(motion: Motion | undefined): void;
}

/** To draw the fifty faces of a win at once would take long; so many milliseconds of a flight are drawn in advance. */
const AHEAD_MS = 100;

/** The motion under way: while there is one, cards glide to where they belong. */
export function useFlight(): Flight {
  const motion = shallowRef<Motion>();
  let timer: ReturnType<typeof setTimeout> | undefined;

  function fly(next: Motion | undefined): void {
    clearTimeout(timer);
    // What is still on its way from before goes on, too.
    if (next) goOn({ ...next, gliding: new Set([...next.gliding, ...motion.value?.gliding ?? []]) }, 0);
    else motion.value = undefined;
  }

  function goOn(flight: Motion, elapsed: number): void {
    motion.value = { ...flight, drawnUntil: elapsed + AHEAD_MS };
    const left = flight.lasts + AFTERGLOW_MS - elapsed;
    const isDrawn = Math.max(0, ...flight.delays.values()) <= elapsed + AHEAD_MS;
    timer = isDrawn
      ? setTimeout(() => fly(undefined), left)
      : setTimeout(() => goOn(flight, elapsed + AHEAD_MS), AHEAD_MS);
  }

  onBeforeUnmount(() => clearTimeout(timer));
  return { motion, fly };
}
