import { expect, test } from 'vitest';
import { pagesOf } from './log.ts';

test('divides a log into pages from its end, without splitting or losing a line', () => {
  const lines = Array.from({ length: 100 }, (_, index) => `> Ada moves unit ${index} to the next field.`);
  const pages = pagesOf(lines);
  expect(pages.length).toBeGreaterThan(1);
  expect(pages[0]?.at(-1)).toBe(lines.at(-1));
  expect(pages.toReversed().flat()).toEqual(lines);
  for (const page of pages) expect(page.join('\n').length).toBeLessThanOrEqual(1600);
});

test('has one page for a short log', () => {
  expect(pagesOf(['> Ada moves.'])).toEqual([['> Ada moves.']]);
});

test('has a line that is longer than a page on a page of its own', () => {
  const long = 'x'.repeat(2000);
  expect(pagesOf([long])).toEqual([[long]]);
  expect(pagesOf(['first', long, 'last'])).toEqual([['last'], [long], ['first']]);
});

test('fills a page to its limit', () => {
  const half = 'x'.repeat(799);
  expect(pagesOf([`${half}x`, half])).toHaveLength(1);
  expect(pagesOf([`${half}xx`, half])).toHaveLength(2);
});
