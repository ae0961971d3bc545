import { EventEmitter } from 'node:events';
import { GUILD, type Playground, startPlayground } from '@longtable/playground';
import { textChannel } from '@longtable/playground/world/channel';
import { Client, Events, GatewayIntentBits } from 'discord.js';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { areShards, LOCAL_SERVER, parseShards } from '../settings.ts';
import { Gateway, isOnOurShards, login, loginErrorText, onFatalClose } from './gateway.ts';

describe('the gateway', () => {
  const OTHER = String(7n << 22n);
  let playground: Playground;
  let gateway: Gateway;
  let client: Client<true>;
  let events: unknown[][];
  beforeEach(async () => {
    const others = () => [{ id: OTHER, channels: [textChannel('30', 'general', 0)] }];
    playground = await startPlayground({ server: LOCAL_SERVER, limits: false, otherGuilds: others });
    gateway = new Gateway();
    events = [];
    for (const event of ['join', 'recent', 'leave', 'access', 'channel'] as const)
      gateway.on(event, (what: string | { id: string }) =>
        events.push([event, typeof what === 'string' ? what : what.id]),
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

  test('stores known servers by id only and keeps discord.js caches empty', () => {
    expect([...gateway.servers]).toEqual([GUILD.id, OTHER]);
    expect(events).toEqual([]);
    expect([client.guilds.cache.size, client.channels.cache.size, client.users.cache.size]).toEqual([0, 0, 1]);
  });

  test('emits join once for a new server and not after an outage', async () => {
    const send = (event: string, data: object) => playground.gateway.broadcast(event, () => data);
    send('GUILD_DELETE', { id: GUILD.id, unavailable: true });
    send('GUILD_CREATE', { id: GUILD.id });
    send('GUILD_DELETE', { id: OTHER });
    send('GUILD_CREATE', { id: OTHER });
    send('GUILD_CREATE', { id: OTHER });
    send('GUILD_ROLE_UPDATE', { guild_id: OTHER, role: {} });
    await expect.poll(() => events.length).toBe(3);
    expect(events).toEqual([
      ['leave', OTHER],
      ['join', OTHER],
      ['access', OTHER],
    ]);
  });

  test('emits recent for a known server that added the bot less than a week ago', async () => {
    const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000).toISOString();
    const send = (id: string, days: number) =>
      playground.gateway.broadcast('GUILD_CREATE', () => ({ id, joined_at: daysAgo(days) }));
    send(GUILD.id, 8);
    send(OTHER, 6);
    await expect.poll(() => events).toEqual([['recent', OTHER]]);
    expect([...gateway.recent]).toEqual([OTHER]);
  });

  test('emits access for changed channels and threads, channel for new channels only, and ignores messages', async () => {
    playground.world.addChannel(textChannel('31', 'new', 9));
    playground.world.setAccess('31', 'none');
    await expect.poll(() => events.length).toBe(3);
    const send = (event: string) => playground.gateway.broadcast(event, () => ({ id: '32', guild_id: OTHER }));
    for (const event of ['MESSAGE_CREATE', 'THREAD_CREATE', 'TYPING_START', 'THREAD_UPDATE']) send(event);
    await expect.poll(() => events.length).toBe(5);
    expect(events).toEqual([
      ['access', GUILD.id],
      ['channel', '31'],
      ['access', GUILD.id],
      ['access', OTHER],
      ['access', OTHER],
    ]);
    expect(client.channels.cache.size).toBe(0);
  });

  test.each([
    ['a member of the server', { guild_id: OTHER, context: 0 }, false],
    ['not a member of the server', { guild_id: '99', context: 0 }, true],
    ['in its own direct messages', { context: 1 }, false],
    ['in a chat between users', { context: 2 }, true],
  ])('knows the channel of an interaction, and whether the bot is a guest: %s', async (_, where, guest) => {
    const send = (id: string, channel?: object) =>
      playground.gateway.broadcast('INTERACTION_CREATE', () => ({
        id,
        type: 1,
        ...where,
        ...(channel && { channel }),
      }));
    send('50');
    send('51', { id: '31', type: 0 });
    await expect.poll(() => gateway.channelOf('51')).toEqual({ id: '31', type: 0, guest });
    expect(gateway.channelOf('50')).toBeUndefined();
  });
});

test.each<[error: object, text: string]>([
  [{ code: 'TokenInvalid' }, 'This token is invalid.'],
  [{ status: 401, message: '401: Unauthorized' }, 'This token is invalid.'],
  [{ message: 'Authentication failed' }, 'This token is invalid.'],
  [{ message: 'Invalid shard' }, 'There is no such shard.'],
  [{ message: 'Sharding is required' }, 'The bot is in more servers'],
  [{ message: 'Used an invalid API version' }, 'Discord no longer supports'],
  [{ message: 'Used invalid intents' }, 'Discord knows no such intents.'],
  [{ message: 'Used disallowed intents' }, 'Discord refuses an intent'],
  [{ status: 404, message: 'x' }, 'There is no Discord at https://api.'],
  [{ status: 500, message: 'down' }, 'Discord is having problems (500 down).'],
  [{ status: 499, message: 'odd' }, 'Discord does not let the bot in: odd'],
  [{ code: 'ENOTFOUND', message: 'x' }, 'No response from https://api (ENOTFOUND).'],
  [{ code: 'UND_ERR_CONNECT_TIMEOUT' }, 'No response from https://api (UND_ERR_CONNECT_TIMEOUT).'],
  [{ code: 'EACCES', message: 'denied' }, 'Discord does not let the bot in: denied'],
  [{ message: 'Not enough sessions remaining; resets at noon.' }, 'The bot was started too often today:'],
  [{ message: 'else' }, 'Discord does not let the bot in: else'],
])('explains the login error %j', (error, text) => {
  expect(loginErrorText(error, 'https://api').startsWith(text)).toBe(true);
});

test('reports a permanent disconnection once, and no other', () => {
  const client = new EventEmitter();
  const reports: string[] = [];
  onFatalClose(client as Client, (reason) => void reports.push(reason));
  for (const code of [1006, 4014, 4004]) client.emit(Events.ShardDisconnect, { code });
  expect(reports).toEqual([expect.stringContaining('Discord closed the connection (4014). Discord refuses an intent')]);
});

test.each([
  ['auto', undefined],
  ['0/1', { ids: [0], count: 1 }],
  ['0,1/4', { ids: [0, 1], count: 4 }],
  ['3,2,3/4', { ids: [3, 2], count: 4 }],
])('parses %s', (text, shards) => {
  expect(areShards(text)).toBe(true);
  expect(parseShards(text)).toEqual(shards);
});

test.each(['', 'all', '0', '4/4', '0,4/4', '1/0', '-1/2', '0,/2', '0 1/2', '1.5/2'])('rejects "%s"', (text) => {
  expect(areShards(text)).toBe(false);
});

test('assigns servers to shards by id', () => {
  const guild = (number: number) => String(BigInt(number) << 22n);
  const client = (ids: number[], shardCount: number) =>
    new Client({ intents: [], shards: ids, shardCount }) as Client<true>;
  for (const number of [0, 1, 2, 3, 4, 1001]) {
    expect(isOnOurShards(client([1, 3], 4), guild(number))).toBe(number % 2 === 1);
    expect(isOnOurShards(client([0], 1), guild(number))).toBe(true);
  }
});
