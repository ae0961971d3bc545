import type { Client } from 'discord.js';
import { beforeEach, expect, test, vi } from 'vitest';
import { open, place, recordingLog, testContext } from '../../tests/context.ts';
import { tablesIn } from '../host/commit/table-lists.ts';
import { Gateway } from './gateway.ts';
import { greet, greetIfEmpty } from './greeting.ts';
import { isOnOurShards, Servers } from './servers.ts';

vi.mock('./greeting.ts', () => ({
  greet: vi.fn(async () => {}),
  greetIfEmpty: vi.fn(async () => {}),
  greetingChannel: ({ system_channel_id: id }: { system_channel_id: string }) => ({ id }),
}));
beforeEach(() => {
  vi.clearAllMocks();
});

const OTHER = String(7n << 22n);

/** Returns the servers of a process, with what it asked for. Only server `known` can be fetched; its greeting channel is c. */
async function serversOf(recent: readonly string[] = []) {
  const gateway = new Gateway();
  for (const id of recent) gateway.recent.add(id);
  const asked: string[] = [];
  const fair: string[] = [];
  const log = recordingLog();
  const context = await testContext(undefined, log);
  const servers = new Servers({
    context,
    client: { user: { id: 'bot' }, options: {} },
    gateway,
    layouts: {
      of: async (guild: string) => {
        asked.push(guild);
        return guild === 'known' ? { id: 'known', system_channel_id: 'c' } : undefined;
      },
    },
    tellOfFairPlay: async (guild: string) => void fair.push(guild),
    deliver: async () => {},
  } as unknown as ConstructorParameters<typeof Servers>[0]);
  return { gateway, servers, asked, fair, context, log };
}

test('greets recent servers at its start and later', async () => {
  const { gateway, servers, asked } = await serversOf(['one']);
  servers.start();
  gateway.emit('recent', 'two');
  await servers.stop();
  expect(asked).toEqual(['one', 'two']);
});

test('looks for empty greeting channels now and when a channel is created', async () => {
  const { gateway, servers, asked } = await serversOf();
  gateway.servers.add('one');
  servers.greetEmpty();
  gateway.emit('channel', { id: 'c', guild_id: 'two' });
  await servers.stop();
  expect(asked).toEqual(['one', 'two']);
});

const layoutsGiven = (greeting: typeof greet) => vi.mocked(greeting).mock.calls.map(([, , layout]) => layout.id);

test('greets a recent server that can be fetched, and a server that adds the bot', async () => {
  const { gateway, servers } = await serversOf(['one', 'known']);
  servers.start();
  gateway.emit('join', { id: 'new', channels: [], threads: [], members: [] } as never);
  await servers.stop();
  expect(layoutsGiven(greet).toSorted()).toEqual(['known', 'new']);
  expect(greetIfEmpty).not.toHaveBeenCalled();
});

test('greets an empty server, and again only when its greeting channel is created', async () => {
  const { gateway, servers } = await serversOf();
  for (const guild of ['one', 'known']) gateway.servers.add(guild);
  servers.greetEmpty();
  await servers.stop();
  expect(layoutsGiven(greetIfEmpty)).toEqual(['known']);
  for (const id of ['d', 'c']) gateway.emit('channel', { id, guild_id: 'known' });
  await servers.stop();
  expect(layoutsGiven(greetIfEmpty)).toEqual(['known', 'known']);
  expect(greet).not.toHaveBeenCalled();
});

test('logs an error and keeps working', async () => {
  const { gateway, servers, log } = await serversOf();
  vi.mocked(greet).mockRejectedValueOnce(new Error('on purpose'));
  servers.start();
  gateway.emit('recent', 'known');
  await servers.stop();
  expect(log.lines).toMatchObject([{ level: 'error', about: { error: 'Error: on purpose' } }]);
});

test('notices at its start a server that removed the bot meanwhile, and deletes its tables after the grace period', async () => {
  const { servers, gateway, context } = await serversOf();
  const [gone, kept] = [OTHER, String(8n << 22n)];
  for (const guild of [gone, kept]) await open(context, { place: { ...place(`c${guild}`), guild } });
  gateway.servers.add(kept);
  let now = context.now();
  Object.assign(context, { now: () => now });
  servers.start();
  await servers.stop();
  now += 8 * 24 * 3_600_000;
  const count = async () =>
    (await Promise.all([gone, kept].map((guild) => tablesIn(context, guild)))).map((one) => one.length);
  expect(await count()).toEqual([1, 1]);
  servers.start();
  await servers.stop();
  expect(await count()).toEqual([0, 1]);
});

test('reports suspicious games of its servers every hour, until it stops', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  const { gateway, servers, fair } = await serversOf();
  gateway.servers.add('one');
  servers.start();
  await vi.advanceTimersByTimeAsync(3_600_000);
  await servers.stop();
  expect(fair).toEqual(['one']);
  await vi.advanceTimersByTimeAsync(3_600_000);
  expect(fair).toEqual(['one']);
  vi.useRealTimers();
});

test('knows the servers on its shards', () => {
  const on = (options: object) => isOnOurShards({ options } as unknown as Client<true>, OTHER);
  expect([
    on({}),
    on({ shards: 'auto' }),
    on({ shards: [0], shardCount: 2 }),
    on({ shards: [1], shardCount: 2 }),
  ]).toEqual([true, true, false, true]);
});
