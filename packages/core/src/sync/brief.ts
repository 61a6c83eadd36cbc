import { dayOfKey, keyOfDay } from '../daily.ts';
import { readTable } from '../history/historyText.ts';
import type { GameResult } from '../history/result.ts';
import { fold, makeNumber, readNumbers, unfold } from './digits.ts';
import { LAST_SECOND, makeGameId, readGameId } from './gameId.ts';

const DAY = 86_400_000;

/** Whether a result can be told briefly: it has ended, and its id tells when it began. */
export function canBeBrief({ id, outcome, started }: GameResult): boolean {
  return outcome !== 'open' && readGameId(id)?.second === started / 1000;
}

/**
 * What is told in full: the newest `count` results, what cannot be brief, and at each table the first of the wins with
 * the fewest moves and of the fastest. So totals, streaks and best results are exact whatever else is told briefly.
 */
export function inFull(results: readonly GameResult[], count: number): Set<GameResult> {
  const full = new Set(results.slice(results.length - count));
  const best = new Map<string, GameResult>();
  const compare = (key: string, result: GameResult, measure: (result: GameResult) => number) => {
    const known = best.get(key);
    if (!known || measure(result) < measure(known)) best.set(key, result);
  };
  for (const result of results) {
    if (!canBeBrief(result)) full.add(result);
    else if (result.finished === null) full.delete(result);
    if (result.outcome !== 'won' || result.moves === null) continue;
    compare(`moves ${tableKey(result)}`, result, ({ moves }) => moves!);
    compare(`time ${tableKey(result)}`, result, ({ milliseconds }) => milliseconds ?? Infinity);
  }
  for (const result of best.values()) full.add(result);
  return full;
}

function tableKey({ game, cells, daily, rules }: GameResult): string {
  return `${game} ${cells} ${daily === null ? '-' : 'daily'} ${rules}`;
}

/**
 * Outcomes without their details, a line for each device and table, about two characters a game:
 *
 *     k3v9x2ab <numbers> freecell 4 - houseB
 *
 * The numbers are, for each game in the order of their start, the seconds since the one before, doubled, and one more
 * for a win; at a table of daily games then the days from the start to its day, folded.
 */
export function makeBrief(results: readonly GameResult[]): string[] {
  const groups = new Map<string, GameResult[]>();
  for (const result of results) {
    const key = `${readGameId(result.id)!.device} ${tableKey(result)}`;
    groups.set(key, [...groups.get(key) ?? [], result]);
  }
  return [...groups].sort(([a], [b]) => a < b ? -1 : 1).map(([key, group]) => {
    const [device, ...table] = key.split(' ');
    return `${device} ${makeNumbers(group)} ${table.join(' ')}`;
  });
}

function makeNumbers(results: readonly GameResult[]): string {
  let last = 0;
  return results.map(({ started, outcome, daily }) => {
    const second = started / 1000;
    const number = makeNumber((second - last) * 2 + (outcome === 'won' ? 1 : 0));
    last = second;
    return daily === null ? number : number + makeNumber(fold(dayOfKey(daily) - Math.floor(started / DAY)));
  }).join('');
}

/** Reads a line of `makeBrief`; undefined for anything else. */
export function parseBrief(line: string): GameResult[] | undefined {
  const [, device, digits = '', game = '', cells, day, rules = ''] = LINE.exec(line) ?? [];
  const numbers = readNumbers(digits);
  const table = device === undefined ? undefined : readTable(game, Number(cells), rules);
  const step = day === 'daily' ? 2 : 1;
  if (!numbers || !table || numbers.length % step !== 0) return undefined;
  const results: GameResult[] = [];
  let second = 0;
  for (let at = 0; at < numbers.length; at += step) {
    second += Math.floor(numbers[at]! / 2);
    const started = second * 1000;
    const shift = step === 2 ? unfold(numbers[at + 1]!) : 0;
    if (second > LAST_SECOND || Math.abs(shift) > 100_000) return undefined;
    results.push({
      ...table, id: makeGameId(device!, started), started,
      daily: step === 2 ? keyOfDay(Math.max(0, Math.floor(started / DAY) + shift)) : null,
      outcome: numbers[at]! % 2 === 1 ? 'won' : 'lost', deal: null, moves: null, milliseconds: null, finished: null,
    });
  }
  return results;
}

const LINE = /^([a-z0-9]{8}) ([\w-]+) (\w+) (\d) (-|daily) (.+)$/;
