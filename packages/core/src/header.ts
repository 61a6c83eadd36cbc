import { accept, reject, type Problem, type Result } from './result.ts';
import { isDateKey, isId, parseDate, quote, type Line } from './text.ts';

const NAMES = [
  'game', 'rules', 'id', 'started', 'daily', 'clock', 'hints', 'demo', 'state', 'steps', 'cursor', 'unseen',
  'deal', 'board',
] as const;

type Name = typeof NAMES[number];

/** The value of each header, trimmed, with its line. */
export type Headers = ReadonlyMap<Name, Line>;

/** A record taken apart. */
interface Divided {
  readonly headers: Headers;
  readonly board: readonly Line[];
  readonly moves: readonly Line[];
}

/** Headers are `name: value` lines; a board goes on to the next empty line; the moves begin where no header is. */
export function divide(lines: readonly Line[]): Result<Divided> {
  const headers = new Map<Name, Line>();
  let board: readonly Line[] = [];
  let at = 0;
  for (; at < lines.length; at++) {
    const { text, number } = lines[at]!;
    const [, word, value = ''] = /^(\w+)\s*:(.*)$/.exec(text) ?? [];
    if (word === undefined && text !== '') break;
    if (word === undefined) continue;
    const name = NAMES.find((known) => known === word.toLowerCase());
    if (!name) return reject('unknownHeader', `${quote(word)} is no header of a game`, number);
    if (headers.has(name)) return reject('repeatedHeader', `The header ${word} is given twice`, number);
    headers.set(name, { text: value.trim(), number });
    if (name === 'board') {
      const length = lines.slice(at).findIndex((line) => line.text === '');
      board = lines.slice(at + 1, length < 0 ? lines.length : at + length);
      at += board.length;
    }
  }
  return accept({ headers, board, moves: lines.slice(at) });
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
  const read = <T>(name: Name, parse: (text: string) => T | undefined, fallback: T): T => {
    const header = headers.get(name);
    const value = header && parse(header.text);
    if (header && value === undefined) {
      const message = `${quote(header.text)} cannot be read as ${name}`;
      problem ??= { code: 'badHeader', message, line: header.number };
    }
    return value ?? fallback;
  };
  return {
    id: read('id', (text) => isId(text) ? text : undefined, ''),
    started: read('started', parseDate, 0),
    daily: read<string | undefined>('daily', (text) => isDateKey(text) ? text : undefined, undefined),
    clock: read('clock', parseClock, 0),
    hints: read('hints', parseCount, 0),
    demo: read('demo', parseCount, 0),
    givenUp: read('state', (text) => text.toLowerCase() === 'givenup' ? true : undefined, false),
    steps: read('steps', parseCount, 0),
    cursor: read<number | undefined>('cursor', parseCount, undefined),
    unseen: read<number[] | undefined>('unseen', parseCounts, undefined),
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
