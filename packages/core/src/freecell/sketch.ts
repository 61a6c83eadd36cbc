import { allCards, type FreecellPosition } from '../position.ts';
import { parseCard, suitOf, fullDeck, rankOf, type Card, type Rank } from '../card.ts';
import { layOut } from './deal.ts';
import { PRESETS, type FreecellRules } from '../rules.ts';

/** A small position for a test: columns and cells as text, `-` for an empty cell, foundations by rank ♣ ♦ ♥ ♠. */
export interface Sketch {
  readonly columns?: readonly string[];
  readonly cells?: string;
  readonly foundations?: readonly Rank[];
  readonly rules?: Partial<FreecellRules>;
}

/** Draws a position; cards that the sketch leaves out are simply not there. */
export function sketch({ columns = [], cells = '', foundations = [0, 0, 0, 0], rules = {} }: Sketch): FreecellPosition {
  const inCells = cells.split(' ').filter(Boolean).map((text) => text === '-' ? null : cardNamed(text));
  const all: FreecellRules = { ...PRESETS.classic, cells: inCells.length, ...rules };
  const rows = Array.from({ length: 8 }, (_, index) => cardsNamed(columns[index] ?? ''));
  const piles = foundations.map((reached, suit) =>
    fullDeck().filter((card) => suitOf(card) === suit && rankOf(card) <= reached));
  return { ...layOut(all, rows), cells: inCells, foundations: piles };
}

function cardsNamed(text: string): Card[] {
  return text.split(' ').filter(Boolean).map(cardNamed);
}

function cardNamed(text: string): Card {
  const card = parseCard(text);
  if (!card) throw new Error(`No card: ${text}`);
  return card;
}

/** The position's cards, sorted, to compare with those of another. */
export function inventory(position: FreecellPosition): Card[] {
  return allCards(position).sort((a, b) => a - b);
}
