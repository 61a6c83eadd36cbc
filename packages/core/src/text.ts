import { reject } from './result.ts';

/** Characters of a text from outside that are looked at; a longer one is refused before anything else. */
export const LONGEST_TEXT = 1_000_000;

/** A line without its comment and the white space around it. */
export interface Line {
  readonly text: string;
  /** 1-based. */
  readonly number: number;
}

/**
 * The lines of a text, whatever system wrote it: a byte order mark and `#` comments are taken off, and lines
 * that hold nothing but a comment are left out. Empty lines stay, since they can separate.
 */
export function linesOf(text: string): Line[] {
  const lines: Line[] = [];
  text.replace(/^\uFEFF/, '').split(/\r\n|\r|\n/).forEach((line, index) => {
    const told = line.split('#', 1)[0]!.trim();
    if (told !== '' || line.trim() === '') lines.push({ text: told, number: index + 1 });
  });
  return lines;
}

/** A piece of foreign text for use in a message: short, and without control characters. */
export function quote(text: string): string {
  const short = text.length > 24 ? `${text.slice(0, 24)}…` : text;
  return `“${short.replace(/\p{C}/gu, '·')}”`;
}

/** The refusal of a text over the bound, or undefined. */
export function tooLong(text: string, longest = LONGEST_TEXT): ReturnType<typeof reject> | undefined {
  if (text.length <= longest) return undefined;
  return reject('tooLong', `The text has ${text.length} characters; at most ${longest} are read`);
}

/** Whether a text can name a game: 1 … 64 letters, digits, `_` and `-`. */
export function isId(text: string): boolean {
  return /^[\w-]{1,64}$/.test(text);
}

/** Milliseconds since 1970 as `2026-11-30T01:40:00.000Z`. */
export function makeDate(milliseconds: number): string {
  return new Date(milliseconds).toISOString();
}

/** Reads `makeDate` text; undefined for anything else. */
export function parseDate(text: string): number | undefined {
  const time = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/.test(text) ? Date.parse(text) : NaN;
  return Number.isNaN(time) ? undefined : time;
}
