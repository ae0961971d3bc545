import { expect, test } from 'vitest';
import { splitLines } from './lookup.ts';

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
