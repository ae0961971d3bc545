import { Locale } from 'discord.js';
import { beforeEach, expect, onTestFinished, test } from 'vitest';
import { personalData } from '../bot/features/personal-data/index.ts';
import { Gateway, Servers } from '../bot/gateway/gateway.ts';
import { tablesIn } from '../bot/host/commit/table-lists.ts';
import type { Context } from '../bot/host/context.ts';
import { DAY_MS } from '../bot/host/duration.ts';
import type { LoadedTable } from '../bot/host/feature.ts';
import type { Bot } from '../bot/interactions/bot.ts';
import { locationIn, open, testContext } from './context.ts';

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
