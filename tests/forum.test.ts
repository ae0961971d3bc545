import { once } from 'node:events';
import type { AnyGame } from '@longtable/kit';
import { guess } from '@longtable/kit/testing/games/guess';
import { noughts } from '@longtable/kit/testing/games/noughts';
import { APPLICATION_ID, FORUM, type TestUser } from '@longtable/playground';
import { DiscordAPIError, type REST, SnowflakeUtil } from 'discord.js';
import { type ChannelFlags, OverwriteType, PermissionFlagsBits } from 'discord-api-types/v10';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { closeThread, openThread } from '../bot/boards/threads.ts';
import { Posts } from '../bot/features/settings/posts.ts';
import { findTable } from '../bot/host/table/find.ts';
import { drawBoard } from '../bot/render/board.ts';
import { restBody } from '../bot/render/message.ts';

import type { Table } from '../storage/records/table.ts';
import { lastEphemeral, messageWithButton, playAlternately } from './game-helpers.ts';
import { OPENAPI, RequestCheck } from './openapi.ts';
import { startTestBot, type TestBot, tableAt, tableIn } from './test-bot.ts';

const requests = OPENAPI === undefined ? undefined : new RequestCheck(OPENAPI);

let testBot: TestBot;
let ada: TestUser;
let bo: TestUser;

beforeEach(async () => {
  testBot = await startTestBot([noughts, guess]);
  requests?.watch(testBot.playground);
  [ada, bo] = await Promise.all([testBot.join('Ada'), testBot.join('Bo')]);
});
afterEach(() => testBot.close());

/** Changes the forum and the bot's permissions in it and waits until the bot has received them. */
const changeForum = async ({ allow = 0n, deny = 0n, flags = 0 as ChannelFlags }) => {
  const received = once(testBot.longtable.gateway, 'access');
  const overwrite = { id: APPLICATION_ID, type: OverwriteType.Member, allow: String(allow), deny: String(deny) };
  testBot.playground.world.changeChannel(FORUM.id, { permission_overwrites: [overwrite], flags });
  await received;
};
const setForum = () => ada.command('table', 'settings', { subcommand: 'forum', options: { channel: FORUM.id } });
const posts = () => testBot.playground.world.threadsIn(FORUM.id);
const tagsOf = (id: string) => {
  const { channels } = testBot.playground.world;
  const [post, forum] = [channels.get(id), channels.get(FORUM.id)];
  const known = forum && 'available_tags' in forum ? forum.available_tags : [];
  const applied = (post && 'applied_tags' in post && post.applied_tags) || [];
  return applied.map((tag) => known.find(({ id }) => id === tag)?.name).sort();
};
const invite = () => ada.command('table', 'play', { subcommand: 'noughts', options: { opponent: bo.user.id } });

/** Returns the id of the post that Ada's last reply links to. */
const linkedPost = () => /<#(\d+)>/.exec(lastEphemeral(ada, 'table').content)?.[1] ?? '';

test('updates the name and tags of a table’s forum post from invitation to rematch', async () => {
  await changeForum({ allow: PermissionFlagsBits.ManageChannels });
  await setForum();
  expect(lastEphemeral(ada, 'table').content).toContain(`Forum for tables: **<#${FORUM.id}>**`);
  await invite();
  const post = linkedPost();
  expect(posts()).toMatchObject([{ id: post, name: 'Noughts and Crosses · Ada – Bo' }]);
  expect(tagsOf(post)).toEqual(['Noughts and Crosses', 'Waiting']);
  const board = await messageWithButton(bo, post, 'Accept');
  expect(board.id).toBe(post);
  expect(board.mentions.map(({ id }) => id)).toEqual([bo.user.id]);
  await bo.click(board, 'Accept');
  await expect.poll(() => tagsOf(post)).toEqual(['Noughts and Crosses', 'Playing']);
  await playAlternately(ada, bo, board, 'a1 b1 a2 b2 a3');
  await expect.poll(() => tagsOf(post)).toEqual(['Noughts and Crosses', 'Over']);
  await bo.click(await messageWithButton(bo, post, 'Rematch'), 'Rematch');
  await expect.poll(() => tagsOf(post)).toEqual(['Noughts and Crosses', 'Waiting']);
  await invite();
  expect(posts()).toHaveLength(2);
  expect(linkedPost()).not.toBe(post);
});

test('finds a post whose response was lost when it retries', async () => {
  await setForum();
  await invite();
  const { context, client } = testBot.longtable.bot;
  const table = await findTable(context, (await tableAt(testBot, linkedPost())).table.id);
  const location = { ...table.table.location, channel: FORUM.id, message: null };
  const again = new Posts(context, client.rest, { isGuest: () => false });
  expect(await again.create(table, location, { body: restBody(drawBoard(table)) })).toMatchObject({
    channel: linkedPost(),
  });
  expect(posts()).toHaveLength(1);
});

test.skipIf(!requests)('sent only requests that match the schema in DISCORD_OPENAPI', () => {
  expect(requests?.errors).toEqual([]);
  expect(requests?.checked).toBeGreaterThan(0);
});

