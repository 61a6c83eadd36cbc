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
}

export function accept<T>(value: T, problem?: Problem): Result<T> {
  return problem ? { ok: true, value, problem } : { ok: true, value };
}

export function reject(code: string, message: string, line?: number): { ok: false; error: Problem } {
  return { ok: false, error: line === undefined ? { code, message } : { code, message, line } };
}
