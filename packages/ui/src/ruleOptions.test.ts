import { FREECELL_PRESETS, PRESETS, presetOf } from '@sidedeck/core';
import { describe, expect, it } from 'vitest';
import { choiceOf, RULE_OPTIONS, withChoice } from './ruleOptions.ts';

describe('the rules one by one', () => {
  it('can express every preset', () => {
    for (const name of FREECELL_PRESETS) {
      const made = RULE_OPTIONS.reduce(
        (rules, option) => withChoice(rules, option, choiceOf(PRESETS[name], option)), PRESETS.classic);
      expect(made).toEqual(PRESETS[name]);
    }
  });

  it('are all there, but for the game and its cells, which have fields of their own', () => {
    const names = Object.keys(PRESETS.classic).filter((name) => !['game', 'cells'].includes(name));
    expect(RULE_OPTIONS.map(({ name }) => name).toSorted()).toEqual(names.toSorted());
  });

  it('make a preset custom when one is changed, and the preset again when it is changed back', () => {
    const option = RULE_OPTIONS.find(({ name }) => name === 'autoplay')!;
    const changed = withChoice(PRESETS.classic, option, 2);
    expect(changed.autoplay).toBe('off');
    expect(presetOf(changed)).toBeUndefined();
    expect(presetOf(withChoice(changed, option, 0))).toBe('classic');
  });

  it('leave alone what is none of their choices', () => {
    const option = RULE_OPTIONS.find(({ name }) => name === 'hints')!;
    const odd = { ...PRESETS.classic, hints: 7 };
    expect(choiceOf(odd, option)).toBe(-1);
    expect(withChoice(odd, option, -1)).toBe(odd);
  });
});
