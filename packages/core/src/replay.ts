import { openGame, withSteps, type Game } from './game.ts';
import { FOUNDATION, columnIndex, moveOf, sameMove, type CardMove, type Move, type Step } from './move.ts';
import { readMove } from './notation.ts';
import type { Position } from './position.ts';
import { makeReason } from './reasonText.ts';
import { accept, reject, type Problem, type Result } from './result.ts';
import { quote } from './text.ts';
import { automaticMoves, mostToEmpty, place, placeAll, whyNot } from './variants.ts';

/** One move as it stands in a text. */
export interface Token {
  readonly text: string;
  /** 1-based. */
  readonly line: number;
}

/** A step as a text tells it, nothing of it checked. The first of a text has no moves: it stands for the deal. */
export interface Entry {
  readonly command: Step['command'];
  readonly moves: readonly Token[];
  /** Null where the text does not say what followed. */
  readonly automatic: readonly Token[] | null;
}

/** What a text leaves to its reader. */
export interface Reading {
  /**
   * Where the text does not say what followed a step, the rules' automatic moves did (`rules`); or they did, and it
   * mentions some of them as moves of their own (`mentioned`); or only those did that it has so (`written`).
   */
  readonly automatic: 'rules' | 'mentioned' | 'written';
  /** A move to an empty column is one card, or as many as can go. */
  readonly toEmpty: 'one' | 'most';
}

export interface Replay {
  readonly game: Game;
  /** How many of the entries made sense. */
  readonly read: number;
  /** Why the next one did not. */
  readonly problem: Problem | undefined;
}

interface Played {
  readonly step: Step;
  readonly after: Position;
  /** Automatic moves that the text may still mention; null where it has said itself what followed. */
  readonly due: readonly Move[] | null;
}

/** Plays entries on the deal of a game as far as the game's rules allow them. */
export function replay(game: Game, entries: readonly Entry[], reading: Reading): Replay {
  const played: Played[] = [];
  let problem: Problem | undefined;
  let read = 0;
  for (; read < entries.length; read++) {
    const entry = entries[read]!;
    const last = played.at(-1);
    const joined = last && join(last, entry, reading);
    if (joined) {
      played[played.length - 1] = joined;
      continue;
    }
    const next = playEntry(last?.after ?? game.start, entry, reading);
    if (!next.ok) {
      const where = last ? `Step ${played.length}` : 'After the deal';
      problem = { ...next.error, message: `${where}: ${next.error.message}` };
      break;
    }
    played.push(next.value);
  }
  return { game: gameOf(game, played), read, problem };
}

function gameOf(game: Game, played: readonly Played[]): Game {
  const [deal, ...steps] = played;
  const opened = openGame(game.start, game.deal, game, deal?.step.automatic ?? automaticMoves(game.start));
  return withSteps(opened, steps.map(({ step }) => step), steps.map(({ after }) => after));
}

/**
 * The last step again, where the entry is a card going up that belongs to it: one that the rules have moved
 * already, or one that the text writes out in their place.
 */
function join(last: Played, entry: Entry, reading: Reading): Played | undefined {
  const [token, ...others] = entry.moves;
  if (reading.automatic === 'rules' || !last.due || entry.command !== 'move' || entry.automatic) return undefined;
  const move = token && others.length === 0 ? readMove(token.text) : undefined;
  if (!move || !isUpward(move)) return undefined;
  const mentioned = last.due.findIndex((due) => sameMove(due, move));
  if (mentioned >= 0) return { ...last, due: last.due.toSpliced(mentioned, 1) };
  if (reading.automatic !== 'written' || whyNot(last.after, move)) return undefined;
  if (!automaticMoves(last.after).some((automatic) => sameMove(automatic, move))) return undefined;
  const step = { ...last.step, automatic: [...last.step.automatic, move] };
  return { ...last, step, after: place(last.after, move) };
}

function playEntry(before: Position, entry: Entry, reading: Reading): Result<Played> {
  const moved = playTokens(before, entry.moves, reading, entry.command === 'collect');
  if (!moved.ok) return moved;
  const { moves, after } = moved.value;
  if (entry.automatic) {
    const followed = playTokens(after, entry.automatic, reading, true);
    if (!followed.ok) return followed;
    const step: Step = { command: entry.command, moves, automatic: followed.value.moves };
    return accept({ step, after: followed.value.after, due: null });
  }
  const automatic = reading.automatic === 'written' ? [] : automaticMoves(after);
  const step: Step = { command: entry.command, moves, automatic };
  return accept({ step, after: placeAll(after, automatic), due: automatic });
}

/** Plays moves one after the other; `upward` where they can only be cards that go to the foundation. */
function playTokens(
  before: Position, tokens: readonly Token[], reading: Reading, upward: boolean,
): Result<{ moves: Move[]; after: Position }> {
  const moves: Move[] = [];
  let after = before;
  for (const { text, line } of tokens) {
    const move = moveIn(after, text, reading);
    if (!move) return reject('unknownMove', `${quote(text)} is no move`, line);
    if (upward && !isUpward(move)) {
      return reject('notUpward', `${quote(text)} in brackets does not go to the foundation`, line);
    }
    const reason = whyNot(after, move);
    if (reason) return reject('illegalMove', `${quote(text)} is not allowed: ${makeReason(reason)}`, line);
    moves.push(move);
    after = place(after, move);
  }
  return accept({ moves, after });
}

function isUpward(move: Move): boolean {
  return move.type === 'move' && move.to === FOUNDATION;
}

function moveIn(position: Position, text: string, reading: Reading): Move | undefined {
  const move = readMove(text, position);
  const isOpen = reading.toEmpty === 'most' && text.length <= 2 && move?.type === 'move' && isShift(position, move);
  return isOpen ? moveOf(move.from, move.to, Math.max(1, mostToEmpty(position, move.from))) : move;
}

/** From a column to an empty one. */
function isShift({ columns }: Position, { from, to }: CardMove): boolean {
  return columns[columnIndex(from)] !== undefined && columns[columnIndex(to)]?.cards.length === 0;
}
