import { afterEach, expect, onTestFinished, test, vi } from 'vitest';
import { codeOf, refusalOf } from '../../../tests/context.ts';
import { WorkerPool, type WorkLimits } from './index.ts';

type Work = typeof import('./testing/work.ts');

const WORK = new URL('./testing/work.ts', import.meta.url);
let pool: WorkerPool;

afterEach(() => pool.close());

const open = (limits: Partial<WorkLimits> = {}) => {
  pool = new WorkerPool(undefined, limits);
};
const wait = (user: string, ms: number) => pool.run<Work, 'wait'>(user, WORK, 'wait', ms);

test('calls a function in a thread and passes its error on', async () => {
  open();
  expect(await pool.run<Work, 'add'>('ada', WORK, 'add', 1, 2)).toBe(3);
  await expect(pool.run<Work, 'fail'>('ada', WORK, 'fail')).rejects.toThrow('on purpose');
  const refused = { code: 'own', sentence: { en: 'No.', de: 'Nein.' } };
  expect(await refusalOf(pool.run<Work, 'refuse'>('ada', WORK, 'refuse'))).toMatchObject(refused);
  expect(await pool.run<Work, 'add'>('ada', WORK, 'add', 3, 4)).toBe(7);
});

test('refuses work that takes too much time or memory, and continues', async () => {
  open({ timeMs: 1500 });
  expect(await refusalOf(pool.run<Work, 'loop'>('ada', WORK, 'loop'))).toMatchObject({ code: 'workTime' });
  expect(await refusalOf(pool.run<Work, 'fill'>('ada', WORK, 'fill'))).toMatchObject({ code: 'workTime' });
  await pool.close();
  open();
  expect(await refusalOf(pool.run<Work, 'hoard'>('ada', WORK, 'hoard'))).toMatchObject({ code: 'workMemory' });
  expect(await pool.run<Work, 'add'>('ada', WORK, 'add', 1, 2)).toBe(3);
});

test('refuses work that keeps its thread from reporting its memory', async () => {
  open({ timeMs: 120_000 });
  expect(await refusalOf(pool.run<Work, 'block'>('ada', WORK, 'block'))).toMatchObject({ code: 'workMemory' });
});

test('limits the work of one user without delaying other users', async () => {
  open({ threads: 2, perUser: 3 });
  const done: string[] = [];
  const noted = async (user: string, ms: number) => {
    const code = await codeOf(wait(user, ms));
    done.push(code === 'done' ? user : `${user} ${code}`);
  };
  const ada = [800, 800, 800, 800].map((ms) => noted('ada', ms));
  await Promise.all([...ada, noted('bo', 1)]);
  expect(done).toEqual(['ada workQueue', 'bo', 'ada', 'ada', 'ada']);
  expect(pool.busy).toBe(0);
});

test('serves users in turn with a single thread', async () => {
  open({ threads: 1 });
  const done: string[] = [];
  const noted = (user: string) => wait(user, 1).then(() => done.push(user));
  await Promise.all(['ada', 'ada', 'ada', 'bo'].map(noted));
  expect(done).toEqual(['ada', 'bo', 'ada', 'ada']);
});

test('removes its listeners from a thread after each answer', async () => {
  open({ threads: 1 });
  const warn = vi.spyOn(process, 'emitWarning').mockReturnValue();
  onTestFinished(() => warn.mockRestore());
  for (let count = 0; count < 12; count++)
    expect(await pool.run<Work, 'add'>('ada', WORK, 'add', count, 1)).toBe(count + 1);
  expect(warn.mock.calls).toEqual([]);
});
