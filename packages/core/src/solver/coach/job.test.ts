import { expect, test, vi } from 'vitest';
import { newGame } from '../../game.ts';
import { PRESETS } from '../../rules.ts';
import { SolverClient, type WorkerLike } from '../client.ts';
import type { Request } from '../protocol.ts';
import { serve, type Scope } from '../service.ts';
import { coach } from './advice.ts';

const game = newGame(PRESETS.spider2, 617);

/** A client whose worker runs here, and what it was sent. */
function connect() {
  const heard: Request[] = [];
  const worker: WorkerLike = {
    onmessage: null,
    onerror: null,
    postMessage: (request) => {
      heard.push(request);
      scope.onmessage?.({ data: structuredClone(request) });
    },
    terminate: () => undefined,
  };
  const postMessage: Scope['postMessage'] = (reply) => worker.onmessage?.({ data: structuredClone(reply) });
  const scope: Scope = { onmessage: null, postMessage };
  serve(scope, () => new Promise((resolve) => setTimeout(resolve)));
  return { client: new SolverClient(() => worker), heard };
}

test('the worker advises as the coach does, and tells what it thinks on the way', async () => {
  const { client } = connect();
  const progress = vi.fn();
  expect(await client.coach(game, { seed: 7, samples: 9, progress })).toEqual(coach(game, { seed: 7, samples: 9 }));
  expect(progress).toHaveBeenCalledWith(expect.objectContaining({ type: 'move' }));
  client.close();
});

test('nothing that the player has not seen is sent to the worker', async () => {
  const { client, heard } = connect();
  await client.coach(game, { seed: 7 });
  expect(JSON.stringify(heard)).not.toContain('cards');
  expect(heard).toHaveLength(1);
  client.close();
});

test('stops at once when the player moves on', async () => {
  const { client } = connect();
  const answer = client.coach(game, { seed: 7, milliseconds: 60_000 });
  setTimeout(() => client.stop(), 20);
  expect(await answer).toBe('stopped');
  client.close();
});
