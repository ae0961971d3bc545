import { expect, test } from 'vitest';
import { type Role, stage } from '../testing/stage.ts';
import { planRoulette, type RouletteOutlook } from './gambling.ts';
import { enemyProbabilities } from './master.ts';

const HALL = ['.......', '.......', '...@...', '.......'];
const OWN: Role = { at: 'A1', faction: 0 };
const PLAIN: Role = { faction: 'UNKNOWN' };
const GAMBLER: Role = { faction: 'UNKNOWN', has: ['TRADECRAFT'] };
const STRANGERS: readonly Role[] = [
  { ...GAMBLER, at: 'C2' },
  { ...GAMBLER, at: 'G1' },
  { ...PLAIN, at: 'D2' },
  { ...PLAIN, at: 'F1' },
  { ...PLAIN, at: 'F2' },
  { ...PLAIN, at: 'F3' },
  { ...PLAIN, at: 'F4' },
];

test('suspects attractive picks, more so at a table, with about four enemies in total', () => {
  const suspicions = enemyProbabilities(stage(HALL, [OWN, ...STRANGERS]).state, 0);
  const [atTable, away, plain, another] = [1, 2, 3, 4].map((id) => suspicions.get(id) ?? -1) as [
    number,
    number,
    number,
    number,
  ];
  expect(atTable).toBeGreaterThan(away);
  expect(away).toBeGreaterThan(plain);
  expect(plain).toBe(another);
  expect([...suspicions.values()].reduce((sum, probability) => sum + probability)).toBeCloseTo(4, 0);
});

test('keeps known factions and distributes the rest over the other people', () => {
  const { state } = stage(HALL, [OWN, ...STRANGERS]);
  const before = enemyProbabilities(state, 0);
  state.sides[0].notes = [{ person: 1, note: 'guest' }];
  const withGuest = enemyProbabilities(state, 0);
  expect(withGuest.get(1)).toBeLessThan(0.1);
  expect(withGuest.get(4)).toBeGreaterThan(before.get(4) ?? 1);
  state.sides[0].notes = [{ person: 3, note: 'enemy' }];
  const withEnemy = enemyProbabilities(state, 0);
  expect(withEnemy.get(3)).toBe(1);
  expect(withEnemy.get(4)).toBeLessThan(before.get(4) ?? 0);
  state.sides[0].failures = [{ person: 5, probability: 0.1 }];
  expect(enemyProbabilities(state, 0).get(5)).toBeGreaterThan(withEnemy.get(5) ?? 1);
});

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
