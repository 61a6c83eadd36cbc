import { KING, cardOf, rankOf, type Card } from '../card.ts';
import { dealNumberFault, type DealNumber } from '../deal.ts';
import { COLUMN_NAMES, CELL_NAMES, type Move } from '../move.ts';
import { allCards, type FreecellPosition, type Position } from '../position.ts';
import type { Rules } from '../rules.ts';
import type { Advice, CoachOptions } from './coach/advice.ts';
import { faultOfQuestion, type Question } from './coach/question.ts';
import type { CellsNeeded, CellsOptions, CellsProgress } from './fewestCells.ts';
import type { Metric } from './metric.ts';
import type { Course, Review } from './review.ts';
import { badPart } from './spider/check.ts';
import type { Par, ShortEnd, ShortOptions } from './short.ts';
import type { Limits, Verdict } from './verdict.ts';

/** What can be told to another thread: a function cannot. */
export type PlainLimits = Omit<Limits, 'stop'>;

/** By kind of job: what it tells on the way, and what it ends with. */
export interface Jobs {
  /** Progress is the number of positions visited. */
  readonly solve: { readonly progress: number; readonly result: Verdict<Move> };
  readonly shorten: { readonly progress: Par; readonly result: ShortEnd };
  readonly review: { readonly progress: Review<Move>; readonly result: Review<Move> };
  /** Progress is the advice so far. */
  readonly coach: { readonly progress: Advice; readonly result: Advice };
  readonly cells: { readonly progress: CellsProgress; readonly result: CellsNeeded };
}

export type JobKind = keyof Jobs;

/** To the worker. A newer request ends the one under way, without a reply. */
export type Request = JobRequest | { readonly type: 'stop'; readonly id: number };

export type JobRequest = { readonly id: number } & (
  | { readonly type: 'solve'; readonly position: Position; readonly limits: PlainLimits }
  | { readonly type: 'shorten'; readonly position: FreecellPosition; readonly options: ShortOptions }
  | {
    readonly type: 'review';
    /** The position after the opening, and the steps from there to the cursor. */
    readonly position: Position;
    readonly steps: Course<Rules>['steps'];
    readonly limits: PlainLimits;
  }
  /** No position: what the player has not seen never leaves the table. */
  | { readonly type: 'coach'; readonly question: Question; readonly options: CoachOptions }
  | { readonly type: 'cells'; readonly deal: DealNumber; readonly options: CellsOptions });

/** From the worker, with the id of the request it answers. Where nothing is new, `working` shows that it lives. */
export type Reply =
  | { readonly type: 'progress'; readonly id: number; readonly progress: Jobs[JobKind]['progress'] }
  | { readonly type: 'working'; readonly id: number }
  | { readonly type: 'done'; readonly id: number; readonly result: Jobs[JobKind]['result'] }
  | { readonly type: 'failed'; readonly id: number; readonly message: string };

/** Jobs that are about no position. */
const PLACELESS: readonly JobKind[] = ['coach', 'cells'];

const RUN_LIMITS = ['standard', 'doubling'];

const METRICS: readonly Metric[] = ['player', 'cards', 'runs'];

/** Requests are plain arrays and objects, whatever the caller's position is wrapped in. */
export function solveRequest(id: number, position: Position, limits: PlainLimits): JobRequest {
  return { type: 'solve', id, position: plainPosition(position), limits: plainLimits(limits) };
}

export function shortenRequest(id: number, position: FreecellPosition, { metric, memory }: ShortOptions): JobRequest {
  const options = { ...(metric !== undefined && { metric }), ...(memory !== undefined && { memory }) };
  return { type: 'shorten', id, position: plainPosition(position), options };
}

export function reviewRequest(
  id: number, { positions, steps, cursor }: Course<Rules>, limits: PlainLimits,
): JobRequest {
  const plainSteps = steps.slice(0, cursor).map(({ command, moves, automatic }) => (
    { command, moves: moves.map((move) => ({ ...move })), automatic: automatic.map((move) => ({ ...move })) }
  ));
  return {
    type: 'review', id, position: plainPosition(positions[0]!), steps: plainSteps, limits: plainLimits(limits),
  };
}

export function coachRequest(id: number, { view, barred }: Question, options: CoachOptions): JobRequest {
  const { seed, samples, milliseconds } = options;
  return {
    type: 'coach', id,
    question: { view: plainView(view), barred: barred.map(plainView) },
    options: { seed, ...(samples !== undefined && { samples }), ...(milliseconds !== undefined && { milliseconds }) },
  };
}

export function cellsRequest(id: number, deal: DealNumber, { runLimit, memory }: CellsOptions): JobRequest {
  const options = { ...(runLimit !== undefined && { runLimit }), ...(memory !== undefined && { memory }) };
  return { type: 'cells', id, deal, options };
}

function plainView({ rules, columns, stock, done }: Question['view']): Question['view'] {
  return {
    rules: { ...rules },
    columns: columns.map(({ kinds, hidden }) => ({ kinds: [...kinds], hidden })),
    stock: [...stock],
    done: [...done],
  };
}

function plainPosition<R extends Rules>({ rules, columns, cells, foundations, stock }: Position<R>): Position<R> {
  return {
    rules: plainRules(rules) as R,
    columns: columns.map(({ cards, hidden }) => ({ cards: [...cards], hidden })),
    cells: [...cells],
    foundations: foundations.map((pile) => [...pile]),
    stock: [...stock],
  };
}

