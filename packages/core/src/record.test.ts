import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { anyGame, asWritten, LINES, playMoves, wonGame } from '../../../test/fixtures/games.ts';
import { WON_BY_CLICKS } from '../../../test/fixtures/spider.ts';
import { gameFrom, newGame, statusOf, update, type Game } from './game.ts';
import { moveOf } from './move.ts';
import { makeRecord, parseRecord } from './record.ts';
import type { Problem } from './result.ts';
import { PRESETS } from './rules.ts';
import { isWon, legalMoves } from './variants.ts';

/** 617 in the middle, after one hint, the last move taken back. */
const PLAYED = [
  { type: 'hint' } as const,
  { type: 'wait', milliseconds: 83214 } as const,
  { type: 'undo' } as const,
].reduce(update, playMoves(
  newGame({ ...PRESETS.houseB, autoplay: 'full' }, 617, { id: 'a-1', started: 1796002800000 }),
  LINES[0]!.moves.slice(0, 24),
));

const RECORD = makeRecord(PLAYED);

/** One suit, in the middle, something undone and hints taken: every header that a game of Spider can have. */
function spiderPlayed(): Game {
  const game = update(WON_BY_CLICKS, { type: 'goTo', cursor: 30 });
  const told = { id: 's', started: 9, elapsed: 5000, hintsUsed: 1, demoMoves: 1, daily: '2026-11-30', givenUp: true };
  return { ...game, ...told };
}

function read(text: string): Game {
  const result = parseRecord(text);
  if (!result.ok || result.problem) throw new Error(result.ok ? result.problem!.message : result.error.message);
  return result.value;
}

/** What is left of a record, and what is said of the rest. */
function partly(text: string): [Game, Problem | undefined] {
  const result = parseRecord(text);
  if (!result.ok) throw new Error(result.error.message);
  return [result.value, result.problem];
}

function errorOf(text: string): Problem | undefined {
  const result = parseRecord(text);
  return result.ok ? undefined : result.error;
}

function expectPrefix(whole: Game, text: string): void {
  const result = parseRecord(text);
  if (!result.ok) return;
  const { deal, steps } = result.value;
  expect(deal).toBe(whole.deal);
  expect(steps).toEqual(whole.steps.slice(0, steps.length));
  expect(result.problem, text).toBeDefined();
}

describe('makeRecord', () => {
  test('keeps the day whose deal it is, whatever is played', () => {
    const daily = newGame(PRESETS.classic, 617, { id: 'a', started: 1, daily: '2026-11-30' });
    const played = update(playMoves(daily, LINES[0]!.moves), { type: 'restart' });
    expect(read(makeRecord(played))).toEqual(played);
    expect(read(makeRecord(played)).daily).toBe('2026-11-30');
    expect(partly(makeRecord(daily).replace('11-30', '11-31'))[1]).toMatchObject({ code: 'badHeader' });
  });

  test('is a plain text: headers that say something, the layout, the moves', () => {
    expect(RECORD.split('\n').slice(0, 12)).toEqual([
      'Sidedeck 2', 'Game: freecell', 'Rules: houseB autoplay=full', 'Id: a-1', 'Started: 2026-11-30T01:40:00.000Z',
      'Clock: 83214', 'Hints: 1', 'Steps: 24', 'Cursor: 23', 'Deal: 617', '',
      expect.stringMatching(/^([1-8a-d]{2} ){9}/),
    ]);
    expect(makeRecord(newGame(PRESETS.classic, 617)))
      .toBe('Sidedeck 2\nGame: freecell\nRules: classic\nSteps: 0\nDeal: 617\n\nEnd\n');
  });

  test('reading gives back any game, and writing it the same text', () => {
    fc.assert(fc.property(anyGame, (game) => {
      const text = makeRecord(game);
      const back = read(text);
      expect(back).toEqual(game);
      expect(makeRecord(back)).toBe(text);
    }), { numRuns: 150 });
  });

  test.each([1.0000000000000002e-6, 5e-324, 0.1 + 0.2, Number.MAX_SAFE_INTEGER])('keeps a clock of %d', (elapsed) => {
    const game = { ...newGame(PRESETS.classic, 617), elapsed };
    expect(read(makeRecord(game))).toEqual(game);
  });

  test('tells how many moves the demo played', () => {
    const game = update(newGame(PRESETS.classic, 617), { type: 'demo', move: moveOf('1', 'a') });
    expect(makeRecord(game)).toContain('\nDemo: 1\nSteps: 1\n');
    expect(read(makeRecord(game))).toEqual(game);
    const [damaged, problem] = partly(makeRecord(game).replace('Demo: 1', 'Demo: all'));
    expect(damaged).toEqual({ ...game, demoMoves: 0 });
    expect(problem).toMatchObject({ code: 'badHeader' });
  });

  test('and a game from a board', () => {
    fc.assert(fc.property(anyGame, ({ position, id, started }) => {
      let game = gameFrom(asWritten(position), null, { id, started });
      if (!isWon(game.position)) game = update(update(game, { type: 'collect' }), { type: 'undo' });
      expect(read(makeRecord(game))).toEqual(game);
    }), { numRuns: 60 });
  });

  test('a game that is won or given up stays so', () => {
    expect(statusOf(read(makeRecord(wonGame())))).toBe('won');
    expect(statusOf(read(makeRecord(update(PLAYED, { type: 'giveUp' }))))).toBe('givenUp');
  });

  test('a restart after loading is the same deal', () => {
    expect(update(read(RECORD), { type: 'restart' })).toEqual(update(PLAYED, { type: 'restart' }));
  });

  test('an id that could not be read back is refused', () => {
    expect(() => makeRecord({ ...PLAYED, id: 'a b' })).toThrow(RangeError);
  });
});

