import { expect, test } from 'vitest';
import { fileWords, splitLines } from './lookup.ts';

test('summarises JSON files and shows the lines of others', () => {
  expect(fileWords('[{"name":"Vera"},{"name":"Percy"}]', 'en')).toEqual({
    lines: [],
    text: 'A JSON file with 2 entries: Vera, Percy.',
  });
  const settings = fileWords('{"a":1,"b":{"c":2}}', 'de');
  expect(settings).toEqual({ lines: [], text: expect.stringContaining('mit 2 Einstellungen.') });
  expect(fileWords('##\n#@', 'en')).toEqual({ lines: ['##', '#@'] });
});

test('names up to twelve entries of a JSON file', () => {
  const end = (count: number) =>
    fileWords(JSON.stringify(Array.from({ length: count }, (_, at) => ({ name: `N${at + 1}` }))), 'en').text?.slice(-9);
  expect([end(12), end(13)]).toEqual(['N11, N12.', ', N12, ….']);
});

test('keeps indented lines on the same page as their entry', () => {
  const entries = Array.from({ length: 20 }, (_, at) => [`${at}: Rat`, ' health 40', ' vision 4']).flat();
  const sheets = splitLines(entries);
  expect(sheets.map(([first]) => first)).toEqual(['0: Rat', '13: Rat']);
  expect(sheets.flat()).toEqual(entries);
});

test('splits text without entries at the maximum page length', () => {
  expect(splitLines(Array<string>(100).fill(' ##')).map(({ length }) => length)).toEqual([40, 40, 20]);
  expect(splitLines(Array<string>(81).fill('##')).map(({ length }) => length)).toEqual([40, 40, 1]);
  expect(splitLines([])).toEqual([[]]);
});
