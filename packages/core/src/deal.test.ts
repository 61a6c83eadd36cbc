import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { makeCard } from './card.ts';
import { dealNumberFault, LAST_DEAL, LAST_SPIDER_DEAL, parseDealNumber } from './deal.ts';
import { PRESETS } from './rules.ts';
import { deal } from './variants.ts';

function columns(number: number): string[] {
  return deal(PRESETS.classic, number).columns.map(({ cards }) => cards.map(makeCard).join(' '));
}

/** Freecell Solver's own layouts: `# deal n`, then eight columns. */
const GOLDEN = readFileSync(new URL('../../../test/fixtures/layouts.txt', import.meta.url), 'utf8')
  .split(/^# deal /m).slice(1)
  .map((block) => block.trim().split('\n'))
  .map(([number, ...lines]) => [Number(number), lines] as const);

describe('deal', () => {
  test('there are 34 golden layouts, up to the last deal', () => {
    expect(GOLDEN).toHaveLength(34);
    expect(GOLDEN.at(-1)![0]).toBe(LAST_DEAL);
  });

  test.each(GOLDEN)('deal %i', (number, lines) => {
    expect(columns(number)).toEqual(lines);
  });

  // PySolFC's deal tests.
  test.each([
    [1, 'JD KD 2S 4C 3S 6D 6S'],
    [24, '4C 2C 9C 8C QS 4S 2H'],
    [617, '7D TD TH KD 4C 4S JD'],
    [11982, 'AH 3D KD JC 6C JD KC'],
    [123456, 'QD TC AS KC AH KH 6H'],
    [3000000000, '8D TS JS TD JH JD JC'],
    [6000000000, '2D 2C QS 8D KD 8C 4C'],
  ])('the first column of deal %i', (number, column) => {
    expect(columns(number)[0]).toBe(column);
  });

  test.each([1, 32_000, 1_000_000, 2 ** 31 - 1, 2 ** 31, 2 ** 32 - 1, 2 ** 32, LAST_DEAL])(
    'deal %i has every card once', (number) => {
      const { columns } = deal(PRESETS.classic, number);
      expect(new Set(columns.flatMap(({ cards }) => cards)).size).toBe(52);
      expect(columns.map(({ cards }) => cards.length)).toEqual([7, 7, 7, 7, 6, 6, 6, 6]);
    },
  );

  test.each([0, -1, 1.5, NaN, Infinity, LAST_DEAL + 1])('%d is refused by name', (number) => {
    expect(() => deal(PRESETS.classic, number)).toThrow(`Deal number ${number}: ${dealNumberFault(number)}`);
  });
});

describe('parseDealNumber', () => {
  test.each([
    ['617', 617], [' 617 ', 617], ['\u3000617\u3000', 617], ['６１７', 617], ['ms617', 617], ['MS 617', 617],
    ['#617', 617],
    ['ms#617', 617], ['ｍｓ６１７', 617], ['007', 7], ['1', 1], ['1000000', 1_000_000], ['8589934591', LAST_DEAL],
  ])('reads %j', (text, number) => {
    expect(parseDealNumber(text)).toBe(number);
  });

  test.each([
    ['', 'empty'], ['   ', 'empty'], ['ms', 'empty'], ['#', 'empty'],
    ['0', 'tooSmall'], ['-1', 'tooSmall'], ['-617', 'tooSmall'],
    ['1.5', 'notWhole'], ['1,5', 'notWhole'], ['.5', 'notWhole'], ['-0.5', 'notWhole'], ['６１．７', 'notWhole'],
    ['1e6', 'notANumber'], ['0x10', 'notANumber'], ['six', 'notANumber'], ['6 17', 'notANumber'],
    ['10²', 'notANumber'],
    ['617<script>', 'notANumber'], ['Infinity', 'notANumber'], ['٦١٧', 'notANumber'], ['__proto__', 'notANumber'],
    ['8589934592', 'tooLarge'], ['99999999999', 'tooLarge'], ['9'.repeat(400), 'tooLarge'],
  ])('refuses %j: %s', (text, fault) => {
    expect(parseDealNumber(text)).toBe(fault);
  });

  test('Spider has fewer deals', () => {
    expect(parseDealNumber(String(LAST_SPIDER_DEAL), LAST_SPIDER_DEAL)).toBe(LAST_SPIDER_DEAL);
    expect(parseDealNumber(String(LAST_SPIDER_DEAL + 1), LAST_SPIDER_DEAL)).toBe('tooLarge');
  });
});
