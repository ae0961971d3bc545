import { noughts } from '@longtable/kit/testing/games/noughts';
import { beforeEach, expect, test } from 'vitest';
import type { Table } from '../../../storage/records/table.ts';
import { open, person, testContext } from '../../../tests/context.ts';
import type { LoadedTable } from '../../host/feature.ts';
import { FEATURES } from '../index.ts';
import { awaitedAt, isEmpty, type Plan, planned, plannedSeat, planOf, withPlan } from './plan.ts';

let table: Table;
beforeEach(async () => {
  ({ table } = await open(await testContext()));
  table = { ...table, turns: [{ count: 1 }, { count: 1 }] };
});

const plan = (change: Partial<Plan> = {}): Plan =>
  ({ seat: 0, mark: 1, ready: true, steps: [{ line: 'a1' }], ...change }) as Plan;
const withPlans = (...plans: Plan[]): Table => ({ ...table, features: { ...table.features, plans } });
const at = (one: Table, acting: readonly number[]): LoadedTable => ({
  features: FEATURES,
  table: one,
  game: { ...noughts, turn: () => acting } as typeof noughts,
});

test('awaits a seat only if no other seat is on turn', () => {
  expect([awaitedAt(at(table, [1])), awaitedAt(at(table, [0, 1])), awaitedAt(at(table, []))]).toEqual([
    1,
    undefined,
    undefined,
  ]);
});

test('removes an empty plan, unless its moves were played or dropped, and marks every change', () => {
  const stored = (change: Partial<Plan>) => planOf(withPlan(withPlans(plan()), plan(change)), 0)?.mark;
  expect([stored({}), stored({ steps: [] }), stored({ steps: [], stopped: 'undo' })]).toEqual([2, undefined, 2]);
  expect([stored({ steps: [], played: [{ line: 'a1' }] }), stored({ steps: [], dropped: [{ line: 'a1' }] })]).toEqual([
    2, 2,
  ]);
  expect(withPlan(withPlans(plan({ seat: 1 })), plan()).features.plans?.map(({ seat }) => seat)).toEqual([1, 0]);
  expect(withPlan(withPlans(plan()), plan({ steps: [] })).features.plans).toBeUndefined();
  expect([isEmpty(plan()), isEmpty(plan({ steps: [] }))]).toEqual([false, true]);
});

test('plays a ready plan of a seat on turn', () => {
  const seat = (acting: number[], change: Partial<Plan> = {}) => plannedSeat(at(withPlans(plan(change)), acting));
  expect([seat([0]), seat([1]), seat([0], { ready: false }), seat([0], { steps: [] })]).toEqual([
    0,
    undefined,
    undefined,
    undefined,
  ]);
});

test('makes the plan of a waiting seat ready, and not that of a seat that moves again', () => {
  const before = withPlans(plan({ ready: false }));
  const after = (acting: number[], count: number) =>
    planOf(planned(before, at({ ...before, turns: [{ count }, { count: 1 }] }, acting)), 0)?.ready;
  expect([after([1], 1), after([0], 1)]).toEqual([true, false]);
  const ready = withPlans(plan());
  const moved = planned(ready, at({ ...ready, turns: [{ count: 2 }, { count: 1 }] }, [0]));
  expect(planOf(moved, 0)?.ready).toBe(false);
});

test('forgets played and dropped moves, and stopped or empty plans, after the next own move', () => {
  const after = (change: Partial<Plan>, count = 2) => {
    const before = withPlans(plan(change));
    return planOf(planned(before, at({ ...before, turns: [{ count }, { count: 1 }] }, [1])), 0);
  };
  expect(after({ played: [{ line: 'x' }], dropped: [{ line: 'y' }] })).toEqual(plan());
  expect(after({ played: [{ line: 'x' }] }, 1)?.played).toEqual([{ line: 'x' }]);
  expect([after({ stopped: 'undo' }), after({ steps: [] })]).toEqual([undefined, undefined]);
  expect(after({ stopped: 'undo' }, 1)).toBeDefined();
});

test('drops plans at the end and of seats without a person, and keeps them during a pause', () => {
  const left = (changes: Partial<Table>) =>
    planned(table, at({ ...withPlans(plan()), ...changes }, [1])).features.plans?.length;
  expect([
    left({ status: 'over' }),
    left({ seats: [{ kind: 'computer', level: 'x' }, person('bo')] }),
    left({ status: 'paused' }),
  ]).toEqual([undefined, undefined, 1]);
});
