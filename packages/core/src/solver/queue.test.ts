import { expect, test } from 'vitest';
import { PRIORITIES, Queue } from './queue.ts';
import { pickFrom } from './samples.ts';

test('gives the most urgent first, and the newest of equals', () => {
  const queue = new Queue();
  for (const [number, priority] of [[0, 5], [1, 3], [2, 5], [3, 3]] as const) queue.add(number, priority);
  expect([1, 2, 3, 4, 5].map(() => queue.take())).toEqual([3, 1, 2, 0, -1]);
});

test('goes back to what is more urgent when it comes late', () => {
  const queue = new Queue();
  queue.add(0, 9);
  queue.add(1, 9);
  expect(queue.take()).toBe(1);
  queue.add(2, 1);
  expect([queue.take(), queue.take(), queue.take()]).toEqual([2, 0, -1]);
});

test('serves priorities beyond its ends at its ends', () => {
  const queue = new Queue();
  [PRIORITIES + 50, -50, 0, PRIORITIES - 1].forEach((priority, number) => queue.add(number, priority));
  expect([1, 2, 3, 4].map(() => queue.take())).toEqual([2, 1, 3, 0]);
});

test('loses nothing of many', () => {
  const queue = new Queue();
  const pick = pickFrom(3);
  const priorities = Array.from({ length: 20_000 }, () => pick(PRIORITIES));
  priorities.forEach((priority, number) => queue.add(number, priority));
  const taken = priorities.map(() => queue.take());
  const inOrder = priorities.map((priority, number) => ({ priority, number }))
    .sort((a, b) => a.priority - b.priority || b.number - a.number);
  expect(taken).toEqual(inOrder.map(({ number }) => number));
});
