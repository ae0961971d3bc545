import { GUILD, type Playground, startPlayground } from '@longtable/playground';
import { textChannel } from '@longtable/playground/world/channel';
import { Client, GatewayIntentBits } from 'discord.js';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { Gateway } from './gateway.ts';
import { login } from './login.ts';

const OTHER = String(7n << 22n);

let playground: Playground;
let gateway: Gateway;
let client: Client<true>;
let heard: unknown[][];

beforeEach(async () => {
  const others = () => [{ id: OTHER, channels: [textChannel('30', 'general', 0)] }];
  playground = await startPlayground({ port: 0, limits: false, otherGuilds: others });
  gateway = new Gateway();
  heard = [];
  for (const event of ['join', 'leave', 'access', 'channel'] as const)
    gateway.on(event, (what: string | { id: string }) =>
      heard.push([event, typeof what === 'string' ? what : what.id]),
    );
  const { buildStrategy } = gateway;
  const fresh = new Client({
    intents: [GatewayIntentBits.Guilds],
    rest: { api: playground.apiUrl },
    ws: { buildStrategy },
  });
  client = await login(fresh, playground.token);
});
afterEach(async () => {
  await client.destroy();
  await playground.close();
});

test('servers that were there before are known by their ids only; discord.js keeps nothing of them', () => {
  expect([...gateway.servers]).toEqual([GUILD.id, OTHER]);
  expect(heard).toEqual([]);
  expect([client.guilds.cache.size, client.channels.cache.size, client.users.cache.size]).toEqual([0, 0, 1]);
});

test('a server that invites the bot is told of once, one that was out of reach not at all', async () => {
  const tell = (event: string, data: object) => playground.gateway.broadcast(event, () => data);
  tell('GUILD_DELETE', { id: GUILD.id, unavailable: true });
  tell('GUILD_CREATE', { id: GUILD.id });
  tell('GUILD_DELETE', { id: OTHER });
  tell('GUILD_CREATE', { id: OTHER });
  tell('GUILD_CREATE', { id: OTHER });
  tell('GUILD_ROLE_UPDATE', { guild_id: OTHER, role: {} });
  await expect.poll(() => heard.length).toBe(3);
  expect(heard).toEqual([
    ['leave', OTHER],
    ['join', OTHER],
    ['access', OTHER],
  ]);
});

test('a channel that comes or changes may change what the bot is allowed; of threads and messages it hears nothing', async () => {
  playground.world.addChannel(textChannel('31', 'new', 9));
  playground.world.setAccess('31', 'none');
  await expect.poll(() => heard.length).toBe(3);
  expect(heard).toEqual([
    ['access', GUILD.id],
    ['channel', '31'],
    ['access', GUILD.id],
  ]);
  expect(client.channels.cache.size).toBe(0);
});
