import { makeSuit, SUITS, type Suit } from './card.ts';
import { accept, reject, type Result } from './result.ts';
import { PRESET_NAMES, PRESETS, type DoubleClickTarget, type PresetName, type Rules } from './rules.ts';
import { quote } from './text.ts';

/** Everything that can be set one by one. */
type OptionName = Exclude<keyof Rules, 'game'>;

/** How one option is written; `parse` gives undefined for anything that is not exactly one of its values. */
interface Option<T> {
  make(value: T): string;
  parse(text: string): T | undefined;
}

/**
 * Each option by its own name, so that nothing stored depends on an order (a list may be reordered and a field
 * added without old texts changing their meaning).
 */
const OPTIONS: { readonly [Name in OptionName]: Option<Rules[Name]> } = {
  cells: whole(8),
  runLimit: oneOf('standard', 'doubling'),
  foundations: { make: (suits) => suits.map(makeSuit).join(''), parse: parseSuits },
  autoplay: oneOf('off', 'basic', 'full'),
  autoplayCounts: onOff(),
  collect: oneOf('safe', 'all'),
  autoFinish: onOff(),
  doubleClick: { make: (targets) => targets.join('-') || 'none', parse: parseTargets },
  hints: { make: (hints) => hints === null ? 'unlimited' : String(hints), parse: parseHints },
  hintPlays: onOff(),
  random: oneOf('million', 'classic32000'),
  daily: oneOf('utc', 'japan', 'none'),
};

const OPTION_NAMES = Object.keys(OPTIONS) as readonly OptionName[];

/**
 * Rules as one line: the nearest preset, then what differs from it, such as `houseB cells=3 autoplay=off`.
 * A preset's meaning is therefore part of the format: whoever changes one has to migrate old records.
 */
export function makeRules(rules: Rules): string {
  const texts = PRESET_NAMES.map((name) => [name, ...differences(rules, PRESETS[name])]);
  return texts.reduce((best, text) => text.length < best.length ? text : best).join(' ');
}

function differences(rules: Rules, preset: Rules): string[] {
  return OPTION_NAMES
    .filter((name) => makeOption(rules, name) !== makeOption(preset, name))
    .map((name) => `${name}=${makeOption(rules, name)}`);
}

function makeOption<Name extends OptionName>(rules: Rules, name: Name): string {
  return OPTIONS[name].make(rules[name]);
}

/**
 * Reads `makeRules` text, in any case; commas separate as well as spaces.
 * Errors: `unknownPreset`, `unknownOption`, `badOption`, `repeatedOption`.
 */
export function parseRules(text: string): Result<Rules> {
  const [presetText = '', ...words] = text.trim().split(/[\s,]+/);
  const preset = named(PRESET_NAMES, presetText);
  if (!preset) return reject('unknownPreset', `${quote(presetText)} is none of ${PRESET_NAMES.join(', ')}`);
  const set = new Map<OptionName, Partial<Rules>>();
  for (const word of words) {
    const [nameText = '', value = ''] = word.split('=', 2);
    const name = named(OPTION_NAMES, nameText);
    if (!name) return reject('unknownOption', `There is no rule option ${quote(nameText)}`);
    if (set.has(name)) return reject('repeatedOption', `The rule option ${name} is given twice`);
    const option = parseOption(name, value.toLowerCase());
    if (!option) return reject('badOption', `The rule option ${name} cannot be ${quote(value)}`);
    set.set(name, option);
  }
  return accept(Object.assign({ ...PRESETS[preset] }, ...set.values()) as Rules);
}

function parseOption(name: OptionName, text: string): Partial<Rules> | undefined {
  const value = OPTIONS[name].parse(text);
  return value === undefined ? undefined : { [name]: value };
}

/** The preset that rules are, their number of cells aside; undefined where they are custom. */
export function presetOf(rules: Rules): PresetName | undefined {
  return PRESET_NAMES.find((name) => differences(rules, { ...PRESETS[name], cells: rules.cells }).length === 0);
}

/** `text` in the spelling of `names`, compared without case. */
function named<Name extends string>(names: readonly Name[], text: string): Name | undefined {
  return names.find((name) => name.toLowerCase() === text.toLowerCase());
}

function oneOf<Value extends string>(...values: Value[]): Option<Value> {
  return { make: (value) => value, parse: (text) => named(values, text) };
}

function onOff(): Option<boolean> {
  return {
    make: (value) => value ? 'on' : 'off',
    parse: (text) => text === 'on' ? true : text === 'off' ? false : undefined,
  };
}

function whole(most: number): Option<number> {
  return {
    make: String,
    parse: (text) => /^\d{1,4}$/.test(text) && Number(text) <= most ? Number(text) : undefined,
  };
}

function parseSuits(text: string): Suit[] | undefined {
  const suits = [...text.toUpperCase()].map((letter) => SUITS.find((suit) => makeSuit(suit) === letter));
  const complete = suits.length === SUITS.length && SUITS.every((suit) => suits.includes(suit));
  return complete ? suits as Suit[] : undefined;
}

const TARGETS: readonly DoubleClickTarget[] = ['foundation', 'cascade', 'cell', 'emptyCascade'];

function parseTargets(text: string): DoubleClickTarget[] | undefined {
  if (text === 'none') return [];
  const targets = text.split('-').map((word) => named(TARGETS, word));
  const valid = !targets.includes(undefined) && new Set(targets).size === targets.length;
  return valid ? targets as DoubleClickTarget[] : undefined;
}

function parseHints(text: string): number | null | undefined {
  return text === 'unlimited' ? null : whole(9999).parse(text);
}
