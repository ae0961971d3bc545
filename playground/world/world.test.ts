import { type APIMessage, ChannelType, MessageFlags, PermissionFlagsBits } from 'discord-api-types/v10';
import { beforeEach, describe, expect, test } from 'vitest';
import { message as fixture } from '../page/testing/fixtures.ts';
import { newThread, type Thread } from './channel.ts';
import { GUILD, parseSetup, TEXT_CHANNELS } from './setup.ts';
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
const message = (id: string, channel: string, more: Partial<APIMessage> = {}) =>
  fixture(id, { channel_id: channel, author: world.users.bot, ...more });
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

  test('that are pinned or open replies stay', () => {
    world.post(message('1', general.id, { pinned: true }));
    world.post(message('2', general.id, { flags: MessageFlags.Loading }));
    for (let number = 3; number <= 303; number++) world.post(message(String(number), general.id));
    expect(world.messagesIn(general.id).map(({ message }) => message.id)).toEqual([
      '1',
      '2',
      ...Array.from({ length: 298 }, (_, index) => String(index + 6)),
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

describe('installations', () => {
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
});
