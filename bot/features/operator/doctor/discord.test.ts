import { ChannelType, PermissionFlagsBits, REST, Routes } from 'discord.js';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { locationIn, open } from '../../../../tests/context.ts';
import { type FeatureBot, openFeatureBot } from '../../../../tests/feature-bot.ts';
import { resign } from '../../../host/actions/resign.ts';
import { changeServer } from '../../../host/settings.ts';
import { readSettings } from '../../../settings.ts';
import { examineChannels, examineDiscord } from './discord.ts';

describe('Discord', () => {
  let answers: Record<string, unknown>;

  /** Difference of Discord's clock in milliseconds. */
  let clockMs: number;
  let queries: string[];
  const NOW = Date.UTC(2026, 0, 1);
  const server = (id: number, permissions = String(PermissionFlagsBits.Administrator)) => ({
    ...{ id: String(id), name: `Server ${id}`, permissions },
  });

  const servers = (first: number, count: number) => Array.from({ length: count }, (_, n) => server(first + n));
  beforeEach(() => {
    vi.useFakeTimers({ now: NOW, toFake: ['Date'] });
    clockMs = 0;
    queries = [];
    answers = {
      [Routes.user()]: { username: 'longtable', id: '1' },
      [Routes.currentApplication()]: { interactions_endpoint_url: null },
      [Routes.gatewayBot()]: { shards: 2, session_start_limit: { remaining: 50, total: 1000 } },
      [Routes.userGuilds()]: [server(5)],
    };
    vi.spyOn(REST.prototype, 'get').mockImplementation(async (route, options) => {
      if (route === Routes.userGuilds()) queries.push(String(options?.query));
      const answer = answers[route];
      if (answer instanceof Error) throw answer;
      return typeof answer === 'function' ? answer(options?.query) : answer;
    });
    vi.spyOn(REST.prototype, 'queueRequest').mockImplementation(
      async () => ({ headers: new Headers({ date: new Date(NOW + clockMs).toUTCString() }) }) as never,
    );
  });
  afterEach(() => {
    vi.useRealTimers();
    vi.restoreAllMocks();
  });

  /** Returns the finding about a subject, with its advice. */
  async function finding(about: string, settings: NodeJS.ProcessEnv = {}) {
    const findings = await examineDiscord(readSettings({ DISCORD_TOKEN: 'x', ...settings }), undefined, undefined);
    const { found, todo } = findings.find((one) => one.about === about) ?? {};
    return todo === undefined ? found : `${found}: ${todo}`;
  }

  test('reports a slow Discord', async () => {
    answers[Routes.currentApplication()] = () => {
      vi.spyOn(performance, 'now').mockReturnValue(performance.now() + 5000);
      return { interactions_endpoint_url: null };
    };
    expect(await finding('Discord')).toMatch(/^takes \d\.\d s to answer: Check this machine’s network and load\./);
  });

  test('reports a missing database of a bot that is on servers', async () => {
    const records = async (isEmpty: boolean) =>
      (await examineDiscord(readSettings({ DISCORD_TOKEN: 'x' }), undefined, isEmpty)).find(
        ({ about }) => about === 'Records',
      );
    expect(await records(true)).toMatchObject({ found: 'none', todo: expect.stringContaining('restore a backup') });
    expect(await records(false)).toEqual({ about: 'Records', found: 'there are some' });
    answers[Routes.userGuilds()] = [];
    expect(await records(true)).toEqual({ about: 'Records', found: 'none' });
  });

  test('reports the owner of the token, and the channels only with a database', async () => {
    const findings = await examineDiscord(readSettings({ DISCORD_TOKEN: 'x' }), undefined, undefined);
    expect(findings.map(({ about }) => about)).toEqual(['Token', 'Interactions', 'Shards', 'Permissions', 'Clock']);
    expect(findings.filter(({ todo }) => todo)).toEqual([]);
    expect(await finding('Token')).toBe('belongs to longtable (1)');
  });

  test.each([
    [undefined, 2, 50, '2, 50 of 1000 starts left today'],
    ['0,1/2', 2, 50, '2 of 2, 50 of 1000 starts left today'],
    ['0/3', 2, 50, '1 of 3, 50 of 1000 starts left today'],
    [
      '0/1',
      2,
      50,
      '1 of 1, 50 of 1000 starts left today: Discord requires at least 2 shards: set SHARDS to auto, or to more than 1.',
    ],
    [undefined, 1, 49, '1, 49 of 1000 starts left today: Find out what restarts the bot so often.'],
  ])('compares SHARDS %s with %i shards and %i starts of Discord', async (SHARDS, shards, remaining, expected) => {
    answers[Routes.gatewayBot()] = { shards, session_start_limit: { remaining, total: 1000 } };
    expect(await finding('Shards', SHARDS === undefined ? {} : { SHARDS })).toBe(expected);
  });

  test('reads all pages of servers', async () => {
    const pages = [servers(1000, 200), servers(1200, 200), [server(1400)]];
    answers[Routes.userGuilds()] = () => pages.shift() ?? [];
    expect(await finding('Permissions')).toBe('complete on 401 servers');
    expect(queries).toEqual(['limit=200&after=0', 'limit=200&after=1199', 'limit=200&after=1399']);
  });

  test('names the servers without a permission, at most five of them', async () => {
    expect(await finding('Permissions')).toBe('complete on 1 server');
    const all = Object.values(PermissionFlagsBits).reduce((bits, bit) => bits | bit, 0n) & ~8n;
    const without = String(all & ~PermissionFlagsBits.AttachFiles);
    answers[Routes.userGuilds()] = [server(1, String(all)), ...[2, 3, 4, 5, 6, 7].map((id) => server(id, without))];
    const named = [2, 3, 4, 5, 6].map((id) => `Server ${id} (Attach Files)`).join('; ');
    expect(await finding('Permissions')).toBe(
      `missing in ${named}; and 1 more: Grant them to the bot’s role on these servers, or invite it again with the link from the log.`,
    );
  });

  test.each([
    [5000, 'the same as Discord’s'],
    [-5000, 'the same as Discord’s'],
    [6000, '6 s behind Discord’s: Set this machine’s clock (NTP).'],
    [-6000, '6 s ahead of Discord’s: Set this machine’s clock (NTP).'],
  ])('compares the clocks: %i ms', async (ms, expected) => {
    clockMs = ms;
    expect(await finding('Clock')).toBe(expected);
  });

  test('reports what the page for touching the board lacks', async () => {
    const settings = { ACTIVITY_PORT: '8400' };
    expect(await finding('Activity')).toBeUndefined();
    expect(await finding('Activity', settings)).toMatch(/^no secret: Set DISCORD_CLIENT_SECRET/);
    const complete = { ...settings, DISCORD_CLIENT_SECRET: 'x' };
    expect(await finding('Activity', complete)).toMatch(/^not enabled: Enable Activities/);
    answers[Routes.currentApplication()] = { interactions_endpoint_url: null, flags: 1 << 17 };
    expect(await finding('Activity', complete)).toBe('enabled, with a secret');
  });
});