function plainRules(rules: Rules): Rules {
  if (rules.game === 'spider') return { ...rules };
  return { ...rules, foundations: [...rules.foundations], doubleClick: [...rules.doubleClick] };
}

function plainLimits({ positions, memory }: PlainLimits): PlainLimits {
  return { ...(positions !== undefined && { positions }), ...(memory !== undefined && { memory }) };
}

/**
 * Reads what came from another thread. Whether the moves of a game are allowed is left to whoever plays them.
 * @throws TypeError where it is no request; it names what is wrong.
 */
export function readRequest(data: unknown): Request {
  const { type, id, ...rest } = fields(data, 'request');
  if (!isWhole(id, 1, Number.MAX_SAFE_INTEGER)) throw new TypeError('Solver request: no id');
  if (type === 'stop') return { type, id };
  if (!isJobKind(type)) throw new TypeError(`Solver request ${id}: unknown type ${String(type)}`);
  if (!PLACELESS.includes(type)) checkPosition(fields(rest['position'], 'position'), type);
  CHECKS[type](rest);
  return { type, id, ...rest } as JobRequest;
}

/** Whether a message from the worker is one that this side knows. */
export function isReply(data: unknown): data is Reply {
  return typeof data === 'object' && data !== null && 'type' in data && 'id' in data
    && ['progress', 'working', 'done', 'failed'].includes(data.type as string);
}

/** By kind of job: what there must be besides the position. */
const CHECKS: Readonly<Record<JobKind, (rest: Record<string, unknown>) => void>> = {
  solve: ({ limits }) => checkLimits(fields(limits, 'limits')),
  shorten: ({ options }) => {
    const { metric, memory } = fields(options, 'options');
    check(metric === undefined || METRICS.includes(metric as Metric), 'options.metric');
    check(isAmount(memory), 'options.memory');
  },
  review: ({ steps, limits }) => {
    check(Array.isArray(steps) && steps.every(isStep), 'steps');
    checkLimits(fields(limits, 'limits'));
  },
  coach: ({ question, options }) => {
    const { seed, samples, milliseconds } = fields(options, 'options');
    check(Number.isFinite(seed), 'options.seed');
    check(isAmount(samples), 'options.samples');
    check(isAmount(milliseconds), 'options.milliseconds');
    const fault = faultOfQuestion(question);
    if (fault) check(false, fault);
  },
  cells: ({ deal, options }) => {
    const { runLimit, memory } = fields(options, 'options');
    check(typeof deal === 'number' && dealNumberFault(deal) === undefined, 'deal');
    check(runLimit === undefined || RUN_LIMITS.includes(runLimit as string), 'options.runLimit');
    check(isAmount(memory), 'options.memory');
  },
};

function isJobKind(type: unknown): type is JobKind {
  return typeof type === 'string' && Object.hasOwn(CHECKS, type);
}

function checkLimits({ positions, memory }: Record<string, unknown>): void {
  check(isAmount(positions), 'limits.positions');
  check(isAmount(memory), 'limits.memory');
}

function isAmount(value: unknown): boolean {
  return value === undefined || (typeof value === 'number' && value >= 0);
}

function isStep(step: unknown): boolean {
  const { moves, automatic } = fields(step, 'steps');
  return [moves, automatic].every((each) => Array.isArray(each)
    && each.every((move) => typeof move === 'object' && move !== null));
}

/** What a search relies on: piles that exist and hold each card once, foundations in order. */
function checkPosition(position: Record<string, unknown>, type: JobKind): void {
  if (fields(position['rules'], 'rules')['game'] !== 'spider') return checkFreecell(position);
  check(type !== 'shorten', 'rules.game');
  const part = badPart(position);
  if (part !== undefined) check(false, part);
}

function checkFreecell({ rules, columns, cells, foundations }: Partial<FreecellPosition>): void {
  const cellsInAll = fields(rules, 'rules')['cells'];
  check(isWhole(cellsInAll, 0, CELL_NAMES.length), 'rules.cells');
  check(RUN_LIMITS.includes(rules!.runLimit), 'rules.runLimit');
  check(['off', 'basic', 'full'].includes(rules!.autoplay), 'rules.autoplay');
  check(Array.isArray(columns) && columns.length <= COLUMN_NAMES.length, 'columns');
  check(columns!.every((column) => Array.isArray(fields(column, 'column')['cards'])), 'columns');
  check(Array.isArray(cells) && cells.length === cellsInAll, 'cells');
  check(Array.isArray(foundations) && foundations.length === 4 && foundations.every(isFoundation), 'foundations');
  const cards = allCards({ rules: rules!, columns: columns!, cells: cells!, foundations: foundations!, stock: [] });
  check(cards.every(isCard) && new Set(cards).size === cards.length, 'cards');
}

function isFoundation(pile: unknown, suit: number): boolean {
  return Array.isArray(pile) && pile.every((card, index) => card === cardOf(index + 1, suit as 0 | 1 | 2 | 3));
}

function isCard(card: unknown): card is Card {
  return isWhole(card, 4, 55) && rankOf(card as Card) <= KING;
}

function isWhole(value: unknown, least: number, most: number): value is number {
  return Number.isInteger(value) && (value as number) >= least && (value as number) <= most;
}

function fields(value: unknown, name: string): Record<string, unknown> {
  check(typeof value === 'object' && value !== null, name);
  return value as Record<string, unknown>;
}

function check(holds: boolean, name: string): void {
  if (!holds) throw new TypeError(`Solver request: bad ${name}`);
}
