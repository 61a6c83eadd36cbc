import type { Card, Pile } from '@sidedeck/core';
import { onScopeDispose, shallowRef, watch, type ShallowRef } from 'vue';
import type { Hand } from './hand.ts';
import type { Grip } from './interaction.ts';
import { tellLater } from '../telling.ts';
import type { Layout, Point } from './layout.ts';
import { spotAt, type Spot } from './spot.ts';
import { untilt } from './tilt.ts';

/** How far a press may wander and still be a click, in pixels; a finger trembles more than a mouse. */
const SLACK = { fine: 4, coarse: 10 } as const;
/** A press that lasts so long asks for the choice, in milliseconds. */
const LONG_PRESS_MS = 500;

interface Surroundings {
  readonly root: Readonly<ShallowRef<HTMLElement | null>>;
  readonly hand: Hand;
  readonly layout: Readonly<ShallowRef<Layout>>;
  readonly locked: () => boolean;
  /** Whether all that can be done with a pile is asked for by a long press or the second button. */
  readonly choosing: () => boolean;
  /** Whether the table leans back, so that what is seen at a point lies elsewhere. */
  readonly tilted: () => boolean;
  readonly elementAt: (spot: Spot) => HTMLElement | null;
  readonly onPress: (spot: Spot | undefined) => void;
  readonly onRelease: (cards: readonly Card[]) => void;
}

/** Turns pointer events into the hand's inputs, and lets the held cards follow the pointer. */
export function usePointer(table: Surroundings) {
  const { root, hand, layout } = table;
  /** The pile that would take the dragged cards if they were let go now. */
  const over = shallowRef<Pile>();
  /** Whether no key was pressed since the page opened, or the last press; nobody needs to see where the keys are. */
  const pointing = shallowRef(true);
  let holding: ReturnType<typeof setTimeout> | undefined;
  let carried: { card: Card; element: HTMLElement }[] = [];

  const isBusy = () => hand.state.value.type === 'pressed' || hand.state.value.type === 'dragging';

  /** Where a pointer is on the table; what surrounds the table is never tilted. */
  function pointOf({ clientX, clientY }: PointerEvent): Point {
    const { left, top, width, height } = root.value!.parentElement!.getBoundingClientRect();
    const point = { x: clientX - left, y: clientY - top };
    return table.tilted() ? untilt(point, { width, height }) : point;
  }

  function onPointerdown(event: PointerEvent): void {
    pointing.value = true;
    if (event.button !== 0 || table.locked() || isBusy()) return;
    const point = pointOf(event);
    const spot = spotAt(layout.value, point.x, point.y);
    const slack = event.pointerType === 'mouse' ? SLACK.fine : SLACK.coarse;
    hand.send({ type: 'down', pointer: event.pointerId, spot, slack, ...point });
    table.onPress(spot);
    // To the card itself: the pointer then looks as over that card, and no other one need hear of it.
    ((event.target as Element).closest('.card') ?? root.value!).setPointerCapture(event.pointerId);
    clearTimeout(holding);
    // Whoever let go in the last moment is done, even if nobody has been told so yet.
    if (table.choosing()) holding = setTimeout(() => isBusy() && hand.send({ type: 'hold', spot }), LONG_PRESS_MS);
  }

  function onPointermove(event: PointerEvent): void {
    if (!isBusy()) return;
    // A second button never sends pointerdown, and a release outside the window may send no pointerup.
    if ((event.buttons & 1) === 0) return onPointercancel(event);
    hand.send({ type: 'move', pointer: event.pointerId, time: event.timeStamp, ...pointOf(event) });
    const state = hand.state.value;
    if (state.type !== 'dragging' || state.pointer !== event.pointerId) return;
    const { x, y } = pointOf(event);
    carry(x - state.x, y - state.y);
  }

  function onPointerup(event: PointerEvent): void {
    hand.send({ type: 'up', pointer: event.pointerId, time: event.timeStamp, ...pointOf(event) });
  }

  function onPointercancel(event: PointerEvent): void {
    hand.send({ type: 'cancel', pointer: event.pointerId });
  }

  /** Where presses can choose, the second button and the menu's key do so too, and no other menu is in the way. */
  function onContextmenu(event: PointerEvent): void {
    if (isBusy() || table.choosing()) event.preventDefault();
    if (!table.choosing() || table.locked()) return;
    const { x, y } = pointOf(event);
    hand.send({ type: 'hold', spot: spotAt(layout.value, x, y) });
  }

  /** Straight to the elements: the pointer moves too often to render the board each time. */
  function carry(dx: number, dy: number): void {
    const grip = hand.grip.value!;
    if (carried.length === 0) carried = cardsIn(grip);
    for (const { element } of carried) element.style.translate = `${dx}px ${dy}px`;
    const to = hand.drop(grip, dx, dy);
    over.value = hand.targets.value.find((pile) => pile === to);
  }

  function cardsIn({ pile, place, index: deepest, count }: Grip): typeof carried {
    const cards = layout.value.places[place]!.cards.slice(deepest, deepest + count);
    return cards.flatMap((card, index) => {
      const element = table.elementAt({ pile, place, index: deepest + index });
      return element ? [{ card, element }] : [];
    });
  }

  function letGo(): void {
    if (carried.length === 0) return;
    for (const { element } of carried) element.style.translate = '';
    table.onRelease(carried.map(({ card }) => card));
    carried = [];
    over.value = undefined;
  }

  watch(() => hand.state.value.type === 'dragging', (dragging) => dragging || letGo(), { flush: 'sync' });
  watch(() => hand.state.value.type === 'pressed', (isDown) => isDown || clearTimeout(holding), { flush: 'sync' });
  // Wherever it is pressed: a key may be what brings the focus here.
  const onKey = () => void (pointing.value = false);
  document.addEventListener('keydown', onKey, true);
  onScopeDispose(() => {
    clearTimeout(holding);
    document.removeEventListener('keydown', onKey, true);
  });

  return {
    over,
    pointing,
    listeners: {
      pointerdown: onPointerdown,
      pointermove: onPointermove,
      pointerup: (event: PointerEvent) => tellLater(() => onPointerup(event)),
      pointercancel: onPointercancel,
      lostpointercapture: onPointercancel,
      contextmenu: onContextmenu,
    },
  };
}
