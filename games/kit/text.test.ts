import { expect, test } from 'vitest';
import { escapeFormatting, inEachLanguage, say } from './text.ts';

test('composes texts from parameters in each language', () => {
  const en = { hello: ({ names }: { names: readonly string[] }) => `hello ${names.join(' ')}`, inner: { yes: 'yes' } };
  const de = { hello: ({ names }: { names: readonly string[] }) => `hallo ${names.join(' ')}`, inner: { yes: 'ja' } };
  const texts = inEachLanguage({ en, de });
  const text = texts.hello({ names: ['x', { en: 'one', de: 'eins' }] });
  expect([say(text, 'en'), say(text, 'de'), say(text, 'es'), say(texts.inner.yes, 'de')]).toEqual([
    'hello x one',
    'hallo x eins',
    'hello x one',
    'ja',
  ]);
});

test('begins a sentence with the computer in capitals, in each language', () => {
  const won = { en: 'the computer wins. But **the computer**: the computer', de: 'der Computer gewinnt' };
  expect([say(won, 'en'), say(won, 'de')]).toEqual([
    'The computer wins. But **the computer**: the computer',
    'Der Computer gewinnt',
  ]);
  expect([say('l’ordinateur gagne', 'fr'), say('\n**la máquina gana**', 'es')]).toEqual([
    'L’ordinateur gagne',
    '\n**La máquina gana**',
  ]);
});

test('escapes the formatting of names', () => {
  expect(['*a*_b_', '- a', 'a - b', '#1', 'a\n b', '`x`'].map(escapeFormatting)).toEqual([
    '\\*a\\*\\_b\\_',
    '\\- a',
    'a - b',
    '\\#1',
    'a b',
    '\\`x\\`',
  ]);
});
