import { afterEach, expect, test, vi } from 'vitest';
import { refusalOf } from '../../../tests/context.ts';
import { WorkerPool } from './index.ts';
import { ThreadError, ThreadPool } from './threads.ts';

const WORK = new URL('file:///work.ts');
afterEach(() => vi.restoreAllMocks());

/** Lets the threads answer without starting them. */
const answering = (answer: () => Promise<unknown>) => vi.spyOn(ThreadPool.prototype, 'ask').mockImplementation(answer);
type Add = { add(one: number, other: number): number };
const call = (pool: WorkerPool) => pool.run<Add, 'add'>('ada', WORK, 'add', 1, 2);

test('sends a call with the limits of time, in the queue of its user', async () => {
  const ask = answering(async () => ({ result: 3 }));
  expect(await call(new WorkerPool())).toBe(3);
  expect(ask.mock.calls).toEqual([
    [
      { module: 'file:///work.ts', name: 'add', args: [1, 2] },
      { timeMs: 15_000, key: 'ada' },
    ],
  ]);
  await call(new WorkerPool(undefined, { timeMs: 7 }));
  expect(ask.mock.lastCall?.[1]).toEqual({ timeMs: 7, key: 'ada' });
  expect([new WorkerPool(WORK).gamesModule, new WorkerPool().gamesModule]).toEqual(['file:///work.ts', undefined]);
});

test('refuses the fifth call of a user, or as many as are allowed', async () => {
  const ask = answering(async () => ({ result: 3 }));
  const busy = vi.spyOn(ThreadPool.prototype, 'busyWith').mockImplementation((key) => (key === 'ada' ? 3 : 9));
  expect(await call(new WorkerPool())).toBe(3);
  busy.mockReturnValue(4);
  expect(await refusalOf(call(new WorkerPool()))).toMatchObject({ code: 'workQueue' });
  expect(await call(new WorkerPool(undefined, { perUser: 5 }))).toBe(3);
  expect(ask).toHaveBeenCalledTimes(2);
});

test.each([
  ['time', 'workTime'],
  ['memory', 'workMemory'],
  ['ended', 'workMemory'],
] as const)('refuses a call that failed because of %s', async (reason, code) => {
  answering(() => Promise.reject(new ThreadError(reason, 'it failed')));
  expect(await refusalOf(call(new WorkerPool()))).toMatchObject({ code });
});

test('throws errors of the function, of a closed pool and others', async () => {
  const errors = [new Error('own'), new ThreadError('closed', 'it was given up'), new TypeError('other')];
  answering(async () => ({ threw: errors[0] }));
  await expect(call(new WorkerPool())).rejects.toBe(errors[0]);
  for (const error of errors.slice(1)) {
    answering(() => Promise.reject(error));
    await expect(call(new WorkerPool())).rejects.toBe(error);
  }
});
