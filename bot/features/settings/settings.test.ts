import { noughts } from '@longtable/kit/testing/games/noughts';
import { ChannelType, PermissionFlagsBits } from 'discord.js';
import { describe, expect, test } from 'vitest';
import { type FeatureBot, openFeatureBot } from '../../../tests/feature-bot.ts';
import type { Id } from '../../../tests/ids.ts';
import { DAY_MS, HOUR_MS } from '../../host/duration.ts';
import { changeServer, readServer } from '../../host/settings.ts';
import { FEATURES } from '../index.ts';
import { settingsOf } from './rows.ts';

const NOTE = /new tables/i;
const server = (bot: FeatureBot) => readServer(bot.context, 'g');
const admin = (bot: FeatureBot) => bot.user('mia', { isManager: true });
const set = (bot: FeatureBot, line: string, options = {}) => admin(bot).command(`settings ${line}`, options);
const choose = (bot: FeatureBot, what: Id<'setup'>['what'], use = {}) => admin(bot).press({ kind: 'setup', what }, use);

test('belong to members with the permission Manage Server, on servers', async () => {
  const bot = await openFeatureBot();
  expect((await bot.user('ada').command('settings show')).refused).toBe('notManager');
  expect((await bot.user('ada').press({ kind: 'setup', what: 'lobby' })).refused).toBe('notManager');
  expect((await bot.user('ada', { guild: null }).command('settings show')).refused).toBe('serverOnly');
  expect((await set(bot, 'show')).refused).toBeUndefined();
});

