import { makeCard, parseCard, type Card } from './card.ts';
import { accept, reject, type Result } from './result.ts';
import { quote, type Line } from './text.ts';

/** A card and the line that puts it where it is. */
export interface Placed {
  readonly card: Card;
  readonly line: number;
}

/** A line of a board and what it is about. */
export type Labelled<Label extends string> = Line & { readonly label: Label | 'column' };

/** `Word: rest`; a line with an unknown word counts as a column, where its first word is named as no card. */
export function labelLines<Label extends string>(
  lines: readonly Line[], labels: ReadonlyMap<string, Label>,
): Labelled<Label>[] {
  return lines.filter(({ text }) => text !== '').map(({ text, number }) => {
    const [, word, rest = ''] = /^(\w*)\s*:(.*)$/.exec(text) ?? [];
    const label = word === '' ? 'column' : word && labels.get(word.toLowerCase());
    return { label: label || 'column', text: label ? rest.trim() : text, number };
  });
}

export function wordsOf(line: Line | undefined): string[] {
  return line?.text.match(/\S+/g) ?? [];
}

/** Error: `unknownCard`. */
export function readCards(words: readonly string[], line: number): Result<Placed[]> {
  const cards: Placed[] = [];
  for (const word of words) {
    const card = parseCard(word);
    if (!card) return reject('unknownCard', `${quote(word)} is no card; cards look like 7H or TD`, line);
    cards.push({ card, line });
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
  for (const { card, line } of placed) {
    const name = makeCard(card);
    const left = due.get(name) ?? 0;
    if (left === 0) {
      const before = first.get(name);
      return before === undefined
        ? reject('unknownCard', `${name} is no card of this game`, line)
        : reject('repeatedCard', `${name} is on line ${before} already`, line);
    }
    due.set(name, left - 1);
    first.set(name, first.get(name) ?? line);
  }
  const missing = [...due].flatMap(([name, count]) => Array.from({ length: count }, () => name));
  return missing.length > 0 ? reject('missingCards', `Not there: ${missing.join(' ')}`) : undefined;
}
