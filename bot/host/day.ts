import { DAY_MS } from './duration.ts';

/** Returns the UTC day of a time, as in 2026-11-15. */
export function dayOf(moment: number): string {
  return new Date(moment).toISOString().slice(0, 10);
}

export function dayBefore(day: string): string {
  return dayOf(Date.parse(day) - DAY_MS);
}

/** Returns the ISO week of a time, 1 to 53. Weeks start on Monday, and the first contains the year's first Thursday. */
export function weekOf(moment: number): number {
  const weekday = (new Date(moment).getUTCDay() + 6) % 7;
  const thursday = new Date(moment + (3 - weekday) * DAY_MS);
  return Math.ceil((thursday.getTime() - Date.UTC(thursday.getUTCFullYear(), 0, 1) + 1) / (7 * DAY_MS));
}

export function mondayOf(moment: number): string {
  return dayOf(moment - ((new Date(moment).getUTCDay() + 6) % 7) * DAY_MS);
}

/** Returns the season of a time, as in 2026-4. Seasons are quarters of the UTC year. */
export function seasonOf(moment: number): string {
  const date = new Date(moment);
  return `${date.getUTCFullYear()}-${Math.floor(date.getUTCMonth() / 3) + 1}`;
}

export function startOfSeason(season: string): number {
  const [year, quarter] = season.split('-').map(Number) as [number, number];
  return Date.UTC(year, 3 * (quarter - 1));
}

export function endOfSeason(moment: number): number {
  const date = new Date(startOfSeason(seasonOf(moment)));
  return Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + 3);
}

/** Returns the number of seasons from one to another. */
export function seasonsSince(season: string, now: string): number {
  const [[year, quarter], [thisYear, thisQuarter]] = [season, now].map((one) => one.split('-').map(Number)) as [
    [number, number],
    [number, number],
  ];
  return 4 * (thisYear - year) + thisQuarter - quarter;
}

export function endOfDay(day: string): number {
  return Date.parse(day) + DAY_MS;
}

/** Returns the end of a day, typed as 2026-08-14 or 14.8.2026, in a time zone. Undefined if it is not a day. */
export function endOfTypedDay(typed: string, zone: string): number | undefined {
  const [, y, m, d] = /^\s*(\d{4})-(\d{1,2})-(\d{1,2})\s*$/.exec(typed) ?? [];
  const [, day, month, year] = /^\s*(\d{1,2})\.\s*(\d{1,2})\.\s*(\d{4})\s*$/.exec(typed) ?? [];
  const [years, months, days] = [y ?? year, m ?? month, d ?? day].map(Number) as [number, number, number];
  const start = Date.UTC(years, months - 1, days);
  const isDay = !Number.isNaN(start) && new Date(start).getUTCMonth() === months - 1;
  return isDay ? inZone(start + DAY_MS, zone) : undefined;
}

/** Returns the time at which clocks in a zone show what UTC clocks show at `shown`. */
function inZone(shown: number, zone: string): number {
  const guess = shown - offsetAt(shown, zone);
  return shown - offsetAt(guess, zone);
}

/** Returns the offset of a zone from UTC in milliseconds. */
function offsetAt(moment: number, zone: string): number {
  const parts = new Intl.DateTimeFormat('en-GB', {
    timeZone: zone,
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
    second: 'numeric',
  }).formatToParts(moment);
  const [year, month, day, hour, minute, second] = ['year', 'month', 'day', 'hour', 'minute', 'second'].map((type) =>
    Number(parts.find((part) => part.type === type)?.value),
  ) as [number, number, number, number, number, number];
  return Date.UTC(year, month - 1, day, hour, minute, second) - (moment - (moment % 1000));
}
