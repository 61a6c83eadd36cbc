import { behind, type Piece } from './piece.ts';
import { problemAt, type Problem } from './result.ts';
import { isDateKey, isId, parseDate, quote } from './text.ts';

/** The headers of a record as they are written, in the order in which they are. */
export const HEADERS = [
  'Game', 'Rules', 'Id', 'Started', 'Daily', 'Clock', 'Hints', 'Demo', 'State', 'Steps', 'Cursor', 'Unseen',
  'Deal', 'Board',
] as const;

export type HeaderName = typeof HEADERS[number];

/** The value of each header. */
export type Headers = ReadonlyMap<HeaderName, Piece>;

/** A record taken apart. */
export interface Divided {
  readonly headers: Headers;
  readonly board: readonly Piece[];
  readonly moves: readonly Piece[];
  /** Headers that are none, or that were there already: `unknownHeader`, `repeatedHeader`. */
  readonly problems: readonly Problem[];
}

/** Headers are `name: value` lines; a board goes on to the next empty line; the moves begin where no header is. */
export function divide(lines: readonly Piece[]): Divided {
  const headers = new Map<HeaderName, Piece>();
  const problems: Problem[] = [];
  let board: readonly Piece[] = [];
  let at = 0;
  for (; at < lines.length; at++) {
    const line = lines[at]!;
    const [head = '', text] = /^(\w+)\s*:\s*/.exec(line.text) ?? [];
    if (text === undefined && line.text !== '') break;
    if (text === undefined) continue;
    const name = HEADERS.find((known) => known.toLowerCase() === text.toLowerCase());
    const word = { ...line, text };
    if (!name) problems.push(problemAt('unknownHeader', `${quote(text)} is no header of a game`, word));
    else if (headers.has(name)) problems.push(problemAt('repeatedHeader', `The header ${text} is given twice`, word));
    else headers.set(name, behind(line, head.length));
    if (name === 'Board') {
      const length = lines.slice(at).findIndex((line) => line.text === '');
      board = lines.slice(at + 1, length < 0 ? lines.length : at + length);
      at += board.length;
    }
  }
  return { headers, board, moves: lines.slice(at), problems };
}

/** What a record says besides rules, layout and moves. */
export interface Facts {
  readonly id: string;
  readonly started: number;
  readonly daily: string | undefined;
  readonly clock: number;
  readonly hints: number;
  readonly demo: number;
  readonly givenUp: boolean;
  /** How many steps are announced. */
  readonly steps: number;
  /** Undefined where all steps are in force. */
  readonly cursor: number | undefined;
  /** Cards never shown, of each column and of the stock; undefined where the steps tell. */
  readonly unseen: readonly number[] | undefined;
  /** The first header that could not be read, its default taken instead. */
  readonly problem: Problem | undefined;
}

export function readFacts(headers: Headers): Facts {
  let problem: Problem | undefined;
  const read = <T>(name: HeaderName, parse: (text: string) => T | undefined, fallback: T): T => {
    const header = headers.get(name);
    const value = header && parse(header.text);
    if (header && value === undefined) {
      problem ??= problemAt('badHeader', `${quote(header.text)} cannot be read as ${name.toLowerCase()}`, header);
    }
    return value ?? fallback;
  };
  return {
    id: read('Id', (text) => isId(text) ? text : undefined, ''),
    started: read('Started', parseDate, 0),
    daily: read<string | undefined>('Daily', (text) => isDateKey(text) ? text : undefined, undefined),
    clock: read('Clock', parseClock, 0),
    hints: read('Hints', parseCount, 0),
    demo: read('Demo', parseCount, 0),
    givenUp: read('State', (text) => text.toLowerCase() === 'givenup' ? true : undefined, false),
    steps: read('Steps', parseCount, 0),
    cursor: read<number | undefined>('Cursor', parseCount, undefined),
    unseen: read<number[] | undefined>('Unseen', parseCounts, undefined),
    problem,
  };
}

function parseCount(text: string): number | undefined {
  return /^\d{1,9}$/.test(text) ? Number(text) : undefined;
}

function parseCounts(text: string): number[] | undefined {
  return /^\d{1,3}( \d{1,3}){0,20}$/.test(text) ? text.split(' ').map(Number) : undefined;
}

/** Milliseconds; parts of one are kept, in up to the 22 decimals that a number can be written with. */
function parseClock(text: string): number | undefined {
  const valid = /^\d{1,16}(\.\d{1,22})?(e-\d{1,3})?$/.test(text) && Number(text) <= Number.MAX_SAFE_INTEGER;
  return valid ? Number(text) : undefined;
}
