import { CHOICES, type SettingName, type Settings } from './settings.ts';

/** What is drawn by rules of its own where it is chosen. */
const CHOSEN: readonly SettingName[] = ['table', 'back', 'fourColours', 'depth'];

/** Loads the looks that not everybody has, where one of them is chosen; the table has the usual ones by itself. */
export async function loadLooks(settings: Settings): Promise<void> {
  const isUsual = CHOSEN.every((name) => settings[name] === CHOICES[name][0]);
  if (!isUsual) await import('./chosenLooks.ts').catch(() => undefined);
}