describe('channels', () => {
  let one: FeatureBot;
  beforeEach(async () => {
    one = await openFeatureBot();
    one.rest.channels = [
      ...['lobby', 'log', 'c', 'd'].map((id) => ({ id, name: id, type: ChannelType.GuildText })),
      { id: 'forum', name: 'forum', type: ChannelType.GuildForum },
    ];
  });

  /** Returns the finding about the channels of these servers. */
  async function found(...servers: string[]): Promise<string> {
    const names = new Map(servers.map((id) => [id, id.toUpperCase()]));
    const { found: text, todo } = await examineChannels(one.context.storage, one.bot.client.rest, 'bot', names);
    return todo === undefined ? text : `${text}: ${todo}`;
  }

  test('counts the channels of settings and of unfinished tables on servers of the bot', async () => {
    expect(await found('g')).toBe('none in use yet');
    await changeServer(one.context, 'g', () => ({ lobby: 'lobby', log: 'log', forum: 'forum', channels: ['c', 'd'] }));
    const { table } = await open(one.context, { location: locationIn('e') });
    await open(one.context, { location: { ...locationIn('f'), guild: 'other' } });
    await open(one.context, { location: { ...locationIn('x'), guest: true } });
    one.rest.channels.push({ id: 'e', name: 'e', type: ChannelType.GuildText });
    expect(await found('g')).toBe('6 in use, all permissions there');
    await resign(one.context, table.id, 'ada');
    expect(await found('g')).toBe('5 in use, all permissions there');
    expect(await found()).toBe('none in use yet');
  });

  test('checks at most fifty servers', async () => {
    const servers = Array.from({ length: 51 }, (_, n) => `s${n}`);
    for (const server of servers.slice(0, 50)) await changeServer(one.context, server, () => ({ log: 'log' }));
    expect(await found(...servers)).toBe('50 in use, all permissions there');
    await changeServer(one.context, 's50', () => ({ log: 'log' }));
    expect(await found(...servers)).toBe('50 in use, all permissions there, in the first 50 of 51 servers');
  });
});
