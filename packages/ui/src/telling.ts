import { customRef, type Ref } from 'vue';

/** How those who watch are told of what changed while that was put off. */
const untold: (() => void)[] = [];
let isPutOff = false;

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
 */
export function tellLater(work: () => void): void {
  tell();
  isPutOff = true;
  try {
    work();
  } finally {
    isPutOff = false;
    if (untold.length > 0) setTimeout(tell);
  }
}

function tell(): void {
  for (const trigger of untold.splice(0)) trigger();
}
