/** Supported languages. */
export const LANGUAGES = ['en', 'de'] as const;
/** Supported language. */
export type Language = (typeof LANGUAGES)[number];

/** Text for players: one string if it is the same in every language (names), else one per language. */
export type Text = string | Readonly<Record<Language, string>>;

/** Escapes user-provided text, such as a name from a file, for use in formatted text. */
export function escapeFormatting(words: string): string {
  return words.replace(/\s+/g, ' ').replace(/[\\*_~|`#>[\]]|^[-+]/g, '\\$&');
}

/** Builds a text in each language. */
export function eachLanguage(words: (language: Language) => string): Text {
  return { en: words('en'), de: words('de') };
}

/** Returns a text in one language. */
export function say(text: Text, language: Language): string {
  return typeof text === 'string' ? text : text[language];
}
