import { beforeEach, expect, test } from 'vitest';
import { z } from 'zod';
import { open, place, testContext } from '../../../tests/context.ts';
import { playLine } from '../actions/move.ts';
import { type Context, openContext } from '../context.ts';
import { migrate } from '../migrations/migrations.ts';
import { leaveMarks, reviewMarks, takeUnsettled } from './settling.ts';

const SECOND = 1000;

let now: number;
let context: Context;
let other: Context;

beforeEach(async () => {
  now = 1_000_000;
  const { storage, shelf, log } = await testContext();
  const opened = () => openContext({ storage, shelf: [...shelf.values()], log, now: () => now });
  [context, other] = [opened(), opened()];
});

const marks = async () => (await Array.fromAsync(context.unsettled.ids())).length;

test('a change is marked until it is settled', async () => {
  const { id } = (await open(context)).table;
  expect(await marks()).toBe(1);
  context.marks.done(id);
  await reviewMarks(context);
  expect(await marks()).toBe(0);
  now += 60 * SECOND;
  expect(await takeUnsettled(other, 10)).toEqual([]);
});

test('the marks of a living process are left alone; those of a dead one are taken over by one process', async () => {
  const { id } = (await open(context)).table;
  for (let second = 0; second < 20; second++) {
    now += SECOND;
    await reviewMarks(context);
    expect(await takeUnsettled(other, 10)).toEqual([]);
  }
  expect(await marks()).toBe(1);
  now += 5 * SECOND;
  const taken = await Promise.all([takeUnsettled(context, 10), takeUnsettled(other, 10)]);
  expect(taken.flat()).toEqual([id]);
});

test('a process that ends leaves what it has not finished at once', async () => {
  const { id } = (await open(context)).table;
  await leaveMarks(context);
  expect(await takeUnsettled(other, 10)).toEqual([id]);
  other.marks.done(id);
  await reviewMarks(other);
  expect(await marks()).toBe(0);
});

test('what failed is tried again when its time has come, and remembers how often', async () => {
  const { id } = (await open(context)).table;
  const tried: number[] = [];
  const again = (tries: number) => {
    tried.push(tries);
    return now + 10 * SECOND;
  };
  context.marks.failed(id, again);
  await reviewMarks(context);
  for (let round = 0; round < 2; round++) {
    now += 9 * SECOND;
    expect(await takeUnsettled(other, 10)).toEqual([]);
    now += SECOND;
    expect(await takeUnsettled(other, 10)).toEqual([id]);
    other.marks.failed(id, again);
    await reviewMarks(other);
  }
  expect(tried).toEqual([0, 1, 2]);
});

test('a process that was asleep marks its next change anew, whoever dropped the old mark meanwhile', async () => {
  const { id } = (await open(context)).table;
  now += 10 * SECOND;
  expect(await takeUnsettled(other, 10)).toEqual([id]);
  await playLine(context, id, { person: 'ada' }, 'a1');
  other.marks.done(id);
  await reviewMarks(other);
  expect(await marks()).toBe(1);
});

test('a change that could not be saved leaves nothing to do', async () => {
  const { id } = (await open(context)).table;
  context.marks.done(id);
  await reviewMarks(context);
  const broken = { ...context, storage: { ...context.storage, commit: () => Promise.reject(new Error('away')) } };
  await expect(playLine(broken, id, { person: 'ada' }, 'a1')).rejects.toThrow('away');
  expect(context.marks.size).toBe(0);
});

test('a database that goes away while tables are taken over leaves none behind', async () => {
  const [first, second] = [(await open(context)).table.id, (await open(context, { place: place('d') })).table.id];
  now += 10 * SECOND;
  let commits = 0;
  const commit = (...writes: Parameters<typeof other.storage.commit>) =>
    commits++ === 0 ? other.storage.commit(...writes) : Promise.reject(new Error('away'));
  const unlucky = { ...other, storage: { ...other.storage, commit } };
  const taken = await takeUnsettled(unlucky, 10);
  expect(taken).toHaveLength(1);
  expect(other.marks.size).toBe(1);
  now += 20 * SECOND;
  await reviewMarks(other);
  expect(await takeUnsettled(context, 10)).toEqual([first, second].filter((id) => !taken.includes(id)));
});

test('a busy table is marked now and then, not at every move', async () => {
  const { id } = (await open(context, { place: place('busy') })).table;
  for (const [index, cell] of ['a1', 'b1', 'a2', 'b2'].entries()) {
    await playLine(context, id, { person: index % 2 === 0 ? 'ada' : 'bo' }, cell);
  }
  expect(await marks()).toBe(1);
});

test('deadlines and marks that an older Longtable wrote are brought into the order of time, once', async () => {
  const { storage } = context;
  const old = (name: string) => storage.store({ name, version: 1, schema: z.unknown() });
  await storage.commit(
    old('deadline').put('t1', { at: now - 5 }),
    old('deadline').put('t2', { at: now + 5 }),
    old('unsettled').put('t1@dead.1', { table: 't1' }),
  );
  expect(await context.deadlines.takeDue(now, now, 10)).toEqual([]);
  await migrate(context);
  expect(await context.deadlines.takeDue(now, now + 1, 10)).toEqual(['t1']);
  expect(await takeUnsettled(context, 10)).toEqual(['t1']);
  await storage.commit(old('deadline').put('t3', { at: now }));
  await migrate(context);
  expect(await context.deadlines.takeDue(now, now + 1, 10)).toEqual([]);
});
