import { expect, test } from 'vitest';
import { batched, mergedCalls } from './batch.ts';
import { DueIndexes } from './memory.ts';

test('merges work of the same moment, and runs single work alone', async () => {
  const calls: string[] = [];
  const run = batched<string, string>(
    async (work) => {
      calls.push(work);
      return work.toUpperCase();
    },
    async (works) => {
      calls.push(works.join('+'));
      return works.map((work) => work.toUpperCase());
    },
  );
  expect(await Promise.all(['a', 'b', 'c'].map(run))).toEqual(['A', 'B', 'C']);
  expect(await run('d')).toBe('D');
  expect(calls).toEqual(['a+b+c', 'd']);
});

test('runs the parts of a failed batch separately, and rejects all if the batch throws', async () => {
  const run = batched<number, number>(
    async (work) => (work < 0 ? Promise.reject(new Error('negative')) : work),
    async () => undefined,
  );
  const [one, two] = await Promise.allSettled([run(1), run(-1)]);
  expect([one.status, two.status]).toEqual(['fulfilled', 'rejected']);
  const broken = batched<number, number>(
    async (work) => work,
    async () => Promise.reject(new Error('broken')),
  );
  const outcomes = await Promise.allSettled([broken(1), broken(2)]);
  expect(outcomes.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
});

test('merges calls for lists and returns each its own results', async () => {
  const calls: number[][] = [];
  const double = mergedCalls<number, number>(async (items) => {
    calls.push([...items]);
    return items.map((item) => 2 * item);
  });
  expect(await Promise.all([double([1, 2]), double([]), double([3])])).toEqual([[2, 4], [], [6]]);
  expect(calls).toEqual([[1, 2, 3]]);
});

test('takes due keys in order of time, up to the limit, and again at their new time', () => {
  const indexes = new DueIndexes();
  const at = (key: string, time: number | undefined, index = 'i') => ({ index, key, at: time });
  indexes.change([at('c', 3), at('a', 1), at('b', 2), at('d', 4), at('other', 1, 'j')]);
  indexes.change([at('b', undefined)]);
  expect(indexes.take('i', 3, 10, 1)).toEqual(['a']);
  expect(indexes.take('i', 3, 10, 5)).toEqual(['c']);
  expect(indexes.take('i', 3, 10, 5)).toEqual([]);
  expect(indexes.take('i', 9, 11, 5)).toEqual(['d']);
  expect(indexes.take('i', 11, 20, 5).slice(-1)).toEqual(['d']);
  expect(indexes.all()).toContainEqual(at('other', 1, 'j'));
  expect(indexes.all()).toHaveLength(4);
});