describe('parseRecord reads', () => {
  test.each<[string, (text: string) => string]>([
    ['a byte order mark and CRLF', (text) => `\uFEFF${text.replaceAll('\n', '\r\n')}`],
    ['capitals', (text) => text.replace(/^(Game|Rules|Clock|Deal)/gm, (name) => name.toUpperCase())],
    ['comments', (text) => `# mine\n${text.replaceAll('\n', ' # so\n')}`],
    ['headers in another order', (text) => text.replace(/(Rules.*\n)(.*\n)*?(Deal.*\n)/, (all) =>
      all.trimEnd().split('\n').reverse().join('\n') + '\n')],
    ['no empty line before the moves', (text) => text.replace('\n\n', '\n')],
    ['no newline at the end', (text) => text.trimEnd()],
    ['no steps announced', (text) => text.replace(/Steps.*\n/, '')],
  ])('%s', (_, change) => {
    expect(change(RECORD)).not.toBe(RECORD);
    expect(read(change(RECORD))).toEqual(PLAYED);
  });

  test('a text by hand: only the deal has to be there', () => {
    expect(read('Deal: 617')).toEqual(newGame(PRESETS.classic, 617));
    expect(read('deal: ms617\n1a').steps).toHaveLength(1);
    expect(read('rules: housea\ndeal: 1')).toEqual(newGame(PRESETS.houseA, 1));
  });

  test.each(['won-1', 'won-24', 'won-617'])('a save of version 1: %s', (name) => {
    const text = readFileSync(new URL(`../../../test/fixtures/${name}.freecell`, import.meta.url), 'utf8');
    expect(statusOf(read(text))).toBe('won');
    expect(makeRecord(read(text))).toBe(text.replace('Sidedeck 1', 'Sidedeck 2'));
  });

  test('the notation of other programs where it is not our own text', () => {
    const moves = wonGame().steps.flatMap((step) => [...step.moves, ...step.automatic]);
    const text = moves.map(({ from, to, count }) => `${from}${to}${count > 1 ? `v${count}` : ''}`).join(' ');
    expect(statusOf(read(`Deal: 617\n\n${text}`))).toBe('won');
  });
});

