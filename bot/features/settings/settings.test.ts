import { guess } from '@longtable/kit/testing/games/guess';
import { noughts } from '@longtable/kit/testing/games/noughts';
import { ChannelType, PermissionFlagsBits } from 'discord.js';
import { describe, expect, test } from 'vitest';
import { locationIn, open } from '../../../tests/context.ts';
import { openFeatureBot } from '../../../tests/feature-bot.ts';
import type { Id } from '../../../tests/ids.ts';
import { DAY_MS, HOUR_MS } from '../../host/duration.ts';
import { changeServer, readServer } from '../../host/settings.ts';
import { drawRows } from '../../render/page.ts';
import { FEATURES } from '../index.ts';
import { setupCard } from './index.ts';
import { settingsOf } from './rows.ts';

const { ViewChannel, SendMessages, SendMessagesInThreads, CreatePublicThreads, ManageChannels, Administrator } =
  PermissionFlagsBits;
const NOTE = /new tables/i;
const tag = (name: string) => ({ id: name, name, moderated: false, emoji_id: null, emoji_name: null });
const forumWith = (tags: object[] = []) => ({
  ...{ id: 'f', name: 'f', type: ChannelType.GuildForum, available_tags: tags, permission_overwrites: [] },
});
const textChannel = (id: string, permission_overwrites: object[] = []) => ({
  ...{ id, name: id, type: ChannelType.GuildText, permission_overwrites },
});

async function openSettings(games = [noughts, guess] as Parameters<typeof openFeatureBot>[0]) {
  const bot = await openFeatureBot(games);
  const admin = bot.user('mia', { isManager: true });
  return {
    ...{ bot, admin, all: bot.rest.permissions },
    set: (line: string, options = {}) => admin.command(`settings ${line}`, options),
    choose: (what: Id<'setup'>['what'], use = {}) => admin.press({ kind: 'setup', what }, use),
    read: () => readServer(bot.context, 'g'),
    store: (server: Parameters<Parameters<typeof changeServer>[2]>[0]) => changeServer(bot.context, 'g', () => server),
    allow: (permissions: bigint, channels = bot.rest.channels) => {
      bot.rest.permissions = permissions;
      bot.rest.channels = channels;
      bot.bot.layouts.forget('g');
    },
    posted: (channel: string) => bot.rest.sent.filter((sent) => sent.channel === channel).map(({ text }) => text),
    menuIn: (message: { readonly id: string } | undefined) => {
      type Sent = { components: [{ components: [Record<string, unknown>] }] } | undefined;
      return (bot.rest.find(message?.id ?? '') as Sent)?.components[0].components[0];
    },
  };
}
const channel = (id: string) => ({ channel: { channel: id } });

test('belong to members with the permission Manage Server, on servers', async () => {
  const { bot, set } = await openSettings();
  expect((await bot.user('ada').command('settings show')).refused).toBe('notManager');
  for (const what of ['lobby', 'first'] as const)
    expect((await bot.user('ada').press({ kind: 'setup', what })).refused).toBe('notManager');
  expect((await bot.user('ada', { guild: null }).command('settings show')).refused).toBe('serverOnly');
  expect((await set('show')).refused).toBeUndefined();
});

