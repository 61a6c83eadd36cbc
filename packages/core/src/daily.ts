import { MICROSOFT_DEALS, UNWINNABLE_DEALS, type DealNumber } from './deal.ts';
import type { DailyZone, Rules, SpiderRules } from './rules.ts';
import { isDateKey } from './text.ts';

/** A day of the calendar, `YYYY-MM-DD`. */
export type DateKey = string;

const DAY = 86_400_000;
const JAPAN = 9 * 3_600_000;

/** What the numbers of a row of days are drawn from; rows with equal numbers have equal deals. */
interface Series {
  readonly number: number;
  readonly range: number;
}

/** The house whose days are Japan's draws from fewer. */
const SERIES: Readonly<Record<DailyZone, Series | undefined>> = {
  utc: { number: 1, range: MICROSOFT_DEALS }, japan: { number: 2, range: 32_000 }, none: undefined,
};

/** By suits. */
const SPIDER_SERIES: Readonly<Record<SpiderRules['suits'], Series>> = {
  1: { number: 3, range: MICROSOFT_DEALS },
  2: { number: 4, range: MICROSOFT_DEALS },
  4: { number: 5, range: MICROSOFT_DEALS },
};

/**
 * Deals of Spider with four suits for which `pnpm bench:daily` found no way to win, and no proof that there is none.
 * Only numbers of days to come are added here: what was dealt once is dealt again.
 */
const HOPELESS: readonly DealNumber[] = [522_253];

function isSkipped(rules: Rules, number: DealNumber): boolean {
  const skipped = rules.game === 'freecell' ? UNWINNABLE_DEALS : rules.suits === 4 ? HOPELESS : [];
  return skipped.includes(number);
}

function seriesOf(rules: Rules): Series | undefined {
  return rules.game === 'spider' ? SPIDER_SERIES[rules.suits] : SERIES[rules.daily];
}

/** The zone in which the daily deal of these rules changes; `none` where there is none. */
export function dailyZone(rules: Rules): DailyZone {
  return rules.game === 'spider' ? 'utc' : rules.daily;
}

/** Which series of daily deals rules take part in; undefined where in none. Equal series have equal deals. */
export function dailySeries(rules: Rules): number | undefined {
  return seriesOf(rules)?.number;
}

/** The day it is in a zone at a time in milliseconds since 1970, wherever the player is. */
export function dateKeyAt(milliseconds: number, zone: Exclude<DailyZone, 'none'>): DateKey {
  return keyOfDay(Math.floor((milliseconds + (zone === 'japan' ? JAPAN : 0)) / DAY));
}

/** Days since 1970-01-01. */
export function dayOfKey(key: DateKey): number {
  return Date.parse(key) / DAY;
}

export function keyOfDay(day: number): DateKey {
  return new Date(day * DAY).toISOString().slice(0, 10);
}

/**
 * The number that is dealt on a day: a pure function, frozen for ever, the same on every device.
 *
 * With `d` the days since 1970-01-01, a number is drawn for `attempt` 0, 1, … until it is not one of
 * `UNWINNABLE_DEALS` or, in Spider with four suits, of `HOPELESS`: 1 + floor(mix(mix(series) + d · 64 + attempt) ·
 * range / 2^32), where `mix` is the finalizer of MurmurHash3 with 32 bits. FreeCell on days of UTC is series 1, on
 * those of Japan series 2, Spider with one, two and four suits 3, 4 and 5, all on days of UTC. The range is 1,000,000,
 * and 32,000 in series 2.
 * @throws RangeError where the key is no date, or the rules have no daily deal.
 */
export function dailyDeal(rules: Rules, key: DateKey): DealNumber {
  const series = seriesOf(rules);
  if (!isDateKey(key)) throw new RangeError(`“${key}” is no date such as 2026-11-30`);
  if (!series) throw new RangeError('These rules have no daily deal');
  const first = mix(series.number) + dayOfKey(key) * 64;
  for (let attempt = 0; ; attempt++) {
    const number = 1 + Math.floor(mix(first + attempt) * series.range / 2 ** 32);
    if (!isSkipped(rules, number)) return number;
  }
}

/** Each of the 2^32 numbers goes to another one, without a pattern. */
function mix(number: number): number {
  let bits = number >>> 0;
  bits = Math.imul(bits ^ bits >>> 16, 0x85ebca6b);
  bits = Math.imul(bits ^ bits >>> 13, 0xc2b2ae35);
  return (bits ^ bits >>> 16) >>> 0;
}
