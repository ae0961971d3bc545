import { noughts } from '@longtable/kit/testing/games/noughts';
import { expect, test } from 'vitest';
import { codeOf, locationIn, person, refusalOf, testContext } from '../../../tests/context.ts';
import type { Bot } from '../../interactions/bot.ts';
import { keepRequest, ownRequest, takeRequest } from './index.ts';

test('returns a request once and only for 15 minutes', async () => {
  let now = 0;
  const context = { ...(await testContext()), now: () => now };
  const request = {
    game: noughts,
    options: {},
    occupants: [person('ada')],
    location: locationIn('c'),
    seated: true,
    terms: { perTurnMs: 5 },
  };
  const bot = { context, features: [] } as unknown as Bot;
  const [first, second] = [await keepRequest(bot, request), await keepRequest(bot, request)];
  expect(await takeRequest(context, 'another')).toBeUndefined();
  expect(await takeRequest(context, first)).toEqual({ request, threadName: expect.stringMatching(/./) });
  expect(await takeRequest(context, first)).toBeUndefined();
  now = 15 * 60 * 1000;
  expect(await takeRequest(context, second)).toBeUndefined();
});

test('gives a request to the user who made it and to those with a seat in it', async () => {
  const context = await testContext();
  const occupants = [person('ada'), { kind: 'invited' as const, id: 'bo' }];
  const request = { game: noughts, options: {}, occupants, location: locationIn('c'), terms: { opener: 'cleo' } };
  const key = await keepRequest({ context, features: [] } as unknown as Bot, request);
  const found = await Promise.all(['ada', 'bo', 'cleo', 'dan'].map((user) => codeOf(ownRequest(context, user, key))));
  expect(found.map((code) => code !== 'done')).toEqual([false, true, false, true]);
  expect(await refusalOf(ownRequest(context, 'ada', 'another'))).toMatchObject({ code: 'requestGone' });
});
