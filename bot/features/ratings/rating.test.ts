import { expect, test } from 'vitest';
import { DAY_MS } from '../../host/duration.ts';
import {
  interpolateRating,
  isEstablished,
  isNewAccount,
  isPrecise,
  limitByOpponents,
  ratedAfter,
  recentOf,
  UNRATED,
  weightOf,
  withOpponents,
} from './rating.ts';

test.each([
  ['new', UNRATED, 22],
  ['established', { ...UNRATED, deviation: 100 }, 11],
])('a rating is precise after as many even games against %s opponents as players read', (_case, theirs, games) => {
  let mine = UNRATED;
  const after = Array.from({ length: games }, (_, at) => {
    mine = ratedAfter(mine, [{ theirs, points: (at + 1) % 2 }]);
    return isPrecise(mine);
  });
  expect([after.at(-2), after.at(-1)]).toEqual([false, true]);
});

test('the first rated game moves a rating by less than 90 points', () => {
  const { rating } = ratedAfter(UNRATED, [{ theirs: UNRATED, points: 1 }]);
  expect(rating - UNRATED.rating).toBeLessThan(90);
});

test('moves a rating with the results, and counts deviations above 200 as 200 for the opponent', () => {
  const after = (points: number, theirs = UNRATED) => ratedAfter(UNRATED, [{ theirs, points }]);
  expect(after(1).rating).toBeGreaterThan(UNRATED.rating);
  expect(after(0).rating).toBeLessThan(UNRATED.rating);
  expect(after(0.5).rating).toBeCloseTo(UNRATED.rating);
  expect(after(1).rating).toBe(after(1, { ...UNRATED, deviation: 200 }).rating);
  expect(after(1).rating).toBeLessThan(after(1, { ...UNRATED, deviation: 199 }).rating);
  expect(after(1).deviation).toBeLessThan(UNRATED.deviation);
});

test('establishes a rating with a low deviation and three opponents who did not lose', () => {
  const rating = { ...UNRATED, deviation: 109 };
  const lostTo = ['a', 'b', 'c'];
  expect(isEstablished({ rating, lostTo })).toBe(true);
  expect(isEstablished({ rating, lostTo: ['a', 'b'] })).toBe(false);
  expect(isEstablished({ rating })).toBe(false);
  expect(isEstablished({ rating: { ...rating, deviation: 110 }, lostTo })).toBe(false);
  expect(isEstablished({ lostTo })).toBe(false);
});

test.each([
  { opponents: 0, highest: 1650, lowest: 1350 },
  { opponents: 5, highest: 1650, lowest: 1350 },
  { opponents: 6, highest: 1680, lowest: 1320 },
  { opponents: 19, highest: 2070, lowest: 930 },
  { opponents: 20, highest: 2500, lowest: 500 },
])('limits a rating with $opponents opponents', ({ opponents, highest, lowest }) => {
  const limited = (rating: number) => limitByOpponents(UNRATED, { ...UNRATED, rating }, opponents).rating;
  expect([limited(2500), limited(500), limited(1510)]).toEqual([highest, lowest, 1510]);
});

test('lets a rating that is too far away only move closer', () => {
  const after = (before: number, next: number) =>
    limitByOpponents({ ...UNRATED, rating: before }, { ...UNRATED, rating: next }, 5).rating;
  expect([after(1800, 1850), after(1800, 1790), after(1200, 1150), after(1200, 1210)]).toEqual([
    1800, 1790, 1200, 1210,
  ]);
});

test('counts different opponents and players who did not lose, without new accounts, up to the limits', () => {
  const met = (id: string, points: number, isNewcomer = false) => ({ id, points, isNewcomer });
  const all = [met('a', 1), met('b', 0.5), met('c', 0), met('d', 0, true), met('a', 1)];
  expect(withOpponents({}, all)).toEqual({ opponents: ['a', 'b', 'c'], lostTo: ['b', 'c'] });
  expect(withOpponents({ opponents: ['b', 'x'], lostTo: ['x'] }, all)).toEqual({
    opponents: ['b', 'x', 'a', 'c'],
    lostTo: ['x', 'b', 'c'],
  });
  const many = Array.from({ length: 30 }, (_, index) => met(`p${index}`, 0));
  const { opponents, lostTo } = withOpponents({}, many);
  expect([opponents.length, lostTo.length]).toEqual([20, 3]);
});

test('weighs a game by the games against the same opponent within two weeks, and halves it for new accounts', () => {
  const now = 100 * DAY_MS;
  const weights = (games: number, at = now, isNewcomer = false) => {
    const recent = Array.from({ length: games }, () => ({ opponent: 'bo', at }));
    return weightOf({ recent: [...recent, { opponent: 'cleo', at: now }] }, { id: 'bo', isNewcomer }, now);
  };
  expect([0, 1, 2, 3, 4, 5, 6, 7].map((games) => weights(games))).toEqual([1, 1, 0.5, 0.5, 0.25, 0.25, 0, 0]);
  expect([weights(6, now - 14 * DAY_MS + 1), weights(6, now - 14 * DAY_MS)]).toEqual([0, 1]);
  expect([weights(0, now, true), weights(2, now, true)]).toEqual([0.5, 0.25]);
  expect(recentOf({ recent: [{ opponent: 'bo', at: 0 }] }, now)).toEqual([]);
  expect(recentOf({}, now)).toEqual([]);
});

test('counts an account as new for 30 days', () => {
  const made = Date.UTC(2026, 0, 1);
  const id = String(BigInt(made - 1420070400000) << 22n);
  expect(isNewAccount(id, made + 30 * DAY_MS - 1)).toBe(true);
  expect(isNewAccount(id, made + 30 * DAY_MS)).toBe(false);
  expect(isNewAccount('ada', made)).toBe(false);
});

test('interpolates all parts of a rating', () => {
  const [from, to] = [UNRATED, { rating: 1600, deviation: 250, volatility: 0.08 }];
  expect(interpolateRating(from, to, 0)).toEqual(from);
  const { rating, deviation, volatility } = interpolateRating(from, to, 0.25);
  expect([rating, deviation]).toEqual([1525, 325]);
  expect(volatility).toBeCloseTo(0.065);
});
