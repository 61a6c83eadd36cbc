import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { anyGame, wonGame } from '../../../test/fixtures/games.ts';
import { parseBoard } from './board.ts';
import { gameFrom, newGame, statusOf, type Game } from './game.ts';
import { moveOf, type CardMove } from './move.ts';
import { makeMoves, MOST_STEPS, parseMoves } from './movetext.ts';
import { makeMove } from './notation.ts';
import type { Problem } from './result.ts';
import { PRESETS } from './rules.ts';
import { automaticMoves, legalMoves, place } from './variants.ts';

const GAME = newGame(PRESETS.classic, 617);

function read(text: string, game: Game = GAME): Game {
  const result = parseMoves(text, game);
  if (!result.ok || result.problem) throw new Error(JSON.stringify(result));
  return result.value;
}

/** How many steps of a text are read, and what is wrong with the rest. */
function partly(text: string, game: Game = GAME): [number, Problem | undefined] {
  const result = parseMoves(text, game);
  if (!result.ok) throw new Error(result.error.message);
  return [result.value.steps.length, result.problem];
}

const WON = wonGame();

/** Every move in the order in which it happened, written out as other programs do. */
function explicit(game: Game): string {
  const moves = [...game.opening, ...game.steps.flatMap((step) => [...step.moves, ...step.automatic])];
  return moves.map((move) => makeMove(move)).join(' ');
}

describe('makeMoves', () => {
  test('ten steps a line, what followed in brackets', () => {
    const lines = makeMoves(WON).trimEnd().split('\n');
    expect(lines[0]!.replace(/ *\([^)]*\)/g, '').split(' ')).toHaveLength(10);
    expect(makeMoves(WON)).toMatch(/^[1-8a-d][1-8a-dh](v[2-9])? .*\(([1-8a-d]h ?)+\)/s);
    expect(statusOf(WON)).toBe('won');
  });

  test('reading gives back the steps of any game', () => {
    fc.assert(fc.property(anyGame, (game) => {
      const fresh = newGame(game.rules, game.deal!);
      const back = read(makeMoves(game), fresh);
      expect(back.steps).toEqual(game.steps);
      expect(back.positions).toEqual(game.positions);
      expect(back.opening).toEqual(game.opening);
    }), { numRuns: 100 });
  });

  test('says so where nothing followed though the rules have something', () => {
    const game = read('() 1a ()', withAces());
    expect(game.opening).toEqual([]);
    expect(game.steps).toEqual([{ command: 'move', moves: [moveOf('1', 'a')], automatic: [] }]);
    expect(makeMoves(game)).toBe('()\n1a ()\n');
  });
});

/** All aces can go up at once, nothing else of interest. */
function withAces(): Game {
  const board = parseBoard(`
    KC QC JC TC 9C 8C 7C
    6C 5C 4C 3C 2C KD QD
    JD TD 9D 8D 7D 6D 5D
    4D 3D 2D KH QH JH TH
    9H 8H 7H 6H 5H 4H 3H 2H AC
    KS QS JS TS 9S 8S AD
    7S 6S 5S 4S AH
    3S 2S AS`, PRESETS.classic);
  if (!board.ok) throw new Error(board.error.message);
  return gameFrom(board.value);
}

describe('parseMoves', () => {
  test('leaves to the rules what the text does not say', () => {
    const game = read('1a', withAces());
    expect(game.opening).toEqual(automaticMoves(game.start));
    expect(game.opening.length).toBeGreaterThanOrEqual(4);
    expect(read('', withAces()).opening).toEqual(game.opening);
  });

  test('a collect is one step', () => {
    const game = read('() [5h 8h] () 1a', withAces());
    expect(game.steps.map(({ command, moves }) => [command, moves.length])).toEqual([['collect', 2], ['move', 1]]);
    expect(game.steps[0]!.automatic).toEqual([]);
  });

  test.each<[string, (text: string) => string]>([
    ['CRLF', (text) => text.replaceAll('\n', '\r\n')],
    ['a byte order mark', (text) => `\uFEFF${text}`],
    ['capitals', (text) => text.toUpperCase()],
    ['move numbers', (text) => text.split('\n').map((line, index) => line && `${index + 1}. ${line}`).join('\n')],
    ['comments', (text) => `# won\n${text.replaceAll('\n', '  # ten\n')}`],
    ['one move a line', (text) => text.replaceAll(' ', '\n')],
    ['no spaces at brackets', (text) => text.replace(/ ?([()]) ?/g, '$1')],
  ])('reads %s', (_, change) => {
    expect(read(change(makeMoves(WON)))).toEqual(WON);
  });

  test('reads the notation of others: foundation moves left out, or all of them written out', () => {
    expect(read(makeMoves(WON).replace(/\([^)]*\)/g, ''))).toEqual(WON);
    expect(read(explicit(WON))).toEqual(WON);
  });

  test('a foundation move that autoplay has made already is not made again', () => {
    const game = withAces();
    expect(read('5h 8h 1a', game)).toEqual(read('1a', game));
  });

  test('reads any line of legal moves by a program without autoplay', () => {
    const anyDeal = fc.integer({ min: 1, max: 32_000 });
    fc.assert(fc.property(anyDeal, fc.array(fc.nat(), { maxLength: 60 }), (number, picks) => {
      const game = newGame(PRESETS.classic, number);
      let position = game.start;
      const moves: CardMove[] = [];
      for (const pick of picks) {
        const allowed = legalMoves(position);
        const up = allowed.filter(({ to }) => to === 'h');
        const from = up.length > 0 && pick % 2 === 0 ? up : allowed;
        if (from.length === 0) break;
        moves.push(from[pick % from.length]!);
        position = place(position, moves.at(-1)!);
      }
      const [, problem] = partly(moves.map((move) => makeMove(move)).join(' '), game);
      expect(problem).toBeUndefined();
    }), { numRuns: 100 });
  });

  test('a run to an empty column goes whole where only that makes sense', () => {
    const board = parseBoard(`
      Foundations: C-K D-6 H-3 S-3
      KS QS JS TS 6S 5H 4S
      9S 8S 7S KD QD JD TD 9D 8D 7D
      :
      KH QH JH TH 9H
      8H 7H 6H 4H
      5S
      :
      :`, { ...PRESETS.classic, autoplay: 'off', autoFinish: false });
    if (!board.ok) throw new Error(board.error.message);
    const game = gameFrom(board.value);
    expect(read('13 1a', game).steps[0]!.moves).toEqual([moveOf('1', '3', 1)]);
    expect(read('13 17 38', game).steps[0]!.moves).toEqual([moveOf('1', '3', 1)]);
    expect(read('13 32 1a', game).steps[0]!.moves).toEqual([moveOf('1', '3', 3)]);
    expect(read('13v2 1a', game).steps[0]!.moves).toEqual([moveOf('1', '3', 2)]);
  });
});

