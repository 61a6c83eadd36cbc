import type { DealNumber } from './deal.ts';
import { unseenIn, unseenInAll, unseenInBoth, type Unseen } from './memory.ts';
import type { Move, MoveOf, Step } from './move.ts';
import type { Position } from './position.ts';
import type { FreecellRules, Rules, SpiderRules } from './rules.ts';
import { automaticMoves, collectMoves, countedMoves, deal, isWon, placeAll, whyNot } from './variants.ts';

/** Who this game is, so that its result counts once wherever it is stored. */
export interface Identity {
  /** Differs between any two games started; empty where nobody asked. */
  readonly id: string;
  /** When it was started, in milliseconds since 1970. */
  readonly started: number;
  /** `YYYY-MM-DD` of the day whose deal it is, fixed at the start; absent for every other game. */
  readonly daily?: string | undefined;
}

/** A deal, what was done since, and how much of it is in force now. */
export interface Game<R extends Rules = Rules> extends Identity {
  readonly rules: R;
  /** Null where the game began from a board and not from a number. */
  readonly deal: DealNumber | null;
  /** The layout before anything moved. */
  readonly start: Position<R>;
  /** What autoplay did right after the deal. */
  readonly opening: readonly MoveOf<R>[];
  readonly steps: readonly Step<MoveOf<R>>[];
  /** How many of `steps` are in force; those behind it can be redone. */
  readonly cursor: number;
  /** The position after the opening and after each step: `steps.length + 1` of them. */
  readonly positions: readonly Position<R>[];
  /** What was never shown in this game, whatever was undone or begun again since. */
  readonly unseen: Unseen;
  /** How long the table was in view, in milliseconds. Undo does not turn it back. */
  readonly elapsed: number;
  readonly hintsUsed: number;
  /** Moves that the demo played, also those taken back since: with any, the game cannot be a win of the player's. */
  readonly demoMoves: number;
  readonly givenUp: boolean;
  /** `positions[cursor]`. */
  readonly position: Position<R>;
  /** Moves that count under the rules, up to the cursor. */
  readonly moveCount: number;
}

export type FreecellGame = Game<FreecellRules>;
export type SpiderGame = Game<SpiderRules>;

export function isFreecellGame(game: Game): game is FreecellGame {
  return game.rules.game === 'freecell';
}

export function isSpiderGame(game: Game): game is SpiderGame {
  return game.rules.game === 'spider';
}

export type Command =
  | { readonly type: 'move'; readonly move: Move }
  /** A move that is shown to the player. */
  | { readonly type: 'demo'; readonly move: Move }
  | { readonly type: 'collect' }
  | { readonly type: 'undo' }
  | { readonly type: 'redo' }
  /** Takes back, or makes again, until so many steps are in force. */
  | { readonly type: 'goTo'; readonly cursor: number }
  | { readonly type: 'restart' }
  | { readonly type: 'giveUp' }
  | { readonly type: 'hint' }
  | { readonly type: 'wait'; readonly milliseconds: number };

export type GameStatus = 'playing' | 'won' | 'givenUp';

const NOBODY: Identity = { id: '', started: 0 };

/** @throws RangeError where the number names no deal. */
export function newGame<R extends Rules>(rules: R, number: DealNumber, identity: Identity = NOBODY): Game<R> {
  return gameFrom(deal(rules, number), number, identity);
}

/** A game from any layout, for instance a pasted board. */
export function gameFrom<R extends Rules>(
  start: Position<R>, number: DealNumber | null = null, identity: Identity = NOBODY,
): Game<R> {
  return openGame(start, number, identity, automaticMoves(start));
}

/** A game whose opening is known, as a record tells it; each of `opening` must be allowed. */
export function openGame<R extends Rules>(
  start: Position<R>, number: DealNumber | null, identity: Identity, opening: readonly MoveOf<R>[],
): Game<R> {
  const position = placeAll(start, opening);
  return atCursor({
    ...identityOf(identity),
    rules: start.rules, deal: number, start, opening,
    steps: [], positions: [position], unseen: unseenIn(position),
    elapsed: 0, hintsUsed: 0, demoMoves: 0, givenUp: false,
  }, 0);
}

/** Who a game is, and nothing else of it. */
function identityOf({ id, started, daily }: Identity): Identity {
  return { id, started, ...(daily !== undefined && { daily }) };
}

