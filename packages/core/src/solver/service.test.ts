import { describe, expect, test } from 'vitest';
import { deal } from '../deal.ts';
import { PRESETS } from '../rules.ts';
import { solveRequest, type Reply } from './protocol.ts';
import { serve, type Scope } from './service.ts';
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

async function until(condition: () => boolean): Promise<void> {
  while (!condition()) await pause();
}

function pause(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve));
}

describe('the service', () => {
  test('answers with the verdict, after some progress', async () => {
    const { replies, tell } = startService();
    tell(solveRequest(5, long, {}));
    await until(() => replies.some(({ type }) => type === 'verdict'));
    expect(replies.at(-1)).toEqual({ type: 'verdict', id: 5, verdict: { type: 'unwinnable', positions: 61_643 } });
    const progress = replies.slice(0, -1).map((reply) => reply.type === 'progress' ? reply.positions : -1);
    expect(progress.length).toBeGreaterThan(0);
    expect(progress).toEqual([...progress].sort((a, b) => a - b));
    expect(progress[0]).toBeGreaterThan(0);
  });

  test('leaves an older request for a newer one', async () => {
    const { replies, tell } = startService();
    tell(solveRequest(1, long, {}));
    await pause();
    tell(solveRequest(2, easy, {}));
    await until(() => replies.some(({ type }) => type === 'verdict'));
    for (let more = 0; more < 50; more++) await pause();
    const verdicts = replies.filter(({ type }) => type === 'verdict');
    expect(verdicts).toEqual([{ type: 'verdict', id: 2, verdict: solve(easy) }]);
  });

  test('of a heap of requests it works on the last', async () => {
    const { replies, tell } = startService();
    for (let id = 1; id <= 20; id++) tell(solveRequest(id, easy, {}));
    await until(() => replies.length > 0);
    expect(replies.map(({ id }) => id)).toEqual([20]);
  });

  test('stops when told to, and goes on serving', async () => {
    const { replies, tell } = startService();
    tell(solveRequest(1, long, {}));
    await pause();
    tell({ type: 'stop', id: 1 });
    for (let more = 0; more < 50; more++) await pause();
    expect(replies.filter(({ type }) => type === 'verdict')).toEqual([]);
    tell(solveRequest(2, easy, { positions: 10 }));
    await until(() => replies.some(({ id }) => id === 2));
    expect(replies.at(-1)).toEqual({ type: 'verdict', id: 2, verdict: { type: 'undecided', reason: 'limit' } });
  });

  test('says what is wrong with a request', () => {
    const { replies, tell } = startService();
    tell({ type: 'solve', id: 9, position: null });
    tell('nonsense');
    expect(replies).toEqual([
      { type: 'failed', id: 9, message: 'Solver request: bad position' },
      { type: 'failed', id: 0, message: 'Solver request: bad request' },
    ]);
  });
});
