/** How often the time on the table moves on, in milliseconds. */
const PERIOD = 1000;
/** A machine that slept did not play: no more than this is counted at once, in milliseconds. */
const LONGEST_LAP = 3 * PERIOD;

export interface Clock {
  /** Milliseconds since the last lap that were spent at the table; the next lap begins now. */
  lap(): number;
  stop(): void;
}

/**
 * Measures the time during which the table is in front of the player: visible, focused, and `isRunning`.
 * Calls `onTick` about once a second meanwhile, and once more when the table goes out of sight.
 *
 * Whoever hears that another view counted takes a lap and throws it away: so two views never count twice.
 */
export function startClock(isRunning: () => boolean, onTick: () => void): Clock {
  let since: number | undefined;

  const isInFront = () => document.visibilityState === 'visible' && document.hasFocus();

  function lap(): number {
    const now = performance.now();
    const spent = since === undefined ? 0 : Math.min(now - since, LONGEST_LAP);
    since = isRunning() && isInFront() ? now : undefined;
    return Math.round(spent);
  }

  /** Out of sight, the lap that was under way still counts, and none begins. */
  function onChange(): void {
    if (since === undefined) lap();
    else onTick();
  }

  const timer = setInterval(onChange, PERIOD);
  document.addEventListener('visibilitychange', onChange);
  addEventListener('focus', onChange);
  addEventListener('blur', onChange);

  return {
    lap,
    stop() {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', onChange);
      removeEventListener('focus', onChange);
      removeEventListener('blur', onChange);
    },
  };
}
