import { type APIMessage, ChannelType, InteractionContextType, PermissionFlagsBits } from 'discord-api-types/v10';
import { beforeEach, describe, expect, test } from 'vitest';
import { attachPermission, requireChannel, requireWritableChannel } from '../rest/routes/messages.ts';
import { botDm, newThread, type Thread } from './channel.ts';
import { APPLICATION_ID, FORUM, GUILD, parseSetup, TEXT_CHANNELS } from './setup.ts';
import { World } from './world.ts';

const [general, random] = TEXT_CHANNELS;
const ADDRESS = 'http://127.0.0.1:1';

let world: World;
let heard: string[];

beforeEach(() => {
  world = new World(ADDRESS, parseSetup({ servers: ['Club'] }));
  world.createDefaultChannels();
  heard = [];
  world.on('channel', (change, { id }) => heard.push(`${change} ${id}`));
  world.on('join', ({ channel, user }) => heard.push(`join ${channel.id} ${user}`));
  world.on('part', ({ channel, user }) => heard.push(`part ${channel.id} ${user}`));
  world.on('renewed', () => heard.push('renewed'));
});

const idOf = (name: string) => world.users.byName(name)?.user.id ?? '';
const message = (id: string, channel: string, more: object = {}) =>
  ({
    id,
    channel_id: channel,
    author: world.users.bot,
    mentions: [],
    attachments: [],
    ...more,
  }) as unknown as APIMessage;
const channelOf = (id: string) => world.channels.get(id);
const file = (text: string) => ({ filename: 'a.txt', type: 'text/plain', bytes: Buffer.from(text) });

function thread(id: string, { isArchived = false, isPrivate = false, parent = general.id as string } = {}): Thread {
  const parentChannel = channelOf(parent);
  if (!parentChannel) throw new Error(`no channel ${parent}`);
  const type = isPrivate ? ChannelType.PrivateThread : ChannelType.PublicThread;
  const thread = newThread(parentChannel, id, type, { name: id }, '2025-01-01T00:00:00Z');
  const metadata = { ...thread.thread_metadata, archived: isArchived } as NonNullable<Thread['thread_metadata']>;
  return { ...thread, thread_metadata: metadata };
}

describe('threads', () => {
  test('beyond 1,000 replace the oldest archived ones', () => {
    world.addChannel(thread('9', { isArchived: true }));
    world.addChannel(thread('10', { isArchived: true }));
    for (let number = 1_000; number < 1_998; number++) world.addChannel(thread(String(number)));
    expect([channelOf('9'), channelOf('10')]).not.toContain(undefined);
    world.addChannel(thread('5000'));
    expect([channelOf('9')?.id, channelOf('10')?.id]).toEqual([undefined, '10']);
    world.addChannel(thread('5001'));
    world.addChannel(thread('5002'));
    expect(channelOf('10')).toBeUndefined();
    expect(world.threads()).toHaveLength(1_001);
  });

  test('have members who join and leave once, with their number', () => {
    world.addChannel(thread('1'), [APPLICATION_ID]);
    heard = [];
    const here = channelOf('1') as Thread;
    world.join(here, idOf('bo'));
    world.join(here, idOf('bo'));
    expect((channelOf('1') as Thread).member_count).toBe(2);
    world.part(here, idOf('bo'));
    world.part(here, idOf('bo'));
    expect((channelOf('1') as Thread).member_count).toBe(1);
    expect(heard).toEqual(['update 1', `join 1 ${idOf('bo')}`, 'update 1', `part 1 ${idOf('bo')}`]);
  });

  test('are listed by their channel and deleted with it, with their files', () => {
    world.addChannel(thread('1'));
    world.addChannel(thread('2', { parent: random.id }));
    expect(world.threadsIn(random.id).map(({ id }) => id)).toEqual(['2']);
    world.post(message('3', '1', { attachments: [world.attachments.add('4', '1', file('a'))] }));
    heard = [];
    world.deleteChannel(general.id);
    expect(heard).toEqual(['delete 1', `delete ${general.id}`]);
    expect([channelOf('1'), channelOf('2')?.id]).toEqual([undefined, '2']);
    expect(world.attachments.get('4')).toBeUndefined();
    expect(world.messagesIn('1')).toEqual([]);
    expect([...world.threadMembers.keys()]).toEqual(['2']);
  });

  test('are private to their members', () => {
    world.addChannel(thread('1', { isPrivate: true }), [idOf('ada')]);
    world.addChannel(thread('2'));
    const visible = (id: string, name: string) => world.canSee(idOf(name), channelOf(id) as Thread);
    expect([visible('1', 'ada'), visible('1', 'bo'), visible('2', 'bo')]).toEqual([true, false, true]);
  });

  test('count messages, wake up and let mentioned users join with a new message', () => {
    world.addChannel(thread('1', { isArchived: true }), []);
    world.post(message('2', '1', { mentions: [world.users.byName('bo')?.user] }), idOf('ada'));
    expect(channelOf('1')).toMatchObject({ message_count: 0, last_message_id: null, member_count: 1 });
    expect((channelOf('1') as Thread).thread_metadata?.archived).toBe(true);
    world.post(message('3', '1', { mentions: [world.users.byName('bo')?.user] }));
    expect(channelOf('1')).toMatchObject({ message_count: 1, last_message_id: '3' });
    expect((channelOf('1') as Thread).thread_metadata?.archived).toBe(false);
    expect([...(world.threadMembers.get('1') ?? [])]).toEqual([idOf('bo')]);
  });

  test('have the settings of their form, or defaults', () => {
    const parent = channelOf(general.id);
    if (!parent) throw new Error('no channel');
    const form = { name: 'T', rate_limit_per_user: 5, auto_archive_duration: 60 as const, invitable: false };
    const set = newThread(parent, '1', ChannelType.PrivateThread, form, 'now');
    expect(set).toMatchObject({ guild_id: GUILD.id, rate_limit_per_user: 5, owner_id: APPLICATION_ID });
    expect(set.thread_metadata).toMatchObject({ auto_archive_duration: 60, invitable: false });
    const plain = newThread(parent, '1', ChannelType.PrivateThread, { name: 'T' }, 'now');
    expect(plain).toMatchObject({ rate_limit_per_user: 0, member_count: 1 });
    expect(plain.thread_metadata).toMatchObject({ auto_archive_duration: 4320, invitable: true, locked: false });
    const open = newThread(parent, '1', ChannelType.PublicThread, form, 'now');
    expect(open.thread_metadata).not.toHaveProperty('invitable');
  });
});

