import { suitOf, type Card, type Suit } from '../../card.ts';
import type { SpiderGame } from '../../game.ts';
import { unseenCards } from '../../memory.ts';
import { twoDecks } from '../../spider/deal.ts';
import type { SpiderRules } from '../../rules.ts';
import { FACE_DOWN, KINDS, UNKNOWN, kindOf, type Kind } from './kinds.ts';
import type { Piles } from './piles.ts';
import type { Scene } from './scene.ts';

/**
 * All that a player knows of a game: the only thing the coach is given, so it cannot peek. A card never seen is
 * `UNKNOWN`, wherever it lies.
 */
export interface View {
  readonly rules: SpiderRules;
  /** Base first; the first `hidden` of them lie face down now, though some may have been seen before. */
  readonly columns: readonly { readonly kinds: readonly Kind[]; readonly hidden: number }[];
  /** The next one to be dealt first. */
  readonly stock: readonly Kind[];
  /** The suits of the completed runs. */
  readonly done: readonly Suit[];
}

/** What a player of this game knows, of its position or of an earlier one. */
export function viewOf(game: SpiderGame, position = game.position): View {
  const { rules, columns, stock, foundations } = position;
  const unseen = new Set(unseenCards(game));
  const known = (card: Card) => unseen.has(card) ? UNKNOWN : kindOf(card);
  return {
    rules,
    columns: columns.map(({ cards, hidden }) => ({ kinds: cards.map(known), hidden })),
    stock: stock.map(known),
    done: foundations.flatMap((run) => run.slice(0, 1).map(suitOf)),
  };
}

/** By kind, how many cards have never been seen: what is in two decks and not in view. */
export function unseenOf({ rules, columns, stock, done }: View): Uint8Array {
  const unseen = new Uint8Array(KINDS);
  for (const card of twoDecks(rules)) unseen[kindOf(card)]!++;
  for (const kind of [...columns.flatMap(({ kinds }) => kinds), ...stock]) if (kind !== UNKNOWN) unseen[kind]!--;
  for (const suit of done) for (let rank = 1; rank <= 13; rank++) unseen[rank << 2 | suit]!--;
  return unseen;
}

export function sceneOf(view: View, piles: Piles): Scene {
  return {
    columns: Int32Array.from(view.columns, ({ kinds, hidden }) => kinds.reduce(
      (column, kind, index) => piles.push(column, index < hidden ? kind + FACE_DOWN : kind), 0)),
    rounds: view.stock.length / 10,
    done: view.done.length,
    unseen: unseenOf(view),
    stock: Uint8Array.from(view.stock),
  };
}
