import { Locale } from 'discord.js';
import { beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { personalData } from '../bot/features/personal-data/index.ts';
import { welcome } from '../bot/features/welcome/index.ts';
import { Gateway, Servers } from '../bot/gateway/gateway.ts';
import { tablesIn } from '../bot/host/commit/table-lists.ts';
import type { Context } from '../bot/host/context.ts';
import { DAY_MS } from '../bot/host/duration.ts';
import type { LoadedTable } from '../bot/host/feature.ts';
import type { Bot } from '../bot/interactions/bot.ts';
import type { Feature } from '../bot/interactions/feature.ts';
import { layoutOf } from '../bot/interactions/layouts.ts';
import { locationIn, open, recordingLog, testContext } from './context.ts';

describe('tables', () => {
  const [ONE, TWO] = ['200000000000000001', '200000000000000002'];
  let now: number;
  let context: Context;
  let gateway: Gateway;
  let servers: Servers;
  let delivered: string[];
  beforeEach(async () => {
    now = 0;
    context = { ...(await testContext()), now: () => now };
    gateway = new Gateway();
    delivered = [];
    const bot = {
      context,
      features: [personalData],
      client: { user: { id: 'bot' }, options: {} },
      delivery: { deliverFully: async ({ table }: LoadedTable) => void delivered.push(table.id) },
    };
    servers = new Servers(bot as unknown as Bot, gateway);
    onTestFinished(() => servers.stop());
  });

  /** Emits that a server without channels has added the bot. */
  function join(id: string): void {
    const rest = { owner_id: '1', roles: [], system_channel_id: null, preferred_locale: Locale.EnglishUS };
    gateway.emit('join', { id, ...rest, channels: [], threads: [], members: [] } as never);
  }

  test('deletes the tables of a server a week after it removed the bot, unless it has added the bot again', async () => {
    for (const guild of [ONE, TWO]) {
      await open(context, { location: { ...locationIn(`c${guild}`), guild } });
      gateway.servers.add(guild);
    }
    servers.start();
    await servers.sweep();
    for (const guild of [ONE, TWO]) gateway.emit('leave', guild);
    await servers.sweep();
    join(ONE);
    now = 6 * DAY_MS;
    await servers.sweep();
    const counts = () => Promise.all([ONE, TWO].map(async (guild) => (await tablesIn(context, guild)).length));
    expect(await counts()).toEqual([1, 1]);
    now = 8 * DAY_MS;
    await servers.sweep();
    expect(await counts()).toEqual([1, 0]);
  });

  test('updates the boards in a server that adds the bot during a game', async () => {
    const { table } = await open(context, { location: { ...locationIn('c'), guild: ONE, guest: true } });
    servers.start();
    join(TWO);
    await servers.sweep();
    expect(delivered).toEqual([]);
    join(ONE);
    await servers.sweep();
    expect([delivered, await tablesIn(context, ONE)]).toEqual([[table.id], [table.id]]);
  });
});

const OTHER = String(7n << 22n);

/** Returns a server with text channels c, where it is greeted, and d. */
const server = (id: string) => ({
  ...{ id, owner_id: 'owner', system_channel_id: 'c', preferred_locale: 'en-US', threads: [] },
  roles: [{ id, permissions: '8' }],
  channels: ['d', 'c'].map((channel, position) => ({ id: channel, position, type: 0, permission_overwrites: [] })),
  members: [{ user: { id: 'bot' }, roles: [] }],
});

/** Returns the servers of a process, with what it asked for. Only server `known` can be fetched; its greeting channel is c. */
async function serversOf(recent: readonly string[] = []) {
  const gateway = new Gateway();
  for (const id of recent) gateway.recent.add(id);
  const asked: string[] = [];
  const fair: string[] = [];
  const greeted: string[] = [];
  const post = vi.fn(async (route: string, _: object) => void greeted.push(route));
  const log = recordingLog();
  const context = await testContext(undefined, log);
  const observer: Feature = {
    id: 'observer',
    servers: { hourly: async (_, present) => void fair.push(...present) },
  };
  const bot = {
    context,
    features: [welcome, personalData, observer],
    client: { user: { id: 'bot' }, options: {}, rest: { post, get: async () => [] }, generateInvite: () => '' },
    pictures: { findEmoji: () => undefined, paint: async (drawn: object) => drawn },
    layouts: {
      of: async (guild: string) => {
        asked.push(guild);
        return guild === 'known' ? layoutOf(server('known') as never, 'bot') : undefined;
      },
    },
    delivery: { deliverFully: async () => {} },
  };
  const servers = new Servers(bot as unknown as Bot, gateway);
  return { gateway, servers, asked, fair, context, log, greeted, post };
}

test('greets a recent server that can be fetched, and a server that adds the bot', async () => {
  const { gateway, servers, greeted } = await serversOf(['one', 'known']);
  servers.start();
  gateway.emit('join', server('new') as never);
  await servers.stop();
  expect(greeted).toEqual(['/channels/c/messages', '/channels/c/messages']);
  gateway.emit('recent', 'known');
  await servers.stop();
  expect(greeted).toHaveLength(2);
});

test('greets an empty server, and again only when its greeting channel is created', async () => {
  const { gateway, servers, greeted } = await serversOf();
  for (const guild of ['one', 'known']) gateway.servers.add(guild);
  servers.prepareLocal();
  await servers.stop();
  expect(greeted).toHaveLength(1);
  gateway.emit('channel', { id: 'd', guild_id: 'known' });
  await servers.stop();
  expect(greeted).toHaveLength(1);
  gateway.emit('channel', { id: 'c', guild_id: 'known' });
  await servers.stop();
  expect(greeted).toHaveLength(2);
});

test('logs an error and keeps working', async () => {
  const { gateway, servers, log, post } = await serversOf();
  post.mockRejectedValueOnce(new Error('on purpose'));
  servers.start();
  gateway.emit('recent', 'known');
  await servers.stop();
  expect(log.lines).toMatchObject([{ level: 'error', about: { error: 'Error: on purpose' } }]);
});

test('notices at its start a server that removed the bot meanwhile, and deletes its tables after the grace period', async () => {
  const { servers, gateway, context } = await serversOf();
  const [gone, kept] = [OTHER, String(8n << 22n)];
  for (const guild of [gone, kept]) await open(context, { location: { ...locationIn(`c${guild}`), guild } });
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

test('does the hourly work of its servers until it stops', async () => {
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
