import { once } from 'node:events';
import { guess } from '@longtable/kit/testing/games/guess';
import { noughts } from '@longtable/kit/testing/games/noughts';
import { BOT, FORUM, TEXT_CHANNELS } from '@longtable/playground';
import type { TestUser } from '@longtable/playground/testing/test-user';
import { ChannelFlags, OverwriteType, PermissionFlagsBits } from 'discord-api-types/v10';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { Posts } from '../bot/boards/posts.ts';
import { findTable } from '../bot/host/table/find.ts';
import { drawBoard } from '../bot/render/board.ts';
import { restBody } from '../bot/render/message.ts';
import { loaded } from './context.ts';
import { OPENAPI, RequestCheck } from './openapi.ts';
import { labelsOn, playCells, whispered, withButton } from './played.ts';
import { openStage, type Stage, tableAt } from './stage.ts';

const requests = OPENAPI === undefined ? undefined : new RequestCheck(OPENAPI);

let stage: Stage;
let ada: TestUser;
let bo: TestUser;

beforeEach(async () => {
  stage = await openStage([noughts, guess]);
  requests?.watch(stage.playground);
  [ada, bo] = await Promise.all([stage.person('Ada'), stage.person('Bo')]);
});
afterEach(() => stage.close());

/** Changes the forum and what the bot may do there; it has heard of it when this resolves. */
const changeForum = async ({ allow = 0n, deny = 0n, flags = 0 as ChannelFlags }) => {
  const heard = once(stage.longtable.gateway, 'access');
  const overwrite = { id: BOT.id, type: OverwriteType.Member, allow: String(allow), deny: String(deny) };
  stage.playground.world.changeChannel(FORUM.id, { permission_overwrites: [overwrite], flags });
  await heard;
};
const setForum = () => ada.command('table', 'settings', { subcommand: 'forum', options: { channel: FORUM.id } });
const posts = () => stage.playground.world.threadsIn(FORUM.id);
const tagsOf = (id: string) => {
  const { channels } = stage.playground.world;
  const [post, forum] = [channels.get(id), channels.get(FORUM.id)];
  const known = forum && 'available_tags' in forum ? forum.available_tags : [];
  const applied = (post && 'applied_tags' in post && post.applied_tags) || [];
  return applied.map((tag) => known.find(({ id }) => id === tag)?.name).sort();
};
const invite = () => ada.command('table', 'play', { subcommand: 'noughts', options: { opponent: bo.user.id } });

/** The post that Ada was led to. */
const led = () => /<#(\d+)>/.exec(whispered(ada, 'table').content)?.[1] ?? '';

test('updates the name and tags of a table’s forum post from invitation to rematch', async () => {
  await changeForum({ allow: PermissionFlagsBits.ManageChannels });
  await setForum();
  expect(whispered(ada, 'table').content).toContain(`Forum for tables: **<#${FORUM.id}>**`);
  await invite();
  const post = led();
  expect(posts()).toMatchObject([{ id: post, name: 'Noughts and Crosses · Ada – Bo' }]);
  expect(tagsOf(post)).toEqual(['Noughts and Crosses', 'Waiting']);
  const board = await withButton(bo, post, 'Accept');
  expect(board.id).toBe(post);
  expect(board.mentions.map(({ id }) => id)).toEqual([bo.user.id]);
  await bo.click(board, 'Accept');
  await expect.poll(() => tagsOf(post)).toEqual(['Noughts and Crosses', 'Playing']);
  await playCells(ada, bo, board, 'a1 b1 a2 b2 a3');
  await expect.poll(() => tagsOf(post)).toEqual(['Noughts and Crosses', 'Over']);
  await bo.click(await withButton(bo, post, 'Rematch'), 'Rematch');
  await expect.poll(() => tagsOf(post)).toEqual(['Noughts and Crosses', 'Waiting']);
  await invite();
  expect(posts()).toHaveLength(2);
  expect(led()).not.toBe(post);
});

test('works without tags if the bot may not create them and explains this to a server admin', async () => {
  await setForum();
  const missing = `I’m missing the **Manage Channels** permission in <#${FORUM.id}>.`;
  await ada.until(() => whispered(ada, 'table').content.includes(missing));
  expect(whispered(ada, 'table').content).toContain('Set the forum again afterwards.');
  await invite();
  expect(tagsOf(led())).toEqual([]);
  await bo.click(await withButton(bo, led(), 'Accept'), 'Accept');
  await ada.until(() => labelsOn(ada.messages(led())[0]).includes('a1'));
});

test('names missing forum permissions and offers other channels', async () => {
  await setForum();
  await changeForum({ deny: PermissionFlagsBits.SendMessages, flags: ChannelFlags.RequireTag });
  await invite();
  const missing = `I’m missing the **Send Messages** and **Manage Channels** permissions in <#${FORUM.id}>.`;
  expect(whispered(ada, 'table').content).toContain(missing);
  await ada.click(whispered(ada, 'table'), '#lounge');
  await bo.click(await withButton(bo, 'lounge', 'Accept'), 'Accept');
  expect(posts()).toEqual([]);
  expect((await tableAt(stage, TEXT_CHANNELS[2].id)).table.location.forum).toBeUndefined();
});

test('ignores a forum that was deleted', async () => {
  await setForum();
  stage.playground.world.deleteChannel(FORUM.id);
  await invite();
  await withButton(bo, 'table', 'Accept');
});

test('moves a table from its post to a channel', async () => {
  await setForum();
  await invite();
  const { table } = await tableAt(stage, led());
  await ada.command('lounge', 'board', { options: { table: table.id } });
  await bo.click(await withButton(bo, 'lounge', 'Accept'), 'Accept');
  await ada.until(() => labelsOn(ada.messages('lounge').at(-1)).includes('a1'));
  expect((await tableAt(stage, TEXT_CHANNELS[2].id)).table.location).not.toHaveProperty('forum');
});

test('finds a post whose response was lost when it retries', async () => {
  await setForum();
  await invite();
  const { context, client } = stage.longtable.bot;
  const table = loaded(await findTable(context, (await tableAt(stage, led())).table.id));
  const place = { ...table.table.location, channel: FORUM.id, message: null };
  const again = new Posts(context, client.rest, { isGuest: () => false });
  expect(await again.create(table, place, { body: restBody(drawBoard(table)) })).toMatchObject({ channel: led() });
  expect(posts()).toHaveLength(1);
});

test.skipIf(!requests)('sent only requests that match the schema in DISCORD_OPENAPI', () => {
  expect(requests?.flaws).toEqual([]);
  expect(requests?.checked).toBeGreaterThan(0);
});
