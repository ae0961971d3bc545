import { expect, test } from 'vitest';
import { sheetsOf } from './lookup.ts';

test('an entry is not torn from what is indented below it', () => {
  const entries = Array.from({ length: 20 }, (_, at) => [`${at}: Rat`, ' health 40', ' vision 4']).flat();
  const sheets = sheetsOf(entries);
  expect(sheets.map(([first]) => first)).toEqual(['0: Rat', '13: Rat']);
  expect(sheets.flat()).toEqual(entries);
});

test('what has no entries is cut where a sheet is full', () => {
  expect(sheetsOf(Array<string>(100).fill(' ##')).map(({ length }) => length)).toEqual([40, 40, 20]);
  expect(sheetsOf(Array<string>(81).fill('##')).map(({ length }) => length)).toEqual([40, 40, 1]);
  expect(sheetsOf([])).toEqual([[]]);
});
