import { accept, reject, type Result } from '../result.ts';
import { parseRules } from '../rulesText.ts';
import { lastDeal } from '../variants.ts';
import { counted, isDateKey, isId, makeDate, parseDate, quote, tooLong } from '../text.ts';
import { migrate, type Migration } from '../versions.ts';
import { historyOf, type History } from './history.ts';
import { tableOf, type GameResult, type Outcome, type Table } from './result.ts';

/** From each version of the history's text to the next, in order. */
const MIGRATIONS: readonly Migration[] = [
  // Version 2 tells when a game was started and whose day it is; before, a game counted by when it ended.
  (text) => text.replace(/^(\S+) ((?:won|lost|open) .*) (\w+ \d) (.+)$/gm, '$1 $1 $2 $3 - $4'),
];

/** Characters: more than a hundred thousand games. */
const LONGEST_HISTORY = 10_000_000;

/** Started, finished, outcome, deal, moves, milliseconds, id, game, cells, day, rules. */
const RESULT = /^(\S+) (\S+) (won|lost|open) (\d{1,10}|-) (\d{1,9}|-) (\d{1,15}|-) (\S+) (\w+) (\d) (\S+) (.+)$/;

/**
 * A history as text, a line for each game: when it started and ended, outcome, deal, moves, milliseconds, id, game,
 * cells, day, rules; `-` stands for what it does not have or is not known.
 *
 *     Sidedeck history 2
 *     2026-11-30T01:36:00.000Z 2026-11-30T01:40:00.000Z won 617 92 201000 3f2a freecell 4 - houseB
 */
export function makeHistory({ results, setAside }: History): string {
  const lines = [`Sidedeck history ${MIGRATIONS.length + 1}`, ...results.map(makeResult), ...setAside];
  return lines.map((line) => `${line}\n`).join('');
}

/** The line of one game. */
export function makeResult(result: GameResult): string {
  const { started, finished, outcome, deal, moves, milliseconds, id, game, cells, daily, rules } = result;
  const end = finished === null ? '-' : makeDate(finished);
  return [
    makeDate(started), end, outcome, deal ?? '-', moves ?? '-', milliseconds ?? '-',
    id, game, cells, daily ?? '-', rules,
  ].join(' ');
}

/**
 * Reads `makeHistory` text. Lines that are no result are set aside, kept, and told in `problem`: `damagedLines`.
 * Errors: `tooLong`, `noHistory`, `badVersion`, `newerVersion`.
 */
export function parseHistory(text: string): Result<History> {
  const long = tooLong(text, LONGEST_HISTORY, Infinity);
  if (long) return long;
  const version = /^\uFEFF?\s*Sidedeck history (\S*)/.exec(text)?.[1];
  if (version === undefined) return reject('noHistory', 'The text does not begin with “Sidedeck history”', 1);
  const current = migrate(text, version, MIGRATIONS);
  return current.ok ? readHistory(current.value) : current;
}

function readHistory(text: string): Result<History> {
  const lines = text.trim().split(/\r\n|\r|\n/).map((line) => line.trim()).slice(1);
  const read = lines.map((line) => line === '' ? undefined : parseResult(line) ?? line);
  const results = read.filter((line) => typeof line === 'object');
  const damaged = read.filter((line) => typeof line === 'string');
  const history = historyOf(results, damaged);
  if (damaged.length === 0) return accept(history);
  const line = read.indexOf(damaged[0]) + 2;
  const message = `${counted(damaged.length, 'line')} set aside as no result; the first is ${quote(damaged[0]!)}`;
  return accept(history, { code: 'damagedLines', message, line });
}

/** Reads `makeResult` text; undefined for anything else. */
export function parseResult(line: string): GameResult | undefined {
  const match = RESULT.exec(line);
  if (!match) return undefined;
  const [, begin = '', end, outcome, number, moves, milliseconds, id = '', game, cells, day = '', rulesText] = match;
  const started = parseDate(begin);
  const finished = end === '-' ? null : parseDate(end!);
  const deal = optional(number!);
  const daily = day === '-' ? null : day;
  const known = readKnown(game!, Number(cells), rulesText!);
  if (started === undefined || finished === undefined || !isId(id) || !known) return undefined;
  if (daily !== null && !isDateKey(daily)) return undefined;
  if (deal !== null && (deal < 1 || deal > known.lastDeal)) return undefined;
  return {
    ...known.table, id, started, daily, deal, outcome: outcome as Outcome,
    moves: optional(moves!), milliseconds: optional(milliseconds!), finished,
  };
}

function optional(text: string): number | null {
  return text === '-' ? null : Number(text);
}

/** Thousands of lines name the same few tables; those read before, by their text. */
const tables = new Map<string, KnownTable | undefined>();
const MOST_TABLES = 1000;

interface KnownTable {
  readonly table: Table;
  readonly lastDeal: number;
}

function readKnown(game: string, cells: number, rulesText: string): KnownTable | undefined {
  const text = `${game} ${cells} ${rulesText}`;
  if (tables.size > MOST_TABLES) tables.clear();
  if (!tables.has(text)) {
    const read = parseRules(game === 'spider' ? rulesText : `${rulesText} cells=${cells}`);
    const isTable = read.ok && read.value.game === game;
    tables.set(text, isTable ? { table: tableOf(read.value), lastDeal: lastDeal(read.value) } : undefined);
  }
  return tables.get(text);
}

/** The table that a text names; undefined where there is no such game or there are no such rules. */
export function readTable(game: string, cells: number, rulesText: string): Table | undefined {
  return readKnown(game, cells, rulesText)?.table;
}
