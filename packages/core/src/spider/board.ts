import { badCards, cardsOf, labelLines, readCards, wordsOf, type Placed } from '../boardLines.ts';
import { cardOf, KING, makeCard, makeSuit, suitOf, SUITS, type Card } from '../card.ts';
import type { Piece } from '../piece.ts';
import { EMPTY_COLUMN, type Column, type SpiderPosition } from '../position.ts';
import { accept, reject, type Result } from '../result.ts';
import type { SpiderRules } from '../rules.ts';
import { counted, quote } from '../text.ts';
import { COLUMNS, RUNS, twoDecks } from './deal.ts';
import { isComplete } from './run.ts';

/** Stands between a column's hidden cards and the others. */
const FACE_UP = '|';

/**
 * A layout as text: the suits of the completed runs where there are any, the columns base first, then the stock in
 * rounds, the next one first. `|` ends a column's hidden cards, `:` is an empty column.
 *
 *     Runs: S H
 *     3D AS KD 7D | 3S 8H
 *     …
 *     Stock: QH 9S 2S QH 3C AS 4S KS 6D TD
 */
export function makeBoard({ columns, foundations, stock }: SpiderPosition): string {
  const runs = foundations.filter((run) => run.length > 0).map((run) => makeSuit(suitOf(run[0]!)));
  const rounds = Array.from({ length: stock.length / COLUMNS }, (_, round) =>
    `Stock: ${makeCards(stock.slice(round * COLUMNS, (round + 1) * COLUMNS))}`);
  const lines = [...runs.length > 0 ? [`Runs: ${runs.join(' ')}`] : [], ...columns.map(makeColumn), ...rounds];
  return lines.map((line) => `${line}\n`).join('');
}

function makeColumn({ cards, hidden }: Column): string {
  const texts = cards.map(makeCard);
  if (hidden > 0) texts.splice(hidden, 0, FACE_UP);
  return texts.join(' ') || ':';
}

function makeCards(cards: readonly Card[]): string {
  return cards.map(makeCard).join(' ');
}

const LABELS = new Map([['runs', 'runs'], ['stock', 'stock']] as const);

/**
 * Reads `makeBoard` text. Cards that look alike are told apart in the order of the text.
 * Errors: `badFoundations`, `unknownCard`, `repeatedCard`, `missingCards`, `wrongColumns`, `badHidden`, `badStock`,
 * `wholeRun`.
 */
export function readBoard(lines: readonly Piece[], rules: SpiderRules): Result<SpiderPosition> {
  const labelled = labelLines(lines, LABELS);
  const under = (label: typeof labelled[number]['label']) => labelled.filter((line) => line.label === label);
  const runs = readRuns(under('runs'));
  if (!runs.ok) return runs;
  const columns = readColumns(under('column'));
  if (!columns.ok) return columns;
  const stock = readStock(under('stock'));
  if (!stock.ok) return stock;
  const placed = [...runs.value.flat(), ...columns.value.flatMap(({ pile }) => pile), ...stock.value];
  return badCards(placed, twoDecks(rules)) ?? layOut(rules, runs.value, columns.value, stock.value);
}

/** A column as it is read; the line tells where. */
interface Read {
  readonly pile: readonly Placed[];
  readonly hidden: number;
}

function layOut(
  rules: SpiderRules, runs: readonly Placed[][], columns: readonly Read[], stock: readonly Placed[],
): Result<SpiderPosition> {
  const copy = copies();
  const read: SpiderPosition = {
    rules,
    columns: columns.map(({ pile, hidden }) => pile.length > 0 ? { cards: copy(pile), hidden } : EMPTY_COLUMN),
    cells: [],
    foundations: Array.from({ length: RUNS }, (_, index) => copy(runs[index] ?? [])),
    stock: copy(stock),
  };
  const whole = read.columns.findIndex(isComplete);
  if (whole < 0) return accept(read);
  return reject('wholeRun', `Column ${whole + 1} ends with a complete run, which would have left`, columns[whole]!.pile.at(-1)!.at);
}

/** Gives each card that looks like an earlier one the next copy. */
function copies(): (pile: readonly Placed[]) => Card[] {
  const next = new Map<Card, number>();
  return (pile) => cardsOf(pile).map((card) => {
    const copy = next.get(card) ?? 0;
    next.set(card, copy + 1);
    return card + (copy << 6) as Card;
  });
}

/** The cards that the suits stand for, king first. */
function readRuns([line, second]: readonly Piece[]): Result<Placed[][]> {
  if (second) return reject('badFoundations', 'The completed runs are given twice', second);
  const runs: Placed[][] = [];
  for (const at of wordsOf(line)) {
    const suit = SUITS.find((suit) => makeSuit(suit) === at.text.toUpperCase());
    if (suit === undefined || runs.length === RUNS) {
      const message = `${quote(at.text)} is no completed run; at most ${RUNS} are told by their suits, as in S H S`;
      return reject('badFoundations', message, at);
    }
    runs.push(Array.from({ length: KING }, (_, index) => ({ card: cardOf(KING - index, suit), at })));
  }
  return accept(runs);
}

function readColumns(lines: readonly Piece[]): Result<Read[]> {
  const columns: Read[] = [];
  for (const line of lines) {
    const words = wordsOf(line);
    const hidden = Math.max(0, words.findIndex(({ text }) => text === FACE_UP));
    const pile = readCards(words.filter(({ text }, at) => text !== FACE_UP || at !== hidden));
    if (!pile.ok) return pile;
    if (hidden > 0 && hidden === pile.value.length) {
      return reject('badHidden', 'The last card of a column always lies face up', line);
    }
    columns.push({ pile: pile.value, hidden });
  }
  if (columns.length === COLUMNS) return accept(columns);
  const line = lines[Math.min(COLUMNS, lines.length - 1)];
  const message = `Found ${counted(columns.length, 'column')}, not ${COLUMNS}; an empty one is written as “:”`;
  return reject('wrongColumns', message, line);
}

function readStock(lines: readonly Piece[]): Result<Placed[]> {
  const stock: Placed[] = [];
  for (const line of lines) {
    const cards = readCards(wordsOf(line));
    if (!cards.ok) return cards;
    stock.push(...cards.value);
  }
  if (stock.length % COLUMNS === 0) return accept(stock);
  const message = `Found ${counted(stock.length, 'card')} in the stock; a round has ${COLUMNS}`;
  return reject('badStock', message, lines.at(-1));
}
