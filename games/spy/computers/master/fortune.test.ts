import { expect, test } from 'vitest';
import { fortuneOf, type Games } from './fortune.ts';

const LUCKY: Games = { chance: 0.7, own: 10, limit: 20, bank: 40, count: 1, hazard: 0.1, lead: 0, spread: 30 };

test('the last game is for everything, with more to come less is risked', () => {
  expect(fortuneOf(LUCKY)?.stake).toBe(10);
  const stake = fortuneOf({ ...LUCKY, count: 6 })?.stake ?? 0;
  expect(stake).toBeGreaterThan(0);
  expect(stake).toBeLessThan(10);
});

test('more games are worth more, and one now more than one later', () => {
  const [few, many] = [2, 6].map((count) => fortuneOf({ ...LUCKY, count }));
  expect(many?.now).toBeGreaterThan(few?.now ?? 0);
  expect(many?.now).toBeGreaterThan(many?.later ?? 0);
});

test('who is far behind risks what nobody else would', () => {
  const poor = { ...LUCKY, chance: 0.45, spread: 10 };
  expect(fortuneOf(poor)?.stake).toBe(0);
  expect(fortuneOf({ ...poor, lead: -40 })?.stake).toBe(10);
});

test('nobody stakes without chips, and millions are counted in bundles', () => {
  expect(fortuneOf({ ...LUCKY, own: 0 })).toBeUndefined();
  const rich = fortuneOf({ ...LUCKY, own: 900_000, limit: 500_000, bank: 2_000_000, spread: 900_000 });
  expect(rich?.stake).toBeLessThanOrEqual(500_000);
  expect(rich?.stake).toBeGreaterThan(400_000);
});
