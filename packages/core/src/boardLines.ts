import { makeCard, parseCard, type Card } from './card.ts';
import { behind, piecesOf, type Piece } from './piece.ts';
import { accept, reject, type Result } from './result.ts';
import { quote } from './text.ts';

/** A card and the piece of the text that puts it where it is. */
export interface Placed {
  readonly card: Card;
  readonly at: Piece;
}

/** A line of a board and what it is about. */
export type Labelled<Label extends string> = Piece & { readonly label: Label | 'column' };

/** `Word: rest`; a line with an unknown word counts as a column, where its first word is named as no card. */
export function labelLines<Label extends string>(
  lines: readonly Piece[], labels: ReadonlyMap<string, Label>,
): Labelled<Label>[] {
  return lines.filter(({ text }) => text !== '').map((line) => {
    const [head = '', word] = /^(\w*)\s*:\s*/.exec(line.text) ?? [];
    const label = word === '' ? 'column' : word && labels.get(word.toLowerCase());
    return { label: label || 'column', ...behind(line, label ? head.length : 0) };
  });
}

export function wordsOf(line: Piece | undefined): Piece[] {
  return line ? piecesOf(line, /\S+/g) : [];
}

/** Error: `unknownCard`. */
export function readCards(words: readonly Piece[]): Result<Placed[]> {
  const cards: Placed[] = [];
  for (const at of words) {
    const card = parseCard(at.text);
    if (!card) return reject('unknownCard', `${quote(at.text)} is no card; cards look like 7H or TD`, at);
    cards.push({ card, at });
  }
  return accept(cards);
}

export function cardsOf(pile: readonly Placed[]): Card[] {
  return pile.map(({ card }) => card);
}

/**
 * Each rank and suit has to be there as often as in `deck`.
 * Errors: `unknownCard`, `repeatedCard`, `missingCards`.
 */
export function badCards(placed: readonly Placed[], deck: readonly Card[]): ReturnType<typeof reject> | undefined {
  const due = new Map<string, number>();
  for (const name of deck.map(makeCard)) due.set(name, (due.get(name) ?? 0) + 1);
  const first = new Map<string, number>();
  for (const { card, at } of placed) {
    const name = makeCard(card);
    const left = due.get(name) ?? 0;
    if (left === 0) {
      const before = first.get(name);
      return before === undefined
        ? reject('unknownCard', `${name} is no card of this game`, at)
        : reject('repeatedCard', `${name} is on line ${before} already`, at);
    }
    due.set(name, left - 1);
    first.set(name, first.get(name) ?? at.line);
  }
  const missing = [...due].flatMap(([name, count]) => Array.from({ length: count }, () => name));
  return missing.length > 0 ? reject('missingCards', `Not there: ${missing.join(' ')}`) : undefined;
}
