import { eachLanguage, type Language, say, type Text } from '../../games/kit/text.ts';
import { WORDS } from './text.ts';

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
