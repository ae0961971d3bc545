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

/** When a day, typed as 2026-08-14 or 14.8.2026, is over in a time zone; nothing if that is no day. */
export function endOfTypedDay(typed: string, zone: string): number | undefined {
  const [, y, m, d] = /^\s*(\d{4})-(\d{1,2})-(\d{1,2})\s*$/.exec(typed) ?? [];
  const [, day, month, year] = /^\s*(\d{1,2})\.\s*(\d{1,2})\.\s*(\d{4})\s*$/.exec(typed) ?? [];
  const [years, months, days] = [y ?? year, m ?? month, d ?? day].map(Number) as [number, number, number];
  const start = Date.UTC(years, months - 1, days);
  const isDay = !Number.isNaN(start) && new Date(start).getUTCMonth() === months - 1;
  return isDay ? inZone(start + DAY_MS, zone) : undefined;
}

/** The moment at which clocks in a zone show what those of UTC show at another. */
function inZone(shown: number, zone: string): number {
  const guess = shown - offsetAt(shown, zone);
  return shown - offsetAt(guess, zone);
}

/** How far the clocks of a zone are ahead of UTC. */
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