describe('/settings', () => {
  test.each<[string, object, object, boolean]>([
    ['game', { game: 'noughts', enabled: false }, { disabledGames: ['noughts'] }, true],
    ['clock', { time: HOUR_MS }, { perTurn: HOUR_MS }, true],
    ['clock', { time: 0 }, { perTurn: null }, true],
    ['tables', { server: 7 }, { tables: 7 }, false],
    ['tables', { server: 7, player: 2 }, { tables: 7, tablesEach: 2 }, false],
    ['tables', { player: 2 }, { tablesEach: 2 }, false],
    ['inactivity', { days: 3 }, { inactivity: 3 * DAY_MS }, true],
    ['vacation', { days: 5 }, { vacation: 5 * DAY_MS }, false],
    ['language', { language: 'de' }, { language: 'de' }, true],
    ['language', { language: 'own' }, {}, true],
    ['lobby', { channel: { channel: 'lobby' } }, { lobby: 'lobby' }, false],
    ['log', { channel: { channel: 'log' } }, { log: 'log' }, false],
    ['channel', { channel: { channel: 'd' }, allowed: true }, { channels: ['d'] }, false],
    ['display', { style: 'picture' }, { display: 'picture' }, true],
    ['display', { style: 'picture', channel: { channel: 'd' } }, { displays: { d: 'picture' } }, true],
  ])('%s %j', async (name, options, settings, isForNewTables) => {
    const bot = await openFeatureBot();
    const answer = await set(bot, name, options);
    expect(await server(bot)).toEqual(settings);
    expect(NOTE.test(answer.text)).toBe(isForNewTables);
  });

  test('offers a game again, and removes channels, lobby, log and displays', async () => {
    const bot = await openFeatureBot();
    await set(bot, 'game', { game: 'noughts', enabled: false });
    await set(bot, 'game', { game: 'noughts', enabled: true });
    for (const channel of ['c', 'd']) await set(bot, 'channel', { channel: { channel }, allowed: true });
    expect((await server(bot)).channels).toEqual(['c', 'd']);
    for (const channel of ['c', 'd']) await set(bot, 'channel', { channel: { channel }, allowed: false });
    for (const name of ['lobby', 'log']) {
      await set(bot, name, { channel: { channel: 'd' } });
      await set(bot, name);
    }
    await set(bot, 'display', { style: 'picture' });
    await set(bot, 'display', { style: 'picture', channel: { channel: 'd' } });
    await set(bot, 'display', { style: 'own', channel: { channel: 'd' } });
    expect(await server(bot)).toEqual({ channels: [], display: 'picture' });
    for (const channel of ['c', 'd']) await set(bot, 'display', { style: 'picture', channel: { channel } });
    await set(bot, 'display', { style: 'own' });
    expect(await server(bot)).toMatchObject({ displays: { c: 'picture', d: 'picture' } });
    expect((await server(bot)).display).toBeUndefined();
    await set(bot, 'display', { style: 'own', channel: { channel: 'd' } });
    expect((await server(bot)).displays).toEqual({ c: 'picture' });
  });

  test('asks before a reset, keeps the log channel, and writes every change to it', async () => {
    const bot = await openFeatureBot();
    const entries = () => bot.rest.sent.filter(({ channel }) => channel === 'log').map(({ text }) => text);
    expect((await set(bot, 'reset')).text).toContain('nothing to reset');
    await set(bot, 'log', { channel: { channel: 'log' } });
    await set(bot, 'tables', { server: 9 });
    expect(entries().at(-1)).toMatch(/^<@mia> changed settings:\n- Tables on the server: up to \d+ → \*\*up to 9\*\*$/);
    const asked = await set(bot, 'reset');
    expect(asked.text).toMatch(
      /^Reset these settings\? The log channel stays\.\n- Tables on the server: up to 9 → [^\n]*$/,
    );
    expect(await server(bot)).toEqual({ log: 'log', tables: 9 });
    await admin(bot).press({ kind: 'setup', what: 'reset' }, { isPrivate: true });
    expect(await server(bot)).toEqual({ log: 'log' });
    expect(entries().at(-1)).toContain('up to 9 → ');
    await set(bot, 'log', { channel: { channel: 'd' } });
    await set(bot, 'log');
    expect(entries().at(-1)).toContain('<#log> → **<#d>**');
    expect(bot.rest.sent.filter(({ channel }) => channel === 'd').at(-1)?.text).toContain('<#d> → **off**');
  });

  test('lists every setting with its default or value', async () => {
    const bot = await openFeatureBot();
    const shown = await set(bot, 'show');
    expect(shown.ids).toEqual([
      { kind: 'setup', what: 'menu' },
      { kind: 'sanction', act: 'choose', person: '0' },
      { kind: 'moderation' },
      { kind: 'serverData', act: 'download' },
      { kind: 'serverData', act: 'delete' },
      { kind: 'setup', what: 'access' },
    ]);
    expect(shown.text.split('\n')).toHaveLength(16);
    const values = {
      disabledGames: ['guess'],
      channels: ['c', 'd'],
      lobby: 'lobby',
      tableRoles: ['r1'],
      unnamed: true,
    };
    await changeServer(bot.context, 'g', () => ({ ...values, displays: { d: 'picture' }, tables: 9 }) as never);
    const { text } = await set(bot, 'show');
    for (const value of ['**<#c> <#d>**', '**<#lobby>**', '**<@&r1>**', '**up to 9**', '<#d> '])
      expect(text).toContain(value);
    expect(text).not.toContain('Guess');
  });

  test.each<[string, object, string]>([
    ['lobby', { channel: { channel: 'd' } }, 'Create Public Threads'],
    ['log', { channel: { channel: 'd' } }, 'Send Messages'],
    ['channel', { channel: { channel: 'd' }, allowed: true }, 'Send Messages'],
  ])('refuses a channel for “%s” without the permission', async (name, options, permission) => {
    const bot = await openFeatureBot();
    bot.rest.permissions = PermissionFlagsBits.ViewChannel;
    if (name === 'lobby')
      bot.rest.permissions |= PermissionFlagsBits.SendMessages | PermissionFlagsBits.SendMessagesInThreads;
    const answer = await set(bot, name, options);
    expect([answer.refused, answer.text]).toEqual(['notAllowed', expect.stringContaining(permission)]);
    expect(await server(bot)).toEqual({});
  });

  test('does not check a channel again that is already allowed', async () => {
    const bot = await openFeatureBot();
    await set(bot, 'channel', { channel: { channel: 'd' }, allowed: true });
    bot.rest.permissions = PermissionFlagsBits.ViewChannel;
    bot.bot.layouts.forget('g');
    expect((await set(bot, 'channel', { channel: { channel: 'd' }, allowed: true })).refused).toBeUndefined();
  });

  test('posts a first message in the lobby and log channels, once, and says if everyone can read the log', async () => {
    const bot = await openFeatureBot();
    const posted = (channel: string) => bot.rest.sent.filter((one) => one.channel === channel);
    for (let times = 0; times < 2; times++) await set(bot, 'lobby', { channel: { channel: 'lobby' } });
    expect(posted('lobby')).toMatchObject([{ customIds: ['opponent'], text: expect.stringContaining('/lobby') }]);
    expect((await set(bot, 'log', { channel: { channel: 'log' } })).text).toContain('Everyone can read <#log>');
    expect(posted('log')).toHaveLength(1);
    const hidden = { id: 'g', type: 0, allow: '0', deny: String(PermissionFlagsBits.ViewChannel) };
    const allowed = { id: 'bot', type: 1, allow: String(PermissionFlagsBits.ViewChannel), deny: '0' };
    bot.rest.channels = [{ id: 'd', name: 'd', type: 0, permission_overwrites: [hidden, allowed] }];
    bot.bot.layouts.forget('g');
    expect((await set(bot, 'log', { channel: { channel: 'd' } })).text).not.toContain('Everyone can read');
    expect(posted('d')).toHaveLength(1);
  });

  test('marks channels in which the bot lacks permissions', async () => {
    const bot = await openFeatureBot();
    const settings = { lobby: 'lobby', log: 'log', channels: ['c'] };
    await changeServer(bot.context, 'g', () => settings);
    expect((await set(bot, 'show')).text).not.toContain('⚠');
    bot.rest.permissions = PermissionFlagsBits.ViewChannel | PermissionFlagsBits.SendMessages;
    bot.bot.layouts.forget('g');
    const { text } = await set(bot, 'show');
    expect(text).toContain('**<#lobby> ⚠**');
    expect(text).toContain('**<#log>**');
    expect(text).toContain('⚠ Longtable is missing permissions');
  });

  test('marks the log and the forum too', async () => {
    const bot = await openFeatureBot();
    bot.rest.channels.push({
      id: 'f',
      name: 'f',
      type: ChannelType.GuildForum,
      available_tags: [],
      permission_overwrites: [],
    });
    await changeServer(bot.context, 'g', () => ({ log: 'log', forum: 'f' }));
    bot.rest.permissions = PermissionFlagsBits.ViewChannel;
    const { text } = await set(bot, 'show');
    for (const channel of ['log', 'f']) expect(text).toContain(`<#${channel}> ⚠`);
    expect(text).not.toContain('<#undefined>');
  });

  test('adds tags to a forum, and shows what is missing for them', async () => {
    const bot = await openFeatureBot();
    const forum = { id: 'f', name: 'f', type: ChannelType.GuildForum, available_tags: [], permission_overwrites: [] };
    bot.rest.channels = [forum];
    await set(bot, 'forum', { channel: { channel: 'f' } });
    expect(bot.rest.requests).toContain('PATCH /channels/f');
    expect((await server(bot)).forum).toBe('f');
    const other = await openFeatureBot();
    other.rest.channels = [forum];
    other.rest.permissions &= ~PermissionFlagsBits.ManageChannels;
    expect((await set(other, 'forum', { channel: { channel: 'f' } })).text).toContain('Manage Channels');
    expect(other.rest.requests).not.toContain('PATCH /channels/f');
  });
});

