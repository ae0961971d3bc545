import { expect, test } from 'vitest';
import { DAY_MS } from '../../host/duration.ts';
import { isNewAccount, limitByOpponents, recentOf, UNRATED, weightOf, withOpponents } from './rating.ts';

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