test('are offered to managers of a new server: the lobby, the channels, the language and the log', async () => {
  const json = JSON.stringify(drawRows(setupCard(), 'en'));
  expect([...json.matchAll(/"custom_id":"([^"]+)"/g)].map(([, id]) => id)).toEqual(['setup|first']);
  const { choose } = await openSettings();
  const shown = await choose('first');
  expect(shown.messages.map(({ isPrivate }) => isPrivate)).toEqual([true]);
  expect(shown.ids).toEqual(['lobby', 'channels', 'language', 'log'].map((what) => ({ kind: 'setup', what })));
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
    ['lobby', channel('lobby'), { lobby: 'lobby' }, false],
    ['log', channel('log'), { log: 'log' }, false],
    ['channel', { ...channel('d'), allowed: true }, { channels: ['d'] }, false],
    ['display', { style: 'picture' }, { display: 'picture' }, true],
    ['display', { style: 'picture', ...channel('d') }, { displays: { d: 'picture' } }, true],
  ])('%s %j', async (name, options, settings, isForNewTables) => {
    const { set, read } = await openSettings();
    const answer = await set(name, options);
    expect(await read()).toEqual(settings);
    expect(NOTE.test(answer.text)).toBe(isForNewTables);
  });

  test('offers a game again, and removes channels, lobby, log and displays', async () => {
    const { set, read } = await openSettings();
    await set('game', { game: 'noughts', enabled: false });
    await set('game', { game: 'noughts', enabled: true });
    for (const allowed of [true, false]) for (const id of ['c', 'd']) await set('channel', { ...channel(id), allowed });
    for (const name of ['lobby', 'log']) for (const to of [channel('d'), {}]) await set(name, to);
    await set('display', { style: 'picture' });
    for (const id of ['c', 'd']) await set('display', { style: 'picture', ...channel(id) });
    expect(await read()).toEqual({ channels: [], display: 'picture', displays: { c: 'picture', d: 'picture' } });
    await set('display', { style: 'own', ...channel('d') });
    await set('display', { style: 'own' });
    expect(await read()).toEqual({ channels: [], displays: { c: 'picture' } });
    await set('display', { style: 'own', ...channel('c') });
    expect((await read()).displays).toBeUndefined();
  });

  test('asks before a reset, keeps the log channel, and writes every change to it', async () => {
    const { set, admin, read, posted } = await openSettings();
    expect((await set('reset')).text).toContain('nothing to reset');
    await set('log', channel('log'));
    await set('tables', { server: 9 });
    expect(posted('log').at(-1)).toMatch(
      /^<@mia> changed settings:\n- Tables on the server: up to \d+ → \*\*up to 9\*\*$/,
    );
    expect((await set('reset')).text).toMatch(
      /^Reset these settings\? The log channel stays\.\n- Tables on the server: up to 9 → [^\n]*$/,
    );
    expect(await read()).toEqual({ log: 'log', tables: 9 });
    await admin.press({ kind: 'setup', what: 'reset' }, { isPrivate: true });
    expect(await read()).toEqual({ log: 'log' });
    expect(posted('log').at(-1)).toContain('up to 9 → ');
    await set('log', channel('d'));
    await set('log');
    expect(posted('log').at(-1)).toContain('<#log> → **<#d>**');
    expect(posted('d').at(-1)).toContain('<#d> → **off**');
  });

  test('lists every setting with its default or value, within the length of a message', async () => {
    const { bot, set, choose, store, allow, all } = await openSettings();
    const shown = await set('show');
    const idsOf = ({ ids }: typeof shown) => ids.map(({ kind, what = '', act = '' }) => `${kind} ${what}${act}`.trim());
    expect(idsOf(shown)).toEqual([
      ...['setup menu', 'sanction choose', 'moderation', 'serverData download', 'serverData delete', 'setup access'],
    ]);
    expect(shown.text.split('\n')).toHaveLength(16);
    expect((await choose('show')).text).toBe(shown.text);
    await store({ disabledGames: ['guess'], channels: ['c', 'd'], tableRoles: ['r1'], tables: 9 });
    const { text } = await set('show');
    for (const value of ['Games: **Noughts and Crosses**', '**<#c> <#d>**', '**<@&r1>**', '**up to 9**'])
      expect(text).toContain(value);
    const ids = Array.from({ length: 150 }, (_, at) => `${1000 + at}00000000000000`);
    await store({ channels: ids });
    expect((await set('show')).text).toHaveLength(2000);
    allow(
      all,
      ids.map((id) => textChannel(id)),
    );
    expect((await choose('access')).text).toHaveLength(2000);
    expect(bot.log.lines).toEqual([]);
  });
});

