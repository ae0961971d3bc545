import { EventEmitter } from 'node:events';
import { type REST, RESTEvents } from 'discord.js';
import { beforeEach, describe, expect, test } from 'vitest';
import type { ShowOutcome } from '../host/delivery/delivery.ts';
import type { LoadedTable } from '../host/feature.ts';
import { BoardCache, BoardQueue, RateLimiter } from './queue.ts';

const at = (revision: number) => ({ table: { id: 'one', revision } }) as LoadedTable;

/** Returns a `write` function and the list of revisions that it has written. */
function board(outcome: ShowOutcome = 'shown') {
  const written: number[] = [];
  const write = async ({ table }: LoadedTable) => {
    written.push(table.revision);
    return outcome;
  };
  return { written, write };
}

test('writes only the newest of several waiting states', async () => {
  const queue = new BoardQueue();
  const { written, write } = board();
  const { promise: ready, resolve } = Promise.withResolvers<void>();
  const waiting = [1, 3, 2].map((revision) => queue.write(at(revision), write, () => ready));
  resolve();
  expect((await Promise.all(waiting)).map(({ newest }) => newest.table.revision)).toEqual([3, 3, 3]);
  expect(written).toEqual([3]);
  expect(queue.size).toBe(0);
});

test('sends a reply before queued writes and does not write the same state again', async () => {
  const queue = new BoardQueue();
  const { written, write } = board();
  const { promise: ready, resolve } = Promise.withResolvers<void>();
  const later = queue.write(at(1), write, () => ready);
  expect(await queue.write(at(2), write)).toEqual({ newest: at(2), outcome: 'shown' });
  resolve();
  expect(await later).toEqual({ newest: at(2), outcome: 'shown' });
  expect(written).toEqual([2]);
});

const BODY = { content: 'the board' };

/** Returns a cache in which revision 1 was written and these revisions were recorded as changes. */
function after(...revisions: readonly number[]): BoardCache {
  const written = new BoardCache();
  written.set(at(1), 'message', BODY);
  for (const revision of revisions) written.recordChange(at(revision));
  return written;
}

test('skips moves that do not change the board', () => {
  expect(after(2, 3, 4, 3).has(at(4), 'message', BODY)).toBe(true);
  expect(after(2, 3, 4).has(at(4), 'message', { content: 'another' })).toBe(false);
  expect(after(2, 3, 4).has(at(4), 'elsewhere', BODY)).toBe(false);
});

test('writes the board after a change by another process', () => {
  expect(after(2, 4).has(at(4), 'message', BODY)).toBe(false);
  expect(after(4, 5).has(at(5), 'message', BODY)).toBe(false);
  expect(after().has(at(3), 'message', BODY)).toBe(false);
});

test('keeps the range of consecutive changes when one of them is recorded again', () => {
  expect(after(2, 3, 4, 2).has(at(4), 'message', BODY)).toBe(true);
  expect(after(2, 3, 4, 3, 5).has(at(5), 'message', BODY)).toBe(true);
});

test('knows whether a message shows the current revision, until the board is forgotten', () => {
  const written = after(2);
  expect([written.isCurrent(at(1), 'message'), written.isCurrent(at(2), 'message')]).toEqual([true, false]);
  expect(written.isCurrent(at(1), 'elsewhere')).toBe(false);
  written.forget('one');
  expect([written.isCurrent(at(1), 'message'), written.has(at(1), 'message', BODY)]).toEqual([false, false]);
});

describe('the rate limiter', () => {
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
});
