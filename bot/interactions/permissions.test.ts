import { say } from '@longtable/kit';
import {
  type APIGuildMember,
  type APIRole,
  type APITextChannel,
  ChannelFlags,
  ChannelType,
  Locale,
  PermissionFlagsBits,
  PermissionsBitField,
} from 'discord.js';
import { expect, test } from 'vitest';
import { isPublic, missingByChannel } from '../features/settings/index.ts';
import type { Bot } from './bot.ts';
import { layoutOf } from './layouts.ts';
import {
  type ChannelWork,
  cannotHere,
  cannotIn,
  findRepair,
  permissionName,
  permissionsNeededIn,
} from './permissions.ts';
import type { Reply } from './reply.ts';

const {
  ViewChannel,
  SendMessages,
  SendMessagesInThreads,
  CreatePublicThreads,
  AttachFiles,
  ManageChannels,
  CreateEvents,
} = PermissionFlagsBits;
const [GUILD, ROLE, BOT, ROOM] = ['1', '2', '12', '20'];

/** Returns what the bot says if its role grants and a channel overwrite denies these permissions. */
async function refusalIn({ granted, denied }: { granted: bigint; denied: bigint }): Promise<string | undefined> {
  const overwrite = { id: ROLE, type: 0, allow: '0', deny: String(denied) };
  const room = { id: ROOM, type: ChannelType.GuildText, name: 'room', permission_overwrites: [overwrite] };
  const role = (id: string, permissions: bigint) => ({ id, permissions: String(permissions) }) as APIRole;
  const layout = layoutOf(
    {
      id: GUILD,
      owner_id: '10',
      roles: [role(GUILD, 0n), role(ROLE, granted)],
      system_channel_id: null,
      preferred_locale: Locale.EnglishUS,
      channels: [room as unknown as APITextChannel],
      threads: [],
      members: [{ user: { id: BOT }, roles: [ROLE] } as unknown as APIGuildMember],
    },
    BOT,
  );
  const client = { generateInvite: () => 'https://grant.example' };
  const bot = { client, layouts: { of: async () => layout } } as unknown as Bot;
  const refused = await cannotIn(bot, GUILD, ROOM, 'table');
  return refused && say(refused.sentence, 'en');
}

test.each([
  ['allows a table with all permissions', ViewChannel | SendMessages, 0n, undefined],
  ['offers the link if no role grants a permission', ViewChannel, 0n, 'https://grant.example'],
  ['names the channel’s settings if they deny it', ViewChannel | SendMessages, SendMessages, 'The channel denies it'],
  ['names the channel’s settings if no role grants it either', ViewChannel, SendMessages, 'The channel denies it'],
])('%s', async (_, granted, denied, expected) => {
  const said = await refusalIn({ granted, denied });
  if (expected === undefined) expect(said).toBeUndefined();
  else expect(said).toContain(expected);
});

interface Room {
  readonly id?: string;
  readonly type?: ChannelType;
  readonly flags?: number;
  readonly available_tags?: readonly object[];
  readonly denied?: bigint;
}

const TAGS = ['Waiting', 'Playing', 'Over'].map((name) => ({ id: name, name }));

/** Returns a bot whose role has these permissions on a server with these channels. */
function botWith(granted: bigint, ...rooms: Room[]) {
  const role = (id: string, permissions: bigint) => ({ id, permissions: String(permissions) }) as APIRole;
  const channels = rooms.map(({ denied = 0n, ...room }) => ({
    ...{ id: ROOM, type: ChannelType.GuildText, name: 'room', ...room },
    permission_overwrites: [{ id: GUILD, type: 0, allow: '0', deny: String(denied) }],
  }));
  const layout = layoutOf(
    {
      ...{ id: GUILD, owner_id: '10', system_channel_id: null, preferred_locale: Locale.EnglishUS, threads: [] },
      roles: [role(GUILD, ViewChannel), role(ROLE, granted)],
      channels: channels as unknown as APITextChannel[],
      members: [{ user: { id: BOT }, roles: [ROLE] } as unknown as APIGuildMember],
    },
    BOT,
  );
  const forgotten: string[] = [];
  const layouts = { of: async () => layout, forget: (guild: string) => void forgotten.push(guild) };
  return { bot: { client: { generateInvite: () => 'link' }, layouts } as unknown as Bot, forgotten };
}

test('needs different permissions in channels, threads and forums', () => {
  const needed = (type: ChannelType) => permissionsNeededIn({ type });
  expect(needed(ChannelType.GuildText)).toEqual([ViewChannel, SendMessages]);
  expect(needed(ChannelType.PublicThread)).toEqual([ViewChannel, SendMessagesInThreads]);
  expect(needed(ChannelType.GuildForum)).toEqual([ViewChannel, SendMessages, SendMessagesInThreads]);
});

