import { openGame, withSteps, type Game } from './game.ts';
import { FOUNDATION, columnIndex, moveOf, sameMove, type CardMove, type Move, type Step } from './move.ts';
import { readMove } from './notation.ts';
import type { Piece } from './piece.ts';
import type { Position } from './position.ts';
import { makeReason } from './reasonText.ts';
import { accept, reject, type Problem, type Result } from './result.ts';
import { quote } from './text.ts';
import { automaticMoves, mostToEmpty, place, placeAll, whyNot } from './variants.ts';

/** A step as a text tells it, nothing of it checked. The first of a text has no moves: it stands for the deal. */
export interface Entry {
  readonly command: Step['command'];
  readonly moves: readonly Piece[];
  /** Null where the text does not say what followed. */
  readonly automatic: readonly Piece[] | null;
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

/** A move of a text, and the table before and after it. */
export interface TracedMove {
  readonly at: Piece;
  readonly move: Move;
  readonly before: Position;
  readonly after: Position;
  /** The step that it is a part of, counted from 1; 0 for what followed the deal. */
  readonly step: number;
  /** Whether it followed by itself. */
  readonly automatic: boolean;
}

export interface Replay {
  readonly game: Game;
  /** All moves that the text has up to there, in its order. */
  readonly moves: readonly TracedMove[];
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

type Made = Omit<TracedMove, 'step'>;
type Trace = (made: Made) => void;

/** Plays entries on the deal of a game as far as the game's rules allow them. */
export function replay(game: Game, entries: readonly Entry[], reading: Reading): Replay {
  const played: Played[] = [];
  const traced: TracedMove[] = [];
  let problem: Problem | undefined;
  let read = 0;
  for (; read < entries.length; read++) {
    const entry = entries[read]!;
    const last = played.at(-1);
    const joined = last && join(last, entry, reading);
    if (joined) {
      played[played.length - 1] = joined.played;
      traced.push({ ...joined.traced, step: played.length - 1 });
      continue;
    }
    const trace: Trace = (made) => traced.push({ ...made, step: played.length });
    const next = playEntry(last?.after ?? game.start, entry, reading, trace);
    if (!next.ok) {
      const where = last ? `Step ${played.length}` : 'After the deal';
      problem = { ...next.error, message: `${where}: ${next.error.message}` };
      break;
    }
    played.push(next.value);
  }
  return { game: gameOf(game, played), moves: traced, read, problem };
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
function join(last: Played, entry: Entry, reading: Reading): { played: Played; traced: Made } | undefined {
  const [token, ...others] = entry.moves;
  if (reading.automatic === 'rules' || !last.due || entry.command !== 'move' || entry.automatic) return undefined;
  const move = token && others.length === 0 ? readMove(token.text) : undefined;
  if (!move || !isUpward(move)) return undefined;
  const traced = (after: Position) => ({ at: token!, move, before: last.after, after, automatic: true });
  const mentioned = last.due.findIndex((due) => sameMove(due, move));
  if (mentioned >= 0) return { played: { ...last, due: last.due.toSpliced(mentioned, 1) }, traced: traced(last.after) };
  if (reading.automatic !== 'written' || whyNot(last.after, move)) return undefined;
  if (!automaticMoves(last.after).some((automatic) => sameMove(automatic, move))) return undefined;
  const step = { ...last.step, automatic: [...last.step.automatic, move] };
  const after = place(last.after, move);
  return { played: { ...last, step, after }, traced: traced(after) };
}

function playEntry(before: Position, entry: Entry, reading: Reading, trace: Trace): Result<Played> {
  const moved = playTokens(before, entry.moves, reading, entry.command === 'collect', trace);
  if (!moved.ok) return moved;
  const { moves, after } = moved.value;
  if (entry.automatic) {
    const follow: Trace = (made) => trace({ ...made, automatic: true });
    const followed = playTokens(after, entry.automatic, reading, true, follow);
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
  before: Position, tokens: readonly Piece[], reading: Reading, upward: boolean, trace: Trace,
): Result<{ moves: Move[]; after: Position }> {
  const moves: Move[] = [];
  let after = before;
  for (const at of tokens) {
    const move = moveIn(after, at.text, reading);
    if (!move) return reject('unknownMove', `${quote(at.text)} is no move`, at);
    if (upward && !isUpward(move)) {
      return reject('notUpward', `${quote(at.text)} in brackets does not go to the foundation`, at);
    }
    const reason = whyNot(after, move);
    if (reason) return reject('illegalMove', `${quote(at.text)} is not allowed: ${makeReason(reason)}`, at);
    moves.push(move);
    const next = place(after, move);
    trace({ at, move, before: after, after: next, automatic: false });
    after = next;
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
