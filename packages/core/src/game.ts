import { deal, type DealNumber } from './deal.ts';
import { automaticMoves, collectMoves } from './freecell/autoplay.ts';
import { isWon, whyNot } from './freecell/moves.ts';
import { place } from './freecell/play.ts';
import type { Move } from './move.ts';
import type { Position } from './position.ts';
import type { Rules } from './rules.ts';

/** What one undo takes back: a player's move or a whole collect, and everything automatic that followed it. */
export interface Step {
  readonly command: 'move' | 'collect';
  /** One move, or the cards collected, in order. */
  readonly moves: readonly Move[];
  /** What autoplay and the automatic finish did afterwards. */
  readonly automatic: readonly Move[];
}

/** Who this game is, so that its result counts once wherever it is stored. */
export interface Identity {
  /** Differs between any two games started; empty where nobody asked. */
  readonly id: string;
  /** When it was started, in milliseconds since 1970. */
  readonly started: number;
}

/** A deal, what was done since, and how much of it is in force now. */
export interface Game extends Identity {
  readonly rules: Rules;
  /** Null where the game began from a board and not from a number. */
  readonly deal: DealNumber | null;
  /** The layout before anything moved. */
  readonly start: Position;
  /** What autoplay did right after the deal. */
  readonly opening: readonly Move[];
  readonly steps: readonly Step[];
  /** How many of `steps` are in force; those behind it can be redone. */
  readonly cursor: number;
  /** The position after the opening and after each step: `steps.length + 1` of them. */
  readonly positions: readonly Position[];
  /** How long the table was in view, in milliseconds. Undo does not turn it back. */
  readonly elapsed: number;
  readonly hintsUsed: number;
  readonly givenUp: boolean;
  /** `positions[cursor]`. */
  readonly position: Position;
  /** Moves that count under the rules, up to the cursor. */
  readonly moveCount: number;
}

export type Command =
  | { readonly type: 'move'; readonly move: Move }
  | { readonly type: 'collect' }
  | { readonly type: 'undo' }
  | { readonly type: 'redo' }
  | { readonly type: 'restart' }
  | { readonly type: 'giveUp' }
  | { readonly type: 'hint' }
  | { readonly type: 'wait'; readonly milliseconds: number };

export type GameStatus = 'playing' | 'won' | 'givenUp';

const NOBODY: Identity = { id: '', started: 0 };

/** @throws RangeError where the number names no deal. */
export function newGame(rules: Rules, number: DealNumber, identity: Identity = NOBODY): Game {
  return gameFrom(deal(rules, number), number, identity);
}

/** A game from any layout, for instance a pasted board. */
export function gameFrom(start: Position, number: DealNumber | null = null, identity: Identity = NOBODY): Game {
  return openGame(start, number, identity, automaticMoves(start));
}

/** A game whose opening is known, as a record tells it; each of `opening` must be allowed. */
export function openGame(
  start: Position, number: DealNumber | null, identity: Identity, opening: readonly Move[],
): Game {
  const position = opening.reduce(place, start);
  return atCursor({
    id: identity.id, started: identity.started,
    rules: start.rules, deal: number, start, opening,
    steps: [], positions: [position], elapsed: 0, hintsUsed: 0, givenUp: false,
  }, 0);
}

/** The one way a game changes. A command that is not possible now gives back the same object. */
export function update(game: Game, command: Command): Game {
  if (command.type === 'restart') return restart(game);
  if (game.givenUp) return game;
  switch (command.type) {
    case 'move': return whyNot(game.position, command.move) ? game : takeStep(game, 'move', [command.move]);
    case 'collect': return collect(game);
    case 'undo': return game.cursor > 0 ? atCursor(game, game.cursor - 1) : game;
    case 'redo': return game.cursor < game.steps.length ? atCursor(game, game.cursor + 1) : game;
    case 'giveUp': return statusOf(game) === 'playing' ? { ...game, givenUp: true } : game;
    case 'hint': return hintsLeft(game) > 0 ? { ...game, hintsUsed: game.hintsUsed + 1 } : game;
    case 'wait': return wait(game, command.milliseconds);
  }
}

/** The same deal again, under the same identity: it counts as no new game. */
function restart(game: Game): Game {
  return openGame(game.start, game.deal, game, game.opening);
}

function collect(game: Game): Game {
  const moves = collectMoves(game.position);
  return moves.length > 0 ? takeStep(game, 'collect', moves) : game;
}

function takeStep(game: Game, command: Step['command'], moves: readonly Move[]): Game {
  const automatic = automaticMoves(moves.reduce(place, game.position));
  return appendStep(game, { command, moves, automatic });
}

/** Adds a step whose moves are all allowed, in place of everything that could have been redone. */
function appendStep(game: Game, step: Step): Game {
  const position = [...step.moves, ...step.automatic].reduce(place, game.position);
  const steps = [...game.steps.slice(0, game.cursor), step];
  const positions = [...game.positions.slice(0, game.cursor + 1), position];
  return atCursor({ ...game, steps, positions }, steps.length);
}

/** The game with the first `cursor` of its steps in force. */
export function atCursor(game: Omit<Game, 'cursor' | 'position' | 'moveCount'>, cursor: number): Game {
  const counted = game.steps.slice(0, cursor).reduce((sum, step) => sum + countOf(step, game.rules), 0);
  const opening = game.rules.autoplayCounts ? game.opening.length : 0;
  return { ...game, cursor, position: game.positions[cursor]!, moveCount: opening + counted };
}

/**
 * What a step adds to the move count. Collecting safe cards only does by hand what autoplay would do, and
 * counts like it; collecting everything counts each card.
 */
function countOf(step: Step, rules: Rules): number {
  const automatic = rules.autoplayCounts ? step.automatic.length : 0;
  if (step.command === 'move') return 1 + automatic;
  const collected = rules.collect === 'all' || rules.autoplayCounts ? step.moves.length : 0;
  return collected + automatic;
}

function wait(game: Game, milliseconds: number): Game {
  const running = milliseconds > 0 && Number.isFinite(milliseconds) && statusOf(game) === 'playing';
  return running ? { ...game, elapsed: game.elapsed + milliseconds } : game;
}

export function hintsLeft(game: Game): number {
  return game.rules.hints === null ? Infinity : Math.max(0, game.rules.hints - game.hintsUsed);
}

export function statusOf(game: Game): GameStatus {
  if (game.givenUp) return 'givenUp';
  return isWon(game.position) ? 'won' : 'playing';
}
