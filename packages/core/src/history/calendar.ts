import { dayOfKey, dailySeries, keyOfDay, type DateKey } from '../daily.ts';
import type { Rules } from '../rules.ts';
import { parseRules } from '../rulesText.ts';
import type { History } from './history.ts';
import { outranks, type GameResult, type Outcome } from './result.ts';

/** How the daily deals of one series went. */
export interface Calendar {
  /** Of each day that was played the best outcome. */
  readonly days: ReadonlyMap<DateKey, Outcome>;
  /** Days won one after the other, up to today or yesterday. */
  readonly streak: number;
  readonly bestStreak: number;
}

/**
 * The calendar of the daily deals that these rules take part in. `today` is a day in the zone of the rules.
 *
 * A day counts by its key, which a game keeps from its start: where the player was and what the clock said later
 * change nothing. Today may still be open; a clock set back does not undo the days won after it.
 */
export function calendarOf(history: History, rules: Rules, today: DateKey): Calendar {
  const days = new Map<DateKey, Outcome>();
  const series = dailySeries(rules);
  for (const result of history.results) {
    const { daily, outcome } = result;
    if (daily === null || series === undefined || seriesOf(result) !== series) continue;
    const known = days.get(daily);
    if (known === undefined || outranks(outcome, known)) days.set(daily, outcome);
  }
  const won = [...days].filter(([, outcome]) => outcome === 'won').map(([key]) => dayOfKey(key)).sort((a, b) => a - b);
  return { days, ...streaks(won, dayOfKey(today)) };
}

/** Of ascending days. */
function streaks(won: readonly number[], today: number): Pick<Calendar, 'streak' | 'bestStreak'> {
  let length = 0;
  let bestStreak = 0;
  won.forEach((day, index) => {
    length = won[index - 1] === day - 1 ? length + 1 : 1;
    bestStreak = Math.max(bestStreak, length);
  });
  const last = won.at(-1);
  return { streak: last !== undefined && last >= today - 1 ? length : 0, bestStreak };
}

/** The days of a month, `YYYY-MM`, from its first to its last. */
export function daysOfMonth(month: string): DateKey[] {
  const first = dayOfKey(`${month}-01`);
  return Array.from({ length: 31 }, (_, index) => keyOfDay(first + index)).filter((key) => key.startsWith(month));
}

const known = new Map<string, number | undefined>();

function seriesOf({ rules }: GameResult): number | undefined {
  if (!known.has(rules)) {
    const read = parseRules(rules);
    known.set(rules, read.ok ? dailySeries(read.value) : undefined);
  }
  return known.get(rules);
}
