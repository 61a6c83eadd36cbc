import { KING, rankOf, suitOf, type Card } from '../../card.ts';
import type { Column } from '../../position.ts';
import type { SpiderRules } from '../../rules.ts';
import { COLUMNS, RUNS, twoDecks } from '../../spider/deal.ts';
import { isComplete } from '../../spider/run.ts';

const ROUNDS = 5;

/** Of a Spider position from outside the part that a search could not rely on, if there is one. */
export function badPart(
  { rules, columns, cells, foundations, stock }: Readonly<Record<string, unknown>>,
): string | undefined {
  if (!isObject(rules) || ![1, 2, 4].includes(rules['suits'] as number)) return 'rules.suits';
  if (!isList(columns, COLUMNS) || !columns.every(isColumn) || columns.some(isComplete)) return 'columns';
  if (!isList(cells, 0)) return 'cells';
  if (!isList(foundations, RUNS) || !foundations.every(isFoundation)) return 'foundations';
  if (!Array.isArray(stock) || stock.length % COLUMNS !== 0 || stock.length > ROUNDS * COLUMNS) return 'stock';
  const cards = [...columns.flatMap((column) => column.cards), ...foundations.flat(), ...stock as Card[]];
  const all = new Set(twoDecks({ suits: rules['suits'] } as SpiderRules));
  return cards.length === all.size && new Set(cards).size === all.size && cards.every((card) => all.has(card))
    ? undefined
    : 'cards';
}

function isList(value: unknown, length: number): value is unknown[] {
  return Array.isArray(value) && value.length === length;
}

function isColumn(column: unknown): column is Column {
  if (!isObject(column)) return false;
  const { cards, hidden } = column;
  return Array.isArray(cards) && Number.isInteger(hidden)
    && (hidden as number) >= 0 && (hidden as number) <= Math.max(0, cards.length - 1);
}

/** Nothing yet, or one suit from king to ace. */
function isFoundation(run: unknown): run is Card[] {
  return Array.isArray(run) && (run.length === 0 || run.length === KING)
    && run.every((card: Card, index) => rankOf(card) === KING - index && suitOf(card) === suitOf(run[0] as Card));
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}