describe('menus', () => {
  test.each<[Id<'setup'>['what'], object, object]>([
    ['games', { values: ['guess'] }, { disabledGames: ['noughts'] }],
    ['games', { values: ['guess', 'noughts'] }, {}],
    ['language', { values: ['fr'] }, { language: 'fr' }],
    ['language', { values: ['xx'] }, {}],
    ['clock', { values: [String(DAY_MS)] }, { perTurn: DAY_MS }],
    ['clock', { values: ['0'] }, { perTurn: null }],
    ['display', { values: ['picture'] }, { display: 'picture' }],
    ['tables', { values: ['25'] }, { tables: 25 }],
    ['tablesEach', { values: ['5'] }, { tablesEach: 5 }],
    ['inactivity', { values: ['7'] }, { inactivity: 7 * DAY_MS }],
    ['vacation', { values: ['0'] }, { vacation: 0 }],
    ['names', { values: ['off'] }, { unnamed: true }],
    ['names', { values: ['on'] }, {}],
    ['tableRoles', { roles: ['r1', 'r2'] }, { tableRoles: ['r1', 'r2'] }],
    ['tableRoles', { roles: [] }, {}],
    ['tournamentRoles', { roles: ['r1'] }, { tournamentRoles: ['r1'] }],
    ['designRoles', { roles: ['r1'] }, { designRoles: ['r1'] }],
    ['channels', { channels: ['c', 'd'] }, { channels: ['c', 'd'] }],
    ['lobby', { channels: ['d'] }, { lobby: 'd' }],
    ['lobby', { channels: [] }, {}],
  ])('set %s to %j', async (what, use, settings) => {
    const bot = await openFeatureBot();
    await choose(bot, what, use);
    expect(await server(bot)).toEqual(settings);
  });

  test('show which changes are for new tables only', () => {
    const names = settingsOf(FEATURES).flatMap(({ id, isForNewTables }) => (isForNewTables ? [id] : []));
    expect(names.sort()).toEqual(['clock', 'display', 'forum', 'games', 'inactivity', 'language']);
  });

  test('ask for a setting with its value selected, without deleted channels', async () => {
    const bot = await openFeatureBot();
    await changeServer(bot.context, 'g', () => ({ channels: ['c', 'deleted'], tables: 33, disabledGames: ['guess'] }));
    const menu = async (what: Id<'setup'>['what']) => {
      const { messages } = await choose(bot, 'menu', { values: [what] });
      const sent = bot.rest.find(messages[0]?.id ?? '') as { components: [{ components: [never] }] } | undefined;
      return sent?.components[0].components[0] as unknown as Record<string, never>;
    };
    expect(await menu('channels')).toMatchObject({ default_values: [{ id: 'c' }], min_values: 0, max_values: 25 });
    const tables = (await menu('tables')).options as unknown as { value: string; default: boolean }[];
    expect(tables.map(({ value }) => value)).toEqual(['10', '25', '33', '50', '100', '250', '500', '1000']);
    expect(tables.filter((one) => one.default).map(({ value }) => value)).toEqual(['33']);
    const games = await menu('games');
    expect(games).toMatchObject({ min_values: 0, max_values: 2 });
    expect(games.options).toMatchObject([
      { value: 'noughts', default: true },
      { value: 'guess', default: false },
    ]);
    expect(await menu('lobby')).toMatchObject({ max_values: 1, channel_types: [ChannelType.GuildText] });
  });

  test.each(settingsOf(FEATURES).map(({ id }) => id))('ask a question about %s and lead back', async (what) => {
    const bot = await openFeatureBot();
    const { text, ids } = await choose(bot, 'menu', { values: [what] });
    expect(text).toMatch(/\?/);
    expect(ids.at(-1)).toEqual({ kind: 'setup', what: 'show' });
  });

  test('have the known roles selected, and lead back to all settings', async () => {
    const bot = await openFeatureBot();
    await changeServer(bot.context, 'g', () => ({ tableRoles: ['g', 'deleted'] }));
    const { messages } = await choose(bot, 'menu', { values: ['tableRoles'] });
    const json = JSON.stringify(bot.rest.find(messages[0]?.id ?? ''));
    expect(json).toContain('"default_values":[{"id":"g"');
    expect(json).not.toContain('deleted');
    expect((await choose(bot, 'show')).text).toBe((await set(bot, 'show')).text);
  });

  test('ask again with the reason if the bot lacks permissions in the chosen channel', async () => {
    const bot = await openFeatureBot();
    bot.rest.permissions = PermissionFlagsBits.ViewChannel;
    const { text, ids } = await choose(bot, 'log', { channels: ['d'], isPrivate: true });
    expect(text).toMatch(/Where should I post.*\n⚠ .*Send Messages/);
    expect(ids).toEqual([
      { kind: 'setup', what: 'log' },
      { kind: 'setup', what: 'show' },
    ]);
    expect(await server(bot)).toEqual({});
  });

  test('reject a setting that does not exist', async () => {
    const bot = await openFeatureBot();
    const outdated = await choose(bot, 'menu', { values: ['toString'] });
    expect(outdated.text).toMatch(/older version/);
    expect((await choose(bot, 'menu')).text).toMatch(/older version/);
  });

  test('list what the bot lacks in each channel', async () => {
    const bot = await openFeatureBot([noughts]);
    bot.rest.permissions = PermissionFlagsBits.ViewChannel | PermissionFlagsBits.SendMessages;
    const { text } = await choose(bot, 'access');
    expect(text).toContain('Create Public Threads');
    expect(text.split('\n').filter((line) => line.includes('<#'))).toHaveLength(4);
    expect(text).toMatch(/A server admin can grant these permissions with \[this link\]\(.*Edit Channel › Permissions/);
    // Channels that are not used are omitted.
    await changeServer(bot.context, 'g', () => ({ channels: ['c'], log: 'd' }));
    const used = (await choose(bot, 'access')).text.split('\n').filter((line) => line.includes('<#'));
    expect(used.map((line) => line.replace(/missing .*Threads/, 'missing …'))).toEqual([
      expect.stringMatching(/^- <#c>: I’m missing .*Attach Files/),
      '- <#d>: everything',
    ]);
    await changeServer(bot.context, 'g', () => ({}));
    bot.rest.permissions = Object.values(PermissionFlagsBits).reduce((all, bit) => all | bit, 0n);
    bot.bot.layouts.forget('g');
    expect((await choose(bot, 'access')).text).not.toContain('Threads');
    bot.rest.permissions &= ~(PermissionFlagsBits.Administrator | PermissionFlagsBits.CreatePublicThreads);
    bot.bot.layouts.forget('g');
    expect((await choose(bot, 'access')).text).toContain('Create Public Threads');
  });
});
