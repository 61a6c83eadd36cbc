import { reactive, watch } from 'vue';
import type { Leaving } from './session.ts';
import type { Replica } from './store.ts';

/** What can be chosen, by the names it is stored under; the first of each is its default. */
export const CHOICES = {
  language: ['system', 'en', 'zh-CN', 'zh-TW'],
  theme: ['system', 'light', 'dark'],
  contrast: ['system', 'more'],
  /** The table's colours. */
  table: ['sage', 'felt', 'slate', 'wood', 'night'],
  /** What is drawn on the backs of the cards. */
  back: ['stripes', 'lattice', 'fans', 'plain'],
  fourColours: [false, true],
  /** Larger ranks and suits in the corners. */
  large: [false, true],
  /** The table mirrored, for the left hand. */
  mirrored: [false, true],
  /** The table seen from the front rather than from above. */
  depth: [false, true],
  motion: ['system', 'reduced'],
  sound: [false, true],
  /** Whether the status light says if the deal can still be won. */
  light: [true, false],
  /** Whether all moves are listed beside the table. */
  moves: [false, true],
  /** Whether the shell's button says how many games are unfinished. */
  badge: [false, true],
} as const;

export type SettingName = keyof typeof CHOICES;

/** What the player chose once and for all; the rules of a game belong to the game, not here. */
export type Settings = { -readonly [Name in SettingName]: typeof CHOICES[Name][number] };

const NAMES = Object.keys(CHOICES) as SettingName[];

/**
 * The settings of the store, kept in step with it in both directions. What this version does not know is kept as it
 * is; what cannot be read is set aside before it is overwritten.
 */
export function useSettings(replica: Replica, setAside: Leaving['setAside']): Settings {
  const settings = reactive(parseSettings(replica.text));
  replica.onAdopt((text) => Object.assign(settings, parseSettings(text)));
  watch(settings, () => {
    if (same(settings, parseSettings(replica.text))) return;
    const stored = parseObject(replica.text);
    if (!stored && replica.text !== undefined) setAside('settings', replica.text);
    replica.save(makeSettings(settings, stored));
  }, { flush: 'sync' });
  return settings;
}

/** Reads each setting for itself: one that is missing or unknown has its default. */
export function parseSettings(text: string | undefined): Settings {
  const stored = parseObject(text) ?? {};
  const read = (name: SettingName) => CHOICES[name].find((choice) => choice === stored[name]) ?? CHOICES[name][0];
  return Object.fromEntries(NAMES.map((name) => [name, read(name)])) as Settings;
}

/** The settings that are not at their default, so that nobody’s choice is overruled by what was never chosen. */
export function makeSettings(settings: Settings, stored: object = {}): string {
  const unknown = Object.entries(stored).filter(([name]) => !Object.hasOwn(CHOICES, name));
  const chosen = NAMES.filter((name) => settings[name] !== CHOICES[name][0]).map((name) => [name, settings[name]]);
  return JSON.stringify(Object.fromEntries([...unknown, ...chosen] as [string, unknown][]));
}

function same(a: Settings, b: Settings): boolean {
  return makeSettings(a) === makeSettings(b);
}

function parseObject(text: string | undefined): Partial<Record<SettingName, unknown>> | undefined {
  try {
    const value: unknown = JSON.parse(text ?? '{}');
    return typeof value === 'object' && value !== null && !Array.isArray(value) ? value : undefined;
  } catch {
    return undefined;
  }
}
