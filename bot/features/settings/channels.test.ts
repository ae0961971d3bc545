import { guess } from '@longtable/kit/testing/games/guess';
import { noughts } from '@longtable/kit/testing/games/noughts';
import { ChannelType, PermissionFlagsBits } from 'discord.js';
import { describe, expect, test } from 'vitest';
import { locationIn, open } from '../../../tests/context.ts';
import { type FeatureBot, openFeatureBot } from '../../../tests/feature-bot.ts';
import type { Id } from '../../../tests/ids.ts';
import { changeServer, readServer } from '../../host/settings.ts';
import { drawRows } from '../../render/page.ts';
import { setupCard } from './index.ts';

const { ViewChannel, SendMessages } = PermissionFlagsBits;
const admin = (bot: FeatureBot) => bot.user('mia', { isManager: true });
const set = (bot: FeatureBot, line: string, options = {}) => admin(bot).command(`settings ${line}`, options);
const choose = (bot: FeatureBot, what: Id<'setup'>['what'], use = {}) => admin(bot).press({ kind: 'setup', what }, use);
const posted = (bot: FeatureBot, channel: string) => bot.rest.sent.filter((one) => one.channel === channel);
const allow = (bot: FeatureBot, permissions: bigint) => {
  bot.rest.permissions = permissions;
  bot.bot.layouts.forget('g');
};

