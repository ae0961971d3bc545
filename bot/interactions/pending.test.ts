import { noughts } from '@longtable/kit/testing/games/noughts';
import { expect, test } from 'vitest';
import { person, place, testContext } from '../../tests/context.ts';
import { keepRequest, takeRequest } from './pending.ts';

test('returns a request once and only for 15 minutes', async () => {
  let now = 0;
  const context = { ...(await testContext()), now: () => now };
  const request = { game: noughts, options: {}, sitters: [person('ada')], place: place('c'), seated: true, perTurn: 5 };
  const kept = { request, threadName: 'one' };
  const [first, second] = [await keepRequest(context, kept), await keepRequest(context, kept)];
  expect(await takeRequest(context, 'another')).toBeUndefined();
  expect(await takeRequest(context, first)).toEqual(kept);
  expect(await takeRequest(context, first)).toBeUndefined();
  now = 15 * 60 * 1000;
  expect(await takeRequest(context, second)).toBeUndefined();
});
