import {
  makeBoard, makeRecord, makeRules, makeStep, sameMove, statusOf, type Game, type Piece, type Step,
} from '@sidedeck/core';
import { analyse, endOf, type Analysis, type Place } from './analysis.ts';

/** A part of a text that becomes another one. */
export interface Change {
  readonly from: Place;
  readonly to: Place;
  readonly text: string;
}

const MOVES_A_LINE = 10;

/** A game as a file: its record without identity and clock, all of its steps in force. */
export function fileText(game: Game): string {
  return makeRecord({ ...game, ...{ id: '', started: 0, daily: undefined }, elapsed: 0, hintsUsed: 0, demoMoves: 0 });
}

/**
 * How a text comes to tell another game, with as little changed as can be: of the same table comments, layout and
 * all moves that stay are left as they are. Nothing where it tells that game already.
 */
export function writeGame(analysis: Analysis, game: Game): Change[] {
  const changes = analysis.game && isSameTable(analysis.game, game) ? changesFor(analysis, game) : undefined;
  if (changes?.length === 0) return changes;
  const isRight = changes && tells(applyChanges(analysis.text, changes), game);
  return isRight ? changes : [replaceAll(analysis.text, fileText(game))];
}

/** Applies changes that do not overlap. */
export function applyChanges(text: string, changes: readonly Change[]): string {
  const starts = startsOf(text);
  const offset = ({ line, column }: Place) => line > starts.length ? text.length : starts[line - 1]! + column - 1;
  return [...changes]
    .sort((a, b) => offset(b.from) - offset(a.from))
    .reduce((now, { from, to, text: added }) => now.slice(0, offset(from)) + added + now.slice(offset(to)), text);
}

function startsOf(text: string): number[] {
  return [0, ...Array.from(text.matchAll(/\r\n|\r|\n/g), (end) => end.index + end[0].length)];
}

/** Whether two games begin with the same table under the same rules. */
export function isSameTable(a: Game, b: Game): boolean {
  return makeRules(a.rules) === makeRules(b.rules) && makeBoard(a.start) === makeBoard(b.start)
    && a.deal === b.deal && sameMoves(a.opening, b.opening);
}

function tells(text: string, game: Game): boolean {
  const { game: read, unread } = analyse(text);
  return read !== undefined && unread.length === 0 && isSameTable(read, game) && read.givenUp === game.givenUp
    && read.steps.length === game.steps.length && commonSteps(read, game) === game.steps.length;
}

function commonSteps(a: Game, b: Game): number {
  const differs = a.steps.findIndex((step, index) => !b.steps[index] || !sameStep(step, b.steps[index]));
  return differs < 0 ? a.steps.length : differs;
}

function sameStep(a: Step, b: Step): boolean {
  return a.command === b.command && sameMoves(a.moves, b.moves) && sameMoves(a.automatic, b.automatic);
}

function sameMoves(a: Step['moves'], b: Step['moves']): boolean {
  return a.length === b.length && a.every((move, index) => sameMove(move, b[index]!));
}

function changesFor(analysis: Analysis, game: Game): Change[] {
  const before = analysis.game!;
  const common = commonSteps(before, game);
  const isPlayed = common < before.steps.length || common < game.steps.length;
  const moves = isPlayed ? [tailChange(analysis, game, common), ...headerChanges(analysis, game)] : [];
  const changes = [...stateChange(analysis, game), ...moves];
  const isNamed = analysis.record.parts.title !== undefined || changes.length === 0;
  return isNamed ? changes : [insert({ line: 1, column: 1 }, 'Sidedeck 2\n'), ...changes];
}

/** Takes away what follows the last step that stays, and writes the new ones there. */
function tailChange(analysis: Analysis, game: Game, common: number): Change {
  const steps = game.steps.slice(common).map((step, index) => makeStep(game.positions[common + index]!, step));
  const kept = endOf(analysis, common);
  const [first] = analysis.tokens;
  if (kept) return tailBehind(analysis, kept, common, steps);
  const end = endOfTokens(analysis);
  return first ? { from: first, to: end!, text: inLines(steps) } : firstMoves(analysis, inLines(steps));
}

/** Behind a piece, or behind the comment that ends its line. */
function tailBehind(analysis: Analysis, kept: Piece, common: number, steps: readonly string[]): Change {
  const { tokens, spans, text } = analysis;
  const line = linesOf(text)[kept.line - 1]!;
  const isLast = !tokens.some((token) => token.line === kept.line && token.column > kept.column);
  const from = { line: kept.line, column: isLast ? line.length + 1 : kept.column + kept.text.length };
  const end = endOfTokens(analysis)!;
  const to = end.line > from.line || end.column > from.column ? end : from;
  const there = spans.slice(1, common + 1).filter((span) => span?.first.line === kept.line).length;
  const isFull = there === 0 || there % MOVES_A_LINE === 0 || (isLast && line.includes('#'));
  if (steps.length === 0) return { from, to, text: '' };
  return { from, to, text: isFull ? `\n${inLines(steps)}` : ` ${inLines(steps, there)}` };
}

function endOfTokens({ tokens }: Analysis): Place | undefined {
  const last = tokens.at(-1);
  return last && { line: last.line, column: last.column + last.text.length };
}

/** In a text that has no moves yet: before its end, with an empty line behind the layout. */
function firstMoves({ text, record: { parts } }: Analysis, moves: string): Change {
  if (parts.end) return insert({ line: parts.end.line, column: 1 }, `${moves}\n`);
  const lines = linesOf(text);
  const empty = lines.at(-1) !== '' ? '\n\n' : lines.at(-2) !== '' ? '\n' : '';
  return insert({ line: lines.length, column: lines.at(-1)!.length + 1 }, `${empty}${moves}\n`);
}

/** Ten a line, `already` of which stand on the first one. */
function inLines(steps: readonly string[], already = 0): string {
  return steps.map((step, index) =>
    index === 0 ? step : `${(already + index) % MOVES_A_LINE === 0 ? '\n' : ' '}${step}`).join('');
}

function linesOf(text: string): string[] {
  return text.split(/\r\n|\r|\n/);
}

/** The number of steps that is announced, and a cursor that would now be somewhere else. */
function headerChanges({ record: { parts } }: Analysis, game: Game): Change[] {
  const steps = parts.headers.get('Steps');
  const cursor = parts.headers.get('Cursor');
  const changes = cursor ? [withoutLine(cursor.line)] : [];
  if (!steps) return changes;
  const to = { line: steps.line, column: steps.column + steps.text.length };
  return [...changes, { from: steps, to, text: String(game.steps.length) }];
}

function stateChange({ game: before, record: { parts } }: Analysis, game: Game): Change[] {
  const line = parts.headers.get('State');
  if (game.givenUp === before!.givenUp) return [];
  if (line) return [withoutLine(line.line)];
  const layout = parts.headers.get('Deal') ?? parts.headers.get('Board')!;
  return statusOf(game) === 'givenUp' ? [insert({ line: layout.line, column: 1 }, 'State: givenUp\n')] : [];
}

function withoutLine(line: number): Change {
  return { from: { line, column: 1 }, to: { line: line + 1, column: 1 }, text: '' };
}

function insert(at: Place, text: string): Change {
  return { from: at, to: at, text };
}

function replaceAll(text: string, by: string): Change {
  const lines = linesOf(text);
  return { from: { line: 1, column: 1 }, to: { line: lines.length, column: lines.at(-1)!.length + 1 }, text: by };
}
