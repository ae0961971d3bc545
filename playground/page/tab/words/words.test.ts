import { expect, test } from 'vitest';
import { en } from './en.ts';
import { wordsIn } from './words.ts';

test.each([
  ['en-US', 'Cancel'],
  ['en-GB', 'Cancel'],
  ['de', 'Abbrechen'],
  ['fr', 'Annuler'],
  ['es-ES', 'Cancelar'],
  ['es-419', 'Cancelar'],
  ['ja', 'Cancel'],
])('has texts for %s', (locale, cancel) => {
  expect(wordsIn(locale).cancel).toBe(cancel);
});

test.each(['de', 'fr', 'es-ES'])('leaves no English sentence in %s', (locale) => {
  const same = (first: object, second: object): string[] =>
    Object.entries(first).flatMap(([key, text]) => {
      const translated = (second as Record<string, unknown>)[key];
      if (typeof text === 'object') return same(text, translated as object);
      return typeof text === 'string' && text.includes(' ') && text === translated ? [key] : [];
    });
  expect(same(en, wordsIn(locale))).toEqual([]);
});
