import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { parseBoard } from '../board.ts';
import { makeCard } from '../card.ts';
import { DEAL } from '../move.ts';
import { PRESETS, type SpiderRules } from '../rules.ts';
import { makeBoard } from './board.ts';
import { deal } from './deal.ts';
import { place } from './play.ts';

const RULES = PRESETS.spider4;

const BOARD = `3D AS KD 7D 3S | 8H
5H 8C 2H 9S 9C | TH
JC 6C TD 8H 7D | AH
KH 6H 8S JH 4S | JC
5S TC AC 4D | 4H
5H 8D 7C 2D | 7H
KC 4C 2H 6H | QS
KC JS AD TH | QC
8D QC 9H 8C | 7C
JD 4H 8S 2S | 3S
Stock: QH 9S 2S QH 3C AS 4S KS 6D TD
Stock: 9C 9D JS 4D 5C 6C AD JH 6S 3C
Stock: JD TC AH QS 2C 9H 3H 7S 5C 9D
Stock: KS 5D TS QD 7S 6D TS KD QD 7H
Stock: 3D 2C KH 5D 3H 2D 4C 5S 6S AC
`;

describe('makeBoard', () => {
  test('columns with a bar before what lies face up, then the rounds', () => {
    expect(makeBoard(deal(RULES, 1))).toBe(BOARD);
  });

  test('after a round', () => {
    const lines = makeBoard(place(deal(RULES, 1), DEAL)).split('\n');
    expect(lines[0]).toBe('3D AS KD 7D 3S | 8H QH');
    expect(lines.filter((line) => line.startsWith('Stock'))).toHaveLength(4);
  });
});

describe('parseBoard reads', () => {
  test.each<[string, (text: string) => string]>([
    ['its own text', (text) => text],
    ['small letters and CRLF', (text) => `\uFEFF${text.toLowerCase().replaceAll('\n', '\r\n')}`],
    ['10 for T, comments and colons', (text) => text.replace(/T(?=[CDHS])/g, '10').replace(/^(?!Stock|$)/gm, ': ')
      .replaceAll('\n', ' # so\n')],
    ['the stock in one line', (text) => text.replaceAll('\nStock:', ' ').replace(' QH 9S', '\nStock: QH 9S')],
  ])('%s', (_, change) => {
    const read = parseBoard(change(BOARD), RULES);
    if (!read.ok) throw new Error(read.error.message);
    expect(makeBoard(read.value)).toBe(BOARD);
    const { columns, stock } = deal(RULES, 1);
    expect(read.value.columns.map(({ hidden }) => hidden)).toEqual(columns.map(({ hidden }) => hidden));
    expect(read.value.stock.map(makeCard)).toEqual(stock.map(makeCard));
  });
});

describe('parseBoard names what is wrong and where', () => {
  test.each<[string, (text: string) => string, string, number | undefined, SpiderRules?]>([
    ['a card too many', (text) => text.replace('3S | 8H', '3S 3S | 8H'), 'repeatedCard', undefined],
    ['a card too few', (text) => text.replace('3S | 8H', '3S'), 'missingCards', undefined],
    ['what is no card', (text) => text.replace('| TH', '| 1H'), 'unknownCard', 2],
    ['a column too few', (text) => text.replace('JD 4H 8S 2S | 3S\n', ''), 'wrongColumns', 9],
    ['a column too many', (text) => text.replace('Stock', ':\nStock'), 'wrongColumns', 11],
    ['nothing face up', (text) => text.replace('| 4H', '4H |'), 'badHidden', 5],
    ['two bars', (text) => text.replace('5S TC', '5S | TC'), 'unknownCard', 5],
    ['half a round', (text) => text.replace(' 6S AC', ''), 'badStock', 15],
    ['runs of no suit', (text) => `Runs: S X\n${text}`, 'badFoundations', 1],
    ['runs twice', (text) => `Runs: S\nRuns: S\n${text}`, 'badFoundations', 2],
    ['nine runs', (text) => `Runs: S S S S S S S S S\n${text}`, 'badFoundations', 1],
    ['suits that the game has not', (text) => text, 'unknownCard', 1, PRESETS.spider1],
    ['foundations of FreeCell', (text) => `Foundations: H-3\n${text}`, 'unknownCard', 1],
    ['nothing', () => '', 'wrongColumns', undefined],
  ])('%s', (_, change, code, line, rules = RULES) => {
    const read = parseBoard(change(BOARD), rules);
    expect(read).toMatchObject({ ok: false, error: line === undefined ? { code } : { code, line } });
  });

  test('a run that would have left', () => {
    const king = [...'KQJT98765432A'].map((rank) => `${rank}S`).join(' ');
    const read = parseBoard(`Runs: S S S S S S S\n${king}\n:\n:\n:\n:\n:\n:\n:\n:\n:`, PRESETS.spider1);
    expect(read).toMatchObject({ ok: false, error: { code: 'wholeRun', line: 2 } });
  });

  test('nothing throws', () => {
    const words = fc.constantFrom('3D', '|', ':', 'Stock:', 'Runs:', 'S', '\n', 'KS', '10h', '#', 'x', '__proto__:');
    fc.assert(fc.property(fc.array(words, { maxLength: 60 }), (list) => {
      expect(parseBoard(list.join(' '), RULES).ok).toBe(false);
    }));
    fc.assert(fc.property(fc.nat({ max: BOARD.length }), fc.string({ unit: 'binary', maxLength: 3 }), (at, text) => {
      const read = parseBoard(BOARD.slice(0, at) + text + BOARD.slice(at + 1), RULES);
      if (read.ok) expect(parseBoard(makeBoard(read.value), RULES)).toEqual(read);
    }));
  });
});
