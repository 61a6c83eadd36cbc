import type { DateKey } from '@sidedeck/core';
import { currentLocale, numberIn } from './i18n.ts';

/** "1,234". */
export function numberText(number: number): string {
  return numberIn(currentLocale(), number);
}

/** "67%", of a share from 0 to 1; written alike in all languages here. */
export function rateText(rate: number): string {
  return `${Math.round(rate * 100)}%`;
}

/** A moment where the player is; milliseconds since 1970. */
export function momentText(moment: number, options: Intl.DateTimeFormatOptions): string {
  return new Date(moment).toLocaleString(currentLocale(), options);
}

/** A day of the calendar, which is the same day everywhere. */
export function dayText(day: DateKey, options: Intl.DateTimeFormatOptions): string {
  return new Date(day).toLocaleDateString(currentLocale(), { timeZone: 'UTC', ...options });
}
