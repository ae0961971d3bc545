import { DAY_MS } from '../duration.ts';

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
