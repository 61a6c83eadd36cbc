import type { Card } from '../../card.ts';
import { newGame, update, type SpiderGame } from '../../game.ts';
import { unseenCards } from '../../memory.ts';
import type { SpiderPosition } from '../../position.ts';
import type { SpiderRules } from '../../rules.ts';
import { legalMoves } from '../../variants.ts';
import type { Pick } from '../samples.ts';

/** Games for tests, the same ones each time. */

const LONGEST = 40;

/** A game of random moves, now and then one taken back. */
export function wander(rules: SpiderRules, deal: number, steps: number, pick: Pick): SpiderGame {
  let game: SpiderGame = newGame(rules, deal);
  for (let step = 0; step < steps; step++) {
    const moves = legalMoves(game.position);
    const move = moves[pick(moves.length)];
    if (move) game = update(game, { type: 'move', move });
    if (pick(10) === 0) game = update(game, { type: 'undo' });
  }
  return game;
}

/** Positions of random games, so many of them, each with its unseen cards as they lie, and in another order. */
export function* lookalikes(rules: SpiderRules, count: number, pick: Pick): Generator<[SpiderGame, SpiderGame]> {
  for (let made = 0; made < count; made++) {
    const game = wander(rules, made + 1, pick(LONGEST), pick);
    yield [game, reshuffled(game, pick)];
  }
}

/** The same game for its player: the cards never seen have changed places. */
export function reshuffled(game: SpiderGame, pick: Pick): SpiderGame {
  const unseen = unseenCards(game);
  const rest = [...unseen];
  const others = new Map(unseen.map((card) => [card, rest.splice(pick(rest.length), 1)[0]!]));
  const swap = (card: Card) => others.get(card) ?? card;
  const change = (position: SpiderPosition): SpiderPosition => ({
    ...position,
    columns: position.columns.map(({ cards, hidden }) => ({ cards: cards.map(swap), hidden })),
    stock: position.stock.map(swap),
  });
  const positions = game.positions.map(change);
  return { ...game, start: change(game.start), positions, position: positions[game.cursor]! };
}
