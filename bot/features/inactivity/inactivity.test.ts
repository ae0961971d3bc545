import { beforeAll, expect, test } from 'vitest';
import type { Table } from '../../../storage/records/table.ts';
import { open, testContext } from '../../../tests/context.ts';
import type { Context } from '../../host/context.ts';
import { DAY_MS } from '../../host/duration.ts';
import type { LoadedTable } from '../../host/feature.ts';
import { inactivityDueAt, inactivityEffects } from './index.ts';

let context: Context;
let loaded: LoadedTable;
let table: Table;

beforeAll(async () => {
  context = { ...(await testContext()), now: () => DAY_MS };
  loaded = await open(context);
  ({ table } = loaded);
});

test('closes an inactive table a week after its players were asked', () => {
  const due = (status: Table['status'], asked: boolean) =>
    inactivityDueAt({ ...table, status, times: { ...table.times, inactivity: { sinceAt: 10, afterMs: 20, asked } } });
  expect([due('playing', false), due('paused', false), due('playing', true)]).toEqual([30, 30, 30 + 7 * DAY_MS]);
  expect([due('open', false), due('over', true)]).toEqual([undefined, undefined]);
});

test('starts the timer with the game and restarts it with a move, at most once a day unless the players were asked', async () => {
  const withTimer = (sinceAt: number, asked: boolean, movedAt: number): Table => ({
    ...table,
    times: { ...table.times, movedAt, inactivity: { sinceAt, afterMs: 20, asked } },
  });
  const timerAfter = async (before: Table | undefined, after: Table) => {
    const collected = await inactivityEffects(context, before, { ...loaded, table: after })?.collect();
    return collected?.amend?.(after).times.inactivity;
  };
  const { inactivity, ...times } = table.times;
  const withoutTimer = { ...table, times };
  expect(inactivity).toEqual({ sinceAt: DAY_MS, afterMs: 60 * DAY_MS, asked: false });
  const old = withTimer(0, false, 1);
  expect(await timerAfter(old, withTimer(0, false, 2))).toEqual({ sinceAt: DAY_MS, afterMs: 20, asked: false });
  expect(await timerAfter(old, withTimer(1, false, 2))).toBeUndefined();
  expect(await timerAfter(old, withTimer(1, true, 2))).toEqual({ sinceAt: DAY_MS, afterMs: 20, asked: false });
  expect(await timerAfter(old, withTimer(0, false, 1))).toBeUndefined();
  expect(await timerAfter(undefined, withoutTimer)).toEqual({
    sinceAt: DAY_MS,
    afterMs: 60 * DAY_MS,
    asked: false,
  });
  expect(await timerAfter(undefined, { ...withoutTimer, status: 'open' })).toBeUndefined();
});
