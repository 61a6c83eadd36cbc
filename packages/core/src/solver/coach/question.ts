import { SUITS, type Suit } from '../../card.ts';
import type { SpiderGame } from '../../game.ts';
import { KINDS, UNKNOWN, rankOfKind, suitOfKind, type Kind } from './kinds.ts';
import { COLUMNS, RUNS } from './scene.ts';
import { unseenOf, viewOf, type View } from './view.ts';

/** What the coach is asked: what can be seen now, and what could be seen since the last card turned up. */
export interface Question {
  readonly view: View;
  /** Positions that it must not lead back to, so that advice never goes in circles. */
  readonly barred: readonly View[];
}

/** What a player of this game knows. */
export function questionOf(game: SpiderGame): Question {
  const { position, positions, cursor } = game;
  const before = positions.slice(0, cursor).filter(({ columns, stock }) => stock.length === position.stock.length
    && columns.every(({ hidden }, index) => hidden === position.columns[index]!.hidden));
  return { view: viewOf(game), barred: before.map((earlier) => viewOf(game, earlier)) };
}

const TWO_DECKS = 104;
const LAST_RANK = 13;

/** What is wrong with data that should be a question, if anything is: the name of a field. */
export function faultOfQuestion(data: unknown): string | undefined {
  if (!isRecord(data)) return 'question';
  const { view, barred } = data;
  if (!Array.isArray(barred)) return 'question.barred';
  return faultOfView(view, 'question.view')
    ?? barred.map((each) => faultOfView(each, 'question.barred')).find((fault) => fault !== undefined);
}

function faultOfView(data: unknown, name: string): string | undefined {
  if (!isRecord(data)) return name;
  const { rules, columns, stock, done } = data as Partial<View>;
  if (!isRecord(rules) || ![1, 2, 4].includes(rules['suits'])) return `${name}.rules`;
  if (!Array.isArray(columns) || columns.length !== COLUMNS || !columns.every(isColumn)) return `${name}.columns`;
  if (!isKinds(stock) || stock.length % COLUMNS > 0) return `${name}.stock`;
  if (!Array.isArray(done) || done.length > RUNS || !done.every(isSuit)) return `${name}.done`;
  const cards = columns.reduce((sum, { kinds }) => sum + kinds.length, 0) + stock.length + LAST_RANK * done.length;
  return cards === TWO_DECKS && isPossible(data as unknown as View) ? undefined : `${name}.cards`;
}

/** Whether no card is there more often than in the decks; what is too many makes a count of bytes wrap. */
function isPossible(view: View): boolean {
  const kinds = [...view.columns.flatMap((column) => column.kinds), ...view.stock];
  const unknown = kinds.filter((kind) => kind === UNKNOWN).length;
  return unseenOf(view).reduce((sum, count) => sum + count, 0) === unknown;
}

function isColumn(data: unknown): boolean {
  if (!isRecord(data)) return false;
  const { kinds, hidden } = data;
  return isKinds(kinds) && Number.isInteger(hidden) && (hidden as number) >= 0
    && (hidden as number) <= Math.max(0, kinds.length - 1)
    && kinds.slice(hidden as number).every((kind) => kind !== UNKNOWN);
}

function isKinds(data: unknown): data is Kind[] {
  return Array.isArray(data) && data.every((kind) => kind === UNKNOWN || (Number.isInteger(kind) && kind < KINDS
    && rankOfKind(kind) >= 1 && rankOfKind(kind) <= LAST_RANK && isSuit(suitOfKind(kind))));
}

function isSuit(data: unknown): data is Suit {
  return (SUITS as readonly unknown[]).includes(data);
}

function isRecord(data: unknown): data is Record<string, unknown> {
  return typeof data === 'object' && data !== null;
}
