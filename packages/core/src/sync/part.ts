import { historyOf } from '../history/history.ts';
import { makeResult, parseResult } from '../history/historyText.ts';
import type { GameResult } from '../history/result.ts';
import { accept, reject, type Result } from '../result.ts';
import { migrate, type Migration } from '../versions.ts';
import { inFull, makeBrief, parseBrief } from './brief.ts';
import { checksum } from './digits.ts';
import { makeKept, readKept, type KeptGame } from './shelf.ts';

/** What a setting can be; null is its default. */
export type SettingValue = string | number | boolean | null;

/** A setting as one device chose it last. */
export interface Setting {
  readonly value: SettingValue;
  /** Of two devices' choices the one with the later time stands. It is never earlier than what the device knew of. */
  readonly at: number;
}

/** What one device tells all others: all that it knows and nobody else tells. */
export interface Part {
  /** Eight letters and digits. */
  readonly device: string;
  /** Grows whenever the part changes; only the device itself changes it. */
  readonly revision: number;
  /** For people. */
  readonly name: string;
  readonly settings: ReadonlyMap<string, Setting>;
  /** In the order of `compareResults`. */
  readonly results: readonly GameResult[];
  readonly games: readonly KeptGame[];
}

/** From each version of the part's text, without its first line, to the next, in order. */
const MIGRATIONS: readonly Migration[] = [];

/** The first two lines never change their form, so that parts of newer versions can be handed on unread. */
const FIRST = /^Sidedeck part ([1-9]\d{0,5}) ([a-z0-9]{8}) (\d{1,16}) ([a-z0-9]{1,16})\n/;
const SECOND = /^Head: (.*)\n/;
const LONGEST_PART = 1_000_000;
const SETTING = /^(\w{1,32}) (\d{1,16}) (.{1,200})$/;
const MOST_SETTINGS = 100;

/**
 * A part as text, its newest `full` results with their details:
 *
 *     Sidedeck part 1 k3v9x2ab 1796002800000 1l0vj2z1x3r7k0
 *     Head: 1 k3v9x2ab 1796002800000
 *     Name: Chromium, Linux
 *     Setting: theme 1796002800000 "dark"
 *     Result: 2026-11-30T01:36:00.000Z … (as in a history)
 *     Brief: k3v9x2ab … (see `makeBrief`)
 *     Touched: 2026-11-30T01:40:00.000Z
 *     Sidedeck 2 … (see `makeShelf`)
 *
 * The first line ends with a checksum of all others, and the second one repeats it, so that no bit of either can change
 * unnoticed. It could not be in its own checksum: versions that were there before the second line would not read it.
 */
export function makePart({ device, revision, name, settings, results, games }: Part, full: number): string {
  const detailed = inFull(results, full);
  const head = `${MIGRATIONS.length + 1} ${device} ${revision}`;
  const lines = [
    `Head: ${head}`,
    `Name: ${name.replace(/\s+/g, ' ').slice(0, 60)}`,
    ...[...settings].map(([key, { value, at }]) => `Setting: ${key} ${at} ${JSON.stringify(value)}`),
    ...results.filter((result) => detailed.has(result)).map((result) => `Result: ${makeResult(result)}`),
    ...makeBrief(results.filter((result) => !detailed.has(result))).map((line) => `Brief: ${line}`),
  ];
  const body = lines.map((line) => `${line}\n`).join('') + makeKept(games);
  return `Sidedeck part ${head} ${checksum(body)}\n${body}`;
}

interface Head {
  readonly device: string;
  readonly revision: number;
  readonly version: number;
}

/** Parts change seldom and are looked at often: what was read last, by its text. */
const MOST_KNOWN = 64;
const knownHeads = new Map<string, Head | undefined>();
const knownParts = new Map<string, Result<Part>>();

function remembered<T>(known: Map<string, T>, text: string, read: (text: string) => T): T {
  if (!known.has(text)) {
    if (known.size >= MOST_KNOWN) known.clear();
    known.set(text, read(text));
  }
  return known.get(text)!;
}

/** Whose part a text is and how new, of any version; undefined where it is damaged. */
export function headOf(text: string): Head | undefined {
  return remembered(knownHeads, text, readHead);
}

function readHead(text: string): Head | undefined {
  if (text.length > LONGEST_PART) return undefined;
  const [first, version, device, revision, sum] = FIRST.exec(text) ?? [];
  const body = text.slice(first?.length ?? 0);
  if (first === undefined || checksum(body) !== sum) return undefined;
  const told = SECOND.exec(body)?.[1];
  // Only parts of the first version can have been written before there was a second line.
  if (told === undefined ? version !== '1' : told !== `${version} ${device} ${revision}`) return undefined;
  const number = Number(revision);
  return Number.isSafeInteger(number) ? { device: device!, revision: number, version: Number(version) } : undefined;
}

/** Reads `makePart` text; lines that say nothing known are left out. Errors: `noPart`, `newerVersion`. */
export function parsePart(text: string): Result<Part> {
  return remembered(knownParts, text, readPart);
}

function readPart(text: string): Result<Part> {
  const head = headOf(text);
  if (!head) return reject('noPart', 'The text is no part of a document, or a damaged one', 1);
  const { device, revision, version } = head;
  const current = migrate(text.slice(text.indexOf('\n') + 1), String(version), MIGRATIONS);
  if (!current.ok) return current;
  const games = current.value.search(/^Touched: /m);
  const lines = (games < 0 ? current.value : current.value.slice(0, games)).split('\n');
  const told = (name: string) => lines.filter((line) => line.startsWith(name)).map((line) => line.slice(name.length));
  const results = [
    ...told('Result: ').flatMap((line) => parseResult(line) ?? []),
    ...told('Brief: ').flatMap((line) => parseBrief(line) ?? []),
  ];
  return accept({
    device, revision,
    name: told('Name: ')[0] ?? '',
    settings: new Map(told('Setting: ').slice(0, MOST_SETTINGS).flatMap(readSetting)),
    results: historyOf(results, []).results,
    games: games < 0 ? [] : readKept(current.value.slice(games)),
  });
}

function readSetting(line: string): [string, Setting][] {
  const [, name, at, json] = SETTING.exec(line) ?? [];
  if (name === undefined || !Number.isSafeInteger(Number(at))) return [];
  try {
    const value: unknown = JSON.parse(json!);
    return isSettingValue(value) ? [[name, { value, at: Number(at) }]] : [];
  } catch {
    return [];
  }
}

export function isSettingValue(value: unknown): value is SettingValue {
  return value === null || typeof value === 'boolean'
    || (typeof value === 'number' && Number.isFinite(value)) || (typeof value === 'string' && value.length <= 64);
}
