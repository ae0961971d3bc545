import { eachLanguage, LANGUAGES, type Language, say, type Text } from '@longtable/kit';
import { escapeMarkdown, type Locale } from 'discord.js';

/** Discord's locales that a language serves. */
export const LOCALES: Readonly<Record<Language, readonly `${Locale}`[]>> = {
  en: ['en-GB'],
  'en-US': ['en-US'],
  de: ['de'],
  fr: ['fr'],
  es: ['es-ES', 'es-419'],
};

/** Returns the language for a Discord locale. English if it is missing or not supported. */
export function languageOf(locale: string | null | undefined): Language {
  return LANGUAGES.find((language) => LOCALES[language].some((served) => served === locale)) ?? 'en';
}

/** Returns a code block. Backticks become a look-alike character and control characters are removed. */
export function codeBlock(lines: readonly string[]): string {
  const text = lines.join('\n').replaceAll('`', 'ˋ').replace(UNPRINTABLE, '');
  return `\`\`\`\n${text}\n\`\`\``;
}

/** Escapes formatting, links and mentions in a line. */
export function plainLine(line: string): string {
  if (!MAY_NEED_ESCAPING.test(line)) return line;
  return escapeMarkdown(line.replace(/[^\S\u00a0]+/g, ' ').replace(UNPRINTABLE, ''), {
    heading: true,
    bulletedList: true,
    maskedLink: true,
  })
    .replace(/[<@]/g, (sign) => `${sign}\u200b`)
    .replace(/^(\d+)\./, '$1\\.')
    .replace(/:\/\//g, ':\u200b//');
}

export function plainText(text: Text): Text {
  return typeof text === 'string' ? plainLine(text) : eachLanguage((language) => plainLine(say(text, language)));
}

/** Disables links and mentions in a text but keeps other formatting. Used for texts that contain uploaded names. */
export function withoutLinks(text: string): string {
  return text
    .replace(UNPRINTABLE, '')
    .replace(/\]\(/g, ']\u200b(')
    .replace(/[<@]/g, (sign) => `${sign}\u200b`)
    .replace(/:\/\//g, ':\u200b//');
}

/** Quick check for characters that may need escaping. */
const MAY_NEED_ESCAPING =
  // biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are removed
  /[\\`*_~|#[<@\u0000-\u001f\u007f-\u009f\u202a-\u202e\u2066-\u2069]|[^\S \u00a0]| {2}|:\/\/|^ ?-|^\d+\./;

// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what has to go; line breaks stay
const UNPRINTABLE = /[\u0000-\u0009\u000b-\u001f\u007f-\u009f\u202a-\u202e\u2066-\u2069]/g;

/** Returns points with halves as ½. */
export function pointWords(points: number, language: Language = 'en'): string {
  if (points % 1 !== 0.5) return points.toLocaleString(language);
  return points < 1 ? '½' : `${Math.floor(points)}½`;
}
