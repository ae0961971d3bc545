/** The languages that players read. */
export const LANGUAGES = ['en', 'de'] as const;
export type Language = (typeof LANGUAGES)[number];

/** Words for players: one string where every language says the same (names, the document's own lines), else one each. */
export type Text = string | Readonly<Record<Language, string>>;

/** A text that is put together in each language. */
export function eachLanguage(words: (language: Language) => string): Text {
  return { en: words('en'), de: words('de') };
}

/** The words of a text in one language. */
export function say(text: Text, language: Language): string {
  return typeof text === 'string' ? text : text[language];
}
