import { expect, test } from 'vitest';
import { dayBefore, endOfDay, mondayOf } from '../features/daily/record.ts';
import { endOfSeason, seasonOf, seasonsSince, startOfSeason } from '../features/ratings/rating.ts';
import { dayOf, weekOf } from './duration.ts';

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

test.each([
  ['2026-01-01T00:00:00Z', '2026-01-01', '2025-12-31', '2025-12-29', '2026-1'],
  ['2026-03-31T23:59:59Z', '2026-03-31', '2026-03-30', '2026-03-30', '2026-1'],
  ['2026-04-01T00:00:00Z', '2026-04-01', '2026-03-31', '2026-03-30', '2026-2'],
  ['2026-08-16T12:00:00Z', '2026-08-16', '2026-08-15', '2026-08-10', '2026-3'],
  ['2026-12-31T23:59:59Z', '2026-12-31', '2026-12-30', '2026-12-28', '2026-4'],
])('returns the day, the day before, the Monday and the season of %s', (text, day, before, monday, season) => {
  const moment = Date.parse(text);
  expect([dayOf(moment), dayBefore(day), mondayOf(moment), seasonOf(moment)]).toEqual([day, before, monday, season]);
});

test('returns when days and seasons start and end', () => {
  expect(endOfDay('2026-12-31')).toBe(Date.parse('2027-01-01'));
  expect(startOfSeason('2026-3')).toBe(Date.parse('2026-07-01'));
  expect(endOfSeason(Date.parse('2026-07-01'))).toBe(Date.parse('2026-10-01'));
  expect(endOfSeason(Date.parse('2026-12-31T12:00Z'))).toBe(Date.parse('2027-01-01'));
});

test('counts the seasons between two', () => {
  expect([
    seasonsSince('2026-2', '2026-2'),
    seasonsSince('2025-4', '2026-1'),
    seasonsSince('2024-1', '2026-4'),
  ]).toEqual([0, 1, 11]);
});