describe('a damaged record', () => {
  test('cut off anywhere is an error or a prefix that says so', () => {
    for (let length = 0; length < RECORD.trimEnd().length; length++) expectPrefix(PLAYED, RECORD.slice(0, length));
    fc.assert(fc.property(anyGame, fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true }), (game, share) => {
      const text = makeRecord(game).trimEnd();
      expectPrefix(game, text.slice(0, Math.floor(share * text.length)));
    }), { numRuns: 300 });
  });

  test('that was cut tells how much is there', () => {
    const [game, problem] = partly(RECORD.slice(0, RECORD.indexOf('\n', RECORD.indexOf('Deal') + 12) + 1));
    expect(game.steps).toHaveLength(10);
    expect(problem).toEqual({
      code: 'truncated', message: '24 steps announced, but 10 found', line: 8, column: 8, length: 2,
    });
    expect(errorOf(RECORD.slice(0, RECORD.indexOf('617') + 2))).toMatchObject({ code: 'truncated' });
  });

  const fromBoard = { ...gameFrom(asWritten(PLAYED.position), null, { id: 'b', started: 5 }), elapsed: 7 };
  test.each<[string, Game, string[]]>([
    ['FreeCell', PLAYED, ['Deal']],
    ['Spider', spiderPlayed(), ['Deal']],
    ['a board', fromBoard, ['Board', 'Foundations', 'Freecells']],
  ])('without any one of its lines has a default for it, or is refused by name: %s', (_, game, needed) => {
    const lines = makeRecord(game).trimEnd().split('\n');
    const refused = lines.filter((line, at) => {
      const result = parseRecord(`${lines.toSpliced(at, 1).join('\n')}\n`);
      if (!result.ok) return expect(result.error.message).toMatch(/\w/), line.includes(':');
      const { value } = result;
      expect(read(makeRecord(value))).toEqual(value);
      for (const move of legalMoves(value.position)) update(value, { type: 'move', move });
      return false;
    });
    expect(refused.map((line) => line.split(':')[0])).toEqual(needed);
  });

  test('of Spider that does not say its suits has those that are usual, or tells that it does not fit', () => {
    const text = makeRecord(spiderPlayed()).replace(/^Rules.*\n/m, '');
    expect(partly(text.replace(/^Steps[^]*?\n\n[^]*$/m, 'Deal: 4\n'))[0].rules).toEqual(PRESETS.spider4);
    const [game, problem] = partly(text);
    expect(game.rules).toEqual(PRESETS.spider4);
    expect(problem).toMatchObject({ code: 'illegalMove' });
  });

  test('with an illegal move keeps the steps before it', () => {
    const lines = RECORD.split('\n');
    const second = lines.findIndex((line) => line === '') + 2;
    const [game, problem] = partly([...lines.slice(0, second), '1h', ...lines.slice(second)].join('\n'));
    expect(game.steps).toEqual(PLAYED.steps.slice(0, 10));
    expect(game.cursor).toBe(10);
    expect(game.elapsed).toBe(83214);
    expect(problem).toMatchObject({ code: 'illegalMove', line: second + 1 });
    expect(problem!.message).toMatch(/^Step 11: “1h” is not allowed: /);
  });

  test.each([
    ['Clock: 83214', 'Clock: NaN', { elapsed: 0 }], ['Clock: 83214', 'Clock: -1', { elapsed: 0 }],
    ['Clock: 83214', `Clock: ${'9'.repeat(40)}`, { elapsed: 0 }], ['Clock: 83214', 'Clock: 1e9', { elapsed: 0 }],
    ['Hints: 1', 'Hints: 1.5', { hintsUsed: 0 }], ['Hints: 1', 'Hints: __proto__', { hintsUsed: 0 }],
    ['Id: a-1', 'Id: a 1', { id: '' }], ['Id: a-1', `Id: ${'a'.repeat(65)}`, { id: '' }],
    ['2026-11-30T01:40:00.000Z', '2026-13-30T01:40:00.000Z', { started: 0 }],
    ['2026-11-30T01:40:00.000Z', 'yesterday', { started: 0 }],
    ['Cursor: 23', 'Cursor: 25', { cursor: 24 }], ['Cursor: 23', 'Cursor: x', { cursor: 24 }],
    ['Steps: 24', 'Steps: -3', {}], ['Cursor: 23', 'State: lost', { givenUp: false, cursor: 24 }],
  ])('%j → %j: the default, and a word about it', (old, damaged, expected) => {
    const [game, problem] = partly(RECORD.replace(old, damaged));
    expect(game).toMatchObject({ ...expected });
    expect(game.steps).toEqual(PLAYED.steps);
    expect(problem).toMatchObject({ code: 'badHeader' });
  });

  test('a game won is not given up', () => {
    const [game, problem] = partly(makeRecord({ ...wonGame(), givenUp: true }));
    expect(game.givenUp).toBe(false);
    expect(problem).toMatchObject({ code: 'badHeader' });
  });
});

