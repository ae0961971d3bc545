import type { Language } from '@longtable/kit';
import { expect, test } from 'vitest';
import { renderTexts } from './texts.ts';

/** Faults that a machine finds, by language. Text in code marks is not prose. */
const FAULTS: Readonly<Record<Exclude<Language, 'en-US'>, RegExp>> = {
  en: /["']|\w %|[„«»]/,
  de: /["']|\d%|[«»]/,
  fr: /["']|[^\u00a0\u202f\s?!][?!]|\w[:;](?=\s|$)| [:;?!%»]|« |[„“”]/,
  es: /["']|(?<!¿[^?]*)\?(?!:)|(?<!¡[^!]*)!|[„]/,
};
const BROKEN = /undefined|NaN|\[object|\$\{| {2,}\S/;

const proseOf = (text: string) =>
  text
    .replaceAll(/`[^`]*`|```[\s\S]*?```|https?:\S+|<[^>]*>|\[\?\]|«\?»|\.\s,\s:\s;\s!\s\?\s' &/g, 'x')
    .replaceAll(/^ +/gm, '');

/** Texts that the samples call with numbers that a game never has together. */
const IMPOSSIBLE = ['ask.pointsLeft'];

/** Languages whose texts are complete. */
const COMPLETE = ['en', 'de', 'fr', 'es'] as const;

test.each(COMPLETE)('renders every text in %s without gaps and with its own marks', async (language) => {
  const rendered = await renderTexts(language, '');
  expect(rendered.length).toBeGreaterThan(2500);
  const mistakes = rendered
    .filter(({ key }) => !IMPOSSIBLE.includes(key))
    .filter(({ text = '' }) => BROKEN.test(proseOf(text)) || FAULTS[language].test(proseOf(text)));
  expect(mistakes.map(({ folder, key, text }) => `${folder} ${key}: ${text}`)).toEqual([]);
});
