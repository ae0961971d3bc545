import { expect, test } from 'vitest';
import { cut, widthOf } from './reader.ts';

/** Returns all characters from the first to the last code point. */
const signs = (first: number, last: number) =>
  String.fromCharCode(...Array.from({ length: last - first + 1 }, (_, at) => first + at));

test.each([
  ['letters', signs(0x20, 0x7e) + signs(0xa0, 0x2ff)],
  ['punctuation', signs(0x2010, 0x2027) + signs(0x2030, 0x205e)],
  ['symbols', signs(0x20a0, 0x20bf) + signs(0x2190, 0x27bf)],
])('%s take a column each, as when they are taken apart', (_, text) => {
  const segments = [...new Intl.Segmenter('en', { granularity: 'grapheme' }).segment(text)];
  expect(widthOf(text)).toBe(segments.length);
  expect(cut(text, 9)).toBe(
    `${segments
      .slice(0, 8)
      .map(({ segment }) => segment)
      .join('')
      .trimEnd()}…`,
  );
});

test.each([
  ['日本', 4],
  ['e\u0301', 1],
  ['❤\ufe0f', 1],
])('%s takes %i columns', (text, columns) => {
  expect(widthOf(text)).toBe(columns);
});
