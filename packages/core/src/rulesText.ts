import { makeSuit, SUITS, type Suit } from './card.ts';
import { piecesOf, type Piece } from './piece.ts';
import { accept, reject, type Result } from './result.ts';
import {
  FREECELL_PRESETS, PRESETS, SPIDER_PRESETS,
  type DoubleClickTarget, type FreecellRules, type PresetName, type Rules, type SpiderRules,
} from './rules.ts';
import { quote } from './text.ts';

/** How one option is written; `parse` gives undefined for anything that is not exactly one of its values. */
interface Option<T> {
  make(value: T): string;
  parse(text: string): T | undefined;
}

/** How everything is written that can be set one by one. */
type Options<R extends Rules> = { readonly [Name in Exclude<keyof R, 'game'>]: Option<R[Name]> };

/**
 * Each option by its own name, so that nothing stored depends on an order (a list may be reordered and a field
 * added without old texts changing their meaning).
 */
const FREECELL_OPTIONS: Options<FreecellRules> = {
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

const SPIDER_OPTIONS: Options<SpiderRules> = {
  suits: {
    make: String,
    parse: (text) => ([1, 2, 4] as const).find((suits) => String(suits) === text),
  },
  layout: oneOf('leading', 'spread'),
};

const PRESETS_OF: Readonly<Record<Rules['game'], readonly PresetName[]>> = {
  freecell: FREECELL_PRESETS, spider: SPIDER_PRESETS,
};

/** Names and ways of writing; a name's values are only ever given to its own way. */
const OPTIONS_OF: Readonly<Record<Rules['game'], ReadonlyMap<string, Option<unknown>>>> = {
  freecell: new Map(Object.entries(FREECELL_OPTIONS)), spider: new Map(Object.entries(SPIDER_OPTIONS)),
};

/**
 * Rules as one line: the nearest preset, then what differs from it, such as `houseB cells=3 autoplay=off`.
 * A preset's meaning is therefore part of the format: whoever changes one has to migrate old records.
 */
export function makeRules(rules: Rules): string {
  const texts = PRESETS_OF[rules.game].map((name) => [name, ...differences(rules, PRESETS[name])]);
  return texts.reduce((best, text) => text.length < best.length ? text : best).join(' ');
}

/** The options in which rules differ from a preset of the same game. */
function differences(rules: Rules, preset: Rules): string[] {
  return [...OPTIONS_OF[rules.game]].flatMap(([name, option]) => {
    const value = option.make(valueOf(rules, name));
    return value === option.make(valueOf(preset, name)) ? [] : [`${name}=${value}`];
  });
}

function valueOf(rules: Rules, name: string): unknown {
  return rules[name as keyof Rules];
}

/**
 * Reads `makeRules` text, in any case; commas separate as well as spaces.
 * Errors: `unknownPreset`, `unknownOption`, `badOption`, `repeatedOption`.
 */
export function parseRules(text: string): Result<Rules> {
  return readRules({ text, line: 1, column: 1 });
}

/** `parseRules` for a piece of a longer text. */
export function readRules(piece: Piece): Result<Rules> {
  const [first = piece, ...words] = piecesOf(piece, /[^\s,]+/g);
  const preset = named(Object.keys(PRESETS) as PresetName[], first.text);
  if (!preset) return reject('unknownPreset', `${quote(first.text)} is none of ${Object.keys(PRESETS).join(', ')}`, first);
  const options = OPTIONS_OF[PRESETS[preset].game];
  const set = new Map<string, unknown>();
  for (const word of words) {
    const [nameText = '', text = ''] = word.text.split('=', 2);
    const name = named([...options.keys()], nameText);
    if (!name) return reject('unknownOption', `There is no rule option ${quote(nameText)}`, word);
    if (set.has(name)) return reject('repeatedOption', `The rule option ${name} is given twice`, word);
    const value = options.get(name)!.parse(text.toLowerCase());
    if (value === undefined) return reject('badOption', `The rule option ${name} cannot be ${quote(text)}`, word);
    set.set(name, value);
  }
  return accept({ ...PRESETS[preset], ...Object.fromEntries(set) });
}

/** The preset that rules are, their number of cells aside; undefined where they are custom. */
export function presetOf(rules: Rules): PresetName | undefined {
  return PRESETS_OF[rules.game].find((name) => differences(rules, PRESETS[name]).every((text) => /^cells=/.test(text)));
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