describe('parseRecord refuses', () => {
  test.each<[string, string, number | undefined]>([
    ['', 'noDeal', undefined],
    ['Sidedeck 1\n', 'noDeal', undefined],
    ['Sidedeck 3\nDeal: 617', 'newerVersion', 1],
    ['Sidedeck 999999\n{"new": "form"}', 'newerVersion', 1],
    ['Sidedeck 0\nDeal: 617', 'badVersion', 1],
    ['Sidedeck -1\nDeal: 617', 'badVersion', 1],
    ['Sidedeck one\nDeal: 617', 'badVersion', 1],
    ['Sidedeck history 1\n', 'badVersion', 1],
    ['Deal: 617\nDeal: 618', 'repeatedHeader', 2],
    ['Deal: 617\nSeed: 5', 'unknownHeader', 2],
    ['Deal: 617\n__proto__: 5', 'unknownHeader', 2],
    ['Deal: 617\nconstructor: 5', 'unknownHeader', 2],
    ['Deal: 617\nGame: klondike', 'unknownGame', 2],
    ['Game: spider\nRules: classic\nDeal: 617', 'unknownGame', 2],
    ['Deal: 617\nRules: houseZ', 'unknownPreset', 2],
    ['Deal: 617\nRules: houseB __proto__=1', 'unknownOption', 2],
    ['Deal: 617\nRules: houseB cells=9', 'badOption', 2],
    ['Deal: 0', 'badDeal', 1], ['Deal: -1', 'badDeal', 1], ['Deal: 1.5', 'badDeal', 1], ['Deal: 1e6', 'badDeal', 1],
    ['Deal:', 'badDeal', 1], ['Deal: 99999999999', 'badDeal', 1],
    ['Deal: 617\nBoard:\n7D', 'twoDeals', 1],
    ['Board:\n7D\n', 'wrongColumns', 2],
    ['# one\nBoard:\n7D 7D\n:\n:\n:\n:\n:\n:\n:\n', 'repeatedCard', 3],
    ['<script>alert(1)</script>', 'noDeal', undefined],
    ['{"deal": 617}', 'noDeal', undefined],
  ])('%j: %s', (text, code, line) => {
    expect(errorOf(text)).toMatchObject(line === undefined ? { code } : { code, line });
    expect(errorOf(text)!.message).not.toMatch(/undefined|\p{C}/u);
  });

  test('anything as long as is read, and longer', () => {
    const codes = [
      'x'.repeat(1_000_001), `Sidedeck ${'1'.repeat(240_000)}`, `Deal: ${'9'.repeat(240_000)}`, '\n'.repeat(19_999),
      `Deal: 617\nRules: ${'houseB '.repeat(30_000)}`, `Board:\n${'7D '.repeat(80_000)}`, 'Deal: 1\n'.repeat(19_000),
    ].map((text) => errorOf(text)?.code);
    expect(codes).toEqual([
      'tooLong', 'badVersion', 'badDeal', 'noDeal',
      'unknownOption', 'wrongColumns', 'repeatedHeader',
    ]);
  });

  test('nothing by throwing, and what it reads can be written', () => {
    const words = [
      'Sidedeck 1', 'Deal: 617', 'Rules: houseB', 'Board:', ':', '26', '(', ')', '[5h]', 'Cursor: 3', '\n', '7D',
      'Steps: 2',
    ];
    const anyText = fc.oneof(
      fc.string({ unit: 'binary', maxLength: 300 }),
      fc.array(fc.constantFrom(...words)).map((lines) => lines.join('\n')),
      fc.tuple(fc.nat({ max: RECORD.length }), fc.string({ maxLength: 5 })).map(([at, junk]) =>
        RECORD.slice(0, at) + junk + RECORD.slice(at + junk.length)),
    );
    fc.assert(fc.property(anyText, (text) => {
      const result = parseRecord(text);
      expect(result.ok && read(makeRecord(result.value))).toEqual(result.ok && result.value);
    }), { numRuns: 600 });
  });
});
