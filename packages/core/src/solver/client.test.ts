import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { deal } from '../variants.ts';
import { newGame } from '../game.ts';
import { PRESETS } from '../rules.ts';
import { SolverClient, type WorkerLike } from './client.ts';
import type { Reply, Request } from './protocol.ts';
import { serve, type Scope } from './service.ts';
import type { Par } from './short.ts';
import { solve } from './solve.ts';
import type { Verdict } from './verdict.ts';

const position = deal(PRESETS.classic, 617);
const unsolvable = deal(PRESETS.classic, 11982);
const stopped: Verdict = { type: 'undecided', reason: 'stopped' };
const found: Verdict = { type: 'unwinnable', positions: 7 };

const game = newGame(PRESETS.classic, 617);

/** By kind: how a job is asked for, some progress and a result of it, and what stands for a stop. */
const kinds = [
  {
    kind: 'solve',
    ask: (client: SolverClient, progress = vi.fn()) => client.solve(position, { progress }),
    told: 4000, result: found, end: stopped,
  },
  {
    kind: 'shorten',
    ask: (client: SolverClient, progress = vi.fn()) => client.shorten(position, { progress }),
    told: { moves: [], length: 30, bound: 20 }, result: 'memory', end: 'stopped',
  },
  {
    kind: 'review',
    ask: (client: SolverClient, progress = vi.fn()) => client.review(game, { progress }),
    told: { standings: ['unknown'] }, result: { standings: ['winnable'] }, end: 'stopped',
  },
] as const;

/** A worker that says what the test tells it to. */
class FakeWorker implements WorkerLike {
  onmessage: WorkerLike['onmessage'] = null;
  onerror: (() => void) | null = null;
  readonly heard: Request[] = [];
  terminated = false;

  postMessage(request: Request): void {
    this.heard.push(request);
  }

  terminate(): void {
    this.terminated = true;
  }

  say(reply: Reply | { type: string }): void {
    this.onmessage?.({ data: reply });
  }
}

/** A client, and the workers it has created so far. */
function connect() {
  const workers: FakeWorker[] = [];
  const client = new SolverClient(() => {
    workers.push(new FakeWorker());
    return Promise.resolve(workers.at(-1)!);
  });
  return { client, workers };
}

async function settle(): Promise<void> {
  for (let turn = 0; turn < 10; turn++) await Promise.resolve();
}

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

describe('the client', () => {
  test('starts no worker before it is needed, and one for all jobs', async () => {
    const { client, workers } = connect();
    expect(workers).toHaveLength(0);
    for (let id = 1; id <= 3; id++) {
      const verdict = client.solve(position);
      await settle();
      workers[0]!.say({ type: 'done', id, result: found });
      expect(await verdict).toEqual(found);
    }
    expect(workers).toHaveLength(1);
    expect(workers[0]!.heard.map(({ type, id }) => [type, id])).toEqual([['solve', 1], ['solve', 2], ['solve', 3]]);
  });

  test('passes on limits and progress', async () => {
    const { client, workers } = connect();
    const progress = vi.fn();
    const verdict = client.solve(position, { limits: { positions: 99 }, progress });
    await settle();
    expect(workers[0]!.heard[0]).toMatchObject({ position, limits: { positions: 99 } });
    workers[0]!.say({ type: 'progress', id: 1, progress: 4000 });
    workers[0]!.say({ type: 'progress', id: 1, progress: 8000 });
    workers[0]!.say({ type: 'done', id: 1, result: found });
    await verdict;
    expect(progress.mock.calls).toEqual([[4000], [8000]]);
  });

  test('lets the latest job win', async () => {
    const { client, workers } = connect();
    const progress = vi.fn();
    const older = client.solve(position, { progress });
    await settle();
    const newer = client.solve(unsolvable);
    expect(await older).toEqual(stopped);
    await settle();
    workers[0]!.say({ type: 'progress', id: 1, progress: 4000 });
    workers[0]!.say({ type: 'done', id: 1, result: { type: 'winnable', moves: [] } });
    workers[0]!.say({ type: 'done', id: 2, result: found });
    workers[0]!.say({ type: 'done', id: 2, result: stopped });
    expect(await newer).toEqual(found);
    expect(progress).not.toHaveBeenCalled();
  });

  test('does not bother the worker with jobs already left', async () => {
    const { client, workers } = connect();
    const verdicts = [client.solve(position), client.solve(position), client.solve(unsolvable)];
    await settle();
    expect(workers[0]!.heard.map(({ id }) => id)).toEqual([3]);
    workers[0]!.say({ type: 'done', id: 3, result: found });
    expect(await Promise.all(verdicts)).toEqual([stopped, stopped, found]);
  });

  test('stops', async () => {
    const { client, workers } = connect();
    const verdict = client.solve(position);
    await settle();
    client.stop();
    expect(await verdict).toEqual(stopped);
    await settle();
    expect(workers[0]!.heard.at(-1)).toEqual({ type: 'stop', id: 1 });
    client.stop();
    await settle();
    expect(workers[0]!.heard).toHaveLength(2);
    expect(workers[0]!.terminated).toBe(false);
  });

  test('closes', async () => {
    const { client, workers } = connect();
    const verdict = client.solve(position);
    await settle();
    client.close();
    expect(await verdict).toEqual(stopped);
    await settle();
    expect(workers[0]!.terminated).toBe(true);
  });

  test('replaces a worker that dies', async () => {
    const { client, workers } = connect();
    const lost = client.solve(position);
    await settle();
    workers[0]!.onerror!();
    expect(await lost).toEqual(stopped);
    const verdict = client.solve(position);
    await settle();
    expect([workers.length, workers[0]!.terminated]).toEqual([2, true]);
    workers[1]!.say({ type: 'done', id: 2, result: found });
    expect(await verdict).toEqual(found);
  });

  test('gives up a worker that falls silent, but not one that makes progress', async () => {
    const { client, workers } = connect();
    const verdict = client.solve(position);
    await settle();
    for (let positions = 1; positions <= 5; positions++) {
      vi.advanceTimersByTime(9000);
      workers[0]!.say({ type: 'progress', id: 1, progress: positions });
    }
    expect(workers[0]!.terminated).toBe(false);
    vi.advanceTimersByTime(10_000);
    expect(await verdict).toEqual(stopped);
    await settle();
    expect(workers[0]!.terminated).toBe(true);
  });

  test.each<[string, () => WorkerLike | Promise<WorkerLike>]>([
    ['cannot be created', () => Promise.reject(new Error('refused'))],
    ['throws while it is created', () => {
      throw new Error('forbidden');
    }],
    ['takes no message', () => Object.assign(new FakeWorker(), {
      postMessage: () => {
        throw new Error('cannot clone');
      },
    })],
  ])('answers although the worker %s', async (_, createWorker) => {
    const client = new SolverClient(createWorker);
    expect(await client.solve(position)).toEqual(stopped);
    expect(await client.solve(position)).toEqual(stopped);
  });

  test('does not wait for ever for a worker that never comes', async () => {
    const client = new SolverClient(() => new Promise(() => undefined));
    const verdict = client.solve(position);
    await settle();
    vi.advanceTimersByTime(10_000);
    expect(await verdict).toEqual(stopped);
  });

  test('takes a failure of the worker for a stop, and leaves strange messages alone', async () => {
    const { client, workers } = connect();
    const verdict = client.solve(position);
    await settle();
    workers[0]!.say({ type: 'hello' });
    workers[0]!.say({ type: 'failed', id: 1, message: 'bad' });
    expect(await verdict).toEqual(stopped);
  });
});

