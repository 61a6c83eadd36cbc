import { reactive, watch } from 'vue';
import type { Leaving } from './session.ts';
import type { Replica } from './store.ts';
import type { MotionChoice, ThemeChoice } from './theme.ts';

/** What the player chose once and for all; the rules of a game belong to the game, not here. */
export interface Settings {
  theme: ThemeChoice;
  motion: MotionChoice;
  /** Whether the status light says if the deal can still be won. */
  light: boolean;
}

const DEFAULTS: Settings = { theme: 'system', motion: 'system', light: true };

export const THEMES: readonly ThemeChoice[] = ['system', 'light', 'dark'];
export const MOTIONS: readonly MotionChoice[] = ['system', 'reduced'];

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
  return {
    theme: THEMES.find((theme) => theme === stored.theme) ?? DEFAULTS.theme,
    motion: MOTIONS.find((motion) => motion === stored.motion) ?? DEFAULTS.motion,
    light: typeof stored.light === 'boolean' ? stored.light : DEFAULTS.light,
  };
}

/** The settings that are not at their default, so that nobody’s choice is overruled by what was never chosen. */
export function makeSettings(settings: Settings, stored: object = {}): string {
  const names = Object.keys(DEFAULTS) as (keyof Settings)[];
  const unknown = Object.entries(stored).filter(([name]) => !Object.hasOwn(DEFAULTS, name));
  const chosen = names.filter((name) => settings[name] !== DEFAULTS[name]).map((name) => [name, settings[name]]);
  return JSON.stringify(Object.fromEntries([...unknown, ...chosen] as [string, unknown][]));
}

function same(a: Settings, b: Settings): boolean {
  return makeSettings(a) === makeSettings(b);
}

function parseObject(text: string | undefined): Partial<Record<keyof Settings, unknown>> | undefined {
  try {
    const value: unknown = JSON.parse(text ?? '{}');
    return typeof value === 'object' && value !== null && !Array.isArray(value) ? value : undefined;
  } catch {
    return undefined;
  }
}
