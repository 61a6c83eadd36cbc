import { MICROSOFT_DEALS, UNWINNABLE_DEALS, type DealNumber } from './deal.ts';
import type { DailyZone, Rules } from './rules.ts';
import { isDateKey } from './text.ts';

/** A day of the calendar, `YYYY-MM-DD`. */
export type DateKey = string;

const DAY = 86_400_000;
const JAPAN = 9 * 3_600_000;

/** What a number is drawn from; the house whose days are Japan's draws from fewer. */
const SERIES = {
  utc: { series: 1, range: MICROSOFT_DEALS },
  japan: { series: 2, range: 32_000 },
} as const;

/** The zone in which the daily deal of these rules changes; `none` where there is none. */
export function dailyZone(rules: Rules): DailyZone {
  return rules.daily;
}

/** Which series of daily deals rules take part in; undefined where in none. Equal series have equal deals. */
export function dailySeries(rules: Rules): number | undefined {
  const zone = dailyZone(rules);
  return zone === 'none' ? undefined : SERIES[zone].series;
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
 * `UNWINNABLE_DEALS`: 1 + floor(mix(mix(series) + d · 64 + attempt) · range / 2^32), where `mix` is the finalizer of
 * MurmurHash3 with 32 bits. Days of UTC are series 1 with range 1,000,000, those of Japan series 2 with 32,000; so
 * houses with the same zone have the same deal.
 * @throws RangeError where the key is no date, or the rules have no daily deal.
 */
export function dailyDeal(rules: Rules, key: DateKey): DealNumber {
  const zone = dailyZone(rules);
  if (!isDateKey(key)) throw new RangeError(`“${key}” is no date such as 2026-11-30`);
  if (zone === 'none') throw new RangeError('These rules have no daily deal');
  const { series, range } = SERIES[zone];
  const first = mix(series) + dayOfKey(key) * 64;
  for (let attempt = 0; ; attempt++) {
    const number = 1 + Math.floor(mix(first + attempt) * range / 2 ** 32);
    if (!UNWINNABLE_DEALS.includes(number)) return number;
  }
}

/** Each of the 2^32 numbers goes to another one, without a pattern. */
function mix(number: number): number {
  let bits = number >>> 0;
  bits = Math.imul(bits ^ bits >>> 16, 0x85ebca6b);
  bits = Math.imul(bits ^ bits >>> 13, 0xc2b2ae35);
  return (bits ^ bits >>> 16) >>> 0;
}
