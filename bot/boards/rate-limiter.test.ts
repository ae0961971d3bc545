import { EventEmitter } from 'node:events';
import { type REST, RESTEvents } from 'discord.js';
import { beforeEach, expect, test } from 'vitest';
import { RateLimiter } from './queue.ts';

let rest: EventEmitter;
let limiter: RateLimiter;
let now: number;
let sleepers: { readonly until: number; wake(): void }[];

beforeEach(() => {
  now = 1_000_000;
  sleepers = [];
  rest = new EventEmitter();
  const sleep = (ms: number) => new Promise<void>((wake) => void sleepers.push({ until: now + ms, wake }));
  limiter = new RateLimiter(rest as unknown as REST, 1000, { now: () => now, sleep });
});

/** Advances the clock until a promise resolves. Returns the passed milliseconds. */
async function timeOf(work: Promise<unknown>): Promise<number> {
  const begun = now;
  let isDone = false;
  void work.then(() => {
    isDone = true;
  });
  for (;;) {
    for (let ticks = 0; ticks < 10; ticks++) await Promise.resolve();
    if (isDone) return now - begun;
    const [next, ...others] = sleepers.sort((one, other) => one.until - other.until);
    if (!next) throw new Error('nothing to wait for');
    sleepers = others;
    now = Math.max(now, next.until);
    next.wake();
  }
}

const respond = (path: string, headers: Record<string, string>, method = 'PATCH') =>
  rest.emit(RESTEvents.Response, { method, path }, { headers: new Headers(headers) });
const SPENT = { 'x-ratelimit-remaining': '0', 'x-ratelimit-reset-after': '3' };

test('edits one channel at most once per interval, and others meanwhile', async () => {
  expect(await timeOf(limiter.acquire('1'))).toBe(0);
  expect(await timeOf(limiter.acquire('2'))).toBe(0);
  expect(await timeOf(limiter.acquire('1'))).toBe(1000);
});

test('waits for the rate limit of a channel after an edit that used it up', async () => {
  respond('/channels/1/messages/5', { ...SPENT, 'x-ratelimit-remaining': '1' });
  respond('/channels/2/messages/5', SPENT);
  respond('/channels/3/messages/5', SPENT, 'DELETE');
  respond('/channels/4/messages', SPENT);
  const times: number[] = [];
  for (const channel of ['1', '3', '4', '2']) times.push(await timeOf(limiter.acquire(channel)));
  expect(times).toEqual([0, 0, 0, 3000]);
});

test('makes ten edits immediately, then 40 per second', async () => {
  const places = (from: number, count: number) => Array.from({ length: count }, (_, index) => `${from + index}`);
  expect(await timeOf(Promise.all(places(0, 10).map((channel) => limiter.acquire(channel))))).toBe(0);
  expect(await timeOf(Promise.all(places(10, 40).map((channel) => limiter.acquire(channel))))).toBe(1000);
});

test('skips optional edits while the backlog is longer than half a second', async () => {
  const optional = async () => {
    const taken = limiter.tryAcquireOptional();
    await timeOf(taken);
    return taken;
  };
  expect(await optional()).toBe(true);
  const busy = Array.from({ length: 60 }, (_, index) => limiter.acquire(`${index}`));
  expect(await optional()).toBe(false);
  await timeOf(Promise.all(busy));
  expect(await optional()).toBe(true);
});
