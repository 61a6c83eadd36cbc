import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { anyGame } from '../../../test/fixtures/games.ts';
import { makeMove, readMove } from './notation.ts';
import type { Piece } from './piece.ts';
import { makeRecord, parseRecord, traceRecord } from './record.ts';
import type { Problem } from './result.ts';

const TEXT = `# a win of somebody
Sidedeck 2
 game:  freecell # ours
Rules: classic cells=4

Deal: 617
4a 46 2b 21 41
  72 7c 47 4d (4h ch) 83
End
`;

/** Line, column, length and text of the first problem. */
function first(text: string): unknown[] {
  const problem = traceRecord(text).problems[0];
  if (!problem) throw new Error('There is nothing wrong with it');
  return [problem.code, problem.line, problem.column, cut(text, problem)];
}

function cut(text: string, { line, column, length }: Problem): string | undefined {
  if (line === undefined || column === undefined) return undefined;
  return text.split('\n')[line - 1]!.slice(column - 1, column - 1 + length!);
}

function there(text: string, piece: Piece): string {
  return cut(text, { code: '', message: '', ...piece, length: piece.text.length })!;
}

describe('a traced record', () => {
  test('tells where its parts are', () => {
    const { parts } = traceRecord(TEXT);
    expect(parts.title).toEqual({ text: 'Sidedeck 2', line: 2, column: 1 });
    expect(parts.headers.get('Game')).toEqual({ text: 'freecell', line: 3, column: 9 });
    expect(parts.headers.get('Deal')).toEqual({ text: '617', line: 6, column: 7 });
    expect(parts.end).toEqual({ text: 'End', line: 9, column: 1 });
  });

  test('tells of each move where it stands and what lies before and after it', () => {
    const { game, moves } = traceRecord(TEXT);
    expect(moves.map(({ at }) => there(TEXT, at)).join(' ')).toBe('4a 46 2b 21 41 72 7c 47 4d 4h ch 83');
    expect(moves.map(({ step }) => step)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 9, 9, 10]);
    expect(moves.filter(({ automatic }) => automatic).map(({ at }) => at)).toEqual([
      { text: '4h', line: 8, column: 16 }, { text: 'ch', line: 8, column: 19 },
    ]);
    expect(moves[0]!.before).toBe(game!.start);
    expect(moves.at(-1)!.after).toBe(game!.position);
  });

  test('of another program, too: a move to an empty column of as many cards as go', () => {
    const foreign = 'Deal: 617\n\n4a 46 2b 21 41 72 7c 47 4d 83';
    const { game, moves, problems, parts } = traceRecord(foreign);
    expect(problems).toEqual([]);
    expect(parts.title).toBeUndefined();
    expect(moves).toHaveLength(10);
    expect(game!.moveCount).toBe(10);
  });
});

describe('what is wrong is told with its place', () => {
  test.each([
    ['an unknown header', TEXT.replace('Rules', 'Ruls'), ['unknownHeader', 4, 1, 'Ruls']],
    ['a repeated header', TEXT.replace('Rules', 'Game'), ['repeatedHeader', 4, 1, 'Game']],
    ['an unknown preset', TEXT.replace('classic', 'clasic'), ['unknownPreset', 4, 8, 'clasic']],
    ['a bad option', TEXT.replace('cells=4', 'cells=9'), ['badOption', 4, 16, 'cells=9']],
    ['no deal', TEXT.replace('617', '617.5'), ['badDeal', 6, 7, '617.5']],
    ['an illegal move', TEXT.replace('2b', '2a'), ['illegalMove', 7, 7, '2a']],
    ['no move', TEXT.replace('7c', 'zz'), ['unknownMove', 8, 6, 'zz']],
    ['a bracket', TEXT.replace('ch)', 'ch))'), ['badBracket', 8, 22, ')']],
    ['a newer version', TEXT.replace('Deck 2', 'deck 99').replace('deck 2', 'deck 99'), ['newerVersion', 2, 10, '99']],
    ['steps that are missing', TEXT.replace('Rules: classic cells=4', 'Steps: 11'), ['truncated', 4, 8, '11']],
  ])('%s', (_, text, expected) => {
    expect(first(text)).toEqual(expected);
  });

  test('an unknown header does not hide the moves and what is wrong with them', () => {
    const { isWhole, moves, problems } = traceRecord(TEXT.replace('Rules', 'Ruls').replace('7c', 'zz'));
    expect(isWhole).toBe(false);
    expect(problems.map(({ code }) => code)).toEqual(['unknownHeader', 'unknownMove']);
    expect(moves).toHaveLength(6);
  });
});

test('the examples of FORMAT.md are whole games', () => {
  const text = readFileSync(join(import.meta.dirname, '../../../FORMAT.md'), 'utf8');
  const examples = [...text.matchAll(/^```\n([^]*?)^```/gm)].map(([, example]) => example!);
  expect(examples).toHaveLength(2);
  for (const example of examples) expect(traceRecord(example).problems).toEqual([]);
});

test('along any game: places are right, positions follow each other, and parseRecord tells the same', () => {
  fc.assert(fc.property(anyGame, (game) => {
    const text = makeRecord(game);
    const { game: traced, moves, problems } = traceRecord(text);
    expect(parseRecord(text)).toEqual({ ok: true, value: traced });
    expect(problems).toEqual([]);
    for (const [index, { at, move, before, after, step }] of moves.entries()) {
      expect(there(text, at)).toBe(at.text);
      expect(readMove(at.text, before)).toEqual(move);
      expect(makeMove(move, before)).toBe(at.text);
      if (index > 0) expect(before).toBe(moves[index - 1]!.after);
      if (moves[index + 1]?.step !== step) expect(after).toEqual(traced!.positions[step]);
    }
  }), { numRuns: 60 });
});
