import type { Game } from '../game.ts';
import { accept, reject, type Result } from '../result.ts';
import { counted, isId, makeDate, parseDate } from '../text.ts';
import { migrate, type Migration } from '../versions.ts';

/** A game that was begun and not ended, as it was left; or the mark that it has been taken off the list. */
export interface KeptGame {
  /** The game's id; of a game without one when it was started. */
  readonly key: string;
  /** When it was played last, in milliseconds since 1970. */
  readonly touched: number;
  /** `makeRecord` text, or that of `removalOf`. */
  readonly record: string;
}

/** From each version of the shelf's text to the next, in order. */
const MIGRATIONS: readonly Migration[] = [];

const LONGEST_SHELF = 10_000_000;
const HEADER = /^Touched: /m;
const REMOVED = /^Removed: (@?[\w:.-]{1,64})$/m;

/** The key of a record without reading the whole of it; undefined where it names no game. */
export function keyOfRecord(record: string): string | undefined {
  const id = /^Id: (\S+)$/m.exec(record)?.[1];
  if (id !== undefined) return isId(id) ? id : undefined;
  const started = /^Started: (\S+)$/m.exec(record)?.[1];
  return started === undefined ? REMOVED.exec(record)?.[1] : `@${started}`;
}

/** What `keyOfRecord` reads from the record of this game. */
export function keyOfGame({ id, started }: Game): string | undefined {
  if (id !== '') return id;
  return started === 0 ? undefined : `@${makeDate(started)}`;
}

/**
 * The mark that a game is off the list as it was when it was played last, at `touched`. It outlasts every copy of that
 * state; where somebody had gone on with the game meanwhile, that goes on being there.
 */
export function removalOf(key: string, touched: number): KeptGame {
  return { key, touched, record: `Removed: ${key}\n` };
}

export function isRemoval({ record }: KeptGame): boolean {
  return record.startsWith('Removed: ');
}

/**
 * Games as text, one after the other:
 *
 *     Sidedeck shelf 1
 *     Touched: 2026-11-30T01:40:00.000Z
 *     Sidedeck 2
 *     …
 *     End
 *     Touched: 2026-11-30T01:41:00.000Z
 *     Removed: 3f2a
 */
export function makeShelf(games: readonly KeptGame[]): string {
  return `Sidedeck shelf ${MIGRATIONS.length + 1}\n${makeKept(games)}`;
}

/**
 * Reads `makeShelf` text; games are not replayed. What is no game is left out and told in `problem`: `damagedGames`.
 * Errors: `tooLong`, `noShelf`, `badVersion`, `newerVersion`.
 */
export function parseShelf(text: string): Result<KeptGame[]> {
  if (text.length > LONGEST_SHELF) return reject('tooLong', `The games take ${text.length} characters`);
  const version = /^Sidedeck shelf (\S*)/.exec(text)?.[1];
  if (version === undefined) return reject('noShelf', 'The text does not begin with “Sidedeck shelf”', 1);
  const current = migrate(text, version, MIGRATIONS);
  if (!current.ok) return current;
  const body = current.value.slice(current.value.indexOf('\n') + 1);
  const games = readKept(body);
  const [before = '', ...parts] = body.split(HEADER);
  const lost = parts.length - games.length + (before.trim() === '' ? 0 : 1);
  return accept(games, lost > 0
    ? { code: 'damagedGames', message: `${counted(lost, 'game')} cannot be read` } : undefined);
}

export function makeKept(games: readonly KeptGame[]): string {
  return games.map(({ touched, record }) => `Touched: ${makeDate(touched)}\n${record}`).join('');
}

/** What is no game is left out. */
export function readKept(text: string): KeptGame[] {
  return text.split(HEADER).slice(1).flatMap((part) => {
    const [date = ''] = part.split('\n', 1);
    const record = part.slice(date.length + 1);
    const touched = parseDate(date.trim());
    const key = keyOfRecord(record);
    return touched === undefined || key === undefined ? [] : [{ key, touched, record }];
  });
}

/** The union, of each game the state played last; the newest first. Commutative, associative, idempotent. */
export function mergeShelves(a: readonly KeptGame[], b: readonly KeptGame[]): KeptGame[] {
  const byKey = new Map<string, KeptGame>();
  for (const game of [...a, ...b]) {
    const known = byKey.get(game.key);
    if (!known || compareKept(game, known) < 0) byKey.set(game.key, game);
  }
  return [...byKey.values()].sort(compareKept);
}

function compareKept(a: KeptGame, b: KeptGame): number {
  return b.touched - a.touched || Number(isRemoval(b)) - Number(isRemoval(a))
    || (a.record < b.record ? 1 : a.record > b.record ? -1 : 0);
}
