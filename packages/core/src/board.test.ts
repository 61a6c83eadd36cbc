import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { anyGame, asWritten } from '../../../test/fixtures/games.ts';
import { parseBoard } from './board.ts';
import { PRESETS, type FreecellRules } from './rules.ts';
import { deal, makeBoard } from './variants.ts';

const RULES = PRESETS.classic;

const DEAL_617 = `7D TD TH KD 4C 4S JD
AD 7S QC 5H QS TS KS
5C QD 3H 9S 9C 2H KC
3S AC 9D 3C 9H 5D 4H
5S 6D 6S 8S 7C JC
8C 8H 8D 7H 6H 6C
2D AS 3D 4D 2C JH
AH KH TC JS 2S QH
`;

const LATE = `Foundations: C-T D-Q H-0 S-A
Freecells: KC - 2H
KD AH
: 3H 2S
4H 3S
:
5H 4S JC QC
6H 5S 7H 8H 9H
TH JH QH KH 6S 7S 8S
9S TS JS QS KS
`;

function read(text: string, rules: FreecellRules = RULES) {
  const result = parseBoard(text, rules);
  if (!result.ok) throw new Error(`${result.error.code}: ${result.error.message}`);
  return result.value;
}

function fault(text: string, rules: FreecellRules = RULES) {
  const result = parseBoard(text, rules);
  return result.ok ? undefined : result.error;
}

describe('makeBoard', () => {
  test('a deal is eight lines', () => {
    expect(makeBoard(deal(RULES, 617))).toBe(DEAL_617);
  });

  test('what is on the foundations and in the cells comes first, empty places are marked', () => {
    expect(makeBoard(read(LATE))).toBe(LATE.replace('2H\n', '2H -\n').replace(': 3H', '3H'));
  });

  test('reading gives back the position of any game', () => {
    fc.assert(fc.property(anyGame, ({ position }) => {
      const text = makeBoard(position);
      const back = asWritten(position);
      expect(makeBoard(back)).toBe(text);
      expect(asWritten(back)).toEqual(back);
      if (position.rules.game === 'freecell') expect(back).toEqual(position);
    }), { numRuns: 150 });
  });
});

describe('parseBoard reads', () => {
  test.each<[string, (text: string) => string]>([
    ['a byte order mark', (text) => `\uFEFF${text}`],
    ['CRLF', (text) => text.replaceAll('\n', '\r\n')],
    ['CR', (text) => text.replaceAll('\n', '\r')],
    ['no newline at the end', (text) => text.trimEnd()],
    ['lower case', (text) => text.toLowerCase()],
    ['10 for T', (text) => text.replace(/T(?=[CDHS]\b)/g, '10')],
    ['colons', (text) => text.replace(/^(?=\w\w )/gm, ': ')],
    ['comments', (text) => `# a board\n${text.replaceAll('\n', ' # here\n#\n')}`],
    ['empty lines', (text) => `\n\n${text.replaceAll('\n', '\n\n')}`],
    ['tabs and many spaces', (text) => text.replaceAll(' ', ' \t ')],
  ])('%s', (_, change) => {
    expect(read(change(DEAL_617))).toEqual(deal(RULES, 617));
    expect(read(change(LATE))).toEqual(read(LATE));
  });

  test('the other names of foundations and cells, in any order', () => {
    const other = LATE.replace('Foundations: C-T D-Q H-0 S-A', 'founds: SA D-Q c-10').replace('Freecells', 'FC');
    const [founds = '', cells = '', ...columns] = other.trim().split('\n');
    expect(read(other)).toEqual(read(LATE));
    expect(read([...columns, cells, founds].join('\n'))).toEqual(read(LATE));
  });

  test('cells beyond those of the rules where they are empty', () => {
    const rules = { ...RULES, cells: 3 };
    expect(read(LATE.replace('2H', '2H - - -'), rules).cells).toHaveLength(3);
  });
});

describe('parseBoard names', () => {
  test('a card that is there twice, and both lines', () => {
    expect(fault(DEAL_617.replace('2H KC', 'KC KC').replace('AH KH', '2H KH')))
      .toEqual({ code: 'repeatedCard', message: 'KC is on line 3 already', line: 3, column: 19, length: 2 });
    expect(fault(DEAL_617.replace('2S QH', '2S 7D')))
      .toEqual({ code: 'repeatedCard', message: '7D is on line 1 already', line: 8, column: 16, length: 2 });
    expect(fault(LATE.replace('KD AH', 'KD 9D AH')))
      .toEqual({ code: 'repeatedCard', message: '9D is on line 1 already', line: 3, column: 4, length: 2 });
  });

  test('the cards that are missing', () => {
    expect(fault(DEAL_617.replace(' 5H', ''))).toEqual({ code: 'missingCards', message: 'Not there: 5H' });
    expect(fault(DEAL_617.replace(' AD', '').replace('AD 7S', '7S').replace('KS\n', '\n')))
      .toEqual({ code: 'missingCards', message: 'Not there: AD KS' });
  });

  test.each(['XX', '11H', '7', 'H7', '7H8H', '<script>', '__proto__', 'constructor', '1H', '-'])(
    'a card %j that does not exist', (word) => {
      expect(fault(DEAL_617.replace('9S', word))).toMatchObject({ code: 'unknownCard', line: 3 });
    },
  );

  test('a label that does not exist', () => {
    expect(fault(`Talon: 2C\n${DEAL_617}`)).toMatchObject({ code: 'unknownCard', line: 1 });
  });

  test.each(['zzz', 'H-14', 'H-2 H-3', 'X-2', 'H-', '2-H', 'H-2,C-3', '-'])('a bad foundation line: %j', (text) => {
    expect(fault(`# here\nFoundations: ${text}\n${DEAL_617}`)).toMatchObject({ code: 'badFoundations', line: 2 });
  });

  test('foundations or cells given twice', () => {
    expect(fault(`Founds: H-0\nFoundations: H-0\n${DEAL_617}`)).toMatchObject({ code: 'badFoundations', line: 2 });
    expect(fault(`FC: -\nFreecells: -\n${DEAL_617}`)).toMatchObject({ code: 'tooManyCells', line: 2 });
  });

  test('more cells than the rules have', () => {
    expect(fault(LATE, { ...RULES, cells: 2 }))
      .toEqual({ code: 'tooManyCells', message: 'Found 3 cells; the rules have 2', line: 2, column: 12, length: 7 });
  });

  test('a wrong number of columns, with the first that is too many', () => {
    expect(fault(`${DEAL_617}:\n`)).toMatchObject({ code: 'wrongColumns', line: 9 });
    expect(fault(DEAL_617.split('\n').slice(0, 7).join('\n'))).toMatchObject({ code: 'wrongColumns', line: 7 });
    expect(fault('')).toMatchObject({ code: 'wrongColumns' });
  });

  test('a text that is too long', () => {
    expect(fault('7'.repeat(1_000_001))).toMatchObject({ code: 'tooLong' });
  });

  test('a fault in any text at all, and throws nothing', () => {
    const anyText = fc.oneof(fc.string({ unit: 'binary', maxLength: 200 }), fc.nat({ max: LATE.length }).chain((at) =>
      fc.string({ maxLength: 4 }).map((junk) => LATE.slice(0, at) + junk + LATE.slice(at + 1))));
    fc.assert(fc.property(anyText, (text) => {
      const result = parseBoard(text, RULES);
      if (result.ok) expect(read(makeBoard(result.value))).toEqual(result.value);
      else expect(result.error.message).not.toMatch(/\p{C}/u);
    }), { numRuns: 500 });
  });
});
