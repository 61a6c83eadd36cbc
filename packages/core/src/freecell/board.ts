import { badCards, cardsOf, labelLines, readCards, wordsOf, type Placed } from '../boardLines.ts';
import {
  cardOf, fullDeck, makeCard, makeRank, makeSuit, parseCard, rankOf, suitOf, SUITS, type Card,
} from '../card.ts';
import type { Piece } from '../piece.ts';
import { EMPTY_COLUMN, type FreecellPosition } from '../position.ts';
import { accept, reject, type Result } from '../result.ts';
import type { FreecellRules } from '../rules.ts';
import { counted, quote } from '../text.ts';

const COLUMNS = 8;

/**
 * A layout in the notation of Freecell Solver and PySolFC: the foundations and the cells where anything is on
 * them, then the columns, base first; `:` is an empty column, `-` an empty cell.
 */
export function makeBoard(position: FreecellPosition): string {
  const { columns, cells, foundations } = position;
  const ranks = SUITS.map((suit) => `${makeSuit(suit)}-${makeRank(foundations[suit]!.length) || '0'}`);
  const lines = columns.map((column) => column.cards.map(makeCard).join(' ') || ':');
  if (cells.some((card) => card !== null)) lines.unshift(`Freecells: ${cells.map(makeCell).join(' ')}`);
  if (foundations.some((pile) => pile.length > 0)) lines.unshift(`Foundations: ${ranks.join(' ')}`);
  return lines.map((line) => `${line}\n`).join('');
}

function makeCell(card: Card | null): string {
  return card === null ? '-' : makeCard(card);
}

const LABELS = new Map([
  ['foundations', 'foundations'], ['founds', 'foundations'], ['freecells', 'cells'], ['fc', 'cells'],
] as const);

/**
 * Reads `makeBoard` text and its relatives: optional `Foundations:` / `Founds:` and `Freecells:` / `FC:` lines, eight
 * columns with or without a leading `:`, `T` or `10`.
 * Errors: `badFoundations`, `tooManyCells`, `unknownCard`, `repeatedCard`, `missingCards`, `wrongColumns`.
 */
export function readBoard(lines: readonly Piece[], rules: FreecellRules): Result<FreecellPosition> {
  const labelled = labelLines(lines, LABELS);
  const under = (label: typeof labelled[number]['label']) => labelled.filter((line) => line.label === label);
  const foundations = readFoundations(under('foundations'));
  if (!foundations.ok) return foundations;
  const cells = readCells(under('cells'), rules.cells);
  if (!cells.ok) return cells;
  const columns = readColumns(under('column'));
  if (!columns.ok) return columns;
  const placed = [...foundations.value.flat(), ...cells.value.filter(isPlaced), ...columns.value.flat()];
  const fault = badCards(placed, fullDeck());
  return fault ?? accept({
    rules,
    columns: columns.value.map((pile) => pile.length > 0 ? { cards: cardsOf(pile), hidden: 0 } : EMPTY_COLUMN),
    cells: cells.value.map((placed) => placed && placed.card),
    foundations: foundations.value.map(cardsOf),
    stock: [],
  });
}

function isPlaced(placed: Placed | null): placed is Placed {
  return placed !== null;
}

/** The cards that the ranks stand for: `H-3` is the ace, the two and the three of hearts. */
function readFoundations([line, second]: readonly Piece[]): Result<Placed[][]> {
  const piles: Placed[][] = SUITS.map(() => []);
  if (second) return reject('badFoundations', 'The foundations are given twice', second);
  for (const at of wordsOf(line)) {
    const [, suitText = '', rankText = ''] = /^([CDHS])-?(0|10|[A2-9TJQK])$/i.exec(at.text) ?? [];
    const top = parseCard(`${rankText === '0' ? 'A' : rankText}${suitText}`);
    const pile = top && piles[suitOf(top)]!;
    if (!pile || pile.length > 0) {
      return reject('badFoundations', `${quote(at.text)} is no foundation; they look like H-2 C-A D-0 S-K`, at);
    }
    for (let rank = 1; rankText !== '0' && rank <= rankOf(top); rank++) {
      pile.push({ card: cardOf(rank, suitOf(top)), at });
    }
  }
  return accept(piles);
}

function readCells([line, second]: readonly Piece[], count: number): Result<(Placed | null)[]> {
  if (second) return reject('tooManyCells', 'The cells are given twice', second);
  const words = wordsOf(line);
  while (words.at(-1)?.text === '-') words.pop();
  if (words.length > count) {
    return reject('tooManyCells', `Found ${counted(words.length, 'cell')}; the rules have ${count}`, line);
  }
  const isEmpty = (word: Piece | undefined) => word === undefined || word.text === '-';
  const cells = readCards(words.filter((word) => !isEmpty(word)));
  if (!cells.ok) return cells;
  const placed = cells.value.values();
  return accept(Array.from({ length: count }, (_, at) => isEmpty(words[at]) ? null : placed.next().value!));
}

function readColumns(lines: readonly Piece[]): Result<Placed[][]> {
  const columns: Placed[][] = [];
  for (const line of lines) {
    const column = readCards(wordsOf(line));
    if (!column.ok) return column;
    columns.push(column.value);
  }
  if (columns.length === COLUMNS) return accept(columns);
  const line = lines[Math.min(COLUMNS, lines.length - 1)];
  const message = `Found ${counted(columns.length, 'column')}, not ${COLUMNS}; an empty one is written as “:”`;
  return reject('wrongColumns', message, line);
}
