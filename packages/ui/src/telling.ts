import { customRef, type Ref } from 'vue';

/** How those who watch are told of what changed while that was put off. */
const untold: (() => void)[] = [];
let isPutOff = false;

/** Browsers hear of these before they come to what was put off; but whatever is done next is meant for what is new. */
const NEXT = ['pointerdown', 'keydown'];

/** A value that is always the newest one; only its watchers may be told of a change later, see `tellLater`. */
export function lateRef<Value>(value: Value): Ref<Value> {
  return customRef((track, trigger) => ({
    get() {
      track();
      return value;
    },
    set(next) {
      if (next === value) return;
      value = next;
      if (isPutOff) untold.push(trigger);
      else trigger();
    },
  }));
}

/**
 * Does something now, and has the watchers of what it changes told in a task of its own. So a move is made, and on its
 * way to the store, before anything is drawn for it; both in one task would keep the browser from all else for long.
 * A press or a key that comes before that task finds all told.
 */
export function tellLater(work: () => void): void {
  tell();
  isPutOff = true;
  try {
    work();
  } finally {
    isPutOff = false;
    if (untold.length > 0) putOff();
  }
}

/** Told first of all listeners, the table is drawn anew before any other of them hears of the next press. */
function putOff(): void {
  setTimeout(tell);
  for (const type of NEXT) window.addEventListener(type, tell, { capture: true, once: true });
}

function tell(): void {
  for (const trigger of untold.splice(0)) trigger();
}
