import { once } from 'node:events';
import { APPLICATION_ID, TEXT_CHANNELS, type TestUser } from '@longtable/playground';
import { type APIChannel, ChannelType, OverwriteType, PermissionFlagsBits, Routes } from 'discord-api-types/v10';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { labelsOn, lastEphemeral, startNoughts } from './game-helpers.ts';
import { builtInGames, testGamesModule } from './games/index.ts';
import { startTestBot, type TestBot, tableAt } from './test-bot.ts';

const [ROOM, SECOND, LOUNGE] = TEXT_CHANNELS.map(({ id }) => id) as [string, string, string];

let testBot: TestBot;
let ada: TestUser;
let bo: TestUser;

beforeEach(async () => {
  testBot = await startTestBot(builtInGames, 'memory:', { gamesModule: testGamesModule });
  [ada, bo] = await Promise.all([testBot.join('Ada'), testBot.join('Bo')]);
});
afterEach(() => testBot.close());

/** Limits the bot's permissions in a channel and waits until it has received them. */
async function allow(channel: string, access: 'full' | 'threads' | 'none'): Promise<void> {
  const received = once(testBot.longtable.gateway, 'access');
  testBot.playground.world.setAccess(channel, access);
  await received;
}

test('notifies the players of a table whose channel is inaccessible and lets them move it', async () => {
  const board = await startNoughts(ada, bo, ROOM);
  await allow(ROOM, 'none');
  await ada.command(ROOM, 'move', { options: { move: 'a1' } });
  const direct = await bo.until(() => bo.channels.find(({ type }) => type === 1));
  const lost = await bo.until(() => bo.messages(direct.id).find(({ content }) => content.includes('move the table')));
  expect(lost.content).toContain(
    `I’m missing the **View Channel** and **Send Messages** permissions in <#${ROOM}>. The channel denies some of them, so a server role isn’t enough. A server admin can allow them for me under Edit Channel › Permissions.`,
  );
  await bo.command(ROOM, 'board');
  expect(lastEphemeral(bo, ROOM).content).toContain('I’m missing the');
  expect(await bo.autocomplete(SECOND, 'board', { options: { table: 'nou' }, focused: 'table' })).toHaveLength(1);
  await bo.command(SECOND, 'board');
  const moved = await bo.until(() => bo.messages(SECOND).find(({ content }) => content.includes('takes a1')));
  await bo.click(moved, 'b1');
  await ada.until(() => ada.latest(moved)?.content.includes('takes b1'));
  await allow(ROOM, 'full');
  await ada.command(ROOM, 'play', { subcommand: 'guess', options: { computer: 'steady' } });
  await ada.until(() => ada.messages(ROOM).some(({ id, content }) => id > board.id && content.includes('Guess')));
});

test('moves no table into a channel that the opponent does not see', async () => {
  const board = await startNoughts(ada, bo, ROOM);
  const received = once(testBot.longtable.gateway, 'access');
  const hidden = { type: OverwriteType.Member, allow: '0', deny: String(PermissionFlagsBits.ViewChannel) };
  testBot.playground.world.changeChannel(SECOND, { permission_overwrites: [{ ...hidden, id: bo.user.id }] });
  await received;
  const { table } = await tableAt(testBot, ROOM);
  await ada.command(SECOND, 'board', { options: { table: table.id } });
  expect(lastEphemeral(ada, SECOND).content).toContain('Not everyone who plays can see this chat');
  // Its members alone see a private thread.
  const body = { name: 'T', type: ChannelType.PrivateThread };
  const { id: thread } = (await testBot.longtable.bot.client.rest.post(Routes.threads(LOUNGE), { body })) as APIChannel;
  await testBot.longtable.bot.client.rest.put(Routes.threadMembers(thread, ada.user.id));
  await ada.until(() => ada.channels.some(({ id }) => id === thread));
  await ada.command(thread, 'board', { options: { table: table.id } });
  expect(lastEphemeral(ada, thread).content).toContain('Not everyone who plays can see this chat');
  await ada.command(LOUNGE, 'board', { options: { table: table.id } });
  await bo.until(() => bo.latest(board)?.content.includes('This board is out of date.'));
});

test('updates a board as soon as the bot has access again', async () => {
  const board = await startNoughts(ada, bo, ROOM);
  await allow(ROOM, 'none');
  await ada.command(ROOM, 'resign');
  await ada.click(lastEphemeral(ada, ROOM), 'Resign');
  await expect.poll(() => testBot.longtable.bot.context.counts.retries).toBe(1);
  expect(labelsOn(ada.latest(board) ?? board)).not.toEqual([]);
  await allow(ROOM, 'full');
  await ada.until(() => ada.latest(board)?.content.includes('resigned'));
});

/** Denies the bot permissions in a channel and waits until it has received that. */
async function deny(channel: string, denied: bigint): Promise<void> {
  const received = once(testBot.longtable.gateway, 'access');
  const overwrite = { id: APPLICATION_ID, type: OverwriteType.Member, allow: '0', deny: String(denied) };
  testBot.playground.world.changeChannel(channel, { permission_overwrites: denied === 0n ? [] : [overwrite] });
  await received;
}

test('names the permission for threads in a channel that has a table, and in the log', async () => {
  await ada.command(ROOM, 'settings', { subcommand: 'log', options: { channel: LOUNGE } });
  await startNoughts(ada, bo, SECOND);
  await deny(SECOND, PermissionFlagsBits.CreatePublicThreads);
  for (let times = 0; times < 2; times++) {
    await ada.command(SECOND, 'play', { subcommand: 'noughts', options: { opponent: bo.user.id } });
    expect(lastEphemeral(ada, SECOND).content).toMatch(
      /There’s already a table in this channel\. I’m missing the \*\*Create Public Threads\*\* permission in this channel\. .*Edit Channel › Permissions/,
    );
  }
  const entry = `I’m missing the **Create Public Threads** permission in <#${SECOND}>. The channel denies it`;
  await ada.until(() => ada.messages(LOUNGE).some(({ content }) => content.includes(entry)));
  expect(ada.messages(LOUNGE).filter(({ content }) => content.includes(entry))).toHaveLength(1);
});
