import { enlarged } from './store.ts';

/** Priorities from 0 (first) on; what is above is served as the last. */
export const PRIORITIES = 2048;

/** Bytes for each number that there is room for. */
export const QUEUE_BYTES = 4;

const NONE = -1;

/**
 * Numbers waiting by priority, the newest of the most urgent first: one linked list for each priority, all of
 * them in one array, since a number waits only once. Adding and taking cost a few instructions.
 */
export class Queue {
  private readonly heads = new Int32Array(PRIORITIES).fill(NONE);
  private next = new Int32Array(1 << 11);
  private first = PRIORITIES;

  clear(): void {
    this.heads.fill(NONE);
    this.first = PRIORITIES;
  }

  add(number: number, priority: number): void {
    const bucket = Math.max(0, Math.min(PRIORITIES - 1, priority));
    while (number >= this.next.length) this.next = enlarged(this.next, new Int32Array(this.next.length * 2));
    this.next[number] = this.heads[bucket]!;
    this.heads[bucket] = number;
    if (bucket < this.first) this.first = bucket;
  }

  /** Takes the most urgent number; -1 where none waits. */
  take(): number {
    const { heads } = this;
    while (this.first < PRIORITIES && heads[this.first] === NONE) this.first++;
    if (this.first === PRIORITIES) return NONE;
    const number = heads[this.first]!;
    heads[this.first] = this.next[number]!;
    return number;
  }
}
