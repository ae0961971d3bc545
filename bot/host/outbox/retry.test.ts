import { expect, test } from 'vitest';
import { nextRetryAt } from './outbox.ts';

const MINUTE = 60_000;

test.each([
  [0, false, 1000],
  [3, false, 8000],
  [9, false, 512_000],
  [10, false, 10 * MINUTE],
  [149, false, 10 * MINUTE],
  [0, true, MINUTE],
  [1, true, 2 * MINUTE],
  [5, true, 10 * MINUTE],
])('pauses after %i failures (closed: %s) for %i ms', (tries, isClosed, pause) => {
  expect(nextRetryAt(7, tries, isClosed)).toBe(7 + pause);
});

test('gives up after the last retry', () => {
  expect(nextRetryAt(7, 150, false)).toBeUndefined();
});
