import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { anyRules } from '../../../test/fixtures/games.ts';
import { FREECELL_PRESETS, PRESETS, type Rules } from './rules.ts';
import { makeRules, parseRules, presetOf } from './rulesText.ts';

function read(text: string): Rules {
  const result = parseRules(text);
  if (!result.ok) throw new Error(result.error.message);
  return result.value;
}

describe('makeRules', () => {
  test.each(FREECELL_PRESETS)('%s is its name', (name) => {
    expect(makeRules(PRESETS[name])).toBe(name);
    expect(makeRules({ ...PRESETS[name], cells: 3 })).toBe(`${name} cells=3`);
  });

  test('other rules are the nearest preset and what differs, in a fixed order', () => {
    expect(makeRules({ ...PRESETS.houseB, hints: null, autoplay: 'off', cells: 0 }))
      .toBe('houseB cells=0 autoplay=off hints=unlimited');
    expect(makeRules({ ...PRESETS.houseC, foundations: [3, 1, 0, 2], doubleClick: [], autoFinish: false }))
      .toBe('houseC foundations=SDCH autoFinish=off doubleClick=none');
  });

  test('reading gives back any rules', () => {
    fc.assert(fc.property(anyRules, (rules) => {
      expect(parseRules(makeRules(rules))).toEqual({ ok: true, value: rules });
    }), { numRuns: 300 });
  });
});

describe('parseRules', () => {
  test('reads any case, any order, commas or spaces', () => {
    expect(read('HOUSEB,HINTS=Unlimited,cells=2')).toEqual(read('houseB cells=2 hints=unlimited'));
    expect(read('classic doubleclick=FOUNDATION-emptycascade'))
      .toMatchObject({ doubleClick: ['foundation', 'emptyCascade'] });
  });

  test.each([
    ['', 'unknownPreset', '“”'], ['houseZ', 'unknownPreset', '“houseZ”'],
    ['cells=3', 'unknownPreset', '“cells=3”'],
    ['__proto__', 'unknownPreset', '“__proto__”'], ['toString', 'unknownPreset', '“toString”'],
    ['classic __proto__=1', 'unknownOption', '“__proto__”'],
    ['classic constructor=x', 'unknownOption', '“constructor”'],
    ['classic game=spider', 'unknownOption', '“game”'], ['classic cells', 'badOption', 'cells'],
    ['classic cells=9', 'badOption', '“9”'], ['classic cells=-1', 'badOption', '“-1”'],
    ['classic cells=1e0', 'badOption', '“1e0”'], ['classic cells=NaN', 'badOption', '“NaN”'],
    ['classic autoplay=all', 'badOption', 'autoplay'], ['classic autoFinish=yes', 'badOption', 'autoFinish'],
    ['classic foundations=CDH', 'badOption', '“CDH”'], ['classic foundations=CCHS', 'badOption', '“CCHS”'],
    ['classic doubleClick=cell-cell', 'badOption', 'doubleClick'], ['classic doubleClick=moon', 'badOption', '“moon”'],
    ['classic hints=-3', 'badOption', 'hints'], ['classic hints=99999', 'badOption', 'hints'],
    ['classic cells=3 cells=3', 'repeatedOption', 'cells'],
    [`classic cells=${'9'.repeat(30)}`, 'badOption', '“999999999999999999999999…”'],
  ])('%j: %s', (text, code, named) => {
    const result = parseRules(text);
    expect(result).toMatchObject({ ok: false, error: { code } });
    expect(!result.ok && result.error.message).toContain(named);
  });

  test('throws for no text, and what it reads is written the same', () => {
    fc.assert(fc.property(fc.oneof(fc.string({ unit: 'binary' }), fc.mixedCase(anyRules.map(makeRules))), (text) => {
      const result = parseRules(text);
      if (result.ok) expect(read(makeRules(result.value))).toEqual(result.value);
    }), { numRuns: 300 });
  });
});

describe('presetOf', () => {
  test('the cells do not matter, everything else does', () => {
    expect(presetOf({ ...PRESETS.houseB, cells: 2 })).toBe('houseB');
    expect(presetOf({ ...PRESETS.houseB, hints: 6 })).toBeUndefined();
  });
});
