import { computed, watch } from 'vue';
import { expect, it, vi } from 'vitest';
import { lateRef, tellLater } from './telling.ts';

const nextTask = () => new Promise((resolve) => setTimeout(resolve));

it('tells at once of what changes at once', () => {
  const number = lateRef(1);
  const heard = vi.fn();
  watch(number, heard, { flush: 'sync' });
  number.value = 2;
  number.value = 2;
  expect(heard.mock.calls.map(([now]) => now as number)).toEqual([2]);
});

it('tells of what changes meanwhile in a task of its own, once, and never hides it from whoever looks', async () => {
  const [number, other] = [lateRef(1), lateRef('a')];
  const double = computed(() => number.value * 2);
  const heard = vi.fn();
  watch([double, other], heard, { flush: 'sync' });
  tellLater(() => {
    number.value = 2;
    number.value = 3;
    expect(number.value).toBe(3);
  });
  await Promise.resolve();
  expect(heard).not.toHaveBeenCalled();
  await nextTask();
  expect(heard.mock.calls.map(([now]) => now as unknown)).toEqual([[6, 'a']]);
});

it('tells what is waiting before the next thing is done', () => {
  const number = lateRef(1);
  const heard: number[] = [];
  watch(number, (now) => heard.push(now), { flush: 'sync' });
  tellLater(() => number.value = 2);
  tellLater(() => expect(heard).toEqual([2]));
});

it.each(['pointerdown', 'keydown'])('tells what is waiting before anything else hears of a %s', (type) => {
  const number = lateRef(1);
  const heard: (string | number)[] = [];
  watch(number, (now) => heard.push(now), { flush: 'sync' });
  document.addEventListener(type, () => heard.push(type), { capture: true, once: true });
  tellLater(() => number.value = 2);
  document.body.dispatchEvent(new Event(type, { bubbles: true }));
  expect(heard).toEqual([2, type]);
});

it('tells of what was changed before a fault, which goes on to whoever asked', async () => {
  const number = lateRef(1);
  const heard = vi.fn();
  watch(number, heard, { flush: 'sync' });
  expect(() => tellLater(() => {
    number.value = 2;
    throw new Error('no room');
  })).toThrow('no room');
  await nextTask();
  expect(heard).toHaveBeenCalledOnce();
  number.value = 3;
  expect(heard).toHaveBeenCalledTimes(2);
});
