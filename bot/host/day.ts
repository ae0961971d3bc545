import { DAY_MS } from './duration.ts';

/** The UTC day of a moment, as in 2026-11-15. */
export function dayOf(moment: number): string {
  return new Date(moment).toISOString().slice(0, 10);
}

/** The day before a day. */
export function dayBefore(day: string): string {
  return dayOf(Date.parse(day) - DAY_MS);
}

/** When the season of a moment ends: seasons are quarters of the UTC year. */
export function endOfSeason(moment: number): number {
  const date = new Date(moment);
  return Date.UTC(date.getUTCFullYear(), 3 * Math.floor(date.getUTCMonth() / 3) + 3);
}

/** When the day after this one begins. */
export function endOfDay(day: string): number {
  return Date.parse(day) + DAY_MS;
}
