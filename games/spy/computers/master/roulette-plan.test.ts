import { expect, test } from 'vitest';
import { planRoulette, type RouletteOutlook } from './roulette-plan.ts';

const LUCKY: RouletteOutlook = {
  probability: 0.7,
  own: 10,
  limit: 20,
  bank: 40,
  count: 1,
  hazard: 0.1,
  lead: 0,
  spread: 30,
};

test('the last game is for everything, with more to come less is risked', () => {
  expect(planRoulette(LUCKY)?.stake).toBe(10);
  const stake = planRoulette({ ...LUCKY, count: 6 })?.stake ?? 0;
  expect(stake).toBeGreaterThan(0);
  expect(stake).toBeLessThan(10);
});

test('more games are worth more, and one now more than one later', () => {
  const [few, many] = [2, 6].map((count) => planRoulette({ ...LUCKY, count }));
  expect(many?.now).toBeGreaterThan(few?.now ?? 0);
  expect(many?.now).toBeGreaterThan(many?.later ?? 0);
});

test('who is far behind risks what nobody else would', () => {
  const poor = { ...LUCKY, probability: 0.45, spread: 10 };
  expect(planRoulette(poor)?.stake).toBe(0);
  expect(planRoulette({ ...poor, lead: -40 })?.stake).toBe(10);
});

test('nobody stakes without chips, and millions are counted in bundles', () => {
  expect(planRoulette({ ...LUCKY, own: 0 })).toBeUndefined();
  const rich = planRoulette({ ...LUCKY, own: 900_000, limit: 500_000, bank: 2_000_000, spread: 900_000 });
  expect(rich?.stake).toBeLessThanOrEqual(500_000);
  expect(rich?.stake).toBeGreaterThan(400_000);
});
