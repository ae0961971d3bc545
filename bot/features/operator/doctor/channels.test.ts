import { ChannelType, PermissionFlagsBits } from 'discord.js';
import { beforeEach, expect, test } from 'vitest';
import { locationIn, open, person } from '../../../../tests/context.ts';
import { type FeatureBot, openFeatureBot } from '../../../../tests/feature-bot.ts';
import { resign } from '../../../host/actions/resign.ts';
import { changeServer } from '../../../host/settings.ts';
import { examineChannels } from './discord.ts';

let one: FeatureBot;

beforeEach(async () => {
  one = await openFeatureBot();
  one.rest.channels = [
    ...['lobby', 'log', 'c', 'd'].map((id) => ({ id, name: id, type: ChannelType.GuildText })),
    { id: 'forum', name: 'forum', type: ChannelType.GuildForum },
  ];
});

/** Returns the finding about the channels of these servers. */
async function found(...servers: string[]): Promise<string> {
  const names = new Map(servers.map((id) => [id, id.toUpperCase()]));
  const { found: text, todo } = await examineChannels(one.context.storage, one.bot.client.rest, 'bot', names);
  return todo === undefined ? text : `${text}: ${todo}`;
}

const without = (...bits: bigint[]) => {
  one.rest.permissions &= ~bits.reduce((all, bit) => all | bit, 0n);
};
const TODO = 'Grant them in the settings of these channels, or choose others with /settings.';

test('counts the channels of settings and of unfinished tables on servers of the bot', async () => {
  expect(await found('g')).toBe('none in use yet');
  await changeServer(one.context, 'g', () => ({ lobby: 'lobby', log: 'log', forum: 'forum', channels: ['c', 'd'] }));
  const { table } = await open(one.context, { location: locationIn('e') });
  await open(one.context, { location: { ...locationIn('f'), guild: 'other' } });
  await open(one.context, { location: { ...locationIn('x'), guest: true } });
  one.rest.channels.push({ id: 'e', name: 'e', type: ChannelType.GuildText });
  expect(await found('g')).toBe('6 in use, all permissions there');
  await resign(one.context, table.id, 'ada');
  expect(await found('g')).toBe('5 in use, all permissions there');
  expect(await found()).toBe('none in use yet');
});

test('names each channel by its first use with the permissions that are missing for it', async () => {
  await changeServer(one.context, 'g', () => ({
    lobby: 'lobby',
    log: 'log',
    forum: 'forum',
    channels: ['lobby', 'c'],
  }));
  without(PermissionFlagsBits.CreatePublicThreads);
  expect(await found('g')).toBe(`missing in #lobby of G, the lobby (Create Public Threads): ${TODO}`);
  without(PermissionFlagsBits.SendMessagesInThreads);
  expect(await found('g')).toBe(
    `missing in #lobby of G, the lobby (Create Public Threads, Send Messages in Threads); #forum of G, the forum (Send Messages in Threads): ${TODO}`,
  );
});

test('names the channel of a board, and a log channel and allowed channels', async () => {
  await changeServer(one.context, 'g', () => ({ log: 'log', channels: ['c'] }));
  const { table } = await open(one.context, { occupants: [person('ada'), person('bo')], location: locationIn('d') });
  without(PermissionFlagsBits.SendMessages);
  expect(await found('g')).toBe(
    `missing in #log of G, the log channel (Send Messages); #c of G, an allowed channel (Send Messages); #d of G, the board of table ${table.id} (Send Messages): ${TODO}`,
  );
});

test('names a channel that cannot be seen', async () => {
  await changeServer(one.context, 'g', () => ({ log: 'gone' }));
  one.rest.failures.set('GET /channels/gone', 'UnknownChannel');
  expect(await found('g')).toBe(
    `missing in gone of G, the log channel (it no longer exists, or View Channel is missing): ${TODO}`,
  );
});

test('checks at most fifty servers', async () => {
  const servers = Array.from({ length: 51 }, (_, n) => `s${n}`);
  for (const server of servers.slice(0, 50)) await changeServer(one.context, server, () => ({ log: 'log' }));
  expect(await found(...servers)).toBe('50 in use, all permissions there');
  await changeServer(one.context, 's50', () => ({ log: 'log' }));
  expect(await found(...servers)).toBe('50 in use, all permissions there, in the first 50 of 51 servers');
});