describe('messages', () => {
  test('beyond 300 replace the oldest one and its file', () => {
    world.post(message('1', general.id, { attachments: [world.attachments.add('9', general.id, file('a'))] }));
    for (let number = 2; number <= 300; number++) world.post(message(String(number), general.id));
    expect([world.messagesIn(general.id).length, world.attachments.get('9') === undefined]).toEqual([300, false]);
    world.post(message('301', general.id));
    expect([world.messagesIn(general.id).length, world.attachments.get('9')]).toEqual([300, undefined]);
    expect(world.find(general.id, '1')).toBeUndefined();
  });

  test('stay visible to one user when edited and deleted', () => {
    const seen: unknown[] = [];
    world.on('edit', ({ only }) => seen.push(['edit', only]));
    world.on('delete', ({ only, message: id }) => seen.push(['delete', only, id]));
    world.post(message('1', general.id), 'ada');
    world.edit(message('1', general.id, { content: 'b' }));
    world.deleteMessage(general.id, '1');
    world.deleteMessage(general.id, '1');
    expect(seen).toEqual([
      ['edit', 'ada'],
      ['delete', 'ada', '1'],
    ]);
    expect(channelOf(general.id)?.last_message_id).toBeNull();
  });

  test('lose their files when deleted', () => {
    world.post(message('1', general.id, { attachments: [world.attachments.add('9', general.id, file('a'))] }));
    world.deleteMessage(general.id, '1');
    expect(world.attachments.get('9')).toBeUndefined();
  });

  test('have one reaction of the bot per emoji', () => {
    const channel = requireChannel(world, general.id);
    world.post(message('1', general.id));
    for (const emoji of ['🎲', '🃏', '🎲']) {
      const posted = world.find(general.id, '1');
      if (posted) world.react(channel, posted.message, emoji);
    }
    const reactions = world.find(general.id, '1')?.message.reactions ?? [];
    expect(reactions.map(({ emoji, count, me }) => [emoji.name, count, me])).toEqual([
      ['🎲', 1, true],
      ['🃏', 1, true],
    ]);
  });
});

