import { parseHistory, makeHistory } from '../history/historyText.ts';
import type { History } from '../history/history.ts';
import { outranks } from '../history/result.ts';
import { parseRecord } from '../record.ts';
import { accept, reject, type Problem, type Result } from '../result.ts';
import { counted } from '../text.ts';
import { makeChoices, parseChoices, type Settings } from './choices.ts';
import { isRemoval, makeShelf, parseShelf, type KeptGame } from './shelf.ts';

/** Everything that a player has, to be taken to another place. */
export interface Backup {
  readonly history: History;
  /** All running games, the one on the table too; marks of removed ones go no further. */
  readonly games: readonly KeptGame[];
  readonly settings: Settings;
}

/** Characters that are looked at: far more than a life of games. */
const LONGEST_BACKUP = 20_000_000;

/** A backup as one text: JSON whose values are the texts that the store holds. */
export function makeBackup({ history, games, settings }: Backup): string {
  const running = games.filter((kept) => !isRemoval(kept));
  const texts = { history: makeHistory(history), shelf: makeShelf(running), settings: makeChoices(settings) };
  return `${JSON.stringify({ sidedeck: 'backup', version: 1, ...texts }, null, 1)}\n`;
}

/**
 * Reads `makeBackup` text from anywhere. Games that cannot be played through and lines that are no result are left
 * out and told in `problem`. Errors: `tooLong`, `noBackup`, `newerVersion`, and those of the texts in it.
 */
export function parseBackup(text: string): Result<Backup> {
  if (text.length > LONGEST_BACKUP) return reject('tooLong', `The text has ${text.length} characters`);
  const fields = parseFields(text);
  if (fields?.get('sidedeck') !== 'backup') return reject('noBackup', 'The text is no backup of Sidedeck');
  if (fields.get('version') !== 1) return reject('newerVersion', 'This was written by a newer Sidedeck');
  const [history, shelf, settings] = ['history', 'shelf', 'settings'].map((name) => fields.get(name));
  if (typeof history !== 'string' || typeof shelf !== 'string' || typeof settings !== 'string') {
    return reject('noBackup', 'The backup is not whole');
  }
  const results = parseHistory(history);
  const kept = parseShelf(shelf);
  if (!results.ok) return results;
  if (!kept.ok) return kept;
  const told = kept.value.filter((each) => !isRemoval(each));
  const games = told.filter(({ record }) => isWhole(record));
  return accept(
    { history: { ...results.value, setAside: [] }, games, settings: parseChoices(settings) ?? new Map() },
    results.problem ?? lost(told.length - games.length) ?? kept.problem,
  );
}

function lost(count: number): Problem | undefined {
  return count === 0 ? undefined : { code: 'damagedGames', message: `${counted(count, 'game')} cannot be read` };
}

function isWhole(record: string): boolean {
  const read = parseRecord(record);
  return read.ok && !read.problem;
}

function parseFields(text: string): Map<string, unknown> | undefined {
  try {
    const value: unknown = JSON.parse(text.replace(/^\uFEFF/, ''));
    return typeof value === 'object' && value !== null ? new Map(Object.entries(value)) : undefined;
  } catch {
    return undefined;
  }
}

/** What taking a backup in would bring; nothing that is there is replaced by less. */
interface Gain {
  /** Games on record of which nothing was known. */
  readonly results: number;
  /** Games that were lost or open here and are won, or ended, there. */
  readonly better: number;
  /** Running games that are not here, or were played further there. */
  readonly games: number;
  /** Names of settings that nobody has chosen here. */
  readonly settings: readonly string[];
}

export function gainOf(backup: Backup, here: Backup): Gain {
  const known = new Map(here.history.results.map((result) => [result.id, result.outcome]));
  const running = new Map(here.games.map((game) => [game.key, game.touched]));
  const counts = { results: 0, better: 0 };
  for (const { id, outcome } of backup.history.results) {
    const before = known.get(id);
    if (before === undefined) counts.results++;
    else if (outranks(outcome, before)) counts.better++;
  }
  return {
    ...counts,
    games: backup.games.filter(({ key, touched }) => touched > (running.get(key) ?? -1)).length,
    settings: [...backup.settings.keys()].filter((name) => !here.settings.has(name)),
  };
}
