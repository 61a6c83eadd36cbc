import type { Position } from '../position.ts';
import { isReply, solveRequest, type PlainLimits, type Reply, type Request } from './protocol.ts';
import type { Verdict } from './solve.ts';

/** What the client needs of a worker; the platform's `Worker` has it. */
export interface WorkerLike {
  onmessage: ((event: { readonly data: unknown }) => void) | null;
  onerror: ((event: never) => void) | null;
  onmessageerror?: ((event: never) => void) | null;
  postMessage(request: Request): void;
  terminate(): void;
}

export interface JobOptions {
  readonly limits?: PlainLimits;
  /** Told the number of positions visited, now and then. */
  readonly progress?: (positions: number) => void;
}

interface Job {
  readonly id: number;
  readonly progress: ((positions: number) => void) | undefined;
  readonly resolve: (verdict: Verdict) => void;
}

declare function setTimeout(callback: () => void, milliseconds: number): number;
declare function clearTimeout(timer: number | undefined): void;

/** Milliseconds after which a worker that says nothing is given up; a search tells its progress far more often. */
const PATIENCE = 10_000;

const STOPPED: Verdict = { type: 'undecided', reason: 'stopped' };

/**
 * Solves in a worker, one position at a time: the latest wins, and whoever waited for an older one gets
 * `undecided`, `stopped`. So does whoever waits for a worker that dies; the next job starts a new one.
 */
export class SolverClient {
  private readonly createWorker: () => Promise<WorkerLike> | WorkerLike;
  private worker: Promise<WorkerLike> | undefined;
  private job: Job | undefined;
  private lastId = 0;
  private watch: number | undefined;

  /** No worker is created before the first job. */
  constructor(createWorker: () => Promise<WorkerLike> | WorkerLike) {
    this.createWorker = createWorker;
  }

  /** Never rejects. */
  solve(position: Position, { limits = {}, progress }: JobOptions = {}): Promise<Verdict> {
    this.end(STOPPED);
    const id = ++this.lastId;
    return new Promise((resolve) => {
      this.job = { id, progress, resolve };
      this.expectWord();
      void this.send(solveRequest(id, position, limits));
    });
  }

  /** Ends the job under way, if any; the worker stays for the next one. */
  stop(): void {
    if (!this.job) return;
    const { id } = this.job;
    this.end(STOPPED);
    void this.send({ type: 'stop', id });
  }

  /** Ends the job under way and the worker. */
  close(): void {
    void this.worker?.then((worker) => worker.terminate(), () => undefined);
    this.worker = undefined;
    this.end(STOPPED);
  }

  private async send(request: Request): Promise<void> {
    const starting = this.worker ??= this.start();
    try {
      const worker = await starting;
      // What is no longer wanted need not be said, but a stop ends what was said before.
      if (request.type === 'stop' ? this.job : this.job?.id !== request.id) return;
      worker.postMessage(request);
    } catch {
      if (this.worker === starting) this.close();
    }
  }

  private async start(): Promise<WorkerLike> {
    const worker = await this.createWorker();
    worker.onmessage = ({ data }) => {
      if (isReply(data) && data.id === this.job?.id) this.hear(data);
    };
    worker.onerror = worker.onmessageerror = () => this.close();
    return worker;
  }

  private hear(reply: Reply): void {
    switch (reply.type) {
      case 'progress':
        this.expectWord();
        this.job?.progress?.(reply.positions);
        break;
      case 'verdict':
        this.end(reply.verdict);
        break;
      case 'failed':
        this.end(STOPPED);
        break;
    }
  }

  private expectWord(): void {
    clearTimeout(this.watch);
    this.watch = setTimeout(() => this.close(), PATIENCE);
  }

  private end(verdict: Verdict): void {
    clearTimeout(this.watch);
    const { job } = this;
    this.job = undefined;
    job?.resolve(verdict);
  }
}
