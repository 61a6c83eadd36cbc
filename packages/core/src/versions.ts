import { accept, reject, type Result } from './result.ts';
import { quote } from './text.ts';

/** Turns a text of one version into the same text of the next. */
export type Migration = (text: string) => string;

/**
 * Brings a text of version `version` up to date by the migrations from there on; the first of them comes from
 * version 1. What is newer than the last of them is never interpreted.
 * Errors: `badVersion`, `newerVersion`.
 */
export function migrate(text: string, version: string, migrations: readonly Migration[]): Result<string> {
  const number = /^[1-9]\d{0,5}$/.test(version) ? Number(version) : undefined;
  if (number === undefined) return reject('badVersion', `${quote(version)} is no version of this format`, 1);
  const newest = migrations.length + 1;
  if (number > newest) {
    return reject('newerVersion', `This was written by a newer Sidedeck: version ${number}, here ${newest}`, 1);
  }
  return accept(migrations.slice(number - 1).reduce((old, next) => next(old), text));
}
