/** Formatting of one language. Creating a formatter is slow, so each one is created once, at its first use. */
export function formatter(locale: string) {
  let numbers: Intl.NumberFormat | undefined;
  let rules: Intl.PluralRules | undefined;
  let and: Intl.ListFormat | undefined;
  let or: Intl.ListFormat | undefined;
  /** “12,000”. */
  const number = (value: number) => {
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
