import { TimestampStyles, time } from 'discord.js';
import type { Language } from '../../games/kit/text.ts';
import { DAY_MS, HOUR_MS, MINUTE_MS } from '../host/duration.ts';

const UNITS = [
  ['day', DAY_MS],
  ['hour', HOUR_MS],
  ['minute', MINUTE_MS],
  ['second', 1000],
] as const;

/** A span of time in words, such as "3 days" or "1.5 hours"; minutes and seconds are whole. */
export function duration(ms: number, language: Language): string {
  const [unit, length] = UNITS.find(([, least]) => ms >= least) ?? (['second', 1000] as const);
  return new Intl.NumberFormat(language, {
    style: 'unit',
    unit,
    unitDisplay: 'long',
    maximumFractionDigits: length >= HOUR_MS ? 1 : 0,
  }).format(ms / length);
}

/** A moment by date and time of day, as each reader's own clock has it. */
export function on(moment: number): string {
  return time(Math.floor(moment / 1000), TimestampStyles.ShortDateTime);
}

/** A moment in Discord's own words, such as "in 3 hours". */
export function soon(moment: number): string {
  return time(Math.floor(moment / 1000), TimestampStyles.RelativeTime);
}