describe('a damaged text gives its longest prefix, and the problem with step and line', () => {
  test.each<[string, number, Partial<Problem>]>([
    ['1a 1b zz 1d', 2, { code: 'unknownMove', message: 'Step 3: “zz” is no move', line: 1 }],
    ['1a 1b\n1a', 2, {
      code: 'illegalMove', message: 'Step 3: “1a” is not allowed: JD is in that cell', line: 2,
    }],
    ['1a 31v4', 1, {
      code: 'illegalMove', message: 'Step 2: “31v4” is not allowed: 4 cards, only 1 of them in sequence',
    }],
    ['91', 0, { code: 'illegalMove', message: 'Step 1: “91” is not allowed: there is no pile 9' }],
    ['h1', 0, { code: 'illegalMove', message: 'Step 1: “h1” is not allowed: cards on a foundation never come back' }],
    ['1a (1b)', 0, { code: 'notUpward', message: 'Step 1: “1b” in brackets does not go to the foundation' }],
    ['1a [1b]', 1, { code: 'notUpward' }],
    ['1a (1h)', 0, { code: 'illegalMove' }],
    ['(1h) 1a', 0, { code: 'illegalMove', message: expect.stringMatching(/^After the deal: “1h”/) as string }],
    ['1a 1b (', 1, { code: 'badBracket' }],
    ['1a 1b (3', 1, { code: 'badBracket' }],
    ['1a 1b ) 1c', 1, { code: 'badBracket' }],
    ['1a [] 1b', 0, { code: 'badBracket' }],
    ['1a (] 1b', 0, { code: 'badBracket' }],
    ['1a () () 1b', 0, { code: 'badBracket' }],
    ['1a ([2h]) 1b', 0, { code: 'badBracket' }],
    ['1a __proto__', 1, { code: 'unknownMove' }],
    [`1a ${'9'.repeat(30)}`, 1, { code: 'unknownMove', message: `Step 2: “${'9'.repeat(24)}…” is no move` }],
  ])('%j', (text, steps, problem) => {
    const [length, found] = partly(text);
    expect(length).toBe(steps);
    expect(found).toMatchObject(problem);
  });

  test('bounds', () => {
    expect(parseMoves(' '.repeat(1_000_001), GAME)).toMatchObject({ ok: false, error: { code: 'tooLong' } });
  });

  test('more steps than are read', () => {
    const game = newGame(PRESETS.houseA, 617);
    const [steps, problem] = partly(`1a ${'ab ba '.repeat(MOST_STEPS / 2)}`, game);
    expect(steps).toBe(MOST_STEPS);
    expect(problem).toMatchObject({ code: 'tooManySteps' });
  });

  test('hostile texts end', () => {
    const texts = ['(', '()', '1a ', '[1h ', '9. '].map((piece) => piece.repeat(60_000));
    expect([...texts, '\n'.repeat(19_000)].map((text) => partly(text)[0])).toEqual([0, 0, 1, 0, 0, 0]);
  });

  test('any text', () => {
    const anyText = fc.oneof(
      fc.string({ unit: 'binary', maxLength: 200 }),
      fc.array(fc.constantFrom('1a', '2b', '26', '5h', '(', ')', '[', ']', '()', 'ah', '31v4', '7.'))
        .map((words) => words.join(' ')),
    );
    fc.assert(fc.property(anyText, (text) => {
      const result = parseMoves(text, GAME);
      expect(result.ok && read(makeMoves(result.value))).toEqual(result.ok && result.value);
    }), { numRuns: 300 });
  });
});
