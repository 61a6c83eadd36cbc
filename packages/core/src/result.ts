import type { Piece } from './piece.ts';

/** What reading untrusted text gives: a value, or a problem that names what is wrong and where. */
export type Result<T, P = Problem> =
  | { readonly ok: true; readonly value: T; /** What had to be left out to get the value. */ readonly problem?: P }
  | { readonly ok: false; readonly error: P };

/** A fault in text from outside: a code for the interface to translate, and an English sentence with the place. */
export interface Problem {
  readonly code: string;
  readonly message: string;
  /** 1-based line of the text, where there is one. */
  readonly line?: number;
  /** 1-based column of what is wrong in that line, and its length, where they are known; in UTF-16 units. */
  readonly column?: number;
  readonly length?: number;
}

export function accept<T>(value: T, problem?: Problem): Result<T> {
  return problem ? { ok: true, value, problem } : { ok: true, value };
}

export function reject(code: string, message: string, at?: Piece | number): { ok: false; error: Problem } {
  return { ok: false, error: problemAt(code, message, at) };
}

/** A problem with a piece of the text, with a whole line, or with no place of its own. */
export function problemAt(code: string, message: string, at?: Piece | number): Problem {
  if (at === undefined) return { code, message };
  if (typeof at === 'number') return { code, message, line: at };
  return { code, message, line: at.line, column: at.column, length: at.text.length };
}
