import { expect, test } from 'vitest';
import { weekOf } from './day.ts';

test.each([
  ['2026-01-01T00:00Z', 1],
  ['2026-01-04T23:59Z', 1],
  ['2026-01-05T00:00Z', 2],
  ['2026-11-16T18:00Z', 47],
  ['2026-12-31T12:00Z', 53],
  ['2027-01-03T12:00Z', 53],
  ['2027-01-04T00:00Z', 1],
  ['2024-12-30T00:00Z', 1],
])('counts %s as week %i', (moment, week) => {
  expect(weekOf(Date.parse(moment))).toBe(week);
});
