import type { Game } from './game.ts';
import type { Move, Step } from './move.ts';
import { makeMove } from './notation.ts';
import { piecesOf, type Piece } from './piece.ts';
import type { Position } from './position.ts';
import { replay, type Entry, type Reading, type Replay } from './replay.ts';
import { accept, problemAt, type Problem, type Result } from './result.ts';
import { linesOf, quote, tooLong } from './text.ts';
import { automaticMoves, placeAll } from './variants.ts';

/** Steps of one game that are read from a text. */
export const MOST_STEPS = 10_000;

const STEPS_A_LINE = 10;

/**
 * The steps of a game in standard notation, ten a line: `26` a player's move, `[ch 3h]` one collect,
 * `(4h 5h)` what followed the step before automatically; a leading one is what followed the deal.
 * Without it the rules' own automatic moves followed, and where none did though the rules have some, `()` says so.
 */
export function makeMoves(game: Game): string {
  const opening = makeAutomatic(game.start, game.opening);
  const steps = game.steps.map((step, index) => makeStep(game.positions[index]!, step));
  const lines = opening ? [opening] : [];
  for (let at = 0; at < steps.length; at += STEPS_A_LINE) lines.push(steps.slice(at, at + STEPS_A_LINE).join(' '));
  return lines.map((line) => `${line}\n`).join('');
}

/** One of the steps of `makeMoves`. */
export function makeStep(before: Position, { command, moves, automatic }: Step): string {
  const texts = moves.map((move) => makeMove(move, before));
  const played = command === 'collect' ? `[${texts.join(' ')}]` : texts.join(' ');
  const followed = makeAutomatic(placeAll(before, moves), automatic);
  return followed ? `${played} ${followed}` : played;
}

function makeAutomatic(before: Position, automatic: readonly Move[]): string {
  const silent = automatic.length === 0 && automaticMoves(before).length === 0;
  return silent ? '' : `(${automatic.map((move) => makeMove(move)).join(' ')})`;
}

/** In this order; our own notation is the first, and for any of its texts the first three are the same. */
const READINGS: readonly Reading[] = [
  { automatic: 'rules', toEmpty: 'one' },
  { automatic: 'mentioned', toEmpty: 'one' },
  { automatic: 'written', toEmpty: 'one' },
  { automatic: 'rules', toEmpty: 'most' },
  { automatic: 'mentioned', toEmpty: 'most' },
  { automatic: 'written', toEmpty: 'most' },
];

/**
 * The game of the same deal with the steps that a text tells in place of its own.
 *
 * Besides our own notation (see `makeMoves`) it reads that of other programs: any case, move numbers such as
 * `12.`, `#` comments, `26` for the one run that fits onto column 6, and foundation moves both written out and
 * left to autoplay. Where the text stops making sense, the value is the game up to there and `problem` names the
 * step and line: `unknownMove`, `illegalMove`, `notUpward`, `badBracket`, `tooManySteps`.
 * Error: `tooLong`.
 */
export function parseMoves(text: string, game: Game): Result<Game> {
  const long = tooLong(text);
  if (long) return long;
  const { game: read, problem } = readMoves(linesOf(text), game);
  return accept(read, problem);
}

/** `parseMoves` for lines taken apart already; `own` where they are known to be ours, so that `31` is one card. */
export function readMoves(lines: readonly Piece[], game: Game, own = false): Replay {
  const { entries, problem } = bounded(entriesOf(lines));
  let best: Replay | undefined;
  for (const reading of own ? READINGS.filter(({ toEmpty }) => toEmpty === 'one') : READINGS) {
    const tried = replay(game, entries, reading);
    if (!best || tried.read > best.read) best = tried;
    if (!tried.problem) break;
  }
  return { ...best!, problem: best!.problem ?? problem };
}

interface Written {
  /** The first stands for the deal. */
  readonly entries: readonly Entry[];
  readonly problem?: Problem;
}

function bounded(written: Written): Written {
  const steps = written.entries.length - 1;
  if (steps <= MOST_STEPS) return written;
  const message = `The text has ${steps} steps; only the first ${MOST_STEPS} are read`;
  return { entries: written.entries.slice(0, MOST_STEPS + 1), problem: { code: 'tooManySteps', message } };
}

const CLOSING: Readonly<Record<string, string>> = { '(': ')', '[': ']' };

/** Groups a text's moves into steps, up to the first bracket that is out of place. */
function entriesOf(lines: readonly Piece[]): Written {
  const entries: Entry[] = [{ command: 'move', moves: [], automatic: null }];
  let open: Piece | undefined;
  let inside: Piece[] = [];
  for (const token of tokensOf(lines)) {
    if (!/^[()[\]]$/.test(token.text)) {
      if (open) inside.push(token);
      else entries.push({ command: 'move', moves: [token], automatic: null });
    } else if (!open && token.text in CLOSING) {
      open = token;
    } else if (open && token.text === CLOSING[open.text] && addBracket(entries, token.text, inside)) {
      open = undefined;
      inside = [];
    } else {
      return misplaced(entries, token);
    }
  }
  return open ? misplaced(entries, open) : { entries };
}

/** Moves and brackets, move numbers left out. */
export function tokensOf(lines: readonly Piece[]): Piece[] {
  return lines.flatMap((line) => piecesOf(line, /[()[\]]|[^\s()[\]]+/g)).filter(({ text }) => !/^\d+\.$/.test(text));
}

/** Whether the contents of a bracket have a place: something collected, or what followed the last step. */
function addBracket(entries: Entry[], close: string, inside: readonly Piece[]): boolean {
  const last = entries.at(-1)!;
  if (close === ']' ? inside.length === 0 : last.automatic) return false;
  if (close === ']') entries.push({ command: 'collect', moves: inside, automatic: null });
  else entries[entries.length - 1] = { ...last, automatic: inside };
  return true;
}

/** What followed the last step is not known then, so that step is left out too. */
function misplaced(entries: readonly Entry[], bracket: Piece): Written {
  const message = `After step ${entries.length - 1}: the bracket ${quote(bracket.text)} is out of place`;
  return { entries: entries.slice(0, -1), problem: problemAt('badBracket', message, bracket) };
}
