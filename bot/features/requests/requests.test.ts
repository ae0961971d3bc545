import { noughts } from '@longtable/kit/testing/games/noughts';
import { expect, test } from 'vitest';
import { codeOf, locationIn, person, refusalOf, testContext } from '../../../tests/context.ts';
import { openFeatureBot } from '../../../tests/feature-bot.ts';
import type { Id } from '../../../tests/ids.ts';
import { tablesOf } from '../../host/commit/table-lists.ts';
import { changeServer } from '../../host/settings.ts';
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

test('opens the thread of a request only in the channel that it was made for', async () => {
  const bot = await openFeatureBot();
  const request = { game: noughts, options: {}, occupants: [person('1')], location: locationIn('c'), seated: true };
  const key = await keepRequest(bot.bot, request);
  const elsewhere = await bot.user('1', { channel: 'd' }).press({ kind: 'thread', request: key }, { isPrivate: true });
  expect(elsewhere.text).toContain('Your request has expired');
  expect(bot.rest.requests.filter((each) => each.includes('threads'))).toEqual([]);
});

test('opens a requested table only in channels that are offered', async () => {
  const bot = await openFeatureBot();
  const request = { game: noughts, options: {}, occupants: [person('1')], location: locationIn('c'), seated: true };
  bot.rest.channels.push(...['77', '88'].map((id) => ({ ...bot.rest.channels[0], id, name: id })));
  await changeServer(bot.context, 'g', () => ({ log: '77' }));
  const openIn = async (channel: string) => {
    const key = await keepRequest(bot.bot, request);
    return (await bot.user('1').press({ kind: 'elsewhere', request: key, channel }, { isPrivate: true })).text;
  };
  for (const channel of ['77', '99']) expect(await openIn(channel)).toContain('Your request has expired');
  expect(await openIn('88')).toContain('<#88>');
});

test('asks before a second table with the same invitation', async () => {
  const bot = await openFeatureBot([noughts]);
  const invite = () => bot.user('ada').command('play noughts', { opponent: { user: 'bo' } });
  expect((await invite()).refused).toBeUndefined();
  const asked = await invite();
  expect(asked.text).toContain('You already invited Bo to this game. Open another table?');
  expect(await tablesOf(bot.context, 'ada')).toHaveLength(1);
  await bot.user('ada').press(asked.ids[0] as Id, { isPrivate: true });
  expect(await tablesOf(bot.context, 'ada')).toHaveLength(2);
});
