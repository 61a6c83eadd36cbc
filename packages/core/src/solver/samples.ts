import { SUITS, fullDeck, suitOf, type Card } from '../card.ts';
import { layOut } from '../freecell/deal.ts';
import { autoplay } from '../freecell/autoplay.ts';
import { changesSomething, isWon, legalMoves } from '../freecell/moves.ts';
import { play } from '../variants.ts';
import { update, type FreecellGame } from '../game.ts';
import type { FreecellPosition } from '../position.ts';
import type { FreecellRules } from '../rules.ts';

/** Positions for tests, the same ones each time. */

/** Gives whole numbers from 0 to below `limit`, the same row of them for each seed. */
export type Pick = (limit: number) => number;

export function pickFrom(seed: number): Pick {
  let state = seed;
  return (limit) => {
    state = Math.imul(state, 1664525) + 1013904223 >>> 0;
    return Math.floor(state / 2 ** 32 * limit);
  };
}

/** The positions of a random game, the first one included; it ends early where no move is left. */
export function walk(start: FreecellPosition, steps: number, pick: Pick): FreecellPosition[] {
  const positions = [autoplay(start)];
  for (let now = positions[0]!; positions.length <= steps;) {
    const moves = legalMoves(now);
    const move = moves[pick(moves.length)];
    if (!move) break;
    now = autoplay(play(now, move));
    positions.push(now);
  }
  return positions;
}

/** A game of random moves, and now and then a collect. */
export function wander(start: FreecellGame, steps: number, pick: Pick): FreecellGame {
  let game = start;
  for (let step = 0; step < steps && !isWon(game.position); step++) {
    const moves = legalMoves(game.position).filter((move) => changesSomething(game.position, move));
    const move = moves[pick(moves.length)];
    if (pick(8) === 0) game = update(game, { type: 'collect' });
    else if (move) game = update(game, { type: 'move', move });
  }
  return game;
}

/** The last `left` cards of a game, by rank, thrown onto `columns` columns; the cells are empty. */
export function endgame(rules: FreecellRules, columns: number, left: number, pick: Pick): FreecellPosition {
  const cards = fullDeck();
  const piles: Card[][] = Array.from({ length: columns }, () => []);
  for (const card of shuffled(cards.splice(cards.length - left), pick)) piles[pick(columns)]!.push(card);
  return { ...layOut(rules, piles), foundations: SUITS.map((suit) => cards.filter((card) => suitOf(card) === suit)) };
}

function shuffled(cards: readonly Card[], pick: Pick): Card[] {
  const rest = [...cards];
  return cards.map(() => rest.splice(pick(rest.length), 1)[0]!);
}
