import { isPlayersWin, statusOf, type Game } from '../game.ts';
import { isId } from '../text.ts';
import { compareResults, outranks, standing, tableOf, type GameResult, type Outcome } from './result.ts';

/** Every game ever begun: a set by id, from which all statistics are computed. */
export interface History {
  /** One for each id, in the order of `compareResults`. */
  readonly results: readonly GameResult[];
  /** Lines of a stored history that could not be read, kept as they are. */
  readonly setAside: readonly string[];
}

export const EMPTY_HISTORY: History = { results: [], setAside: [] };

/** The union of two histories: commutative, associative and idempotent, so that devices agree in any order. */
export function mergeHistory(a: History, b: History): History {
  return historyOf([...a.results, ...b.results], [...a.setAside, ...b.setAside]);
}

/** A history of results and lines in any order, with repetitions. */
export function historyOf(results: readonly GameResult[], setAside: readonly string[]): History {
  const byId = new Map<string, GameResult>();
  for (const result of results) {
    const known = byId.get(result.id);
    byId.set(result.id, known ? standing(known, result) : result);
  }
  return { results: [...byId.values()].sort(compareResults), setAside: [...new Set(setAside)].sort() };
}

/**
 * The history after a game changed. To be called after every change, and with `left` for the game that another
 * one replaces; it gives back the same object where nothing new is to be told.
 *
 * A game counts from its first move, once, however often it is restarted. It is won when it is won first: going
 * back and winning again changes nothing. Given up, brought to its end by the demo, or left
 * without a win it is lost, unless it is won later after all. A game that was never begun, or has no id, is not told.
 */
export function recordResult(history: History, game: Game, now: number, left = false): History {
  const known = history.results.find(({ id }) => id === game.id);
  const begun = known !== undefined || game.steps.length > 0;
  if (!begun || !isId(game.id)) return history;
  const outcome = outcomeOf(game, left);
  if (known && !outranks(outcome, known.outcome)) return history;
  return mergeHistory(history, { results: [resultOf(game, outcome, now)], setAside: [] });
}

function outcomeOf(game: Game, left: boolean): Outcome {
  if (isPlayersWin(game)) return 'won';
  return left || statusOf(game) !== 'playing' ? 'lost' : 'open';
}

function resultOf(game: Game, outcome: Outcome, now: number): GameResult {
  const { id, deal, started, moveCount, elapsed } = game;
  const daily = game.daily ?? null;
  const ended = outcome === 'open'
    ? { moves: 0, milliseconds: 0, finished: started }
    : { moves: moveCount, milliseconds: Math.round(elapsed), finished: now };
  return { ...tableOf(game.rules), id, started, daily, deal, outcome, ...ended };
}