test('needs to manage a forum that requires tags and lacks those for statuses', async () => {
  const post = ViewChannel | SendMessages | SendMessagesInThreads;
  const forum = { type: ChannelType.GuildForum, flags: ChannelFlags.RequireTag, available_tags: [] as object[] };
  const refused = async (granted: bigint, room: Room) => {
    const { bot } = botWith(granted, room);
    return (await cannotIn(bot, GUILD, ROOM, 'table'))?.code;
  };
  expect(await refused(post, forum)).toBe('notAllowed');
  expect(await refused(post | ManageChannels, forum)).toBeUndefined();
  expect(await refused(post, { ...forum, available_tags: TAGS })).toBeUndefined();
  expect(await refused(post, { ...forum, flags: 0 })).toBeUndefined();
  expect(await refused(ViewChannel | SendMessages, { ...forum, flags: 0 })).toBe('notAllowed');
});

test.each<['thread' | 'tags' | 'games' | 'log' | 'files' | 'event', bigint]>([
  ['thread', ViewChannel | SendMessagesInThreads | CreatePublicThreads],
  ['tags', ViewChannel | SendMessages | SendMessagesInThreads | ManageChannels],
  ['games', ViewChannel | SendMessages | SendMessagesInThreads | CreatePublicThreads],
  ['log', ViewChannel | SendMessages],
  ['files', AttachFiles],
  ['event', CreateEvents],
])('allows the work %s with exactly its permissions', async (work, needed) => {
  const refused = async (granted: bigint) => {
    const { bot } = botWith(granted, { denied: ViewChannel & ~granted });
    return (await cannotIn(bot, GUILD, ROOM, work)) !== undefined;
  };
  expect(await refused(needed)).toBe(false);
  const bits = Object.values(PermissionFlagsBits).filter((bit) => (needed & bit) !== 0n && bit !== ViewChannel);
  for (const bit of bits) expect(await refused(needed & ~bit)).toBe(true);
});

test('looks again at a server before it explains a repair', async () => {
  const { bot, forgotten } = botWith(ViewChannel, {});
  expect(await findRepair(bot, GUILD, ROOM)).toBeDefined();
  expect(forgotten).toEqual([GUILD]);
});

test('knows whether members without a role can read a channel', async () => {
  expect(await isPublic(botWith(0n, {}).bot, GUILD, ROOM)).toBe(true);
  expect(await isPublic(botWith(0n, { denied: ViewChannel }).bot, GUILD, ROOM)).toBe(false);
});

test('lists the missing permissions of text, voice and forum channels', async () => {
  const forum = { type: ChannelType.GuildForum, available_tags: [] as object[] };
  const { bot } = botWith(
    ViewChannel | SendMessages,
    { id: '1' },
    { id: '2', type: ChannelType.GuildVoice },
    { id: '3', ...forum },
    { id: '4', ...forum, available_tags: TAGS },
    { id: '5', type: ChannelType.GuildCategory },
  );
  const list = async (...args: readonly [ReadonlyMap<string, ChannelWork>, boolean]) =>
    (await missingByChannel(bot, GUILD, ...args)).map(
      ({ channel, missing }) => `${channel} ${missing.map((bit) => say(permissionName(bit), 'en')).join(', ')}`,
    );
  const works = [
    ['1', 'log'],
    ['3', 'all'],
  ] as const;
  expect(await list(new Map(works), false)).toEqual([
    '1 ',
    '3 Send Messages in Threads, Manage Channels, Attach Files',
  ]);
  expect(await list(new Map(), true)).toEqual([
    '1 Send Messages in Threads, Create Public Threads, Attach Files',
    '2 Attach Files',
    '3 Send Messages in Threads, Manage Channels, Attach Files',
    '4 Send Messages in Threads, Attach Files',
  ]);
});

test('refuses a table where the bot may not post, but not in direct messages and as a guest', async () => {
  const refused = async (bits: bigint, change: object = {}, here: object = {}) => {
    const { bot } = botWith(bits, {});
    const interaction = {
      guildId: GUILD,
      channelId: ROOM,
      appPermissions: new PermissionsBitField(bits),
      client: bot.client,
    };
    const reply = { bot, isGuest: false, channel: undefined, interaction: { ...interaction, ...change }, ...here };
    return (await cannotHere(reply as unknown as Reply, 'table'))?.code;
  };
  expect(await refused(ViewChannel)).toBe('notAllowed');
  expect(await refused(ViewChannel | SendMessages)).toBeUndefined();
  expect(await refused(ViewChannel, { guildId: null })).toBeUndefined();
  expect(await refused(ViewChannel, {}, { isGuest: true })).toBeUndefined();
  const inThread = { channel: { type: ChannelType.PublicThread } };
  expect(await refused(ViewChannel | SendMessages, {}, inThread)).toBe('notAllowed');
});
