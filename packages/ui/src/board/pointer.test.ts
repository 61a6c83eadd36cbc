import { deal, PRESETS } from '@sidedeck/core';
import { mount } from '@vue/test-utils';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import Board from './Board.vue';
import { boardProps } from './fakeBoard.ts';

const LONG_PRESS_MS = 500;

beforeEach(() => {
  Element.prototype.setPointerCapture = () => undefined;
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
});

afterEach(() => vi.useRealTimers());

/** A board, and a pointer at the last card of column 5 or so many pixels beside that. */
function open() {
  const board = mount(Board, { props: { ...boardProps(deal(PRESETS.classic, 617)), clicking: 'sends' } });
  const card = board.get<HTMLElement>('.card[data-at="5"]:not(.covered)').element;
  const [, x = 0, y = 0] = /translate\((.+)px, (.+)px\)/.exec(card.style.transform)!.map(Number);
  const pointer = (type: string, dx = 0) => board.element.dispatchEvent(new PointerEvent(type, {
    bubbles: true, pointerId: 1, clientX: x + 5 + dx, clientY: y + 5, buttons: type === 'pointerup' ? 0 : 1,
  }));
  return { board, card, pointer };
}

/** What comes of a press that ends after so many milliseconds, or does not end. */
function press(ms?: number): Record<string, unknown[]> {
  const { board, pointer } = open();
  if (ms !== undefined) setTimeout(() => pointer('pointerup'), ms);
  pointer('pointerdown');
  vi.advanceTimersByTime(LONG_PRESS_MS + 100);
  const emitted = { ...board.emitted() };
  board.unmount();
  return emitted;
}

it('a short press sends, a long one asks for the choice', () => {
  expect(press(100)).toMatchObject({ send: [[{ from: '5', count: 1 }]] });
  expect(press()).toMatchObject({ choose: [['5']] });
});

it('a press that follows a release at once finds the cards of that one let go', () => {
  const { pointer, card, board } = open();
  pointer('pointerdown');
  pointer('pointermove', 40);
  expect(card.style.translate).toBe('40px 0px');
  pointer('pointerup', 40);
  pointer('pointerdown');
  expect(card.style.translate).toBe('');
  board.unmount();
});

it('a press that ends in the last moment asks for nothing more, though the table has not been told of it yet', () => {
  const emitted = press(LONG_PRESS_MS);
  expect(emitted).toMatchObject({ send: [[{ from: '5', count: 1 }]] });
  expect(emitted).not.toHaveProperty('choose');
});
