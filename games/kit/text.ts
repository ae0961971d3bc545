/** The languages that players read. */
export const LANGUAGES = ['en', 'de'] as const;
export type Language = (typeof LANGUAGES)[number];

/** Text for players: one string if it is the same in every language (names), else one per language. */
export type Text = string | Readonly<Record<Language, string>>;

/** What somebody else has written, such as a name from a file, as it stands in a text that may be formatted. */
export function escapeFormatting(words: string): string {
  return words.replace(/\s+/g, ' ').replace(/[\\*_~|`#>[\]]|^[-+]/g, '\\$&');
}

/** A text built for each language. */
export function eachLanguage(words: (language: Language) => string): Text {
  return { en: words('en'), de: words('de') };
}

/** A text in one language. */
export function say(text: Text, language: Language): string {
  return typeof text === 'string' ? text : text[language];
}
