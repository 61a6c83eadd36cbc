import { readMove, whyNot, type Piece, type Problem } from '@sidedeck/core';
import type { Analysis } from './analysis.ts';
import { problemText, reasonText, type Translate } from './words.ts';

/** A remark on a part of a text, which can go over several lines; places are 1-based. */
export interface Remark {
  readonly from: { readonly line: number; readonly column: number };
  readonly to: { readonly line: number; readonly column: number };
  readonly code: string;
  readonly text: string;
  /** `unread`: nothing is wrong with it by itself, but nobody gets there. */
  readonly weight: 'error' | 'warning' | 'unread';
}

/** What is left of the game is right; the text only tells something about it that is not. */
const WARNINGS = ['badHeader', 'truncated'];

export function remarksOn(analysis: Analysis, t: Translate): Remark[] {
  const remarks = analysis.record.problems.map((problem) => remarkOn(analysis, problem, t));
  const isAt = ({ line, column }: Piece) => remarks.some(({ from }) => from.line === line && from.column === column);
  const [first, ...others] = analysis.unread.filter((piece) => !isAt(piece));
  if (!first || analysis.game === undefined) return remarks;
  const text = t('Not played, since the game does not get here');
  return [...remarks, { ...spanOf(first, others.at(-1) ?? first), code: 'unread', text, weight: 'unread' }];
}

function remarkOn(analysis: Analysis, problem: Problem, t: Translate): Remark {
  const { code } = problem;
  const piece = pieceOf(analysis, problem);
  const reason = code === 'illegalMove' ? reasonFor(analysis, piece.text) : undefined;
  const text = reason ? reasonText(reason, t) : problemText(problem, piece.text, t);
  return { ...spanOf(piece, piece), code, text, weight: WARNINGS.includes(code) ? 'warning' : 'error' };
}

/** What is wrong; a problem of the whole text is told at its first line, one at its end at the last. */
function pieceOf({ text }: Analysis, { code, line, column, length }: Problem): Piece {
  const lines = text.split(/\r\n|\r|\n/);
  const last = lines.findLastIndex((each) => each.trim() !== '');
  const number = line ?? (code === 'truncated' ? last + 1 : 1);
  const whole = lines[number - 1] ?? '';
  if (column === undefined || !length) return { text: whole, line: number, column: 1 };
  return { text: whole.slice(column - 1, column - 1 + length), line: number, column };
}

/** A move in a bracket is refused behind those before it there, any other one after all that was played. */
function reasonFor({ record, game }: Analysis, text: string): ReturnType<typeof whyNot> {
  const last = record.moves.at(-1);
  const position = last && last.step > game!.steps.length ? last.after : game!.positions.at(-1)!;
  const move = readMove(text, position);
  return move && whyNot(position, move);
}

function spanOf(first: Piece, last: Piece): Pick<Remark, 'from' | 'to'> {
  return {
    from: { line: first.line, column: first.column },
    to: { line: last.line, column: last.column + last.text.length },
  };
}
