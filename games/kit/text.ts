/** Supported languages. */
export const LANGUAGES = ['en', 'de'] as const;
/** Supported language. */
export type Language = (typeof LANGUAGES)[number];

/** Text for players: one string if it is the same in every language (names), else one per language. */
export type Text = string | Translation;

/** A text in every language. */
export type Translation = Readonly<Record<Language, string>>;

/** Escapes user-provided text, such as a name from a file, for use in formatted text. */
export function escapeFormatting(words: string): string {
  return words.replace(/\s+/g, ' ').replace(/[\\*_~|`#>[\]]|^[-+]/g, '\\$&');
}

/** Builds a text in each language. */
export function eachLanguage(words: (language: Language) => string): Translation {
  return Object.fromEntries(LANGUAGES.map((language) => [language, words(language)])) as Translation;
}

/** Returns a text in one language. */
export function say(text: Text, language: Language): string {
  return typeof text === 'string' ? text : text[language];
}

/**
 * Texts of all languages under the keys of one language's module. A string becomes a `Translation`, and a function
 * returns one.
 */
export type TextsOf<W> = {
  readonly [K in keyof W]: W[K] extends string
    ? Translation
    : W[K] extends (parameters: infer P) => string
      ? (parameters: P) => Translation
      : TextsOf<W[K]>;
};

/**
 * Joins the language modules of a game or feature.
 *
 *     export const texts = inEachLanguage({ en, de });
 *     texts.menus.endTurn; // { en: 'End turn', de: 'Zug beenden' }
 */
export function inEachLanguage<W extends object>(modules: Readonly<Record<Language, W>>): TextsOf<W> {
  const join = (key: string) => {
    const entries = LANGUAGES.map((language) => [language, modules[language][key as keyof W]] as const);
    const entry = entries[0]?.[1];
    if (typeof entry === 'string') return Object.fromEntries(entries);
    if (typeof entry === 'object') return inEachLanguage(Object.fromEntries(entries) as never);
    return (parameters: unknown) =>
      Object.fromEntries(entries.map(([language, sentence]) => [language, (sentence as Sentence)(parameters)]));
  };
  return Object.fromEntries(Object.keys(modules.en).map((key) => [key, join(key)])) as TextsOf<W>;
}

type Sentence = (parameters: unknown) => string;
