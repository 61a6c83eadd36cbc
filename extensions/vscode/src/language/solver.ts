import { SolverClient, type WorkerLike } from '@sidedeck/core';

/** What VS Code for the Web runs extensions in can start workers of its own; Node has threads. */
declare const Worker: (new (address: string) => WorkerLike) | undefined;

/** Lets the solver's worker, which was made for browsers, find what it expects in a thread of Node. */
const PRELUDE = `
const { parentPort } = require('node:worker_threads');
globalThis.self = { postMessage: (message) => parentPort.postMessage(message) };
parentPort.on('message', (data) => self.onmessage?.({ data }));
`;

/** The solver in a thread of its own, started with the first question; `read` gives the worker's JavaScript. */
export function createSolver(read: () => PromiseLike<string>): SolverClient {
  return new SolverClient(async () => {
    const source = await read();
    return typeof Worker === 'function' ? browserWorker(source, Worker) : threadWorker(source);
  });
}

function browserWorker(source: string, Worker: new (address: string) => WorkerLike): WorkerLike {
  const address = URL.createObjectURL(new Blob([source], { type: 'text/javascript' }));
  const worker = new Worker(address);
  const terminate = worker.terminate.bind(worker);
  // VS Code's own Worker reads the address only later, from within the new one.
  worker.terminate = () => {
    URL.revokeObjectURL(address);
    terminate();
  };
  return worker;
}

async function threadWorker(source: string): Promise<WorkerLike> {
  const { Worker } = await import('node:worker_threads');
  const thread = new Worker(`${PRELUDE}${source}`, { eval: true });
  const worker: WorkerLike = {
    onmessage: null,
    onerror: null,
    postMessage: (request) => thread.postMessage(request),
    terminate: () => void thread.terminate(),
  };
  thread.on('message', (data) => worker.onmessage?.({ data }));
  thread.on('error', (error) => worker.onerror?.(error as never));
  return worker;
}
