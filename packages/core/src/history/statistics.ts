import type { History } from './history.ts';
import { sameTable, type GameResult, type Table } from './result.ts';

export interface Statistics {
  /** Games begun, each counted once. */
  readonly games: number;
  /** Those of them that are neither won nor lost yet. */
  readonly open: number;
  /** The others. */
  readonly over: number;
  readonly wins: number;
  /** Wins for each game that is over, 0 … 1; 0 where there is none. */
  readonly rate: number;
  /** Wins since the last loss. */
  readonly streak: number;
  readonly bestStreak: number;
  /** Over the games won; null before the first win. */
  readonly fewestMoves: number | null;
  /** In milliseconds. */
  readonly fastest: number | null;
}

const NONE: Statistics = {
  games: 0, open: 0, over: 0, wins: 0, rate: 0, streak: 0, bestStreak: 0, fewestMoves: null, fastest: null,
};

/** The statistics of one table, or of all games together; daily games are counted in the calendar instead. */
export function statistics(history: History, table?: Table): Statistics {
  return resultsAt(history, table).reduce(count, NONE);
}

/** The games of one table, or all, in the order of their start; no daily ones. */
export function resultsAt(history: History, table?: Table): GameResult[] {
  return history.results.filter((result) => result.daily === null && (!table || sameTable(result, table)));
}

function count(before: Statistics, { outcome, moves, milliseconds }: GameResult): Statistics {
  const won = outcome === 'won';
  const games = before.games + 1;
  const open = before.open + (outcome === 'open' ? 1 : 0);
  const over = games - open;
  const wins = before.wins + (won ? 1 : 0);
  const streak = won ? before.streak + 1 : outcome === 'lost' ? 0 : before.streak;
  return {
    games, open, over, wins, streak,
    rate: over > 0 ? wins / over : 0,
    bestStreak: Math.max(before.bestStreak, streak),
    fewestMoves: won ? least(before.fewestMoves, moves) : before.fewestMoves,
    fastest: won ? least(before.fastest, milliseconds) : before.fastest,
  };
}

function least(a: number | null, b: number | null): number | null {
  return a === null || b === null ? a ?? b : Math.min(a, b);
}

/** The tables at which games were begun, the one of the latest game first. */
export function tablesOf(history: History): Table[] {
  const tables: Table[] = [];
  for (const { game, rules, cells } of resultsAt(history).reverse()) {
    if (!tables.some((table) => sameTable(table, { game, rules, cells }))) tables.push({ game, rules, cells });
  }
  return tables;
}
