import { describe, expect, test } from 'vitest';
import { deal } from '../variants.ts';
import { newGame } from '../game.ts';
import { PRESETS } from '../rules.ts';
import { coach } from './coach/advice.ts';
import { questionOf } from './coach/question.ts';
import { fewestCellsKnown } from './fewestCells.ts';
import {
  cellsRequest, coachRequest, reviewRequest, shortenRequest, solveRequest, type JobRequest, type Reply,
} from './protocol.ts';
import { review } from './review.ts';
import { pickFrom, wander } from './samples.ts';
import { serve, type Scope } from './service.ts';
import { shorten } from './short.ts';
import { solve } from './solve.ts';

const easy = deal(PRESETS.classic, 1);
/** Its 61,643 positions take a good number of slices. */
const long = deal(PRESETS.classic, 11982);

/** A worker's scope, and the pauses in which its messages arrive. */
function startService() {
  const replies: Reply[] = [];
  const scope: Scope = { onmessage: null, postMessage: (reply) => replies.push(structuredClone(reply)) };
  serve(scope, () => new Promise((resolve) => setTimeout(resolve)));
  return { replies, tell: (data: unknown) => scope.onmessage?.({ data: structuredClone(data) }) };
}

/** A deal that cannot be won, and much time to think: each kind of job takes a good number of slices. */
const jobs: readonly (readonly [string, (id: number) => JobRequest])[] = [
  ['solve', (id) => solveRequest(id, long, {})],
  ['shorten', (id) => shortenRequest(id, long, {})],
  ['review', (id) => reviewRequest(id, newGame(PRESETS.classic, 11982), {})],
  ['coach', (id) => coachRequest(id, questionOf(newGame(PRESETS.spider4, 1)), { seed: 1, milliseconds: 60_000 })],
  ['cells', (id) => cellsRequest(id, 11982, { runLimit: 'doubling' })],
];

/** What a generator gives, each once, and what it ends with. */
function exhaust<Told, End>(slices: Generator<Told, End, void>): { told: Told[]; end: End } {
  const told = new Set<Told>();
  for (let slice = slices.next(); ; slice = slices.next()) {
    if (slice.done) return { told: [...told], end: slice.value };
    told.add(slice.value);
  }
}

async function until(condition: () => boolean): Promise<void> {
  while (!condition()) await pause();
}

function pause(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve));
}

