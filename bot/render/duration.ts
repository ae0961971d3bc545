import { eachLanguage, type Language, say, type Text } from '@longtable/kit';
import { TimestampStyles, time } from 'discord.js';
import { DAY_MS, HOUR_MS, MINUTE_MS } from '../host/duration.ts';
import { WORDS } from './text.ts';

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

/** Days are written as in Britain: the month is a word, so nobody takes it for the day. */
const LOCALES: Readonly<Record<Language, string>> = { en: 'en-GB', de: 'de' };

/** A UTC day such as 2026-11-16 in words: “16 Nov”, „16. Nov.“. */
function shortDay(day: string, language: Language): string {
  return formatted(day, language, { day: 'numeric', month: 'short' });
}

/** The same with its year: “16 Nov 2026”, „16. Nov. 2026“. */
export function dayAndYear(day: string, language: Language): string {
  return formatted(day, language, { day: 'numeric', month: 'short', year: 'numeric' });
}

/** The date of a day stays in one line. */
function formatted(day: string, language: Language, parts: Intl.DateTimeFormatOptions): string {
  const date = new Intl.DateTimeFormat(LOCALES[language], { ...parts, timeZone: 'UTC' });
  return date.format(Date.parse(day)).replaceAll(' ', '\u00a0');
}

/** What a daily of a day is called: “Daily, 16 Nov”. */
export function dailyName(day: string, isPuzzle: boolean): Text {
  return eachLanguage(
    (language) => `${say(isPuzzle ? WORDS.puzzleOfTheDay : DAILY, language)}, ${shortDay(day, language)}`,
  );
}

const DAILY: Text = { en: 'Daily', de: 'Tagesspiel' };
