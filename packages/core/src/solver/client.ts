import type { DealNumber } from '../deal.ts';
import type { SpiderGame } from '../game.ts';
import type { MoveOf } from '../move.ts';
import type { FreecellPosition, Position } from '../position.ts';
import type { Rules } from '../rules.ts';
import type { Advice, CoachOptions } from './coach/advice.ts';
import { questionOf } from './coach/question.ts';
import type { CellsNeeded, CellsOptions, CellsProgress } from './fewestCells.ts';
import {
  cellsRequest, coachRequest, isReply, reviewRequest, shortenRequest, solveRequest,
  type JobKind, type JobRequest, type Jobs, type PlainLimits, type Reply, type Request,
} from './protocol.ts';
import type { Course, Review } from './review.ts';
import type { Par, ShortEnd, ShortOptions } from './short.ts';
import type { Verdict } from './verdict.ts';

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

export interface ShortenOptions extends ShortOptions {
  /** Told each line that is shorter than the last, and each bound that is proved. */
  readonly progress?: (par: Par) => void;
}

export interface ReviewOptions<R extends Rules = Rules> {
  readonly limits?: PlainLimits;
  /** Told all that is known so far, whenever there is more. */
  readonly progress?: (review: Review<MoveOf<R>>) => void;
}

export interface CoachJobOptions extends CoachOptions {
  /** Told the advice so far. */
  readonly progress?: (advice: Advice) => void;
}

export interface CellsJobOptions extends CellsOptions {
  /** Told what is known so far, whenever there is more. */
  readonly progress?: (progress: CellsProgress) => void;
}

interface Job<Kind extends JobKind> {
  readonly id: number;
  readonly hear: ((progress: Jobs[Kind]['progress']) => void) | undefined;
  /** Told the result, or that there will be none. */
  readonly end: (result: Jobs[Kind]['result'] | 'stopped') => void;
}

declare function setTimeout(callback: () => void, milliseconds: number): number;
declare function clearTimeout(timer: number | undefined): void;

/** Milliseconds after which a worker that says nothing is given up; a search tells its progress far more often. */
const PATIENCE = 10_000;

const STOPPED: Verdict<never> = { type: 'undecided', reason: 'stopped' };

/**
 * Solves in a worker, one job at a time: the latest wins, and whoever waited for an older one is told `stopped`.
 * So is whoever waits for a worker that dies; the next job starts a new one. Nothing here ever rejects.
 */
export class SolverClient {
  private readonly createWorker: () => Promise<WorkerLike> | WorkerLike;
  private worker: Promise<WorkerLike> | undefined;
  /** Its kind is known to whoever asked for it, and to the worker. */
  private job: Job<never> | undefined;
  private lastId = 0;
  private watch: number | undefined;

  /** No worker is created before the first job. */
  constructor(createWorker: () => Promise<WorkerLike> | WorkerLike) {
    this.createWorker = createWorker;
  }

  /** Decides a position; where that is stopped, it remains `undecided`, `stopped`. */
  async solve<R extends Rules>(
    position: Position<R>, { limits = {}, progress }: JobOptions = {},
  ): Promise<Verdict<MoveOf<R>>> {
    const result = await this.run<'solve'>((id) => solveRequest(id, position, limits), progress);
    return result === 'stopped' ? STOPPED : result as Verdict<MoveOf<R>>;
  }

  /** Finds shorter and shorter lines, which it tells, until it is sure of the shortest, gives up, or is stopped. */
  shorten(position: FreecellPosition, { progress, ...options }: ShortenOptions = {}): Promise<ShortEnd | 'stopped'> {
    return this.run<'shorten'>((id) => shortenRequest(id, position, options), progress);
  }

  /** Reviews a game up to its cursor. */
  review<R extends Rules>(
    game: Course<R>, { limits = {}, progress }: ReviewOptions<R> = {},
  ): Promise<Review<MoveOf<R>> | 'stopped'> {
    const hear = progress as ReviewOptions['progress'];
    return this.run<'review'>((id) => reviewRequest(id, game, limits), hear) as Promise<Review<MoveOf<R>> | 'stopped'>;
  }

  /** Advises a player of Spider, who is told what the coach thinks so far. */
  coach(game: SpiderGame, { progress, ...options }: CoachJobOptions): Promise<Advice | 'stopped'> {
    return this.run<'coach'>((id) => coachRequest(id, questionOf(game), options), progress);
  }

  /** Searches the fewest cells with which a deal can be won, as far as memory suffices; the table is not asked. */
  fewestCells(deal: DealNumber, { progress, ...options }: CellsJobOptions = {}): Promise<CellsNeeded | 'stopped'> {
    return this.run<'cells'>((id) => cellsRequest(id, deal, options), progress);
  }

  /** Ends the job under way, if any; the worker stays for the next one. */
  stop(): void {
    if (!this.job) return;
    const { id } = this.job;
    this.end('stopped');
    void this.send({ type: 'stop', id });
  }

  /** Ends the job under way and the worker. */
  close(): void {
    void this.worker?.then((worker) => worker.terminate(), () => undefined);
    this.worker = undefined;
    this.end('stopped');
  }

  private run<Kind extends JobKind>(
    requestOf: (id: number) => JobRequest, hear: Job<Kind>['hear'],
  ): Promise<Jobs[Kind]['result'] | 'stopped'> {
    this.end('stopped');
    const id = ++this.lastId;
    return new Promise((resolve) => {
      this.job = { id, hear, end: resolve };
      this.expectWord();
      void this.send(requestOf(id));
    });
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
        this.job?.hear?.(reply.progress as never);
        break;
      case 'working':
        this.expectWord();
        break;
      case 'done':
        this.end(reply.result as never);
        break;
      case 'failed':
        this.end('stopped');
        break;
    }
  }

  private expectWord(): void {
    clearTimeout(this.watch);
    this.watch = setTimeout(() => this.close(), PATIENCE);
  }

  private end(result: never | 'stopped'): void {
    clearTimeout(this.watch);
    const { job } = this;
    this.job = undefined;
    job?.end(result);
  }
}
