import { expect, test } from 'vitest';
import { KeyedQueue } from './keyed-queue.ts';

/** Returns work that runs until `end` is called. */
function work(seen: string[], name: string) {
  const { promise, resolve: end } = Promise.withResolvers<void>();
  const run = async () => {
    seen.push(`${name} begins`);
    await promise;
    seen.push(`${name} ends`);
  };
  return { run, end };
}

const tick = () => new Promise((done) => setImmediate(done));

test('runs work of a key in order of arrival, and other keys concurrently', async () => {
  const queue = new KeyedQueue();
  const seen: string[] = [];
  const [a, b, c, other] = ['a', 'b', 'c', 'other'].map((name) => work(seen, name));
  const running = [queue.run('one', a!.run), queue.run('one', b!.run), queue.run('two', other!.run)];
  await tick();
  expect(seen).toEqual(['a begins', 'other begins']);
  a!.end();
  await tick();
  // `b` is running now, so `c` must wait for it.
  running.push(queue.run('one', c!.run));
  await tick();
  expect(seen.slice(2)).toEqual(['a ends', 'b begins']);
  for (const one of [b, c, other]) one!.end();
  await Promise.all(running);
  expect(seen.indexOf('b ends')).toBeLessThan(seen.indexOf('c begins'));
});

test('keeps the order when a waiter gives up', async () => {
  const queue = new KeyedQueue();
  const seen: string[] = [];
  const [first, last] = ['first', 'last'].map((name) => work(seen, name));
  const running = [queue.run('one', first!.run)];
  queue.enter('one').leave();
  running.push(queue.run('one', last!.run));
  await tick();
  expect(seen).toEqual(['first begins']);
  let isDrained = false;
  const draining = queue.drain().then(() => {
    isDrained = true;
  });
  first!.end();
  await tick();
  expect(isDrained).toBe(false);
  last!.end();
  await Promise.all([...running, draining]);
});

test('isolates the failure of a task', async () => {
  const queue = new KeyedQueue();
  const failing = queue.run('one', () => Promise.reject(new Error('no')));
  const next = queue.run('one', async () => 'done');
  await expect(failing).rejects.toThrow('no');
  expect(await next).toBe('done');
});
