import {
  FREECELL_PRESETS, HEADERS, legalMoves, makeMove, parseRules, SPIDER_PRESETS, type Move, type Position,
} from '@sidedeck/core';
import { stepBefore, type Analysis, type Place } from './analysis.ts';
import { moveText, type Translate } from './words.ts';

/** What could be written at a place. */
export interface Suggestion {
  readonly kind: 'move' | 'header' | 'value';
  readonly text: string;
  readonly detail?: string;
}

/** The suggestions at a place, and how much before it they replace. */
export interface Completion {
  readonly from: Place;
  readonly suggestions: readonly Suggestion[];
}

export function complete(analysis: Analysis, place: Place, t: Translate): Completion {
  const line = (analysis.text.split(/\r\n|\r|\n/)[place.line - 1] ?? '').slice(0, place.column - 1);
  const word = /[^\s,()[\]]*$/.exec(line)![0];
  const from = { line: place.line, column: place.column - word.length };
  return { from, suggestions: line.includes('#') ? [] : suggestionsFor(analysis, line, from, t) };
}

function suggestionsFor(analysis: Analysis, line: string, from: Place, t: Translate): readonly Suggestion[] {
  const [, header, value] = /^\s*(\w+)\s*:(.*)$/.exec(line) ?? [];
  if (header) return valuesOf(header.toLowerCase(), value!.trimStart());
  const { headers, board, end } = analysis.record.parts;
  const layout = Math.max(0, ...[...headers.values(), ...board].map((piece) => piece.line));
  const hasLayout = headers.has('Deal') || headers.has('Board');
  if (!hasLayout || from.line <= layout) return /^\s*\w*$/.test(line) ? headersLeft(analysis) : [];
  return end && from.line >= end.line ? [] : movesAt(analysis, from, t);
}

/** The moves that are allowed where the word at `from` begins, unless nobody gets there. */
function movesAt(analysis: Analysis, from: Place, t: Translate): Suggestion[] {
  const position = positionAt(analysis, from);
  if (!position) return [];
  const moves: readonly Move[] = legalMoves(position);
  return moves.map((move) => ({ kind: 'move', text: makeMove(move, position), detail: moveText(position, move, t) }));
}

function positionAt(analysis: Analysis, from: Place): Position | undefined {
  const { game, unread, tokens } = analysis;
  const [first] = unread;
  const isBehind = first && (first.line < from.line || (first.line === from.line && first.column < from.column));
  const before = tokens.filter(({ line, column }) => line < from.line || (line === from.line && column < from.column));
  const opened = before.filter(({ text }) => text === '(' || text === '[').length;
  const closed = before.filter(({ text }) => text === ')' || text === ']').length;
  return isBehind || opened !== closed ? undefined : game?.positions[stepBefore(analysis, from)];
}

function headersLeft({ record }: Analysis): Suggestion[] {
  const { headers, title } = record.parts;
  const isLaidOut = headers.has('Deal') || headers.has('Board');
  const names = HEADERS.filter((name) => !headers.has(name) && !(isLaidOut && (name === 'Deal' || name === 'Board')));
  const suggestions = names.map((name): Suggestion => ({ kind: 'header', text: `${name}: ` }));
  return title ? suggestions : [{ kind: 'header', text: 'Sidedeck 2' }, ...suggestions];
}

function valuesOf(header: string, value: string): Suggestion[] {
  if (header === 'game') return ['freecell', 'spider'].map(valueOf);
  if (header === 'state') return ['givenUp'].map(valueOf);
  return header === 'rules' ? rulesAfter(value) : [];
}

/** Words that options can have for values; which of them an option takes is asked of the reader. */
const WORDS = [
  '0', '1', '2', '3', '4', '5', '6', '7', '8', 'on', 'off', 'standard', 'doubling', 'basic', 'full', 'safe', 'all',
  'unlimited', 'million', 'classic32000', 'utc', 'japan', 'none', 'leading', 'spread', 'CDHS', 'SHDC',
];

/** A preset first, then the options of its game that are not set yet. */
function rulesAfter(value: string): Suggestion[] {
  const [preset = '', ...set] = value.split(/[\s,]+/).slice(0, -1);
  if (preset === '') return [...FREECELL_PRESETS, ...SPIDER_PRESETS].map(valueOf);
  const rules = parseRules(preset);
  if (!rules.ok) return [];
  const isSet = (name: string) => set.some((word) => word.startsWith(`${name}=`));
  const names = Object.keys(rules.value).filter((name) => name !== 'game' && !isSet(name));
  return names.flatMap((name) => WORDS.map((word) => `${name}=${word}`))
    .filter((option) => parseRules(`${preset} ${option}`).ok)
    .map(valueOf);
}

function valueOf(text: string): Suggestion {
  return { kind: 'value', text };
}
