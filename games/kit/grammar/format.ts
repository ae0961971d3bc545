/** Formatting of one language. Formatters are created once, because creating one is slow. */
export function formatter(locale: string) {
  const numbers = new Intl.NumberFormat(locale);
  const rules = new Intl.PluralRules(locale);
  const and = new Intl.ListFormat(locale, { type: 'conjunction' });
  const or = new Intl.ListFormat(locale, { type: 'disjunction' });
  return {
    /** “12,000”. */
    number: (value: number) => numbers.format(value),
    /** “a, b and c”. */
    list: (things: readonly string[]) => (things.length < 2 ? (things[0] ?? '') : and.format(things)),
    /** “a, b or c”. */
    either: (things: readonly string[]) => (things.length < 2 ? (things[0] ?? '') : or.format(things)),
    /** “1 card”, “3 cards”. */
    count: (value: number, one: string, many: string) =>
      `${numbers.format(value)} ${rules.select(value) === 'one' ? one : many}`,
  };
}
