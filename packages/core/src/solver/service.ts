import { coachInSlices } from './coach/advice.ts';
import { searchCells } from './fewestCells.ts';
import { readRequest, type JobKind, type JobRequest, type Jobs, type Reply } from './protocol.ts';
import { courseOf, review } from './review.ts';
import { shorten } from './short.ts';
import { solveInSlices } from './solve.ts';

/** What the service needs of a worker's global scope. */
export interface Scope {
  onmessage: ((event: { readonly data: unknown }) => void) | null;
  postMessage(reply: Reply): void;
}

/** A job at work: pauses every few milliseconds and tells how far it is; undefined where there is nothing to tell. */
type Work = Generator<Jobs[JobKind]['progress'] | undefined, Jobs[JobKind]['result'], void>;

/** Slices between two signs of life. */
const SILENCE = 8;

/**
 * Answers solver requests, one at a time. Between slices it pauses, so that newer messages come through: a newer
 * request, or a stop, ends the job under way.
 */
export function serve(scope: Scope, pause: () => Promise<void>): void {
  let latest = 0;

  scope.onmessage = ({ data }) => {
    try {
      const request = readRequest(data);
      latest = request.id;
      if (request.type === 'stop') latest = 0;
      else void answer(request);
    } catch (error) {
      fail(idOf(data), error);
    }
  };

  async function answer(request: JobRequest): Promise<void> {
    try {
      await work(request);
    } catch (error) {
      fail(request.id, error);
    }
  }

  async function work(request: JobRequest): Promise<void> {
    const { id } = request;
    await pause();
    if (latest !== id) return;
    const slices = begin(request);
    let told: unknown;
    for (let silent = 1; ; silent++) {
      const { done, value } = slices.next();
      if (done) return scope.postMessage({ type: 'done', id, result: value });
      // A count changes all the time; everything else is worth telling at once.
      const isNews = value !== told && (typeof value !== 'number' || silent >= SILENCE);
      if (isNews || silent >= SILENCE) {
        scope.postMessage(isNews ? { type: 'progress', id, progress: value! } : { type: 'working', id });
        told = value;
        silent = 0;
      }
      await pause();
      if (latest !== id) return;
    }
  }

  function fail(id: number, error: unknown): void {
    scope.postMessage({ type: 'failed', id, message: error instanceof Error ? error.message : String(error) });
  }
}

function begin(request: JobRequest): Work {
  switch (request.type) {
    case 'solve': return solveInSlices(request.position, request.limits);
    case 'shorten': return shorten(request.position, request.options);
    case 'coach': return coachInSlices(request.question, request.options);
    // Whoever asks has looked into the table; it is not shipped twice.
    case 'cells': return searchCells(request.deal, request.options);
    case 'review': return review(courseOf(request.position, request.steps), request.limits);
  }
}

function idOf(data: unknown): number {
  return typeof data === 'object' && data !== null && 'id' in data && typeof data.id === 'number' ? data.id : 0;
}
