import type { Piece } from './piece.ts';
import { reject } from './result.ts';

/** Characters of a text from outside that are looked at; a longer one is refused before anything else. */
export const LONGEST_TEXT = 250_000;
/** Lines of such a text; more steps than are read, each on a line of its own, have room. */
const MOST_LINES = 20_000;

/**
 * The lines of a text, whatever system wrote it, without the white space around them: a byte order mark and `#`
 * comments are taken off, and lines that hold nothing but a comment are left out. Empty lines stay, since they can
 * separate.
 */
export function linesOf(text: string): Piece[] {
  const lines: Piece[] = [];
  text.replace(/^\uFEFF/, '').split(/\r\n|\r|\n/).forEach((line, index) => {
    const told = line.split('#', 1)[0]!.trimEnd();
    const text = told.trimStart();
    if (text !== '' || line.trim() === '') {
      lines.push({ text, line: index + 1, column: told.length - text.length + 1 });
    }
  });
  return lines;
}

/** A piece of foreign text for use in a message: short, and without control characters. */
export function quote(text: string): string {
  const short = text.length > 24 ? `${text.slice(0, 24)}…` : text;
  return `“${short.replace(/\p{C}/gu, '·')}”`;
}

/** A number of things, in a message. */
export function counted(count: number, noun: string): string {
  return `${count} ${noun}${count === 1 ? '' : 's'}`;
}

/** The refusal of a text over the bounds, or undefined; found without taking the text apart. */
export function tooLong(
  text: string, longest = LONGEST_TEXT, mostLines = MOST_LINES,
): ReturnType<typeof reject> | undefined {
  if (text.length > longest) {
    return reject('tooLong', `The text has ${text.length} characters; at most ${longest} are read`);
  }
  return hasMoreLines(text, mostLines) ? reject('tooLong', `The text has more than ${mostLines} lines`) : undefined;
}

function hasMoreLines(text: string, most: number): boolean {
  // Each line but the last takes a character at least.
  if (text.length < most) return false;
  const lineEnd = /\r\n|\r|\n/g;
  let lines = 1;
  while (lines <= most && lineEnd.test(text)) lines++;
  return lines > most;
}

/** Whether a text can name a game: 1 … 64 letters, digits, `_` and `-`. */
export function isId(text: string): boolean {
  return /^[\w-]{1,64}$/.test(text);
}

/** Whether a text names a day of the calendar, as `2026-11-30`. */
export function isDateKey(text: string): boolean {
  const time = /^\d{4}-\d\d-\d\d$/.test(text) ? Date.parse(text) : NaN;
  return !Number.isNaN(time) && makeDate(time).startsWith(text);
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
