import { beforeEach, expect, test } from 'vitest';
import { outboxEntryKind } from '../../../storage/records/time.ts';
import { open, place, testContext } from '../../../tests/context.ts';
import { playLine } from '../actions/move.ts';
import type { Context } from '../context.ts';
import { openContext } from '../open.ts';

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

const entries = async () => (await Array.fromAsync(context.storage.store(outboxEntryKind).ids())).length;
const flush = ({ storage, outbox }: Context) => storage.commit(...outbox.flush());

test('a change has an entry until it is delivered', async () => {
  const { id } = (await open(context)).table;
  expect(await entries()).toBe(1);
  context.outbox.done(id);
  await flush(context);
  expect(await entries()).toBe(0);
  now += 60 * SECOND;
  expect(await other.outbox.takeOver(10)).toEqual([]);
});

test('the entries of a process that is at it are left alone; those of a dead one are taken over by one process', async () => {
  const { id } = (await open(context)).table;
  context.outbox.begin(id);
  for (let second = 0; second < 20; second++) {
    now += SECOND;
    await flush(context);
    expect(await other.outbox.takeOver(10)).toEqual([]);
  }
  expect(await entries()).toBe(1);
  now += 5 * SECOND;
  const taken = await Promise.all([context.outbox.takeOver(10), other.outbox.takeOver(10)]);
  expect(taken.flat()).toEqual([id]);
});

test('a process that ends leaves what it has not finished at once', async () => {
  const { id } = (await open(context)).table;
  await context.outbox.handOver();
  expect(await other.outbox.takeOver(10)).toEqual([id]);
  other.outbox.done(id);
  await flush(other);
  expect(await entries()).toBe(0);
});

test('what failed is retried when its time has come, after pauses that double', async () => {
  const { id } = (await open(context)).table;
  let holder = context;
  for (const pause of [1, 2, 4, 8]) {
    expect(holder.outbox.fail(id, false)).toBe(true);
    await flush(holder);
    holder = holder === context ? other : context;
    now += pause * SECOND - 1;
    expect(await holder.outbox.takeOver(10)).toEqual([]);
    now += 1;
    expect(await holder.outbox.takeOver(10)).toEqual([id]);
  }
});

test('where Longtable may not write, the first pause is a minute', async () => {
  const { id } = (await open(context)).table;
  context.outbox.fail(id, true);
  await flush(context);
  now += 60 * SECOND - 1;
  expect(await other.outbox.takeOver(10)).toEqual([]);
  now += 1;
  expect(await other.outbox.takeOver(10)).toEqual([id]);
});

test('a start retries what has failed, but leaves alone what others are at work on', async () => {
  const [failed, busy] = [(await open(context)).table.id, (await open(context, { place: place('d') })).table.id];
  for (let tries = 0; tries < 3; tries++) context.outbox.fail(failed, true);
  await flush(context);
  expect(await other.outbox.takeOver(10, 600 * SECOND)).toEqual([failed]);
  other.outbox.done(failed);
  await flush(other);
  now += 5 * SECOND;
  expect(await other.outbox.takeOver(10)).toEqual([busy]);
});

test('what had better wait is done at its time', async () => {
  const { id } = (await open(context)).table;
  context.outbox.later(id, now + 20 * SECOND);
  await flush(context);
  now += 20 * SECOND - 1;
  expect(await other.outbox.takeOver(10)).toEqual([]);
  now += 1;
  expect(await other.outbox.takeOver(10)).toEqual([id]);
});

test('what had better wait is forgotten when the next change makes an end of it', async () => {
  const { id } = (await open(context)).table;
  context.outbox.later(id, now + 20 * SECOND);
  await flush(context);
  expect([await entries(), context.outbox.size]).toEqual([1, 0]);
  now += SECOND;
  await playLine(context, id, { person: 'ada' }, 'a1');
  expect(await entries()).toBe(2);
  context.outbox.done(id);
  await flush(context);
  expect(await entries()).toBe(0);
});

