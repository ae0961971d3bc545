import type { AnyGame } from '@longtable/kit';
import { noughts } from '@longtable/kit/testing/games/noughts';
import { afterEach, expect, test, vi } from 'vitest';
import { ThreadError, ThreadPool } from '../threads/threads.ts';
import { ComputerPool } from './pool.ts';

const MODULE = new URL('file:///games.ts');
const STATE = { cells: 'x........' };
/** A game whose computers play in this thread what they were asked. */
const game = {
  ...noughts,
  computers: {
    levels: [{ id: 'easy', name: 'Easy', about: 'easy' }],
    line: (state: unknown, seat: number, level: string) => (state === STATE ? `${level} ${seat}` : ''),
  },
} as unknown as AnyGame;

afterEach(() => vi.restoreAllMocks());
const answering = (answer: (question: { seed: number }) => Promise<unknown>) =>
  vi.spyOn(ThreadPool.prototype, 'ask').mockImplementation(answer as never);

test('asks a thread for a line and limits its time', async () => {
  const ask = answering(async () => ({ answer: { line: 'b2' } }));
  expect(await new ComputerPool(MODULE).think(game, STATE, 1, 'easy', 7)).toBe('b2');
  expect(ask.mock.calls).toEqual([
    [{ game: 'noughts', ask: 'line', state: STATE, seat: 1, level: 'easy', seed: 7 }, { timeMs: 20_000 }],
  ]);
  await new ComputerPool(MODULE, 5).think(game, STATE, 1, 'easy', 7);
  expect(ask.mock.lastCall?.[1]).toEqual({ timeMs: 5 });
});

test('computes here without a module, or if no thread has the game', async () => {
  const ask = answering(async () => ({ answer: undefined }));
  expect(await new ComputerPool(MODULE).think(game, STATE, 1, 'easy', 7)).toBe('easy 1');
  expect(ask).toHaveBeenCalledTimes(1);
  expect(await new ComputerPool().think(game, STATE, 0, 'easy', 7)).toBe('easy 0');
  expect(ask).toHaveBeenCalledTimes(1);
  expect(await new ComputerPool().think(noughts, STATE, 0, 'easy', 7)).toBeUndefined();
});

test('returns the advice of a thread with its reason, or none', async () => {
  const ask = answering(async () => ({ answer: { line: 'b2', why: 'It wins.' } }));
  const pool = new ComputerPool(MODULE);
  expect(await pool.advise(game, STATE, 1, 7)).toEqual({ line: 'b2', why: 'It wins.' });
  expect(ask.mock.lastCall?.[0]).toEqual({ game: 'noughts', ask: 'advice', state: STATE, seat: 1, seed: 7 });
  answering(async () => ({ answer: {} }));
  expect(await pool.advise(game, STATE, 1, 7)).toBeUndefined();
  answering(async () => ({ answer: undefined }));
  expect(await pool.advise(game, STATE, 1, 7)).toMatchObject({ line: 'easy 1' });
});

test('asks the questions of a user in sequence', async () => {
  const ask = answering(async () => ({ answer: { line: 'b2', winChances: [1, 0] } }));
  const pool = new ComputerPool(MODULE);
  await pool.advise(game, STATE, 1, 7, 'ada');
  await pool.winChances(game, STATE, [0], { seats: 2, user: 'ada' });
  await pool.think(game, STATE, 1, 'easy', 7);
  const keys = (ask.mock.calls as unknown as [object, { key?: unknown }][]).map(([, { key }]) => key);
  expect(keys).toEqual([...Array(5).fill('ada'), undefined]);
});

test('asks again once if the thread had ended, and passes other errors on', async () => {
  const ended = new ThreadError('ended', 'it ended its thread');
  const ask = answering(() => Promise.reject(ended));
  const pool = new ComputerPool(MODULE);
  await expect(pool.think(game, STATE, 1, 'easy', 7)).rejects.toBe(ended);
  expect(ask).toHaveBeenCalledTimes(2);
  ask
    .mockReset()
    .mockRejectedValueOnce(ended)
    .mockResolvedValueOnce({ answer: { line: 'c3' } });
  expect(await pool.think(game, STATE, 1, 'easy', 7)).toBe('c3');
  for (const error of [new ThreadError('time', 'late'), new Error('other')]) {
    ask.mockReset().mockRejectedValue(error);
    await expect(pool.think(game, STATE, 1, 'easy', 7)).rejects.toBe(error);
    expect(ask).toHaveBeenCalledTimes(1);
  }
  ask.mockReset().mockResolvedValue({ threw: 'at line 7' });
  await expect(pool.think(game, STATE, 1, 'easy', 7)).rejects.toThrow('at line 7');
});

test('averages four parts of playouts, from the view of each seat in turn and with own seeds', async () => {
  const ask = answering(async ({ seed }) => ({ answer: { winChances: [seed, 1] } }));
  const pool = new ComputerPool(MODULE);
  expect(await pool.winChances(game, STATE, [0, 1, 2], { seats: 2, line: 'a1', look: 1 })).toEqual([5.5, 1]);
  const view = { game: 'noughts', ask: 'outlook', state: STATE, seats: 2, line: 'a1', max: 8 };
  expect(ask.mock.calls.map(([question]) => question)).toEqual([
    { ...view, seat: 0, seed: 4 },
    { ...view, seat: 1, seed: 5 },
    { ...view, seat: 2, seed: 6 },
    { ...view, seat: 0, seed: 7 },
  ]);
  ask.mockClear();
  expect(await pool.winChances(game, STATE, [1], { seats: 2 })).toEqual([1.5, 1]);
  expect(ask.mock.calls.map(([question]) => (question as { seed: number }).seed)).toEqual([0, 1, 2, 3]);
});

test('answers nothing and does not rest after it was closed', async () => {
  const ask = answering(async () => ({ answer: { line: 'b2' } }));
  const close = vi.spyOn(ThreadPool.prototype, 'close').mockResolvedValue();
  const pool = new ComputerPool(MODULE);
  expect([pool.closed, pool.busy]).toEqual([false, 0]);
  const resting = pool.rest(3_600_000);
  await pool.close();
  await resting;
  expect(pool.closed).toBe(true);
  expect(close).toHaveBeenCalledTimes(1);
  await expect(pool.think(game, STATE, 1, 'easy', 7)).rejects.toThrow();
  expect(ask).not.toHaveBeenCalled();
  await new ComputerPool().close();
  expect(close).toHaveBeenCalledTimes(1);
});