describe('the service', () => {
  test('searches the fewest cells of a deal that is tabled, too: the table is with whoever asks', async () => {
    const { replies, tell } = startService();
    tell(cellsRequest(4, 617, {}));
    await until(() => replies.some(({ type }) => type === 'done'));
    const least = fewestCellsKnown(617);
    expect(replies.at(-1)).toEqual({ type: 'done', id: 4, result: { least, most: least } });
    expect(replies.some(({ type }) => type === 'progress')).toBe(true);
  });

  test('tells the fewest cells, and what is known on the way', async () => {
    const { replies, tell } = startService();
    tell(cellsRequest(4, 781_948, { runLimit: 'doubling' }));
    await until(() => replies.some(({ type }) => type === 'done'));
    expect(replies.at(-1)).toEqual({ type: 'done', id: 4, result: { least: 4, most: 4 } });
    expect(replies.find(({ type }) => type === 'progress')).toEqual(
      { type: 'progress', id: 4, progress: { least: 0, most: 5, cells: 2 } },
    );
  });

  test('answers with the verdict, after some progress', async () => {
    const { replies, tell } = startService();
    tell(solveRequest(5, long, {}));
    await until(() => replies.some(({ type }) => type === 'done'));
    expect(replies.at(-1)).toEqual({ type: 'done', id: 5, result: { type: 'unwinnable', positions: 61_643 } });
    const progress = replies.slice(0, -1).map((reply) => reply.type === 'progress' ? Number(reply.progress) : -1);
    expect(progress.length).toBeGreaterThan(0);
    expect(progress).toEqual([...progress].sort((a, b) => a - b));
    expect(progress[0]).toBeGreaterThan(0);
  });

  test('tells of every line that is shorter, and how it ended', async () => {
    const { replies, tell } = startService();
    const options = { memory: 500_000 };
    tell(shortenRequest(6, easy, options));
    await until(() => replies.some(({ type }) => type === 'done'));
    const { told, end } = exhaust(shorten(easy, options));
    expect(replies.at(-1)).toEqual({ type: 'done', id: 6, result: end });
    expect(replies.flatMap((reply) => reply.type === 'progress' ? [reply.progress] : []))
      .toEqual(told.filter((par) => par !== undefined));
    expect(replies.some(({ type }) => type === 'working')).toBe(true);
  });

  test('tells how a review grows', async () => {
    const { replies, tell } = startService();
    const game = wander(newGame(PRESETS.classic, 617), 40, pickFrom(3));
    const limits = { positions: 20_000 };
    tell(reviewRequest(7, game, limits));
    await until(() => replies.some(({ type }) => type === 'done'));
    const { told, end } = exhaust(review(game, limits));
    expect(end.loss).toBeDefined();
    expect(replies.at(-1)).toEqual({ type: 'done', id: 7, result: end });
    expect(replies.flatMap((reply) => reply.type === 'progress' ? [reply.progress] : [])).toEqual(told);
  });

  test('advises as the coach does', async () => {
    const { replies, tell } = startService();
    const game = newGame(PRESETS.spider4, 1);
    tell(coachRequest(8, questionOf(game), { seed: 5, samples: 4 }));
    await until(() => replies.some(({ type }) => type === 'done'));
    expect(replies.at(-1)).toEqual({ type: 'done', id: 8, result: coach(game, { seed: 5, samples: 4 }) });
  });

  test.each(jobs)('leaves an older request for a newer one (%s)', async (_, request) => {
    const { replies, tell } = startService();
    tell(request(1));
    await pause();
    tell(solveRequest(2, easy, {}));
    await until(() => replies.some(({ type }) => type === 'done'));
    for (let more = 0; more < 50; more++) await pause();
    const results = replies.filter(({ type }) => type === 'done');
    expect(results).toEqual([{ type: 'done', id: 2, result: solve(easy) }]);
  });

  test('of a heap of requests it works on the last', async () => {
    const { replies, tell } = startService();
    for (let id = 1; id <= 20; id++) tell(solveRequest(id, easy, {}));
    await until(() => replies.length > 0);
    expect(replies.map(({ id }) => id)).toEqual([20]);
  });

  test.each(jobs)('stops when told to, and goes on serving (%s)', async (_, request) => {
    const { replies, tell } = startService();
    tell(request(1));
    await pause();
    tell({ type: 'stop', id: 1 });
    for (let more = 0; more < 50; more++) await pause();
    expect(replies.filter(({ type }) => type === 'done')).toEqual([]);
    tell(solveRequest(2, easy, { positions: 10 }));
    await until(() => replies.some(({ id }) => id === 2));
    expect(replies.at(-1)).toEqual({ type: 'done', id: 2, result: { type: 'undecided', reason: 'limit' } });
  });

  test('answers about Spider, too', async () => {
    const { replies, tell } = startService();
    const spider = deal(PRESETS.spider1, 617);
    tell(solveRequest(8, spider, {}));
    await until(() => replies.some(({ type }) => type === 'done'));
    expect(replies.at(-1)).toEqual({ type: 'done', id: 8, result: solve(spider) });
    expect(replies.slice(0, -1).every(({ type }) => type === 'progress')).toBe(true);
  });

  test('says what is wrong with a request', () => {
    const { replies, tell } = startService();
    tell({ type: 'solve', id: 9, position: null });
    tell('nonsense');
    tell({ ...shortenRequest(10, easy, {}), options: { metric: 'miles' } });
    expect(replies).toEqual([
      { type: 'failed', id: 9, message: 'Solver request: bad position' },
      { type: 'failed', id: 0, message: 'Solver request: bad request' },
      { type: 'failed', id: 10, message: 'Solver request: bad options.metric' },
    ]);
  });
  test('says which moves of a game are not allowed', async () => {
    const { replies, tell } = startService();
    const steps = [{ command: 'move', moves: [{ type: 'move', from: '1', to: 'h', count: 1 }], automatic: [] }];
    tell({ ...reviewRequest(11, newGame(PRESETS.classic, 617), {}), steps });
    await until(() => replies.length > 0);
    expect(replies).toEqual([{ type: 'failed', id: 11, message: 'Move 1h (1): foundationNeeds' }]);
  });
});
