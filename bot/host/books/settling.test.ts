import { beforeEach, expect, test } from 'vitest';
import { z } from 'zod';
import { open, place, testHouse } from '../../../tests/house.ts';
import { playLine } from '../acts/move.ts';
import { type House, openHouse } from '../house/house.ts';
import { leaveMarks, reviewMarks, takeUnsettled } from './settling.ts';
import { keepUp } from './upkeep.ts';

const SECOND = 1000;

let now: number;
let house: House;
let other: House;

beforeEach(async () => {
  now = 1_000_000;
  const { storage, shelf, log } = await testHouse();
  const opened = () => openHouse({ storage, shelf: [...shelf.values()], log, now: () => now });
  [house, other] = [opened(), opened()];
});

const marks = async () => (await Array.fromAsync(house.unsettled.ids())).length;

test('a change is marked until it is settled', async () => {
  const { id } = (await open(house)).table;
  expect(await marks()).toBe(1);
  house.marks.done(id);
  await reviewMarks(house);
  expect(await marks()).toBe(0);
  now += 60 * SECOND;
  expect(await takeUnsettled(other, 10)).toEqual([]);
});

test('the marks of a living process are left alone; those of a dead one are taken over by one process', async () => {
  const { id } = (await open(house)).table;
  for (let second = 0; second < 20; second++) {
    now += SECOND;
    await reviewMarks(house);
    expect(await takeUnsettled(other, 10)).toEqual([]);
  }
  expect(await marks()).toBe(1);
  now += 5 * SECOND;
  const taken = await Promise.all([takeUnsettled(house, 10), takeUnsettled(other, 10)]);
  expect(taken.flat()).toEqual([id]);
});

test('a process that ends leaves what it has not finished at once', async () => {
  const { id } = (await open(house)).table;
  await leaveMarks(house);
  expect(await takeUnsettled(other, 10)).toEqual([id]);
  other.marks.done(id);
  await reviewMarks(other);
  expect(await marks()).toBe(0);
});

test('what failed is tried again when its time has come, and remembers how often', async () => {
  const { id } = (await open(house)).table;
  const tried: number[] = [];
  const again = (tries: number) => {
    tried.push(tries);
    return now + 10 * SECOND;
  };
  house.marks.failed(id, again);
  await reviewMarks(house);
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
  const { id } = (await open(house)).table;
  now += 10 * SECOND;
  expect(await takeUnsettled(other, 10)).toEqual([id]);
  await playLine(house, id, { person: 'ada' }, 'a1');
  other.marks.done(id);
  await reviewMarks(other);
  expect(await marks()).toBe(1);
});

test('a change that could not be saved leaves nothing to do', async () => {
  const { id } = (await open(house)).table;
  house.marks.done(id);
  await reviewMarks(house);
  const broken = { ...house, storage: { ...house.storage, commit: () => Promise.reject(new Error('away')) } };
  await expect(playLine(broken, id, { person: 'ada' }, 'a1')).rejects.toThrow('away');
  expect(house.marks.size).toBe(0);
});

test('a database that goes away while tables are taken over leaves none behind', async () => {
  const [first, second] = [(await open(house)).table.id, (await open(house, { place: place('d') })).table.id];
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
  expect(await takeUnsettled(house, 10)).toEqual([first, second].filter((id) => !taken.includes(id)));
});

test('a busy table is marked now and then, not at every move', async () => {
  const { id } = (await open(house, { place: place('busy') })).table;
  for (const [index, cell] of ['a1', 'b1', 'a2', 'b2'].entries()) {
    await playLine(house, id, { person: index % 2 === 0 ? 'ada' : 'bo' }, cell);
  }
  expect(await marks()).toBe(1);
});

test('deadlines and marks that an older Longtable wrote are brought into the order of time, once', async () => {
  const { storage } = house;
  const old = (name: string) => storage.store({ name, version: 1, schema: z.unknown() });
  await storage.commit(
    old('deadline').put('t1', { at: now - 5 }),
    old('deadline').put('t2', { at: now + 5 }),
    old('unsettled').put('t1@dead.1', { table: 't1' }),
  );
  expect(await house.deadlines.takeDue(now, now, 10)).toEqual([]);
  await keepUp(house);
  expect(await house.deadlines.takeDue(now, now + 1, 10)).toEqual(['t1']);
  expect(await takeUnsettled(house, 10)).toEqual(['t1']);
  await storage.commit(old('deadline').put('t3', { at: now }));
  await keepUp(house);
  expect(await house.deadlines.takeDue(now, now + 1, 10)).toEqual([]);
});
