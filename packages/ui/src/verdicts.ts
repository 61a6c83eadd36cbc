import type { Game, Move, Position, Verdict } from '@sidedeck/core';
import { textOf, wayFrom, type Way } from './way.ts';

/** What is known of a position; a winnable one with the next move of a line that wins. */
export type Known =
  | { readonly type: 'winnable'; readonly move: Move }
  | Exclude<Verdict<Move>, { type: 'winnable' }>;

/** What the status light shows: `unknown` while it is being found out, `undecided` where that brought no answer. */
export type Light = Known['type'] | 'unknown' | 'off';

/**
 * What is known of the positions met so far. A verdict is about a position under its rules and about nothing
 * else, so it never goes stale, however late it comes.
 */
export interface Verdicts {
  of(position: Position): Known | undefined;
  /** The moves of a line that wins from a position; none where none is known. */
  lineFrom(position: Position): readonly Move[];
  learn(position: Position, verdict: Verdict<Move>): void;
  /** Learns what follows for the game's position from its neighbours in the log, and gives what is known. */
  infer(game: Game): Known | undefined;
}

/** Ways looked through; a player rarely leaves more of them behind. */
const MOST_WAYS = 16;
/** More than the longest game has positions; the oldest are forgotten first. */
const MOST_POSITIONS = 1000;

export function createVerdicts(): Verdicts {
  let ways: readonly Way[] = [];
  const others = new Map<string, Known>();

  function of(position: Position): Known | undefined {
    for (const way of ways) {
      const move = way.next(position);
      if (move) return { type: 'winnable', move };
    }
    return others.get(textOf(position));
  }

  function lineFrom(position: Position): readonly Move[] {
    return ways.find((way) => way.next(position))?.movesFrom(position) ?? [];
  }

  function learn(position: Position, verdict: Verdict<Move>): void {
    if (verdict.type === 'winnable') {
      ways = [wayFrom(position, verdict.moves), ...ways.slice(0, MOST_WAYS - 1)];
      return;
    }
    if (others.size >= MOST_POSITIONS) others.delete(others.keys().next().value!);
    others.set(textOf(position), verdict);
  }

  /** What cannot be won cannot be won by any move. */
  function inferLoss({ steps, positions, cursor, position }: Game): void {
    const before = steps[cursor - 1]?.command === 'move' ? of(positions[cursor - 1]!) : undefined;
    if (before?.type === 'unwinnable') learn(position, before);
  }

  /** A move that was taken back, but led to where the game can be won, is the beginning of a line. */
  function inferWin({ steps, positions, cursor, position }: Game): void {
    const step = steps[cursor];
    const after = positions[cursor + 1];
    const way = step?.command === 'move' && after && ways.find((way) => way.next(after));
    if (way) learn(position, { type: 'winnable', moves: [step.moves[0]!, ...way.movesFrom(after)] });
  }

  return {
    of,
    lineFrom,
    learn,
    infer(game) {
      const isOpen = () => (of(game.position)?.type ?? 'undecided') === 'undecided';
      if (isOpen()) inferLoss(game);
      if (isOpen()) inferWin(game);
      return of(game.position);
    },
  };
}
