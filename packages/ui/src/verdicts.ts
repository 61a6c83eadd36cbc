import { Line, type CardMove, type FreecellGame, type FreecellPosition, type Verdict } from '@sidedeck/core';

/** What is known of a position; a winnable one with the next move of a line that wins. */
export type Known =
  | { readonly type: 'winnable'; readonly move: CardMove }
  | Exclude<Verdict, { type: 'winnable' }>;

/** What the status light shows. */
export type Light = 'winnable' | 'unwinnable' | 'unknown' | 'off';

/**
 * What is known of the positions met so far. A verdict is about a position under its rules and about nothing
 * else, so it never goes stale, however late it comes.
 */
export interface Verdicts {
  of(position: FreecellPosition): Known | undefined;
  /** The moves of a line that wins from a position; none where none is known. */
  lineFrom(position: FreecellPosition): readonly CardMove[];
  learn(position: FreecellPosition, verdict: Verdict): void;
  /** Learns what follows for the game's position from its neighbours in the log, and gives what is known. */
  infer(game: FreecellGame): Known | undefined;
}

/** Lines looked through; a player rarely leaves more of them behind. */
const MOST_LINES = 16;
/** More than the longest game has positions; the oldest are forgotten first. */
const MOST_POSITIONS = 1000;

export function createVerdicts(): Verdicts {
  let lines: readonly Line[] = [];
  const others = new Map<string, Known>();

  function of(position: FreecellPosition): Known | undefined {
    for (const line of lines) {
      const move = line.next(position);
      if (move) return { type: 'winnable', move };
    }
    return others.get(JSON.stringify(position));
  }

  function lineFrom(position: FreecellPosition): readonly CardMove[] {
    return lines.find((line) => line.next(position))?.movesFrom(position) ?? [];
  }

  function learn(position: FreecellPosition, verdict: Verdict): void {
    if (verdict.type === 'winnable') {
      lines = [Line.of(position, verdict.moves), ...lines.slice(0, MOST_LINES - 1)];
      return;
    }
    if (others.size >= MOST_POSITIONS) others.delete(others.keys().next().value!);
    others.set(JSON.stringify(position), verdict);
  }

  /** What cannot be won cannot be won by any move. */
  function inferLoss({ steps, positions, cursor, position }: FreecellGame): void {
    const before = steps[cursor - 1]?.command === 'move' ? of(positions[cursor - 1]!) : undefined;
    if (before?.type === 'unwinnable') learn(position, before);
  }

  /** A move that was taken back, but led to where the game can be won, is the beginning of a line. */
  function inferWin({ steps, positions, cursor, position }: FreecellGame): void {
    const step = steps[cursor];
    const after = positions[cursor + 1];
    const line = step?.command === 'move' && after && lines.find((line) => line.next(after));
    if (line) learn(position, { type: 'winnable', moves: [step.moves[0]!, ...line.movesFrom(after)] });
  }

  return {
    of,
    lineFrom,
    learn,
    infer(game) {
      if (!of(game.position)) inferLoss(game);
      if (!of(game.position)) inferWin(game);
      return of(game.position);
    },
  };
}
