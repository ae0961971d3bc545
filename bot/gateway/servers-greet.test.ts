import type { Client } from 'discord.js';
import { expect, test, vi } from 'vitest';
import { testContext } from '../../tests/context.ts';
import { Gateway } from './gateway.ts';
import { isOnOurShards, Servers } from './servers.ts';

const OTHER = String(7n << 22n);

/** Returns the servers of a process that may fetch no server, with what it asked for. */
async function serversOf(recent: readonly string[] = []) {
  const gateway = new Gateway();
  for (const id of recent) gateway.recent.add(id);
  const asked: string[] = [];
  const fair: string[] = [];
  const servers = new Servers({
    context: await testContext(),
    client: { user: { id: 'bot' }, options: {} },
    gateway,
    layouts: { of: async (guild: string) => void asked.push(guild) },
    tellOfFairPlay: async (guild: string) => void fair.push(guild),
    deliver: async () => {},
  } as unknown as ConstructorParameters<typeof Servers>[0]);
  return { gateway, servers, asked, fair };
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