test('shows managers of a new server privately how to set the lobby, the channels, the language and the log', async () => {
  const json = JSON.stringify(drawRows(setupCard(), 'en'));
  expect([...json.matchAll(/"custom_id":"([^"]+)"/g)].map(([, id]) => id)).toEqual(['setup|first']);
  const bot = await openFeatureBot();
  expect((await bot.user('ada').press({ kind: 'setup', what: 'first' })).refused).toBe('notManager');
  const shown = await bot.user('mia', { isManager: true }).press({ kind: 'setup', what: 'first' });
  expect(shown.messages.map(({ isPrivate }) => isPrivate)).toEqual([true]);
  expect(shown.ids).toEqual(['lobby', 'channels', 'language', 'log'].map((what) => ({ kind: 'setup', what })));
});

describe('the first message', () => {
  test('in a lobby is deleted when the lobby moves or is turned off', async () => {
    const bot = await openFeatureBot();
    const deleted = () => bot.rest.requests.filter((request) => request.startsWith('DELETE'));
    await set(bot, 'lobby', { channel: { channel: 'lobby' } });
    const [card] = posted(bot, 'lobby');
    await set(bot, 'language', { language: 'de' });
    expect(deleted()).toEqual([]);
    await set(bot, 'lobby', { channel: { channel: 'd' } });
    expect(deleted()).toEqual([`DELETE /channels/lobby/messages/${card?.id}`]);
    bot.rest.failures.set('DELETE /channels/d/messages', 'UnknownMessage');
    await set(bot, 'lobby');
    expect(deleted()).toHaveLength(2);
    await set(bot, 'lobby', { channel: { channel: 'lobby' } });
    expect(deleted()).toHaveLength(2);
    expect(posted(bot, 'lobby')).toHaveLength(2);
  });

  test('in a lobby is in the language of the server', async () => {
    const bot = await openFeatureBot();
    await changeServer(bot.context, 'g', () => ({ language: 'de' }));
    await set(bot, 'lobby', { channel: { channel: 'lobby' } });
    await set(bot, 'lobby', { channel: { channel: 'd' } });
    expect(posted(bot, 'lobby')[0]?.text).toContain('Suchst du jemanden zum Spielen?');
    expect(posted(bot, 'd')).toHaveLength(1);
  });

  test('in a lobby can fail, and the lobby is set', async () => {
    const bot = await openFeatureBot();
    bot.rest.failures.set('POST /channels/lobby/messages', 'MissingAccess');
    expect((await set(bot, 'lobby', { channel: { channel: 'lobby' } })).text).toContain('**<#lobby>**');
    expect(await readServer(bot.context, 'g')).toEqual({ lobby: 'lobby' });
    expect(bot.log.lines).toMatchObject([{ level: 'warn', about: { guild: 'g', channel: 'lobby' } }]);
  });

  test('in a log names the admin, and a failure is shown', async () => {
    const bot = await openFeatureBot();
    await set(bot, 'log', { channel: { channel: 'log' } });
    expect(posted(bot, 'log')).toMatchObject([{ text: expect.stringContaining('Set by <@mia>.') }]);
    bot.rest.failures.set('POST /channels/d/messages', 'MissingAccess');
    const failed = await set(bot, 'log', { channel: { channel: 'd' } });
    expect(failed.text).toMatch(/\n.*couldn’t.*<#d>/);
    expect(failed.text).toContain('**<#d>**');
  });

  test('is posted once, whichever setting changes later', async () => {
    const bot = await openFeatureBot();
    await set(bot, 'log', { channel: { channel: 'log' } });
    await set(bot, 'lobby', { channel: { channel: 'lobby' } });
    const again = await set(bot, 'log', { channel: { channel: 'log' } });
    await set(bot, 'language', { language: 'fr' });
    expect([posted(bot, 'log').length, posted(bot, 'lobby').length]).toEqual([3, 1]);
    expect(posted(bot, 'log').filter(({ text }) => text.includes('appear here from now on'))).toHaveLength(1);
    expect(again.text).not.toContain('Everyone can read');
  });
});

describe('a channel without permissions', () => {
  const forum = { id: 'f', name: 'f', type: ChannelType.GuildForum, available_tags: [], permission_overwrites: [] };

  test('is refused as a forum, and as a lobby even if tables are allowed there', async () => {
    const bot = await openFeatureBot();
    bot.rest.channels.push(forum);
    await changeServer(bot.context, 'g', () => ({ channels: ['c', 'd'] }));
    allow(bot, ViewChannel | SendMessages);
    expect((await set(bot, 'forum', { channel: { channel: 'f' } })).refused).toBe('notAllowed');
    expect((await set(bot, 'lobby', { channel: { channel: 'd' } })).refused).toBe('notAllowed');
    expect(await readServer(bot.context, 'g')).toEqual({ channels: ['c', 'd'] });
  });

  test('is refused among others that are allowed', async () => {
    const bot = await openFeatureBot();
    const denied = [{ id: 'g', type: 0, allow: '0', deny: String(SendMessages) }];
    bot.rest.channels.push({ id: 'e', name: 'e', type: ChannelType.GuildText, permission_overwrites: denied });
    await changeServer(bot.context, 'g', () => ({ channels: ['c'] }));
    const asked = await choose(bot, 'channels', { channels: ['c', 'd', 'e'], isPrivate: true });
    expect(asked.text).toMatch(/In which channels.*\n⚠ .*Send Messages/);
    expect(await readServer(bot.context, 'g')).toEqual({ channels: ['c'] });
    const menu = JSON.stringify(bot.rest.find(asked.messages[0]?.id ?? ''));
    expect(menu).toContain('"default_values":[{"id":"c"');
  });

  test('is marked by what it is for', async () => {
    const bot = await openFeatureBot();
    bot.rest.channels.push(forum);
    await changeServer(bot.context, 'g', () => ({ lobby: 'lobby', log: 'log', channels: ['c'], forum: 'f' }));
    const marked = async (permissions: bigint) => {
      allow(bot, permissions);
      return [...(await set(bot, 'show')).text.matchAll(/<#(\w+)> ⚠/g)].map(([, id]) => id);
    };
    // Without threads and files, too.
    expect(await marked(ViewChannel | SendMessages)).toEqual(['c', 'f', 'lobby']);
    expect((await set(bot, 'show')).text).toContain(
      'Every new table becomes a post in <#f>, wherever players use `/play`',
    );
    expect(await marked(ViewChannel)).toEqual(['c', 'f', 'lobby', 'log']);
  });
});

describe('the tags of a forum', () => {
  const tag = (name: string) => ({ id: name, name, moderated: false, emoji_id: null, emoji_name: null });
  const forum = (tags: object[] = []) => ({
    ...{ id: 'f', name: 'f', type: ChannelType.GuildForum, available_tags: tags, permission_overwrites: [] },
  });
  const added = async (server: object, tags: object[] = []) => {
    const bot = await openFeatureBot([noughts, guess]);
    bot.rest.channels = [forum(tags)];
    await changeServer(bot.context, 'g', () => server);
    const bodies: { available_tags: { name: string }[] }[] = [];
    const request = bot.rest.request.bind(bot.rest);
    bot.rest.request = (sent) => {
      if (sent.method === 'PATCH' && sent.fullRoute === '/channels/f') bodies.push(sent.body as never);
      return request(sent);
    };
    const answer = await set(bot, 'forum', { channel: { channel: 'f' } });
    return { bot, answer, names: bodies.map(({ available_tags }) => available_tags.map(({ name }) => name)) };
  };

  test('are those of the states and of the games that the server offers', async () => {
    const [all = []] = (await added({})).names;
    expect(all).toHaveLength(5);
    expect(all).toEqual(expect.arrayContaining(['Noughts and Crosses', 'Guess']));
    const [fewer] = (await added({ disabledGames: ['noughts'] })).names;
    expect(fewer).toEqual(all.filter((name) => name !== 'Noughts and Crosses'));
  });

  test('are in the language of the settings, or of the server', async () => {
    const [english] = (await added({})).names;
    const [german] = (await added({ language: 'de' })).names;
    expect(german).not.toEqual(english);
    const bot = await openFeatureBot([noughts]);
    const request = bot.rest.request.bind(bot.rest);
    const names: string[] = [];
    bot.rest.channels = [forum()];
    bot.rest.request = async (sent) => {
      if (sent.method === 'PATCH') names.push(...(sent.body as typeof tagged).available_tags.map(nameOf));
      const found = await request(sent);
      return sent.fullRoute === '/guilds/g' ? { ...(found as object), preferred_locale: 'de' } : found;
    };
    const tagged = { available_tags: [tag('')] };
    const nameOf = ({ name }: { name: string }) => name;
    await set(bot, 'forum', { channel: { channel: 'f' } });
    expect(names.slice(0, 3)).toEqual(german?.slice(0, 3));
  });

  test('stay as they are if none is missing, or if another setting changes', async () => {
    const [all = []] = (await added({})).names;
    const { bot, names } = await added({}, all.map(tag));
    expect(names).toEqual([]);
    bot.rest.channels = [forum()];
    bot.bot.layouts.forget('g');
    await set(bot, 'language', { language: 'de' });
    await set(bot, 'forum');
    expect(bot.rest.requests).not.toContain('PATCH /channels/f');
  });

  test('are read again after they were added', async () => {
    const { bot } = await added({});
    bot.rest.channels = [];
    expect((await bot.bot.layouts.of('g'))?.channels.size).toBe(0);
  });

  test('need a forum, and without the permission the reason and its effect are shown', async () => {
    const bot = await openFeatureBot();
    await set(bot, 'forum', { channel: { channel: 'd' } });
    expect(bot.rest.requests.filter((request) => request.startsWith('PATCH /channels'))).toEqual([]);
    bot.rest.channels = [forum()];
    allow(bot, bot.rest.permissions & ~PermissionFlagsBits.ManageChannels);
    const { text } = await set(bot, 'forum', { channel: { channel: 'f' } });
    expect(text).toMatch(/Manage Channels[\s\S]*Until then, posts have no tags/);
    const granted = (said: string) => /permissions=\d+/.exec(said)?.[0];
    const access = (await choose(bot, 'access')).text;
    expect(access).toContain('Manage Channels');
    expect(granted(access)).toBe(granted(text));
  });
});

test('cuts long lists of channels to the length of a message', async () => {
  const bot = await openFeatureBot();
  const ids = Array.from({ length: 150 }, (_, at) => `${1000 + at}00000000000000`);
  await changeServer(bot.context, 'g', () => ({ channels: ids }));
  expect((await set(bot, 'show')).text).toHaveLength(2000);
  bot.rest.channels = ids.map((id) => ({ id, name: id, type: ChannelType.GuildText, permission_overwrites: [] }));
  bot.bot.layouts.forget('g');
  expect((await choose(bot, 'access')).text).toHaveLength(2000);
});

test('names all permissions that the bot lacks in a channel', async () => {
  const bot = await openFeatureBot();
  allow(bot, ViewChannel);
  expect((await choose(bot, 'access')).text).toMatch(/<#c>: I’m missing .*Send Messages.*Create Public Threads/);
});

test('names what the bot lacks in a channel with a board, also if it cannot see it', async () => {
  const bot = await openFeatureBot();
  const hidden = [{ id: 'g', type: 0, allow: '0', deny: String(ViewChannel) }];
  const channels = ['e', 'f', 'h'].map((id) => ({
    id,
    name: id,
    type: ChannelType.GuildText,
    permission_overwrites: hidden,
  }));
  const thread = { id: 't', name: 't', type: ChannelType.PublicThread, parent_id: 'f' };
  bot.rest.channels.push(...channels, thread);
  allow(bot, bot.rest.permissions & ~PermissionFlagsBits.Administrator);
  await open(bot.context, { location: locationIn('e') });
  await open(bot.context, { location: locationIn('t') });
  const { text } = await choose(bot, 'access');
  expect(text).toMatch(/<#e>: I’m missing .*View Channel/);
  expect(text).toMatch(/<#f>: I’m missing .*View Channel/);
  expect(text).not.toContain('<#h>');
});
