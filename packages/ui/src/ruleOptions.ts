import type { FreecellRules } from '@sidedeck/core';
import type { MessageKey } from './i18n.ts';

interface Choice<T> {
  readonly label: MessageKey;
  readonly value: T;
  /** What its label is too short to say. */
  readonly note?: MessageKey;
}

/** One rule that can be set by itself, with what it can be set to. */
export interface RuleOption<Name extends keyof FreecellRules = keyof FreecellRules> {
  readonly name: Name;
  readonly label: MessageKey;
  readonly choices: readonly Choice<FreecellRules[Name]>[];
}

const YES_NO: readonly Choice<boolean>[] = [
  { label: 'choice.yes', value: true },
  { label: 'choice.no', value: false },
];

/** Everything in which two tables can differ, but for the number of cells, which has a field of its own. */
export const RULE_OPTIONS: readonly RuleOption[] = [
  option('runLimit', 'option.runLimit', [
    { label: 'option.runLimit.standard', value: 'standard', note: 'option.runLimit.standard.note' },
    { label: 'option.runLimit.doubling', value: 'doubling', note: 'option.runLimit.doubling.note' },
  ]),
  option('autoplay', 'option.autoplay', [
    { label: 'option.autoplay.full', value: 'full' },
    { label: 'option.autoplay.basic', value: 'basic' },
    { label: 'option.autoplay.off', value: 'off' },
  ]),
  option('autoplayCounts', 'option.autoplayCounts', YES_NO),
  option('collect', 'option.collect', [
    { label: 'option.collect.safe', value: 'safe' },
    { label: 'option.collect.all', value: 'all' },
  ]),
  option('autoFinish', 'option.autoFinish', YES_NO),
  option('doubleClick', 'option.doubleClick', [
    { label: 'option.doubleClick.anywhere', value: ['foundation', 'cascade', 'cell', 'emptyCascade'] },
    { label: 'option.doubleClick.foundationOrCell', value: ['foundation', 'cell'] },
    { label: 'option.doubleClick.nothing', value: [] },
  ]),
  option('foundations', 'option.foundations', [
    { label: 'option.foundations.clubsFirst', value: [0, 1, 2, 3] },
    { label: 'option.foundations.spadesFirst', value: [3, 2, 1, 0] },
  ]),
  option('hints', 'option.hints', [
    { label: 'option.hints.unlimited', value: null },
    { label: 'option.hints.five', value: 5 },
  ]),
  option('hintPlays', 'option.hintPlays', YES_NO),
  option('random', 'option.random', [
    { label: 'option.random.million', value: 'million' },
    { label: 'option.random.classic32000', value: 'classic32000' },
  ]),
  option('daily', 'option.daily', [
    { label: 'option.daily.utc', value: 'utc' },
    { label: 'option.daily.japan', value: 'japan' },
    { label: 'option.daily.none', value: 'none' },
  ]),
];

function option<Name extends keyof FreecellRules>(
  name: Name, label: MessageKey, choices: readonly Choice<FreecellRules[Name]>[],
): RuleOption {
  return { name, label, choices };
}

/** Which of its choices the rules have; -1 where they came from elsewhere and have none of them. */
export function choiceOf(rules: FreecellRules, { name, choices }: RuleOption): number {
  const now = JSON.stringify(rules[name]);
  return choices.findIndex(({ value }) => JSON.stringify(value) === now);
}

export function withChoice(rules: FreecellRules, { name, choices }: RuleOption, index: number): FreecellRules {
  const choice = choices[index];
  return choice ? { ...rules, [name]: choice.value } : rules;
}
