import { parseCard, cardOf, KING, makeSuit, SUITS, type Card } from '../card.ts';
import { EMPTY_COLUMN, type Column, type SpiderPosition } from '../position.ts';
import { PRESETS, type SpiderRules } from '../rules.ts';
import { COLUMNS, RUNS } from './deal.ts';

/** A small position for a test: columns as `3D AS | 8H` (face down before the bar), completed runs by their suits. */
export interface Sketch {
  readonly columns?: readonly string[];
  readonly runs?: string;
  /** Dealt from the left. */
  readonly stock?: string;
  readonly rules?: Partial<SpiderRules>;
}

/** Draws a position; cards that the sketch leaves out are simply not there, and like cards get copies of their own. */
export function sketch({ columns = [], runs = '', stock = '', rules = {} }: Sketch): SpiderPosition {
  const next = new Map<Card, number>();
  const copied = (card: Card): Card => {
    const copy = next.get(card) ?? 0;
    next.set(card, copy + 1);
    return card + (copy << 6) as Card;
  };
  const cardsNamed = (text: string) => text.split(' ').filter(Boolean).map((name) => copied(cardNamed(name)));
  const suits = runs.split(' ').filter(Boolean).map((letter) => SUITS.find((suit) => makeSuit(suit) === letter)!);
  const foundations = suits.map((suit) =>
    Array.from({ length: KING }, (_, index) => copied(cardOf(KING - index, suit))));
  return {
    rules: { ...PRESETS.spider4, ...rules },
    columns: Array.from({ length: COLUMNS }, (_, index) => columnNamed(columns[index] ?? '', cardsNamed)),
    cells: [],
    foundations: Array.from({ length: RUNS }, (_, index) => foundations[index] ?? []),
    stock: cardsNamed(stock),
  };
}

function columnNamed(text: string, cardsNamed: (text: string) => Card[]): Column {
  const [shown = '', ...hidden] = text.split('|').reverse();
  const below = cardsNamed(hidden.join(' '));
  const cards = [...below, ...cardsNamed(shown)];
  return cards.length > 0 ? { cards, hidden: below.length } : EMPTY_COLUMN;
}

function cardNamed(text: string): Card {
  const card = parseCard(text);
  if (!card) throw new Error(`No card: ${text}`);
  return card;
}
