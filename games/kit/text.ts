import { english, french, german, type Noun, spanish } from './grammar/index.ts';
import { isNoun } from './grammar/noun.ts';

/** Languages of players. The texts are in American English: `en` and `en-US` differ only in dates and numbers. */
export const LANGUAGES = ['en', 'en-US', 'de', 'fr', 'es'] as const;
/** Language of a player. */
export type Language = (typeof LANGUAGES)[number];

/** Text for players: one string if it is the same in every language (names), else one per language. */
export type Text = string | Translation;

/** A text, or undefined or false for none. */
export type OptionalText = Text | undefined | false;

/** A text in English and other languages. A missing language falls back to English. */
export type Translation = InEach<string>;

/** A value in English and other languages. */
export type InEach<T> = { readonly en: T } & { readonly [L in Language]?: T };

/** Escapes user-provided text, such as a name from a file, for use in formatted text. */
export function escapeFormatting(words: string): string {
  return words.replace(/\s+/g, ' ').replace(/[\\*_~|`#>[\]]|^[-+]/g, '\\$&');
}

/** Returns a text without its final full stop, for labels and quotations in a sentence. */
export function withoutFullStop(words: string): string {
  return words.replace(/\.$/, '');
}

/** Builds a text in each language. A language is composed when it is read. */
export function eachLanguage(words: (language: Language) => string): Translation {
  return new ComposedText(LANGUAGES, words) as Translation;
}

/** Joins texts in each language. Missing and empty ones are skipped. */
export function joinTexts(texts: readonly OptionalText[], separator = ' '): Translation {
  const present = texts.flatMap((text) => text || []);
  return eachLanguage((language) => present.map((text) => say(text, language)).join(separator));
}

const GRAMMARS = { en: english, 'en-US': english, de: german, fr: french, es: spanish };

/** Returns the nouns, articles and cases of a language. */
export function grammarOf(language: Language): (typeof GRAMMARS)[Language] {
  return GRAMMARS[language];
}

/** Returns a text in one language. The computer's article is capitalized where a sentence begins. */
export function say(text: Text, language: Language): string {
  const words = typeof text === 'string' ? text : inLanguage(text, language);
  return words.includes(grammarOf(language).theComputer)
    ? words.replace(SENTENCE_START, (start) => start.toUpperCase())
    : words;
}

/** First letter of the name of a computer where a sentence begins. */
const SENTENCE_START = new RegExp(
  `(?<=(?:^|\\n|[.!?] )\\**)(?=${Object.values(GRAMMARS)
    .map(({ theComputer }) => theComputer)
    .join('|')})\\p{L}`,
  'gu',
);

/** Returns a value in one language, or in English if it does not have the language. */
export function inLanguage<T>(value: InEach<T>, language: Language): T {
  return value[language] ?? value.en;
}

/**
 * Texts of all languages under the keys of one language's module. A string becomes a `Translation`, a noun an
 * `InEach<Noun>`, and a function takes texts and nouns in each language and returns a `Translation`.
 */
export type TextsOf<W> = {
  readonly [K in keyof W]: W[K] extends string
    ? Translation
    : W[K] extends Noun
      ? InEach<Noun>
      : W[K] extends (parameters: infer P) => string
        ? (parameters: Given<P>) => Translation
        : TextsOf<W[K]>;
};

/** Parameters of a text outside of its language modules, where a string may be a text in each language. */
type Given<P> = { readonly [K in keyof P]: GivenValue<P[K]> };
type GivenValue<V> = string extends V
  ? V | Translation
  : Noun extends V
    ? V | InEach<Noun>
    : V extends readonly (infer T)[]
      ? readonly GivenValue<T>[]
      : V;

/** Language modules of a game or feature. A language that is missing falls back to English. */
export interface LanguageModules<W> {
  readonly en: W;
  readonly de?: W;
  readonly fr?: W;
  readonly es?: W;
}

/**
 * Joins the language modules of a game or feature.
 *
 *     export const texts = inEachLanguage({ en, de });
 *     texts.menus.endTurn; // { en: 'End turn', de: 'Zug beenden' }
 */
export function inEachLanguage<W extends object>(modules: LanguageModules<W>): TextsOf<W> {
  return joinModules(modules as Modules) as TextsOf<W>;
}

type Entry = string | Noun | ((parameters: object) => string) | { readonly [key: string]: Entry };
type Modules = InEach<{ readonly [key: string]: Entry | undefined }>;

function joinModules(modules: Modules): object {
  return Object.fromEntries(Object.keys(modules.en).map((key) => [key, joinEntry(modules, key)]));
}

function joinEntry(modules: Modules, key: string): unknown {
  const languages = LANGUAGES.filter((language) => modules[language]?.[key] !== undefined);
  const entries = Object.fromEntries(languages.map((language) => [language, modules[language]?.[key]]));
  const entry = modules.en[key];
  if (typeof entry === 'string' || isNoun(entry)) return entries;
  if (typeof entry !== 'function') return joinModules(entries as unknown as Modules);
  const sentences = entries as Record<Language, (parameters: object) => string>;
  return (parameters: object) =>
    new ComposedText(languages, (language) => sentences[language](resolveParameters(parameters, language)));
}

/** A text whose languages are composed when they are read. */
export class ComposedText {
  readonly #languages: readonly Language[];
  readonly #words: (language: Language) => string;

  constructor(languages: readonly Language[], words: (language: Language) => string) {
    this.#languages = languages;
    this.#words = words;
  }

  get en(): string {
    return this.#words('en');
  }

  get 'en-US'(): string | undefined {
    return this.#in('en-US');
  }

  get de(): string | undefined {
    return this.#in('de');
  }

  get fr(): string | undefined {
    return this.#in('fr');
  }

  get es(): string | undefined {
    return this.#in('es');
  }

  /** Returns the text in all its languages, as it is stored and sent to threads. */
  toJSON(): Translation {
    return Object.fromEntries(this.#languages.map((language) => [language, this.#words(language)])) as Translation;
  }

  #in(language: Language): string | undefined {
    return this.#languages.includes(language) ? this.#words(language) : undefined;
  }
}

/** Returns a copy of a value with texts composed in all languages, for another thread. */
export function withPlainTexts(value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return value;
  if (value instanceof ComposedText) return value.toJSON();
  if (Array.isArray(value)) return value.map(withPlainTexts);
  if (Object.getPrototypeOf(value) !== Object.prototype) return value;
  return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, withPlainTexts(part)]));
}

/** Replaces texts and nouns among parameters by those of one language. */
function resolveParameters(parameters: object, language: Language): object {
  return Object.fromEntries(Object.entries(parameters).map(([name, value]) => [name, resolve(value, language)]));
}

function resolve(value: unknown, language: Language): unknown {
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return value.map((one) => resolve(one, language));
  return 'en' in value ? inLanguage(value as InEach<unknown>, language) : value;
}
