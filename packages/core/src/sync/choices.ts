import { isSettingValue, type Part, type Setting, type SettingValue } from './part.ts';

/** Settings by name, those at their default left out. */
export type Settings = ReadonlyMap<string, SettingValue>;

/** A setting with the device that chose it. */
interface Choice extends Setting {
  readonly device: string;
}

/**
 * Of each setting the choice that stands: the latest, and of two at one time that of the device that comes first.
 * Since a choice is never earlier than what its device knew of, a clock that is wrong by hours decides nothing for
 * long: whoever has heard of another's choice overrules it by choosing again.
 */
export function standingChoices(parts: Iterable<Pick<Part, 'device' | 'settings'>>): Map<string, Choice> {
  const standing = new Map<string, Choice>();
  for (const { device, settings } of parts) {
    for (const [name, setting] of settings) {
      const known = standing.get(name);
      const isLater = !known || setting.at > known.at || (setting.at === known.at && device < known.device);
      if (isLater) standing.set(name, { ...setting, device });
    }
  }
  return standing;
}

/** What a device has chosen since it last told: where its settings are not those that stood then. */
export function newChoices(
  settings: Settings, standing: ReadonlyMap<string, Choice>, now: number,
): Map<string, Setting> {
  const at = Math.max(now, ...[...standing.values()].map((choice) => choice.at + 1));
  const names = new Set([...settings.keys(), ...standing.keys()]);
  const chosen = [...names].filter((name) => (settings.get(name) ?? null) !== (standing.get(name)?.value ?? null));
  return new Map(chosen.map((name) => [name, { value: settings.get(name) ?? null, at }]));
}

/** Reads the store's text of settings; undefined where it is none. */
export function parseChoices(text: string): Settings | undefined {
  try {
    const value: unknown = JSON.parse(text);
    if (typeof value !== 'object' || value === null || Array.isArray(value)) return undefined;
    return settingsOf(Object.entries(value));
  } catch {
    return undefined;
  }
}

export function makeChoices(settings: Settings): string {
  return JSON.stringify(Object.fromEntries([...settings].sort(([a], [b]) => a < b ? -1 : 1)));
}

/** The settings of named values; what is no setting, or at its default, is left out. */
export function settingsOf(entries: Iterable<[string, unknown]>): Settings {
  const settings = new Map<string, SettingValue>();
  for (const [name, value] of entries) {
    if (/^\w{1,32}$/.test(name) && isSettingValue(value) && value !== null) settings.set(name, value);
  }
  return settings;
}