describe("the bot's permissions", () => {
  const { AttachFiles, SendMessages, SendMessagesInThreads, ViewChannel } = PermissionFlagsBits;

  test.each([
    ['full', true, true, true, true],
    ['no files', true, true, true, false],
    ['threads', true, false, true, true],
    ['read', true, false, false, true],
    ['none', false, false, false, false],
  ] as const)('with access "%s" apply to a channel and its threads', (access, view, send, inThreads, files) => {
    world.addChannel(thread('1'));
    world.setAccess(general.id, access);
    for (const id of [general.id, '1']) {
      const granted = world.botPermissions(channelOf(id) as Thread);
      const bits = [ViewChannel, SendMessages, SendMessagesInThreads, AttachFiles].map((bit) => (granted & bit) !== 0n);
      expect(bits).toEqual([view, send, inThreads, files]);
    }
    expect(world.botPermissions(channelOf(random.id) as Thread)).toBe(world.serverPermissions);
  });

  test('include what a channel allows beyond the server', () => {
    const allow = String(PermissionFlagsBits.ManageThreads);
    const overwrite = { id: APPLICATION_ID, type: 1, allow, deny: '0' };
    world.changeChannel(general.id, { permission_overwrites: [{ ...overwrite, id: '1' }] });
    expect(world.botPermissions(channelOf(general.id) as Thread)).toBe(world.serverPermissions);
    world.changeChannel(general.id, { permission_overwrites: [overwrite] });
    expect(world.botPermissions(channelOf(general.id) as Thread) & PermissionFlagsBits.ManageThreads).not.toBe(0n);
  });

  test('decide where it can write', () => {
    world.addChannel(thread('1'));
    world.setAccess(general.id, 'threads');
    expect(requireWritableChannel(world, '1').id).toBe('1');
    expect(() => requireWritableChannel(world, general.id)).toThrow('Missing Permissions');
    world.setAccess(general.id, 'no files');
    expect(requireWritableChannel(world, general.id, attachPermission([])).id).toBe(general.id);
    expect(() => requireWritableChannel(world, general.id, attachPermission([1]))).toThrow('Missing Permissions');
    expect(() => requireWritableChannel(world, FORUM.id)).toThrow('non-text');
    expect(() => requireWritableChannel(world, '2')).toThrow('Unknown Channel');
    const user = world.users.byName('bo')?.user;
    if (!user) throw new Error('no user');
    world.addChannel(botDm('3', user));
    expect(requireWritableChannel(world, '3', attachPermission([1])).id).toBe('3');
    world.closedDms.add(user.id);
    expect(() => requireWritableChannel(world, '3')).toThrow('Cannot send messages to this user');
    expect(requireChannel(world, '3').id).toBe('3');
  });
});

describe('chats', () => {
  test('of the same users are opened once, whatever their order', () => {
    let last = 0;
    const open = (...names: string[]) => world.findOrCreateChat(names.map(idOf), () => String(++last));
    const two = open('ada', 'bo');
    expect(two).toMatchObject({ id: '1', type: ChannelType.DM });
    expect(open('bo', 'ada').id).toBe('1');
    expect(open('ada', 'bo', 'cleo')).toMatchObject({ id: '2', type: ChannelType.GroupDM, owner_id: idOf('ada') });
    expect(open('ada', 'cleo').id).toBe('3');
    expect(open('cleo', 'bo', 'ada').id).toBe('2');
    expect(world.canSee(idOf('dev'), two)).toBe(false);
    expect(world.dmWith(idOf('ada'))).toBeUndefined();
  });
});

test('a reset creates the channels again under new ids', () => {
  let last = 0;
  const before = [...world.channels.keys()];
  world.reset(() => String(++last));
  expect([...world.channels.values()].map(({ id, name, type }) => [id, name, type])).toEqual(
    [1, 5].flatMap((first) => [
      [String(first), 'general', 0],
      [String(first + 1), 'random', 0],
      [String(first + 2), 'lounge', 0],
      [String(first + 3), 'forum', 15],
    ]),
  );
  expect(heard.slice(0, before.length)).toEqual(before.map((id) => `delete ${id}`));
  expect(heard.at(-1)).toBe('renewed');
});

test('changes no channel that does not exist', () => {
  expect(world.changeChannel('1', { name: 'x' })).toBeUndefined();
  world.deleteChannel('1');
  expect(heard).toEqual([]);
});

describe('installations', () => {
  const { BotDM, Guild, PrivateChannel } = InteractionContextType;
  const club = () => world.servers[1]?.id ?? '';

  test('emit a change of membership once', () => {
    const changes: string[] = [];
    world.on('membership', (server) => changes.push(server));
    world.installations.setServer(true);
    world.installations.setServer(false);
    world.installations.setServer(false);
    expect([changes, world.installations.server, world.installations.absent]).toEqual([[GUILD.id], false, [GUILD.id]]);
    world.installations.setServer(true, GUILD.id);
    expect([changes, world.installations.server]).toEqual([[GUILD.id, GUILD.id], true]);
  });

  test('authorize interactions: on the server with the bot, in its DMs, or of the user', () => {
    const { installations } = world;
    const ada = idOf('ada');
    installations.setServer(false);
    expect(installations.owners(ada, Guild)).toEqual({});
    expect(installations.owners(ada, Guild, club())).toEqual({ 0: club() });
    expect(installations.owners(ada, BotDM)).toEqual({ 0: '0' });
    expect(installations.owners(ada, PrivateChannel)).toEqual({});
    installations.setPerson(ada, true);
    expect(installations.owners(ada, PrivateChannel)).toEqual({ 1: ada });
    installations.setServer(false, club());
    expect(installations.owners(ada, BotDM)).toEqual({ 1: ada });
    expect([world.isKnownToBot(ada), world.isKnownToBot(idOf('bo'))]).toEqual([true, false]);
    installations.setPerson(ada, false);
    expect(world.isKnownToBot(ada)).toBe(false);
  });
});
