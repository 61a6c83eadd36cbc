import { readRequest, type Reply, type Request } from './protocol.ts';
import { solveInSlices } from './solve.ts';

/** What the service needs of a worker's global scope. */
export interface Scope {
  onmessage: ((event: { readonly data: unknown }) => void) | null;
  postMessage(reply: Reply): void;
}

/** Positions between two tellings of progress. */
const PROGRESS = 30_000;

/**
 * Answers solver requests, one at a time. Between slices it pauses, so that newer messages come through: a newer
 * request, or a stop, ends the search under way.
 */
export function serve(scope: Scope, pause: () => Promise<void>): void {
  let latest = 0;

  scope.onmessage = ({ data }) => {
    try {
      const request = readRequest(data);
      latest = request.id;
      if (request.type === 'solve') void answer(request);
      else latest = 0;
    } catch (error) {
      fail(idOf(data), error);
    }
  };

  async function answer(request: Extract<Request, { type: 'solve' }>): Promise<void> {
    try {
      await search(request);
    } catch (error) {
      fail(request.id, error);
    }
  }

  async function search({ id, position, limits }: Extract<Request, { type: 'solve' }>): Promise<void> {
    const slices = solveInSlices(position, limits);
    for (let told = 0; ;) {
      await pause();
      if (latest !== id) return;
      const slice = slices.next();
      if (slice.done) return scope.postMessage({ type: 'verdict', id, verdict: slice.value });
      if (slice.value - told < PROGRESS) continue;
      told = slice.value;
      scope.postMessage({ type: 'progress', id, positions: told });
    }
  }

  function fail(id: number, error: unknown): void {
    scope.postMessage({ type: 'failed', id, message: error instanceof Error ? error.message : String(error) });
  }
}

function idOf(data: unknown): number {
  return typeof data === 'object' && data !== null && 'id' in data && typeof data.id === 'number' ? data.id : 0;
}
