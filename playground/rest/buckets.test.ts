import { beforeEach, describe, expect, test } from 'vitest';
import { ManualClock } from '../testing/manual-clock.ts';
import { Buckets } from './buckets.ts';

let clock: ManualClock;
let buckets: Buckets;

beforeEach(() => {
  clock = new ManualClock();
  buckets = new Buckets(clock, true);
});

/** Sends requests until one is refused and returns how many were accepted. */
function accepted(method: string, path: string): number {
  let count = 0;
  while (buckets.take(method, path).retryAfter === undefined) count++;
  return count;
}

describe('a route', () => {
  test.each([
    ['POST', '/channels/1/messages', 5, 5_000],
    ['PATCH', '/channels/1/messages/2', 5, 5_000],
    ['DELETE', '/channels/1/messages/2', 5, 1_000],
    ['GET', '/channels/1/messages', 5, 1_000],
    ['PUT', '/channels/1/messages/2/reactions/x/@me', 1, 250],
    ['POST', '/channels/1/typing', 5, 5_000],
    ['PATCH', '/channels/1', 5, 15_000],
    ['PUT', '/applications/1/commands', 5, 20_000],
    ['PUT', '/applications/1/guilds/2/commands', 5, 20_000],
    ['POST', '/applications/1/emojis', 30, 30_000],
    ['POST', '/webhooks/1/token', 5, 2_000],
    ['PATCH', '/webhooks/1/token/messages/@original', 5, 2_000],
  ])('%s %s allows %d requests', (method, path, limit, windowMs) => {
    expect(accepted(method, path)).toBe(limit);
    clock.advance(windowMs - 1);
    expect(buckets.take(method, path).retryAfter).toBeCloseTo(0.001);
    clock.advance(1);
    expect(accepted(method, path)).toBe(limit);
  });
});