test('what had better wait still does after a change that could not be saved', async () => {
  const { id } = (await open(context)).table;
  context.outbox.later(id, now + 20 * SECOND);
  await flush(context);
  const broken = { ...context, storage: { ...context.storage, transact: () => Promise.reject(new Error('away')) } };
  await expect(playLine(broken, id, { person: 'ada' }, 'a1')).rejects.toThrow('away');
  await flush(context);
  await context.outbox.handOver();
  now += 20 * SECOND - 1;
  expect(await other.outbox.takeOver(10)).toEqual([]);
  now += 1;
  expect(await other.outbox.takeOver(10)).toEqual([id]);
});

test('what waited is kept in mind no longer than until its time', async () => {
  const { id } = (await open(context)).table;
  context.outbox.later(id, now + 20 * SECOND);
  await flush(context);
  now += 20 * SECOND;
  await flush(context);
  expect(await context.outbox.takeOver(10)).toEqual([id]);
  context.outbox.done(id);
  await flush(context);
  expect([await entries(), context.outbox.size]).toEqual([0, 0]);
});

test('a process that was asleep enters its next change anew, whoever dropped the old entry meanwhile', async () => {
  const { id } = (await open(context)).table;
  now += 10 * SECOND;
  expect(await other.outbox.takeOver(10)).toEqual([id]);
  await playLine(context, id, { person: 'ada' }, 'a1');
  other.outbox.done(id);
  await flush(other);
  expect(await entries()).toBe(1);
});

test('a change that could not be saved leaves nothing to do', async () => {
  const { id } = (await open(context)).table;
  context.outbox.done(id);
  await flush(context);
  const broken = { ...context, storage: { ...context.storage, transact: () => Promise.reject(new Error('away')) } };
  await expect(playLine(broken, id, { person: 'ada' }, 'a1')).rejects.toThrow('away');
  expect(context.outbox.size).toBe(0);
});

test('a change that could not be saved does not hide what is done but not written down', async () => {
  const { id } = (await open(context)).table;
  context.outbox.done(id);
  const broken = { ...context, storage: { ...context.storage, transact: () => Promise.reject(new Error('away')) } };
  await expect(playLine(broken, id, { person: 'ada' }, 'a1')).rejects.toThrow('away');
  await flush(context);
  expect(await entries()).toBe(0);
});

test('several entries of a table are one thing to do', async () => {
  const { id } = (await open(context)).table;
  const entry = { table: id, at: now, tries: 0 };
  await context.storage.commit(
    ...['x', 'y'].map((process) => context.storage.store(outboxEntryKind).put(`${id}@${process}.0`, entry)),
  );
  expect(await other.outbox.takeOver(10)).toEqual([id]);
  other.outbox.done(id);
  context.outbox.done(id);
  await Promise.all([flush(other), flush(context)]);
  expect(await entries()).toBe(0);
});

test('a database that goes away while tables are taken over leaves none behind', async () => {
  const [first, second] = [(await open(context)).table.id, (await open(context, { place: place('d') })).table.id];
  now += 10 * SECOND;
  let commits = 0;
  const commit = (...writes: Parameters<typeof other.storage.commit>) =>
    commits++ === 0 ? other.storage.commit(...writes) : Promise.reject(new Error('away'));
  const unlucky = openContext({ ...other, shelf: [], storage: { ...other.storage, commit } });
  const taken = await unlucky.outbox.takeOver(10);
  expect(taken).toHaveLength(1);
  expect(unlucky.outbox.size).toBe(1);
  for (const id of taken) unlucky.outbox.begin(id);
  now += 20 * SECOND;
  await other.storage.commit(...unlucky.outbox.flush());
  expect(await context.outbox.takeOver(10)).toEqual([first, second].filter((id) => !taken.includes(id)));
});

test('a busy table is entered now and then, not at every move', async () => {
  const { id } = (await open(context, { place: place('busy') })).table;
  for (const [index, cell] of ['a1', 'b1', 'a2', 'b2'].entries()) {
    await playLine(context, id, { person: index % 2 === 0 ? 'ada' : 'bo' }, cell);
  }
  expect(await entries()).toBe(1);
});