describe('a chosen channel', () => {
  test.each([
    ['lobby', channel('d'), ViewChannel | SendMessages | SendMessagesInThreads, 'Create Public Threads'],
    ['log', channel('d'), ViewChannel, 'Send Messages'],
    ['channel', { ...channel('d'), allowed: true }, ViewChannel, 'Send Messages'],
    ['forum', channel('f'), ViewChannel | SendMessages, 'Send Messages in Threads'],
  ])('is refused for “%s” without the permission', async (name, options, permissions, missing) => {
    const { bot, set, read, store, allow } = await openSettings();
    await store({ channels: ['c', 'f'] });
    allow(permissions, [...bot.rest.channels, forumWith()]);
    const { refused, text } = await set(name, options);
    expect([refused, text]).toEqual(['notAllowed', expect.stringContaining(missing)]);
    expect(await read()).toEqual({ channels: ['c', 'f'] });
    // A channel that is already allowed is not checked again.
    expect((await set('channel', { ...channel('c'), allowed: true })).refused).toBeUndefined();
  });

  test('in a menu is refused with the reason, among others that are allowed', async () => {
    const { bot, choose, read, store, allow, all } = await openSettings();
    const denied = [{ id: 'g', type: 0, allow: '0', deny: String(SendMessages) }];
    allow(all, [...bot.rest.channels, textChannel('e', denied)]);
    await store({ channels: ['c'] });
    const asked = await choose('channels', { channels: ['c', 'd', 'e'], isPrivate: true });
    expect(asked.text).toMatch(/In which channels.*\n⚠ .*Send Messages/);
    expect(JSON.stringify(bot.rest.find(asked.messages[0]?.id ?? ''))).toContain('"default_values":[{"id":"c"');
    const log = await choose('log', { channels: ['e'], isPrivate: true });
    expect(log.text).toMatch(/Where should I post.*\n⚠ .*Send Messages/);
    expect(log.ids).toEqual(['log', 'show'].map((what) => ({ kind: 'setup', what })));
    expect(await read()).toEqual({ channels: ['c'] });
  });

  test('is marked if permissions are missing for what it is for', async () => {
    const { bot, set, store, allow, all } = await openSettings();
    await store({ lobby: 'lobby', log: 'log', channels: ['c'], forum: 'f' });
    const marked = async (permissions: bigint) => {
      allow(permissions, [...bot.rest.channels.filter((one) => 'id' in one && one.id !== 'f'), forumWith()]);
      return [...(await set('show')).text.matchAll(/<#(\w+)> ⚠/g)].map(([, id]) => id);
    };
    expect(await marked(all)).toEqual([]);
    // Without threads and files, too.
    expect(await marked(ViewChannel | SendMessages)).toEqual(['c', 'f', 'lobby']);
    const { text } = await set('show');
    expect(text).toContain('⚠ Longtable is missing permissions');
    expect(text).toContain('Every new table becomes a post in <#f>, wherever players use `/play`');
    expect(await marked(ViewChannel)).toEqual(['c', 'f', 'lobby', 'log']);
  });

  test('is listed with all permissions that the bot lacks there, and a link to grant them', async () => {
    const { choose, store, allow, all } = await openSettings();
    const lines = async () => (await choose('access')).text.split('\n').filter((line) => line.includes('<#'));
    allow(ViewChannel | SendMessages);
    expect(await lines()).toHaveLength(4);
    expect((await choose('access')).text).toMatch(
      /A server admin can grant these permissions with \[this link\]\(.*Edit Channel › Permissions/,
    );
    // Channels that are not used are omitted.
    await store({ channels: ['c'], log: 'd' });
    expect(await lines()).toEqual([
      expect.stringMatching(/^- <#c>: I’m missing .*Create Public Threads.*Attach Files/),
      '- <#d>: everything',
    ]);
    await store({});
    for (const [permissions, isMissing] of [
      [all, false],
      [all & ~(Administrator | CreatePublicThreads), true],
    ] as const) {
      allow(permissions);
      expect((await choose('access')).text.includes('Create Public Threads')).toBe(isMissing);
    }
  });
});

test('names what the bot lacks in a channel with a board, also if it cannot see it', async () => {
  const { bot, choose, allow, all } = await openSettings();
  const hidden = [{ id: 'g', type: 0, allow: '0', deny: String(ViewChannel) }];
  const thread = { id: 't', name: 't', type: ChannelType.PublicThread, parent_id: 'f' };
  allow(all & ~Administrator, [...bot.rest.channels, ...['e', 'f', 'h'].map((id) => textChannel(id, hidden)), thread]);
  for (const at of ['e', 't']) await open(bot.context, { location: locationIn(at) });
  const { text } = await choose('access');
  const lacking = ['e', 'f', 'h'].filter((id) => new RegExp(`<#${id}>: I’m missing .*View Channel`).test(text));
  expect(lacking).toEqual(['e', 'f']);
  expect(text.includes('<#h>')).toBe(false);
});

describe('the first message', () => {
  test('in the lobby is posted once in the language of the server, and may fail', async () => {
    const { bot, set, read, store, posted } = await openSettings();
    for (let times = 0; times < 2; times++) await set('lobby', channel('lobby'));
    expect(posted('lobby')).toEqual([expect.stringContaining('/lobby')]);
    expect(bot.rest.sent[0]?.customIds).toEqual(['opponent']);
    await store({ language: 'de' });
    await set('lobby', channel('d'));
    expect(posted('d')[0]).toContain('Suchst du jemanden zum Spielen?');
    bot.rest.failures.set('POST /channels/c/messages', 'MissingAccess');
    expect((await set('lobby', channel('c'))).text).toContain('**<#c>**');
    expect(await read()).toEqual({ language: 'de', lobby: 'c' });
    expect(bot.log.lines).toMatchObject([{ level: 'warn', about: { guild: 'g', channel: 'c' } }]);
  });

  test('in the lobby is deleted when the lobby moves or is turned off', async () => {
    const { bot, set, posted } = await openSettings();
    const deleted = () => bot.rest.requests.filter((request) => request.startsWith('DELETE'));
    await set('lobby', channel('lobby'));
    const card = bot.rest.sent.find((sent) => sent.channel === 'lobby');
    await set('language', { language: 'de' });
    expect(deleted()).toEqual([]);
    await set('lobby', channel('d'));
    expect(deleted()).toEqual([`DELETE /channels/lobby/messages/${card?.id}`]);
    bot.rest.failures.set('DELETE /channels/d/messages', 'UnknownMessage');
    await set('lobby');
    await set('lobby', channel('lobby'));
    expect([deleted().length, posted('lobby').length]).toEqual([2, 2]);
  });

  test('in the log names the admin, says if everyone can read it, and shows a failure', async () => {
    const { bot, set, allow, all, posted } = await openSettings();
    expect((await set('log', channel('log'))).text).toContain('Everyone can read <#log>');
    expect(posted('log')).toEqual([expect.stringMatching(/appear here from now on[\s\S]*Set by <@mia>\./)]);
    expect((await set('log', channel('log'))).text.includes('Everyone can read')).toBe(false);
    expect(posted('log').filter((text) => text.includes('appear here from now on'))).toHaveLength(1);
    const hidden = { id: 'g', type: 0, allow: '0', deny: String(ViewChannel) };
    const allowed = { id: 'bot', type: 1, allow: String(ViewChannel), deny: '0' };
    allow(all, [textChannel('d', [hidden, allowed]), textChannel('e')]);
    expect((await set('log', channel('d'))).text.includes('Everyone can read')).toBe(false);
    bot.rest.failures.set('POST /channels/e/messages', 'MissingAccess');
    expect((await set('log', channel('e'))).text).toMatch(/\*\*<#e>\*\*[\s\S]*\n.*couldn’t.*<#e>/);
  });
});

describe('the tags of a forum', () => {
  const added = async (server: object, tags: object[] = [], locale?: string) => {
    const opened = await openSettings();
    opened.bot.rest.channels = [forumWith(tags)];
    await opened.store(server);
    const names: string[] = [];
    const request = opened.bot.rest.request.bind(opened.bot.rest);
    opened.bot.rest.request = async (sent) => {
      const body = sent.body as { available_tags?: { name: string }[] } | undefined;
      if (sent.method === 'PATCH') names.push(...(body?.available_tags ?? []).map(({ name }) => name));
      const found = await request(sent);
      return locale && sent.fullRoute === '/guilds/g' ? { ...(found as object), preferred_locale: locale } : found;
    };
    const { text } = await opened.set('forum', channel('f'));
    return { ...opened, text, names };
  };

  test('are those of the states and of the offered games, in the language of the settings or of the server', async () => {
    const { names, read, bot } = await added({});
    expect(names).toEqual(['Waiting', 'Playing', 'Over', 'Noughts and Crosses', 'Guess']);
    expect((await read()).forum).toBe('f');
    bot.rest.channels = [];
    // They are read again after they were added.
    expect((await bot.bot.layouts.of('g'))?.channels.size).toBe(0);
    expect((await added({ disabledGames: ['noughts'] })).names.slice(3)).toEqual(['Guess']);
    const german = (await added({ language: 'de' })).names;
    expect(german.slice(0, 3)).toEqual(['Wartet', 'Läuft', 'Beendet']);
    expect((await added({}, [], 'de')).names).toEqual(german);
  });

  test('stay as they are if none is missing, if another setting changes, or in a channel that is no forum', async () => {
    const all = ['Waiting', 'Playing', 'Over', 'Noughts and Crosses', 'Guess'];
    const { bot, names, set, allow } = await added({}, all.map(tag));
    allow(bot.rest.permissions, [forumWith(), textChannel('d')]);
    await set('language', { language: 'de' });
    await set('forum');
    await set('forum', channel('d'));
    expect([names, bot.rest.requests.filter((request) => request.startsWith('PATCH /channels'))]).toEqual([[], []]);
  });

  test('need a permission, without which the reason and its effect are shown', async () => {
    const { bot, set, choose, allow, all } = await openSettings();
    allow(all & ~ManageChannels, [forumWith()]);
    const { text } = await set('forum', channel('f'));
    expect(text).toMatch(/Manage Channels[\s\S]*Until then, posts have no tags/);
    expect(bot.rest.requests.includes('PATCH /channels/f')).toBe(false);
    const granted = (said: string) => /permissions=\d+/.exec(said)?.[0];
    const access = (await choose('access')).text;
    expect([access.includes('Manage Channels'), granted(access)]).toEqual([true, granted(text)]);
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
    const { choose, read } = await openSettings();
    await choose(what, use);
    expect(await read()).toEqual(settings);
  });

  test('ask a question about each setting with its value selected, and lead back', async () => {
    const { choose, store, menuIn } = await openSettings();
    await store({ channels: ['c', 'deleted'], tableRoles: ['g', 'deleted'], tables: 33, disabledGames: ['guess'] });
    const menus: Record<string, Record<string, unknown> | undefined> = {};
    for (const { id } of settingsOf(FEATURES)) {
      const { text, ids, messages } = await choose('menu', { values: [id] });
      expect([id, text.includes('?'), ids.at(-1)]).toEqual([id, true, { kind: 'setup', what: 'show' }]);
      menus[id] = menuIn(messages[0]);
    }
    expect(menus).toMatchObject({
      channels: { default_values: [{ id: 'c' }], min_values: 0, max_values: 25 },
      tableRoles: { default_values: [{ id: 'g' }] },
      games: { min_values: 0, max_values: 2, options: [{ default: true }, { value: 'guess', default: false }] },
      lobby: { max_values: 1, channel_types: [ChannelType.GuildText] },
    });
    const tables = menus.tables?.options as { value: string; default: boolean }[];
    expect(tables.filter((one) => one.default).map(({ value }) => value)).toEqual(['33']);
    for (const values of [['toString'], undefined])
      expect((await choose('menu', values ? { values } : {})).text).toMatch(/older version/);
  });
});
