import { KING, cardOf, rankOf, type Card } from '../card.ts';
import { COLUMN_NAMES, CELL_NAMES } from '../move.ts';
import { allCards, type Position } from '../position.ts';
import type { Limits, Verdict } from './solve.ts';

/** What can be told to another thread: a function cannot. */
export type PlainLimits = Omit<Limits, 'stop'>;

/** To the worker. A newer request ends the one under way, without a reply. */
export type Request =
  | { readonly type: 'solve'; readonly id: number; readonly position: Position; readonly limits: PlainLimits }
  | { readonly type: 'stop'; readonly id: number };

/** From the worker, with the id of the request it answers. */
export type Reply =
  | { readonly type: 'progress'; readonly id: number; readonly positions: number }
  | { readonly type: 'verdict'; readonly id: number; readonly verdict: Verdict }
  | { readonly type: 'failed'; readonly id: number; readonly message: string };

/** A request as plain arrays and objects, whatever the caller's position is wrapped in. */
export function solveRequest(id: number, position: Position, { positions, memory }: PlainLimits): Request {
  return {
    type: 'solve',
    id,
    position: {
      rules: { ...position.rules },
      columns: position.columns.map(({ cards, hidden }) => ({ cards: [...cards], hidden })),
      cells: [...position.cells],
      foundations: position.foundations.map((pile) => [...pile]),
      stock: [],
    },
    limits: { ...(positions !== undefined && { positions }), ...(memory !== undefined && { memory }) },
  };
}

/**
 * Reads what came from another thread.
 * @throws TypeError where it is no request; it names what is wrong.
 */
export function readRequest(data: unknown): Request {
  const { type, id, position, limits } = fields(data, 'request');
  if (!isWhole(id, 1, Number.MAX_SAFE_INTEGER)) throw new TypeError('Solver request: no id');
  if (type === 'stop') return { type, id };
  if (type !== 'solve') throw new TypeError(`Solver request ${id}: unknown type ${String(type)}`);
  checkPosition(fields(position, 'position'));
  return { type, id, position: position as Position, limits: fields(limits, 'limits') };
}

/** Whether a message from the worker is one that this side knows. */
export function isReply(data: unknown): data is Reply {
  return typeof data === 'object' && data !== null && 'type' in data && 'id' in data
    && ['progress', 'verdict', 'failed'].includes(data.type as string);
}

/** What a search relies on: piles that exist and hold each card once, foundations in order. */
function checkPosition({ rules, columns, cells, foundations }: Partial<Position>): void {
  const cellsInAll = fields(rules, 'rules')['cells'];
  check(isWhole(cellsInAll, 0, CELL_NAMES.length), 'rules.cells');
  check(['standard', 'doubling'].includes(rules!.runLimit), 'rules.runLimit');
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
