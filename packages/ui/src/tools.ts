import { collectMoves, isFreecellGame, isFullySeen, statusOf, type Game, type Rules } from '@sidedeck/core';
import { SHORTCUTS } from './keys.ts';
import { isBegun } from './session.ts';

/** The buttons around the table, in their order; the names are those of `data-action`. */
const TOOLS = [
  'undo', 'redo', 'hint', 'coach', 'collect', 'deal', 'new', 'restart', 'giveUp', 'settings', 'larger', 'full',
  'moves', 'demo', 'review', 'why', 'share', 'records', 'keys',
] as const;

export type Tool = typeof TOOLS[number];

/** What only one of the games has. */
const ONLY: Readonly<Partial<Record<Tool, Rules['game']>>> = {
  collect: 'freecell', coach: 'spider', deal: 'spider', why: 'freecell',
};

export function toolsOf({ game }: Rules): Tool[] {
  return TOOLS.filter((tool) => (ONLY[tool] ?? game) === game);
}

/** The tools that a narrow table keeps behind its menu, and those that every table does. */
export const IN_NARROW_MENU: readonly Tool[] = ['coach', 'restart', 'giveUp', 'settings', 'larger', 'full'];
export const IN_MENU: readonly Tool[] = ['moves', 'demo', 'review', 'why', 'share', 'records', 'keys'];

/** The tools that act at the table itself, not by a panel over it. */
export const AT_TABLE: readonly Tool[] = ['undo', 'redo', 'hint', 'coach', 'collect', 'deal', 'demo', 'review'];

/** The key that does the same, as it is shown. */
export function keyOf(tool: Tool, game: Rules['game']): string | undefined {
  return Object.entries(SHORTCUTS[game]).find(([, action]) => action === tool)?.[0].toUpperCase();
}

/** Whether a look at all cards would show what the player of a running game has never seen. */
export function isPeeking(game: Game): boolean {
  return statusOf(game) === 'playing' && !isFullySeen(game);
}

/** Whether a tool would do something to this game now. */
export function isUsable(tool: Tool, game: Game): boolean {
  const isPlaying = statusOf(game) === 'playing';
  switch (tool) {
    case 'undo': return !game.givenUp && game.cursor > 0;
    case 'redo': return !game.givenUp && game.cursor < game.steps.length;
    case 'hint':
    case 'coach': return isPlaying;
    case 'demo': return isPlaying && isFullySeen(game);
    case 'why': return isPlaying && isFreecellGame(game);
    case 'review': return isBegun(game);
    case 'collect': return isPlaying && collectMoves(game.position).length > 0;
    case 'deal': return isPlaying && game.position.stock.length > 0;
    case 'giveUp': return isPlaying && isBegun(game);
    case 'restart': return isBegun(game);
    case 'new':
    case 'moves':
    case 'share':
    case 'records':
    case 'keys':
    case 'settings':
    case 'larger':
    case 'full': return true;
  }
}
