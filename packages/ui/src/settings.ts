import { reactive, watch } from 'vue';
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

/** The settings of the store, kept in step with it in both directions. */
export function useSettings(replica: Replica): Settings {
  const settings = reactive(parseSettings(replica.text));
  replica.onAdopt((text) => Object.assign(settings, parseSettings(text)));
  watch(settings, () => {
    const text = makeSettings(settings);
    if (text !== makeSettings(parseSettings(replica.text))) replica.save(text);
  }, { flush: 'sync' });
  return settings;
}

/** Reads each setting for itself: one that is missing or unknown has its default. */
export function parseSettings(text: string | undefined): Settings {
  const stored = parseObject(text);
  return {
    theme: THEMES.find((theme) => theme === stored.theme) ?? DEFAULTS.theme,
    motion: MOTIONS.find((motion) => motion === stored.motion) ?? DEFAULTS.motion,
    light: typeof stored.light === 'boolean' ? stored.light : DEFAULTS.light,
  };
}

export function makeSettings({ theme, motion, light }: Settings): string {
  return JSON.stringify({ theme, motion, light });
}

function parseObject(text: string | undefined): Partial<Record<keyof Settings, unknown>> {
  try {
    const value: unknown = JSON.parse(text ?? '{}');
    return typeof value === 'object' && value !== null ? value : {};
  } catch {
    return {};
  }
}