const rest = () => testBot.longtable.bot.client.rest;
const startedAt = async (post: string) => (await tableAt(testBot, post)).table.times.startedAt;

const canceledIn = (channel: string, startedAt: number, moved?: true) =>
  ({ status: 'over', ending: { by: 'nobody' }, location: { channel, moved }, times: { startedAt } }) as Table;

test('deletes the post of a canceled table in which only the bot wrote', async () => {
  await changeForum({ allow: PermissionFlagsBits.ManageThreads });
  await setForum();
  await invite();
  const post = linkedPost();
  await ada.command(post, 'leave');
  await ada.until(() => posts().length === 0);
});

test('archives and locks the post of a canceled table in which someone wrote', async () => {
  await changeForum({ allow: PermissionFlagsBits.ManageThreads });
  await setForum();
  await invite();
  const post = linkedPost();
  await bo.say(post, 'Not today.');
  await ada.command(post, 'leave');
  await ada.until(() => posts()[0]?.thread_metadata?.locked);
  expect(posts()).toMatchObject([{ id: post, thread_metadata: { archived: true, locked: true } }]);
});

test('archives the post of a game that was resigned before everyone had moved', async () => {
  const games = testBot.longtable.bot.context.games as Map<string, AnyGame>;
  games.set(noughts.id, { ...noughts, ratedAfter: 1 } as AnyGame);
  await setForum();
  const resigned = async (moves: string) => {
    await invite();
    const post = linkedPost();
    const board = await messageWithButton(bo, post, 'Accept');
    await bo.click(board, 'Accept');
    if (moves) await playAlternately(ada, bo, board, moves);
    await ada.command(post, 'resign');
    await ada.click(lastEphemeral(ada, post), 'Resign');
    return post;
  };
  const [played, unplayed] = [await resigned('a1 b1'), await resigned('')];
  await ada.until(() => posts().some(({ thread_metadata }) => thread_metadata?.archived));
  expect(posts().map(({ id, thread_metadata }) => [id, thread_metadata?.archived, thread_metadata?.locked])).toEqual([
    [played, false, false],
    [unplayed, true, false],
  ]);
});

test('archives the thread of a canceled table without the permission to delete or lock it', async () => {
  const refused = new DiscordAPIError({ code: 50013, message: 'Missing Permissions' }, 50013, 403, 'PATCH', '', {});
  const patch = vi.fn(async (_route: string, { body }: { body: object }) => {
    if ('locked' in body) throw refused;
  });
  const get = async (route: string) => (route.endsWith('/messages') ? [] : { owner_id: 'bot', thread_metadata: {} });
  const limited = { get, patch, delete: () => Promise.reject(refused) } as unknown as REST;
  await closeThread(limited, 'bot', canceledIn(String(SnowflakeUtil.generate()), Date.now()));
  expect(patch.mock.calls.map(([, { body }]) => body)).toEqual([{ archived: true, locked: true }, { archived: true }]);
});

test('keeps threads of other tables and of other people', async () => {
  await changeForum({ allow: PermissionFlagsBits.ManageThreads });
  await setForum();
  await invite();
  const [post, bot] = [linkedPost(), APPLICATION_ID];
  const at = await startedAt(post);
  await closeThread(rest(), bot, canceledIn(post, at + 10 * 60_000));
  await closeThread(rest(), bot, canceledIn(post, at - 10 * 60_000));
  await closeThread(rest(), bot, canceledIn(post, at, true));
  await closeThread(rest(), 'another', canceledIn(post, at));
  await closeThread(rest(), bot, canceledIn(FORUM.id, at));
  expect(posts()).toMatchObject([{ id: post, thread_metadata: { archived: false } }]);
});

/** Shows the table of a channel and waits until its thread is closed, if it has to be. */
const showAgain = async (channel: string) => {
  const { boards } = testBot.longtable.bot;
  await boards.show(await tableAt(testBot, channel));
  await boards.drain();
};

test('keeps the thread of a pairing into which a waiting table has moved', async () => {
  await changeForum({ allow: PermissionFlagsBits.ManageThreads });
  await invite();
  const { id, location } = (await tableIn(testBot, 'table')).table;
  const board = await messageWithButton(bo, 'table', 'Accept');
  const thread = await openThread(rest(), location.channel, board.id, 'Round 1');
  await ada.go(thread);
  await ada.command(thread, 'board', { options: { table: id } });
  await ada.command(thread, 'leave');
  await showAgain(thread);
  expect((await tableAt(testBot, thread)).table).toMatchObject({ id, status: 'over' });
  expect(testBot.playground.world.channels.get(thread)).toMatchObject({ thread_metadata: { archived: false } });
});

test('closes the thread of a canceled table once', async () => {
  await setForum();
  await invite();
  const post = linkedPost();
  await bo.say(post, 'Not today.');
  await ada.command(post, 'leave');
  await ada.until(() => posts()[0]?.thread_metadata?.archived);
  await bo.say(post, 'Open again.');
  await showAgain(post);
  expect(posts()).toMatchObject([{ id: post, thread_metadata: { archived: false } }]);
});
