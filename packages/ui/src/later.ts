import { effectScope, onMounted, onScopeDispose, ref, shallowRef, type Ref, type ShallowRef } from 'vue';

/** A part of the table that nobody needs before the table can be seen and played. */
export interface Later<Part> {
  /** Undefined until it is there. */
  readonly part: Readonly<ShallowRef<Part | undefined>>;
  /** The part as soon as it is there; undefined where it cannot be loaded. Asked again, it is tried again. */
  ready(): Promise<Part | undefined>;
}

/**
 * Loads a part of the component in whose setup this is called, once the table is painted and nothing else is to do.
 * `load` gives what makes the part; its effects end with the component.
 */
export function useLater<Part>(load: () => Promise<() => Part>): Later<Part> {
  const part = shallowRef<Part>();
  const scope = effectScope();
  let loading: Promise<Part | undefined> | undefined;

  async function begin(): Promise<Part | undefined> {
    try {
      const make = await load();
      return part.value = scope.active ? scope.run(make) : undefined;
    } catch {
      loading = undefined;
      return undefined;
    }
  }

  const ready = () => loading ??= begin();
  onMounted(() => void painted().then(settled).then(ready));
  onScopeDispose(() => scope.stop());
  return { part, ready };
}

/** When the page has been painted next. */
export function painted(): Promise<void> {
  return new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
}

/** Whether the component has been seen, and what is drawn now comes with its second frame. */
export function useSecondFrame(): Readonly<Ref<boolean>> {
  const isSecond = ref(false);
  onMounted(() => requestAnimationFrame(() => requestAnimationFrame(() => isSecond.value = true)));
  return isSecond;
}

/** How long that is waited for at most, in milliseconds. */
const PATIENCE = 300;

/** When nothing else is to do, or after a moment. */
function settled(): Promise<unknown> {
  return new Promise((resolve) => {
    if ('requestIdleCallback' in window) requestIdleCallback(resolve, { timeout: PATIENCE });
    else setTimeout(resolve);
  });
}

/** Calls back when nothing else is to do; where it is not told when that is, never. */
export function whenIdle(callback: () => void): void {
  if ('requestIdleCallback' in window) requestIdleCallback(callback);
}
