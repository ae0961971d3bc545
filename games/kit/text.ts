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
  const join = (key: keyof W) => {
    const entry = modules.en[key];
    if (typeof entry === 'string') return eachLanguage((language) => modules[language][key] as string);
    if (typeof entry === 'function')
      return (parameters: unknown) => eachLanguage((language) => (modules[language][key] as Sentence)(parameters));
    const parts = LANGUAGES.map((language) => [language, modules[language][key]]);
    return inEachLanguage(Object.fromEntries(parts) as Record<Language, object>);
  };
  const keys = Object.keys(modules.en) as (keyof W & string)[];
  return Object.fromEntries(keys.map((key) => [key, join(key)])) as TextsOf<W>;
}

type Sentence = (parameters: unknown) => string;
