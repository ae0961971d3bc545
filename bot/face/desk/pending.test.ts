import { expect, test } from 'vitest';
import { type Kept, Pending } from './pending.ts';

test('a request is given out once, and only for a quarter of an hour', () => {
  let now = 0;
  const pending = new Pending(() => now);
  const kept = { threadName: 'one' } as Kept;
  const [first, second] = [pending.keep(kept), pending.keep(kept)];
  expect(pending.take('another')).toBeUndefined();
  expect(pending.take(first)).toMatchObject(kept);
  expect(pending.take(first)).toBeUndefined();
  now = 15 * 60 * 1000;
  expect(pending.take(second)).toBeUndefined();
});
