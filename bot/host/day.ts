import { DAY_MS } from './duration.ts';

/** The UTC day of a moment, as in 2026-11-15. */
export function dayOf(moment: number): string {
  return new Date(moment).toISOString().slice(0, 10);
}

/** The day before a day. */
export function dayBefore(day: string): string {
  return dayOf(Date.parse(day) - DAY_MS);
}

/** The ISO week of a moment, 1 to 53: weeks begin on Monday, and the first one has the year's first Thursday. */
export function weekOf(moment: number): number {
  const weekday = (new Date(moment).getUTCDay() + 6) % 7;
  const thursday = new Date(moment + (3 - weekday) * DAY_MS);
  return Math.ceil((thursday.getTime() - Date.UTC(thursday.getUTCFullYear(), 0, 1) + 1) / (7 * DAY_MS));
}

/** The day on which the week of a moment begins. */
export function mondayOf(moment: number): string {
  return dayOf(moment - ((new Date(moment).getUTCDay() + 6) % 7) * DAY_MS);
}

/** The season of a moment, as in 2026-4: seasons are quarters of the UTC year. */
export function seasonOf(moment: number): string {
  const date = new Date(moment);
  return `${date.getUTCFullYear()}-${Math.floor(date.getUTCMonth() / 3) + 1}`;
}

/** When a season begins. */
export function startOfSeason(season: string): number {
  const [year, quarter] = season.split('-').map(Number) as [number, number];
  return Date.UTC(year, 3 * (quarter - 1));
}

/** When the season of a moment ends. */
export function endOfSeason(moment: number): number {
  const date = new Date(startOfSeason(seasonOf(moment)));
  return Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + 3);
}

/** How many seasons have begun since another one. */
export function seasonsSince(season: string, now: string): number {
  const [[year, quarter], [thisYear, thisQuarter]] = [season, now].map((one) => one.split('-').map(Number)) as [
    [number, number],
    [number, number],
  ];
  return 4 * (thisYear - year) + thisQuarter - quarter;
}

/** When the day after this one begins. */
export function endOfDay(day: string): number {
  return Date.parse(day) + DAY_MS;
}
