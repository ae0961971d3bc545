import { expect, test } from 'vitest';
import { planRoulette, type RouletteOutlook } from './gambling.ts';

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

test('stakes everything in the last game and less with more games left', () => {
  expect(planRoulette(LUCKY)?.stake).toBe(10);
  const stake = planRoulette({ ...LUCKY, count: 6 })?.stake ?? 0;
  expect(stake).toBeGreaterThan(0);
  expect(stake).toBeLessThan(10);
});

test('values more games higher, and a game now higher than a later one', () => {
  const [few, many] = [2, 6].map((count) => planRoulette({ ...LUCKY, count }));
  expect(many?.now).toBeGreaterThan(few?.now ?? 0);
  expect(many?.now).toBeGreaterThan(many?.later ?? 0);
});

test('takes unfavourable risks only when far behind', () => {
  const poor = { ...LUCKY, probability: 0.45, spread: 10 };
  expect(planRoulette(poor)?.stake).toBe(0);
  expect(planRoulette({ ...poor, lead: -40 })?.stake).toBe(10);
});

test('does not stake without chips, and counts millions of chips in bundles', () => {
  expect(planRoulette({ ...LUCKY, own: 0 })).toBeUndefined();
  const rich = planRoulette({ ...LUCKY, own: 900_000, limit: 500_000, bank: 2_000_000, spread: 900_000 });
  expect(rich?.stake).toBeLessThanOrEqual(500_000);
  expect(rich?.stake).toBeGreaterThan(400_000);
});
