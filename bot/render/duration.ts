import { eachLanguage, type Text } from '@longtable/kit';
import { TimestampStyles, time } from 'discord.js';
import { DAY_MS, HOUR_MS, MINUTE_MS } from '../host/duration.ts';

const UNITS = [
  ['day', DAY_MS],
  ['hour', HOUR_MS],
  ['minute', MINUTE_MS],
  ['second', 1000],
] as const;

/** Formatters by language and unit. Creating one takes a millisecond, and the commands have hundreds of durations. */
const formatters = new Map<string, Intl.NumberFormat>();

/** Returns a duration in words, such as "3 days" or "1.5 hours". Minutes and seconds are whole. */
export function duration(ms: number): Text {
  const [unit, length] = UNITS.find(([, least]) => ms >= least) ?? (['second', 1000] as const);
  return eachLanguage((language) => {
    const formatter =
      formatters.get(`${language} ${unit}`) ??
      new Intl.NumberFormat(language, {
        style: 'unit',
        unit,
        unitDisplay: 'long',
        maximumFractionDigits: length >= HOUR_MS ? 1 : 0,
      });
    formatters.set(`${language} ${unit}`, formatter);
    return formatter.format(ms / length);
  });
}

/** Returns a timestamp that Discord shows as date and time in the reader's time zone. */
export function on(moment: number): string {
  return time(Math.floor(moment / 1000), TimestampStyles.ShortDateTime);
}

/** Returns a timestamp that Discord shows relatively, such as "in 3 hours". */
export function soon(moment: number): string {
  return time(Math.floor(moment / 1000), TimestampStyles.RelativeTime);
}

/** Returns a UTC day with non-breaking spaces, by default without its year: “16 Nov”, „16. Nov.“. */
export function shortDay(day: string, year: Pick<Intl.DateTimeFormatOptions, 'year'> = {}): Text {
  const parts = { day: 'numeric', month: 'short', ...year, timeZone: 'UTC' } as const;
  return eachLanguage((language) => {
    const date = new Intl.DateTimeFormat(language === 'en' ? 'en-GB' : language, parts);
    return date.format(Date.parse(day)).replaceAll(' ', '\u00a0');
  });
}
