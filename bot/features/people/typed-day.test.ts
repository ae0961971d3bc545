import { expect, test } from 'vitest';
import { endOfTypedDay } from './away.ts';

test.each([
  ['2026-08-14', 'UTC', '2026-08-15T00:00:00Z'],
  ['14.8.2026', 'Europe/Berlin', '2026-08-14T22:00:00Z'],
  ['2026-12-31', 'America/New_York', '2027-01-01T05:00:00Z'],
  ['1.12.2026', 'UTC', '2026-12-02T00:00:00Z'],
  ['2026-03-29', 'Europe/Berlin', '2026-03-29T22:00:00Z'],
  // Clocks change two hours after this day.
  ['2026-09-26', 'Pacific/Auckland', '2026-09-26T12:00:00Z'],
])('returns the end of %s in %s', (typed, zone, end) => {
  expect(endOfTypedDay(typed, zone)).toBe(Date.parse(end));
});

test.each(['tomorrow', '2026-02-30', '31.4.2026', '2026-13-01', ''])('rejects %j as a day', (typed) => {
  expect(endOfTypedDay(typed, 'UTC')).toBeUndefined();
});
