import { accept, reject, type Result } from '../result.ts';
import { parseRules } from '../rulesText.ts';
import { lastDeal } from '../variants.ts';
import { counted, isId, makeDate, parseDate, quote, tooLong } from '../text.ts';
import { migrate, type Migration } from '../versions.ts';
import { historyOf, type History } from './history.ts';
import { tableOf, type GameResult, type Outcome } from './result.ts';

/** From each version of the history's text to the next, in order. */
const MIGRATIONS: readonly Migration[] = [];

/** Characters: more than a hundred thousand games. */
const LONGEST_HISTORY = 10_000_000;

/** Finished, outcome, deal, moves, milliseconds, id, game, cells, rules. */
const RESULT = /^(\S+) (won|lost|open) (\d{1,10}|-) (\d{1,9}) (\d{1,15}) (\S+) (\w+) (\d) (.+)$/;

/**
 * A history as text, a line for each game: when it ended, outcome, deal, moves, milliseconds, id, table.
 *
 *     Sidedeck history 1
 *     2026-11-30T01:40:00.000Z won 617 92 201000 3f2a freecell 4 houseB
 */
export function makeHistory({ results, setAside }: History): string {
  const lines = [`Sidedeck history ${MIGRATIONS.length + 1}`, ...results.map(makeResult), ...setAside];
  return lines.map((line) => `${line}\n`).join('');
}

function makeResult({ finished, outcome, deal, moves, milliseconds, id, game, cells, rules }: GameResult): string {
  return [makeDate(finished), outcome, deal ?? '-', moves, milliseconds, id, game, cells, rules].join(' ');
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

function parseResult(line: string): GameResult | undefined {
  const match = RESULT.exec(line) ?? [];
  const [, ended = '', outcome, number, moves, milliseconds, id = '', game, cells, rulesText = ''] = match;
  const finished = parseDate(ended);
  const deal = number === '-' ? null : Number(number);
  const rules = parseRules(game === 'spider' ? rulesText : `${rulesText} cells=${cells}`);
  if (finished === undefined || !isId(id) || !rules.ok || rules.value.game !== game) return undefined;
  if (deal !== null && (deal < 1 || deal > lastDeal(rules.value))) return undefined;
  return {
    ...tableOf(rules.value), id, deal, finished,
    outcome: outcome as Outcome, moves: Number(moves), milliseconds: Number(milliseconds),
  };
}