describe.each(kinds)('a job of the kind $kind', ({ kind, ask, told, result, end }) => {
  test('is asked for, tells its progress and ends', async () => {
    const { client, workers } = connect();
    const progress = vi.fn();
    const answer = ask(client, progress);
    await settle();
    expect(workers[0]!.heard[0]).toMatchObject({ type: kind, id: 1, position });
    workers[0]!.say({ type: 'progress', id: 1, progress: told });
    workers[0]!.say({ type: 'working', id: 1 });
    workers[0]!.say({ type: 'done', id: 1, result });
    expect(await answer).toEqual(result);
    expect(progress.mock.calls).toEqual([[told]]);
  });

  test('gives way to a later one, and is not heard again', async () => {
    for (const later of kinds) {
      const { client, workers } = connect();
      const progress = vi.fn();
      const older = ask(client, progress);
      await settle();
      const newer = later.ask(client);
      expect(await older).toEqual(end);
      await settle();
      workers[0]!.say({ type: 'progress', id: 1, progress: told });
      workers[0]!.say({ type: 'done', id: 1, result });
      workers[0]!.say({ type: 'done', id: 2, result: later.result });
      expect(await newer).toEqual(later.result);
      expect(progress).not.toHaveBeenCalled();
    }
  });

  test.each<[string, (client: SolverClient, worker: FakeWorker) => void]>([
    ['stopped', (client) => client.stop()],
    ['closed', (client) => client.close()],
    ['failed', (_, worker) => worker.say({ type: 'failed', id: 1, message: 'bad' })],
    ['left by a worker that dies', (_, worker) => worker.onerror!()],
    ['left by a worker that falls silent', () => vi.advanceTimersByTime(10_000)],
  ])('says so when it is %s', async (_, happen) => {
    const { client, workers } = connect();
    const answer = ask(client);
    await settle();
    happen(client, workers[0]!);
    expect(await answer).toEqual(end);
  });

  test('lives as long as its worker gives a sign of life', async () => {
    const { client, workers } = connect();
    const answer = ask(client);
    await settle();
    for (let sign = 0; sign < 5; sign++) {
      vi.advanceTimersByTime(9000);
      workers[0]!.say({ type: 'working', id: 1 });
    }
    workers[0]!.say({ type: 'done', id: 1, result });
    expect(await answer).toEqual(result);
  });
});

test('client and service together decide as the search itself does', async () => {
  vi.useRealTimers();
  const client = new SolverClient(serviceWorker);
  const left = client.solve(unsolvable);
  await new Promise((resolve) => setTimeout(resolve, 5));
  const verdict = await client.solve(position);
  expect([await left, verdict]).toEqual([stopped, solve(position)]);
  expect(await client.solve(unsolvable)).toEqual({ type: 'unwinnable', positions: 61_643 });
  expect(await client.review(game)).toMatchObject({ standings: ['winnable'], way: { from: 0 } });
  const pars: Par[] = [];
  expect(await client.shorten(position, { memory: 1_000_000, progress: (par) => pars.push(par) })).toBe('memory');
  expect(pars.at(-1)!.length).toBeLessThan(pars[0]!.length);
});

/** The real service behind a message queue like that of a worker. */
function serviceWorker(): WorkerLike {
  const pause = () => new Promise<void>((resolve) => setTimeout(resolve));
  const scope: Scope = {
    onmessage: null,
    postMessage: (reply) => void pause().then(() => worker.onmessage?.({ data: reply })),
  };
  const worker: WorkerLike = {
    onmessage: null,
    onerror: null,
    postMessage: (request) => void pause().then(() => scope.onmessage?.({ data: structuredClone(request) })),
    terminate: () => undefined,
  };
  serve(scope, pause);
  return worker;
}
