import type { FreecellGame } from '../game.ts';
import { isWon, legalMoves, changesSomething } from '../freecell/moves.ts';
import type { CardMove } from '../move.ts';
import { autoplay } from '../freecell/autoplay.ts';
import { play } from '../variants.ts';
import type { FreecellPosition } from '../position.ts';
import { Guess } from './guess.ts';
import { Line } from './line.ts';
import { identityOf } from './links.ts';
import { Packed } from './packed.ts';
import { solve } from './solve.ts';
import type { Limits, Verdict } from './verdict.ts';

/**
 * What to do next.
 * - `move`: the next move of a line that wins.
 * - `unwinnable`: proved, so no move helps.
 * - `undecided`: the search ended too early; `move` is then a sensible guess, without any promise, and absent
 *   where every move leads back to where the game has been.
 * - `won`: nothing is left to do.
 */
export type Hint =
  | { readonly type: 'move'; readonly move: CardMove; readonly line: Line }
  | { readonly type: 'unwinnable'; readonly positions: number }
  | { readonly type: 'undecided'; readonly reason: 'limit' | 'memory' | 'stopped'; readonly move?: CardMove }
  | { readonly type: 'won' };

export interface HintOptions {
  /** A line found before; while the game is on it, nothing is solved. */
  readonly line?: Line | undefined;
  readonly limits?: Limits;
}

/**
 * The lines that hints were taken from, by the layout from which a game started. A player who follows hints
 * stays on one line, so that they cannot lead in circles.
 */
const lines = new WeakMap<FreecellPosition, Line>();

/** The hint for a game now; solves where it is on no known line. */
export function hint(game: FreecellGame, { line, limits = {} }: HintOptions = {}): Hint {
  const known = [line, lines.get(game.start)].find((candidate) => candidate?.next(game.position));
  if (known) return { type: 'move', move: known.next(game.position)!, line: known };
  return hintFrom(game, solve(game.position, limits));
}

/** The hint that a verdict on the game's position gives; for callers that solve elsewhere. */
export function hintFrom(game: FreecellGame, verdict: Verdict): Hint {
  if (isWon(game.position)) return { type: 'won' };
  switch (verdict.type) {
    case 'unwinnable': return verdict;
    case 'undecided': return { ...verdict, ...sensibleMove(game) };
    case 'winnable': {
      const line = Line.of(game.position, verdict.moves);
      lines.set(game.start, line);
      return { type: 'move', move: verdict.moves[0]!, line };
    }
  }
}

/** The move after which a search would go on, of those that lead to where the game has not been. */
function sensibleMove({ position, positions, cursor }: FreecellGame): { move?: CardMove } {
  const seen = new Set(positions.slice(0, cursor + 1).map(identityOf));
  const guess = new Guess(0);
  const moves = legalMoves(position)
    .filter((move) => changesSomething(position, move))
    .map((move) => ({ move, next: autoplay(play(position, move)) }))
    .filter(({ next }) => !seen.has(identityOf(next)))
    .map(({ move, next }) => ({ move, distance: guess.distance(new Packed(next), 0) }));
  const best = moves.reduce<typeof moves[number] | undefined>(
    (nearest, other) => nearest && nearest.distance <= other.distance ? nearest : other, undefined);
  return best ? { move: best.move } : {};
}
