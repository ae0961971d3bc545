/** Grammatical gender. */
export type Gender = 'm' | 'f' | 'n';

/** Grammatical case, for German. */
export type Case = 'nominative' | 'accusative' | 'dative' | 'genitive';

/** A noun with the forms that its language needs. */
export interface Noun {
  /** Singular, in the nominative. */
  readonly noun: string;
  readonly plural?: string;
  /** Form in lists, if it differs from the form after an article: “The Hound”, „Untoter“. */
  readonly alone?: string;
  /** Undefined for a name of unknown gender, which takes no article. */
  readonly gender?: Gender;
  /** German forms that differ from the nominative. */
  readonly cases?: Readonly<Partial<Record<Exclude<Case, 'nominative'>, string>>>;
  /** Whether it is a name that takes no article. */
  readonly name?: true;
}

/** Returns a noun from user-provided text, which takes no article. */
export function nameNoun(name: string): Noun {
  return { noun: name, name: true };
}

/** Returns English nouns under themselves as keys. */
export function nouns<K extends string>(...words: readonly K[]): Readonly<Record<K, Noun>> {
  return Object.fromEntries(words.map((noun): [string, Noun] => [noun, { noun }])) as Record<K, Noun>;
}

/** Returns a masculine noun. `other` is its form in the other German cases: `masculine('Falke', 'Falken')`. */
export function masculine(noun: string, other?: string): Noun {
  return { noun, gender: 'm', ...(other && { cases: { accusative: other, dative: other, genitive: other } }) };
}

/** Returns a feminine noun. */
export function feminine(noun: string): Noun {
  return { noun, gender: 'f' };
}

/** Returns a neuter noun. */
export function neuter(noun: string): Noun {
  return { noun, gender: 'n' };
}

export function isNoun(value: unknown): value is Noun {
  return typeof value === 'object' && value !== null && 'noun' in value;
}

/** Formatting of one language. Creating a formatter is slow, so each one is created once, at its first use. */
export function formatter(locale: string) {
  let numbers: Intl.NumberFormat | undefined;
  let rules: Intl.PluralRules | undefined;
  let and: Intl.ListFormat | undefined;
  let or: Intl.ListFormat | undefined;
  /** “12,000”. Short numbers are the same in all languages. */
  const number = (value: number) => {
    if (Number.isInteger(value) && value >= 0 && value < 1000) return String(value);
    numbers ??= new Intl.NumberFormat(locale);
    return numbers.format(value);
  };
  return {
    number,
    /** “a, b and c”. */
    list: (things: readonly string[]) => {
      and ??= new Intl.ListFormat(locale, { type: 'conjunction' });
      return things.length < 2 ? (things[0] ?? '') : and.format(things);
    },
    /** “a, b or c”. */
    either: (things: readonly string[]) => {
      or ??= new Intl.ListFormat(locale, { type: 'disjunction' });
      return things.length < 2 ? (things[0] ?? '') : or.format(things);
    },
    /** “1 card”, “3 cards”. */
    count: (value: number, one: string, many: string) => {
      rules ??= new Intl.PluralRules(locale);
      return `${number(value)} ${rules.select(value) === 'one' ? one : many}`;
    },
  };
}
