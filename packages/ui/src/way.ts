import {
  Line, isFreecell, isWon, play, type CardMove, type FreecellPosition, type Move, type Position,
} from '@sidedeck/core';

/** A way to win, found again at each of its positions. */
export interface Way {
  /** The player's next move where the position lies on the way and is not won yet. */
  next(position: Position): Move | undefined;
  /** The player's moves from a position on the way to the win; none off the way. */
  movesFrom(position: Position): readonly Move[];
}

/** The way that `moves`, the player's moves of a verdict, take from a position. */
export function wayFrom(position: Position, moves: readonly Move[]): Way {
  return isFreecell(position) ? freecellWay(position, moves as readonly CardMove[]) : exactWay(position, moves);
}

function freecellWay(start: FreecellPosition, moves: readonly CardMove[]): Way {
  const line = Line.of(start, moves);
  return {
    next: (position) => isFreecell(position) ? line.next(position) : undefined,
    movesFrom: (position) => isFreecell(position) ? line.movesFrom(position) : [],
  };
}

/** In Spider columns have no other order than theirs: cards and rounds come to them by their place. */
function exactWay(start: Position, moves: readonly Move[]): Way {
  const rests = new Map<string, readonly Move[]>();
  let now = start;
  for (let made = 0; made < moves.length && !isWon(now); made++) {
    rests.set(textOf(now), moves.slice(made));
    now = play(now, moves[made]!);
  }
  return {
    next: (position) => rests.get(textOf(position))?.[0],
    movesFrom: (position) => rests.get(textOf(position)) ?? [],
  };
}

/** Equal for equal positions under the same rules. */
export function textOf(position: Position): string {
  return JSON.stringify(position);
}
