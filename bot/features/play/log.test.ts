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
