import { SolverClient, type WorkerLike } from '@sidedeck/core';
import type { Host } from './host.ts';
import { painted } from './later.ts';

/** Solves in the background; a question that a later one replaced comes back `undecided`, `stopped`. */
export type Solver = Pick<SolverClient, 'solve' | 'close'>;

/** A solver in a worker of the host's. None is started before the first question, nor before the table is painted. */
export function createSolver(host: Host): SolverClient {
  return new SolverClient(async () => {
    await painted();
    return await host.createWorker() as WorkerLike;
  });
}
