import { onBeforeUnmount, onMounted, shallowRef, type ShallowRef } from 'vue';
import type { Box } from './measures.ts';

/** The room where there is no layout, and nothing can be measured. */
export const ASSUMED: Box = { width: 780, height: 520 };

/**
 * The room inside an element's parent, kept up to date; undefined until it is known, unless it is `given`. The element
 * itself tells nothing: what was laid out in it keeps it from shrinking.
 */
export function useSize(
  element: Readonly<ShallowRef<HTMLElement | null>>, given: Box | undefined,
): Readonly<ShallowRef<Box | undefined>> {
  const size = shallowRef(given);
  const read = () => {
    const { clientWidth: width, clientHeight: height } = element.value!.parentElement!;
    const changed = width !== size.value?.width || height !== size.value.height;
    if (changed && width > 0 && height > 0) size.value = { width, height };
  };
  const observer = new ResizeObserver(read);
  onMounted(() => {
    // At once and not with the first observation, so that the first frame already shows the cards in their places.
    read();
    size.value ??= ASSUMED;
    observer.observe(element.value!.parentElement!);
  });
  onBeforeUnmount(() => observer.disconnect());
  return size;
}
