import { say } from '@longtable/kit';
import {
  type APIRole,
  type APITextChannel,
  ChannelType,
  type Client,
  Locale,
  PermissionFlagsBits,
  PermissionsBitField,
} from 'discord.js';
import { expect, test } from 'vitest';
import { isPublic, missingByChannel } from '../features/settings/index.ts';
import type { Bot } from './bot.ts';
import { layoutOf } from './layouts.ts';
import { askForMissing, cannotHere, cannotIn, noNewChannels } from './permissions.ts';
import type { Reply } from './reply.ts';

const { ViewChannel, SendMessages, CreatePublicThreads, SendMessagesInThreads } = PermissionFlagsBits;
const client = { generateInvite: () => 'https://grant.example' } as unknown as Client<true>;

/** Returns the layout of a server on which the bot has these permissions, and its channel. */
function server(granted: bigint, denied = 0n, isMember = true) {
  const room = {
    ...{ id: 'room', type: ChannelType.GuildText, name: 'room' },
    permission_overwrites: [{ id: 'g', type: 0, allow: '0', deny: String(denied) }],
  } as unknown as APITextChannel;
  const layout = layoutOf(
    {
      ...{ id: 'g', owner_id: 'owner', system_channel_id: null, preferred_locale: Locale.EnglishUS, threads: [] },
      roles: [{ id: 'g', permissions: String(granted) } as APIRole],
      channels: [room],
      members: isMember ? [{ user: { id: 'bot' }, roles: [] } as never] : [],
    },
    'bot',
  );
  const bot = { client, layouts: { of: async () => layout } } as unknown as Bot;
  return { layout, room, bot };
}

const unknown = { client, layouts: { of: async () => undefined } } as unknown as Bot;
type Work = Parameters<typeof cannotHere>[1];

/** Returns the refusal in the channel of an interaction. */
async function here(work: Work, granted: bigint, denied = 0n, bot = server(granted, denied).bot): Promise<string> {
  const appPermissions = new PermissionsBitField(granted & ~denied);
  const interaction = { guildId: 'g', channelId: 'room', appPermissions, client };
  const refused = await cannotHere({ bot, isGuest: false, interaction } as unknown as Reply, work);
  return refused ? say(refused.sentence, 'en') : '';
}

test('offers a link if the server does not grant a permission, unless the channel denies it', async () => {
  expect(await here('table', ViewChannel)).toContain('https://grant.example');
  const denied = await here('table', ViewChannel | SendMessages, SendMessages);
  expect([denied.includes('Send Messages'), denied.includes('https://grant.example')]).toEqual([true, false]);
  expect(await here('table', ViewChannel, 0n, unknown)).toContain('https://grant.example');
  expect(await here('table', ViewChannel | SendMessages, SendMessages, unknown)).toContain('https://grant.example');
});

test('names the channel’s settings if they deny one of several permissions', async () => {
  const text = await here('thread', ViewChannel | SendMessagesInThreads, SendMessagesInThreads);
  expect(text).not.toContain('https://grant.example');
  for (const name of ['Send Messages in Threads', 'Create Public Threads']) expect(text).toContain(name);
});

test('asks for the permissions of the work', async () => {
  expect(await here('table', ViewChannel | SendMessages)).toBe('');
  expect(await here('thread', ViewChannel | SendMessages)).toContain('Create Public Threads');
  expect(await here('event', ViewChannel)).toContain('Create Events');
});

test('names another channel, but not for permissions of the server', async () => {
  const text = async (work: Work) => {
    const refused = await cannotIn(server(ViewChannel).bot, 'g', 'room', work);
    return refused ? say(refused.sentence, 'en') : '';
  };
  expect([(await text('table')).includes('<#room>'), (await text('event')).includes('<#room>')]).toEqual([true, false]);
  const channels = say(noNewChannels(client, 'g').sentence, 'en');
  expect([channels.includes('Manage Channels'), channels.includes('<#')]).toEqual([true, false]);
});

test('asks for missing permissions only, or for all if it does not know its roles', () => {
  const ask = (granted: bigint, isMember = true) => {
    const { layout, room } = server(granted, 0n, isMember);
    const text = askForMissing(client, layout, [ViewChannel, CreatePublicThreads], room);
    return text && say(text, 'en');
  };
  expect(ask(ViewChannel | CreatePublicThreads)).toBeUndefined();
  expect(ask(ViewChannel)).toMatch(/Create Public Threads/);
  expect(ask(ViewChannel)).not.toMatch(/View Channel/);
  expect(ask(ViewChannel | CreatePublicThreads, false)).toMatch(/View Channel.*Create Public Threads/);
});

test('knows nothing of servers that cannot be fetched', async () => {
  expect(await missingByChannel(unknown, 'g', new Map(), true)).toEqual([]);
  expect(await isPublic(unknown, 'g', 'room')).toBe(false);
  expect(await cannotIn(unknown, 'g', 'room', 'table')).toBeUndefined();
});