/** The one way a game changes. A command that is not possible now gives back the same object. */
export function update<R extends Rules>(game: Game<R>, command: Command): Game<R> {
  if (command.type === 'restart') return restart(game);
  if (game.givenUp) return game;
  switch (command.type) {
    case 'move': return move(game, command.move);
    case 'demo': return demonstrate(game, command.move);
    case 'collect': return collect(game);
    case 'undo': return game.cursor > 0 ? atCursor(game, game.cursor - 1) : game;
    case 'redo': return game.cursor < game.steps.length ? atCursor(game, game.cursor + 1) : game;
    case 'goTo': return goTo(game, command.cursor);
    case 'giveUp': return statusOf(game) === 'playing' ? { ...game, givenUp: true } : game;
    case 'hint': return hintsLeft(game) > 0 ? { ...game, hintsUsed: game.hintsUsed + 1 } : game;
    case 'wait': return wait(game, command.milliseconds);
  }
}

/**
 * The same deal again, under the same identity: no new game. Hints and demo are forgotten, it is tried anew; but what
 * was seen stays known.
 */
function restart<R extends Rules>(game: Game<R>): Game<R> {
  return { ...openGame(game.start, game.deal, game, game.opening), unseen: game.unseen };
}

/** A move that is not refused is one of the game's own. */
function move<R extends Rules>(game: Game<R>, move: Move): Game<R> {
  return whyNot(game.position, move) ? game : takeStep(game, 'move', [move as MoveOf<R>]);
}

function demonstrate<R extends Rules>(game: Game<R>, shown: Move): Game<R> {
  const after = move(game, shown);
  return after === game ? game : { ...after, demoMoves: game.demoMoves + 1 };
}

function goTo<R extends Rules>(game: Game<R>, cursor: number): Game<R> {
  const isThere = Number.isInteger(cursor) && cursor >= 0 && cursor <= game.steps.length;
  return isThere && cursor !== game.cursor ? atCursor(game, cursor) : game;
}

function collect<R extends Rules>(game: Game<R>): Game<R> {
  const moves = collectMoves(game.position);
  return moves.length > 0 ? takeStep(game, 'collect', moves) : game;
}

function takeStep<R extends Rules>(
  game: Game<R>, command: Step['command'], moves: readonly MoveOf<R>[],
): Game<R> {
  const automatic = automaticMoves(placeAll(game.position, moves));
  return appendStep(game, { command, moves, automatic });
}

/** Adds a step whose moves are all allowed, in place of everything that could have been redone. */
function appendStep<R extends Rules>(game: Game<R>, step: Step<MoveOf<R>>): Game<R> {
  const position = placeAll(game.position, [...step.moves, ...step.automatic]);
  const steps = [...game.steps.slice(0, game.cursor), step];
  const positions = [...game.positions.slice(0, game.cursor + 1), position];
  const unseen = unseenInBoth(game.unseen, unseenIn(position));
  return atCursor({ ...game, steps, positions, unseen }, steps.length);
}

/** A game just opened, with steps whose positions are known; all of them are in force. */
export function withSteps<R extends Rules>(
  opened: Game<R>, steps: readonly Step<MoveOf<R>>[], positions: readonly Position<R>[],
): Game<R> {
  const all = [opened.position, ...positions];
  return atCursor({ ...opened, steps, positions: all, unseen: unseenInAll(all) }, steps.length);
}

/** The game with the first `cursor` of its steps in force. */
export function atCursor<R extends Rules>(
  game: Omit<Game<R>, 'cursor' | 'position' | 'moveCount'>, cursor: number,
): Game<R> {
  const { rules, opening, steps, positions } = game;
  const dealt: Step = { command: 'move', moves: [], automatic: opening };
  const moveCount = [dealt, ...steps.slice(0, cursor)].reduce((sum, step) => sum + countedMoves(rules, step), 0);
  return { ...game, cursor, position: positions[cursor]!, moveCount };
}

function wait<R extends Rules>(game: Game<R>, milliseconds: number): Game<R> {
  const running = milliseconds > 0 && Number.isFinite(milliseconds) && statusOf(game) === 'playing';
  return running ? { ...game, elapsed: game.elapsed + milliseconds } : game;
}

export function hintsLeft({ rules, hintsUsed }: Game): number {
  return rules.game === 'spider' || rules.hints === null ? Infinity : Math.max(0, rules.hints - hintsUsed);
}

/** Whether the player has won it; a game in which the demo played is nobody's win. */
export function isPlayersWin(game: Game): boolean {
  return statusOf(game) === 'won' && game.demoMoves === 0;
}

export function statusOf(game: Game): GameStatus {
  if (game.givenUp) return 'givenUp';
  return isWon(game.position) ? 'won' : 'playing';
}
