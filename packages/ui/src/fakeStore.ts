import {
  courseOf, isSpider, review, shorten, solve, type FreecellPosition, type Game, type Position, type Rules,
} from '@sidedeck/core';
import { vi } from 'vitest';
import type { Host, Stored, StoreKey } from './host.ts';

type Contents = Partial<Record<StoreKey, Stored>>;

/** A view's connection to a fake store: what it sent and what it has still to hear, each in order. */
export interface FakeView {
  readonly host: Host;
  /** Lets the first thing that this view sent reach the store; false where nothing is under way. */
  reach(): boolean;
  /** Has the store refuse it, where it is a write; a reading reaches it. */
  refuse(): boolean;
  /** Lets the view hear the first event, or the answer to its reading, that waits for it. */
  hear(): boolean;
}

/** A store for tests, shared by any number of views, in which nothing arrives before it is told to. */
export interface FakeStore {
  readonly contents: Contents;
  open(): FakeView;
  /** Lets everything arrive, also what that brings about. */
  settle(): Promise<void>;
}

/** Rounds without news after which nothing more is expected. */
const QUIET = 10;

export function createFakeStore(contents: Contents = {}): FakeStore {
  const views: FakeView[] = [];
  const listeners: ((key: StoreKey, stored: Stored) => void)[] = [];

  function open(): FakeView {
    const outbox: { reach(): void; refuse(): void }[] = [];
    const inbox: (() => void)[] = [];

    const load = () => new Promise<Contents>((resolve) => {
      const reach = () => {
        const read = { ...contents };
        inbox.push(() => resolve(read));
      };
      outbox.push({ reach, refuse: reach });
    });

    const save = (key: StoreKey, stored: Stored) => new Promise<void>((resolve, reject) => outbox.push({
      reach() {
        contents[key] = stored;
        listeners.forEach((listener) => listener(key, stored));
        resolve();
      },
      refuse: () => reject(new DOMException('It is exceeded.', 'QuotaExceededError')),
    }));

    const subscribe: Host['subscribe'] = (listener) => {
      const hear = (key: StoreKey, stored: Stored) => void inbox.push(() => listener(key, stored));
      listeners.push(hear);
      return () => void listeners.splice(listeners.indexOf(hear), 1);
    };

    const view: FakeView = {
      host: {
        surface: 'web',
        locale: 'en-GB',
        load, save, subscribe,
        createWorker: async () => new FakeWorker() as unknown as Worker,
        copy: vi.fn(async () => undefined),
      },
      reach: () => isGiven(outbox.shift(), ({ reach }) => reach()),
      refuse: () => isGiven(outbox.shift(), ({ refuse }) => refuse()),
      hear: () => isGiven(inbox.shift(), (deliver) => deliver()),
    };
    views.push(view);
    return view;
  }

  return {
    contents,
    open,
    async settle() {
      for (let quiet = 0; quiet < QUIET; quiet++) {
        if (views.map((view) => view.reach() || view.hear()).some(Boolean)) quiet = 0;
        await Promise.resolve();
      }
    },
  };
}

function isGiven<T>(value: T | undefined, use: (value: T) => void): boolean {
  if (value !== undefined) use(value);
  return value !== undefined;
}

/** Enough for an easy position; a test need not wait for a hard one. */
const EASY = 1000;

type Job = { readonly id: number } & (
  | { readonly type: 'solve' | 'shorten'; readonly position: Position }
  | { readonly type: 'review'; readonly position: Position; readonly steps: Game['steps'] }
  | { readonly type: 'stop' });

function resultOf(request: Exclude<Job, { type: 'stop' }>): unknown {
  if (request.type !== 'review') return solve(request.position, { positions: EASY });
  const limits = isSpider(request.position) ? { positions: 3 * EASY } : {};
  const reviewing = review<Rules>(courseOf(request.position, request.steps), limits);
  for (;;) {
    const { done, value } = reviewing.next();
    if (done) return value;
  }
}

function firstPar(position: FreecellPosition): unknown {
  for (const par of shorten(position)) if (par) return par;
  return undefined;
}

/** Solves what is easy, in the test's own thread, and answers a little later. */
class FakeWorker {
  onmessage: ((event: { data: unknown }) => void) | null = null;

  postMessage(request: Job): void {
    const { id } = request;
    const say = (data: object) => queueMicrotask(() => this.onmessage?.({ data: { id, ...data } }));
    if (request.type === 'shorten') say({ type: 'progress', progress: firstPar(request.position as FreecellPosition) });
    else if (request.type !== 'stop') say({ type: 'done', result: resultOf(request) });
  }

  terminate(): void {
    this.onmessage = null;
  }
}
