import {
  computed, onBeforeUpdate, onMounted, onScopeDispose, onUpdated, shallowRef, watch, type ShallowRef,
} from 'vue';
import { cursorAt, PRESSING, settle, spotOf, travel, type Cursor } from './cursor.ts';
import type { Hand } from './hand.ts';
import type { Layout } from './layout.ts';
import { spotsOf, type Spot } from './spot.ts';

interface Surroundings {
  readonly root: Readonly<ShallowRef<HTMLElement | null>>;
  readonly hand: Hand;
  readonly layout: Readonly<ShallowRef<Layout>>;
  readonly locked: () => boolean;
  readonly targets: () => ReadonlySet<number>;
  readonly elementAt: (spot: Spot) => HTMLElement | null;
}

/** The table's one tab stop: the cursor, the keys that move it, and the focus that never leaves it by itself. */
export function useFocus(table: Surroundings) {
  const { root, hand, layout } = table;
  const firstColumn = () => layout.value.places.findIndex(({ row }) => row === 'tableau');
  const cursor = shallowRef<Cursor>({ place: firstColumn(), depth: 0 });
  const spot = computed(() => spotOf(layout.value, settle(layout.value, cursor.value)));

  /** With cards in the hand, only where they can go, and where they came from. */
  function isOpen(place: number): boolean {
    const grip = hand.grip.value;
    return !grip || place === grip.place || table.targets().has(place);
  }

  watch(() => layout.value.places.length, () => void (cursor.value = { place: firstColumn(), depth: 0 }));

  function act({ key, repeat }: KeyboardEvent): boolean {
    if (PRESSING.includes(key)) {
      if (!repeat) hand.send({ type: 'press', spot: spot.value });
      return true;
    }
    if (key === 'Escape') return deselect();
    const from = settle(layout.value, cursor.value);
    const next = travel(layout.value, from, key, { open: isOpen, covered: !hand.grip.value });
    if (next) cursor.value = next;
    return next !== undefined;
  }

  function onKeydown(event: KeyboardEvent): void {
    if (table.locked() || event.ctrlKey || event.metaKey || event.altKey || !act(event)) return;
    event.preventDefault();
    // An editor around the board would take the key for itself.
    event.stopPropagation();
  }

  /** A press by assistive technology comes without pointer events, as a click that no button counted. */
  function onClick({ detail, target }: MouseEvent): void {
    if (detail > 0 || table.locked() || !(target instanceof Element)) return;
    const { key, place } = target.closest<HTMLElement>('[role="button"]')?.dataset ?? {};
    const at = spotsOf(layout.value).find((candidate) => candidate.index < 0
      ? String(candidate.place) === place
      : String(layout.value.places[candidate.place]!.cards[candidate.index]) === key);
    if (at) hand.send({ type: 'press', spot: at });
  }

  function deselect(): boolean {
    const held = hand.state.value.type !== 'idle';
    if (held) hand.send({ type: 'deselect' });
    return held;
  }

  function focus(at: Spot = spot.value): void {
    cursor.value = cursorAt(layout.value, at);
    focusOn(at);
  }

  /** The same with the next frame. */
  function focusSoon(at: Spot): void {
    cursor.value = cursorAt(layout.value, at);
    withNextFrame(() => focusOn(spot.value));
  }

  /** Only where the focus is not there yet: the browser would lay out everything before it finds that out. */
  function focusOn(at: Spot): void {
    const element = table.elementAt(at);
    if (element !== document.activeElement) element?.focus({ preventScroll: true });
    stopAt(element);
  }

  /** Where Tab leads to. Not told while the focus is still elsewhere: that, too, would have everything laid out. */
  let stop: HTMLElement | null = null;
  function stopAt(element: HTMLElement | null): void {
    if (stop !== element && stop?.hasAttribute('tabindex')) stop.tabIndex = -1;
    stop = element;
    if (stop && stop.tabIndex !== 0) stop.tabIndex = 0;
  }

  /**
   * The focus follows the cursor with the next frame, which lays out everything anyway. Until then the keys are heard
   * all the same, since the cursor is what they move.
   */
  function follow(): void {
    const before = document.activeElement!;
    withNextFrame(() => {
      const now = document.activeElement;
      // Nobody else took it: it is still here, or where it was can have it no more.
      const isOurs = root.value?.contains(now) || (now === document.body && !before.matches('[tabindex]:not(.buried)'));
      if (isOurs) focusOn(spot.value);
      else stopAt(table.elementAt(spot.value));
    });
  }

  let frame = 0;
  function withNextFrame(callback: () => void): void {
    cancelAnimationFrame(frame);
    frame = requestAnimationFrame(callback);
  }
  onScopeDispose(() => cancelAnimationFrame(frame));

  // The element with the focus may move away, be buried or stop being a place: the cursor then has another one. While
  // the focus is in another frame, such as a text beside the table, it stays there.
  let hadFocus = false;
  onBeforeUpdate(() => {
    hadFocus = document.hasFocus() && root.value!.contains(document.activeElement);
  });
  onUpdated(() => {
    if (hadFocus) follow();
    else stopAt(table.elementAt(spot.value));
  });
  onMounted(() => stopAt(table.elementAt(spot.value)));

  return { spot, onKeydown, onClick, deselect, focus, focusSoon };
}
