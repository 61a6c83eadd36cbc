import { describe, expect, test } from 'vitest';
import { sample } from '../../../../test/fixtures/sweep.ts';
import { deal } from '../variants.ts';
import type { FreecellPosition } from '../position.ts';
import { PRESETS, type FreecellRules } from '../rules.ts';
import { GUESSES } from './guess.ts';
import { tryEverything } from './naive.ts';
import type { Climb } from './packed.ts';
import { endgame, pickFrom } from './samples.ts';
import { Search } from './search.ts';

const { classic } = PRESETS;

/** What a search finds out, and how many positions it visits where nothing wins. */
function finding(position: FreecellPosition, climb: Climb = 'safe', way = 0): string {
  const search = new Search(position, { climb, way });
  const state = search.advance(1_000_000);
  return state === 'exhausted' ? `unwinnable, ${search.store.size} positions` : state;
}

function plainFinding(position: FreecellPosition): string {
  const { winnable, positions } = tryEverything(position);
  return winnable ? 'won' : `unwinnable, ${positions} positions`;
}

/** Small endgames with few columns and few cells, so that many of them are lost. */
function endgames(count: number, rules: Partial<FreecellRules> = {}): FreecellPosition[] {
  const pick = pickFrom(count);
  return Array.from({ length: count }, (_, index) => {
    return endgame({ ...classic, ...rules, cells: index % 3 }, 3 + pick(2), 14 + pick(5), pick);
  });
}

describe('a search agrees with a plain one', () => {
  test.each(['standard', 'doubling'] as const)('on small endgames (%s)', (runLimit) => {
    const positions = endgames(120, { runLimit });
    const plain = positions.map(plainFinding);
    expect(positions.map((position) => finding(position))).toEqual(plain);
    const won = plain.filter((result) => result === 'won').length;
    expect([won > 20, won < 100]).toEqual([true, true]);
  });

  test.each([
    [0, [1, 2, 3, 4, 5, 6, 7, 8, 9, 10]],
    [1, [3, 15, 22, 35, 40, 53]],
    [2, [32, 117, 400, 576]],
  ])('on deals that are lost with %i cells', (cells, deals) => {
    for (const number of deals) {
      const position = deal({ ...classic, cells }, number);
      expect(finding(position)).toBe(plainFinding(position));
    }
  });
});

test.each(Array.from({ length: GUESSES }, (_, way) => way))('in way %i of guessing it counts the same', (way) => {
  expect(finding(deal(classic, 11982), 'safe', way)).toBe('unwinnable, 61643 positions');
});

test('autoplay turns no winnable endgame into an unwinnable one', () => {
  for (const runLimit of ['standard', 'doubling'] as const) {
    for (const position of endgames(60, { runLimit })) {
      const winnable = (autoplay: FreecellRules['autoplay']) =>
        tryEverything({ ...position, rules: { ...position.rules, autoplay } }).winnable;
      expect([winnable('basic'), winnable('full')]).toEqual([winnable('off'), winnable('off')]);
    }
  }
});

describe('sending up every card that fits', () => {
  test.each([1941, 98714])('loses %i, which can be won', (number) => {
    expect(finding(deal(classic, number))).toBe('won');
  });

  test.each([
    ...sample([], [[1941, 643_507]] as const),
    [98714, 26_203],
  ] as const)('%i: %i positions', (number, positions) => {
    expect(finding(deal(classic, number), 'forced')).toBe(`unwinnable, ${positions} positions`);
  });
});
