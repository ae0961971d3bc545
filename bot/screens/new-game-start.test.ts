import { duel } from '@longtable/duel';
import { auction } from '@longtable/kit/testing/games/auction';
import { guess } from '@longtable/kit/testing/games/guess';
import { spy } from '@longtable/spy';
import { ChannelType, PermissionFlagsBits } from 'discord.js';
import { describe, expect, test } from 'vitest';
import { locationIn, noughtsWithComputers, open, person } from '../../tests/context.ts';
import { type FeatureBot, openFeatureBot, type Where } from '../../tests/feature-bot.ts';
import { type Id, makeId } from '../../tests/ids.ts';
import { resign } from '../host/actions/resign.ts';
import { changeServer } from '../host/settings.ts';
import { findTable } from '../host/table/find.ts';

const { computers: _, ...guessForPeople } = guess;
const solo = { ...noughtsWithComputers, id: 'solo', title: 'Solo', seats: { min: 1, max: 1 } };
const GAMES = [noughtsWithComputers, guessForPeople, auction, solo];
const COMPUTER = { kind: 'computer' as const, level: 'beginner' };
const TWO = [person('ada'), person('bo')];
const set = (bot: FeatureBot, settings: object) =>
  changeServer(bot.context, 'g', (server) => ({ ...server, ...settings }));
const kinds = (ids: readonly Id[]) => ids.map(({ kind }) => kind);

describe('a started game', () => {
  const start = (bot: FeatureBot, game: string, how: Id<'start'>['how'] = 'open', where: Where = {}) =>
    bot.user('ada', where).press({ kind: 'start', game, how });
  const seatsIn = async (bot: FeatureBot, channel = 'c') =>
    (await bot.tableIn(channel)).table.seats.map(({ kind }) => kind).toSorted();

  test('has all seats open, or the fewest computers', async () => {
    const bot = await openFeatureBot(GAMES);
    await start(bot, 'auction');
    expect(await seatsIn(bot)).toEqual([...Array(7).fill('open'), 'person']);
    await start(bot, 'auction', 'computer', { channel: 'd' });
    expect(await seatsIn(bot, 'd')).toEqual(['computer', 'person']);
  });

  test('has no public board if moves are secret and there is no other person', async () => {
    const bot = await openFeatureBot([spy]);
    const { messages } = await start(bot, 'spy', 'computer');
    expect(messages.map(({ isPrivate }) => isPrivate)).toEqual([true]);
    expect(bot.rest.requests.filter((line) => line.startsWith('POST') && line.endsWith('/threads'))).toEqual([]);
  });

  test('shows its host the controls while it waits, and none once it has begun', async () => {
    const bot = await openFeatureBot(GAMES);
    const [board, panel] = (await start(bot, 'noughts')).messages;
    expect([board?.isPrivate, panel?.isPrivate]).toEqual([false, true]);
    expect((await start(bot, 'noughts', 'computer', { channel: 'd' })).messages).toHaveLength(1);
  });
});

describe('a challenge', () => {
  const challenge = (bot: FeatureBot, values?: string[], where: Where = {}) =>
    bot.user('ada', where).press({ kind: 'challenge', person: '22' }, values ? { values, isPrivate: true } : {});
  const value = (game: string) => makeId({ kind: 'start', game, how: 'open' });

  test('asks for a game for several that the server offers', async () => {
    const bot = await openFeatureBot(GAMES);
    await set(bot, { disabledGames: ['guess'] });
    const asked = await bot.user('ada').menu('lobby', { id: '22' });
    expect(asked.labels).toEqual(['Noughts and Crosses', 'Auction']);
    expect(asked.text).toContain('<@22>');
    expect(asked.ids[0]).toEqual({ kind: 'challenge', person: '22' });
  });

  test('needs another person', async () => {
    const bot = await openFeatureBot(GAMES);
    expect((await bot.user('ada').menu('lobby', { id: 'ada' })).refused).toBe('needsOpponent');
    expect((await bot.user('ada').menu('lobby', { id: 'bot2', isBot: true })).refused).toBe('needsOpponent');
  });

  test('invites the user to the first free seat and deletes the question', async () => {
    const bot = await openFeatureBot(GAMES);
    await challenge(bot, [value('auction')]);
    const { seats } = (await bot.tableIn('c')).table;
    expect(seats.slice(0, 3)).toMatchObject([
      { id: 'ada' },
      { kind: 'invited', id: '22', name: '22' },
      { kind: 'open' },
    ]);
    expect(seats).toHaveLength(8);
    expect(bot.rest.requests.filter((request) => request.startsWith('DELETE'))).toHaveLength(1);
  });

  test('keeps the question if it is refused', async () => {
    const bot = await openFeatureBot(GAMES);
    for (const values of [undefined, [value('chess')], ['?']])
      expect((await challenge(bot, values)).refused).toBe('gameGone');
    expect((await challenge(bot, [value('noughts')], { guild: null, channel: 'dm' })).refused).toBe('needsServer');
    expect(bot.rest.requests.filter((request) => request.startsWith('DELETE'))).toEqual([]);
  });
});

describe('a rematch', () => {
  async function over(request = {}, games = GAMES) {
    const bot = await openFeatureBot(games);
    const at = await open(bot.context, { game: noughtsWithComputers, occupants: TWO, ...request });
    await resign(bot.context, at.table.id, 'ada');
    await bot.settle(await findTable(bot.context, at.table.id));
    const again = (who = 'ada', where = {}) => bot.user(who, where).press({ kind: 'rematch', table: at.table.id });
    return { bot, again };
  }

  test('shows its board, and the controls while it waits', async () => {
    const { bot, again } = await over();
    const { messages } = await again();
    expect(messages.map(({ isPrivate }) => isPrivate)).toEqual([false, true]);
    await bot.settle(await bot.tableIn('c'));
    expect((await again('bo')).messages).toEqual([]);
    expect((await bot.tableIn('c')).table.status).toBe('playing');
    const withComputer = await over({ occupants: [person('ada'), COMPUTER] });
    expect((await withComputer.again()).messages).toHaveLength(1);
  });

  test('that the other player has asked for starts with a panel if only players see the board', async () => {
    const { bot, again } = await over({ game: guessForPeople });
    await again();
    await bot.settle(await bot.tableIn('c'));
    const { messages, text, ids } = await again('bo');
    expect(messages.map(({ isPrivate }) => isPrivate)).toEqual([true]);
    expect(text).toMatch(/^✓ The rematch has started\.\n\*\*Guess\*\*/);
    expect(kinds(ids)).toContain('choice');
  });

  test.each([
    ['a game with secrets', guessForPeople, /^✓ The rematch has started: <#c>\n\*\*Guess\*\*/],
    ['a game without secrets', noughtsWithComputers, /^The rematch has started: <#c>$/],
  ])('that starts in another channel is linked: %s', async (_, game, words) => {
    const { bot, again } = await over({ game });
    await again();
    await bot.settle(await bot.tableIn('c'));
    const { messages, text } = await again('bo', { channel: 'd' });
    expect(messages.map(({ isPrivate }) => isPrivate)).toEqual([true]);
    expect(text).toMatch(words);
    expect((await bot.tableIn('c')).table.status).toBe('playing');
  });

  test('can be against the next stronger computer after a win', async () => {
    const bot = await openFeatureBot(GAMES);
    const occupants = [person('ada'), COMPUTER];
    const { table } = await open(bot.context, { game: noughtsWithComputers, occupants });
    for (const move of ['c1', 'c2', 'c3']) {
      await bot.user('ada').command('move', { move });
      await bot.settle(await findTable(bot.context, table.id));
    }
    await bot.user('ada').press({ kind: 'stronger', table: table.id });
    expect((await bot.tableIn('c')).table.seats).toContainEqual({ kind: 'computer', level: 'master' });
  });
});

describe('another place for a table', () => {
  const LITTLE = PermissionFlagsBits.ViewChannel | PermissionFlagsBits.SendMessages;
  const channel = (id: string, more = {}) => ({
    ...{ id, name: id, type: ChannelType.GuildText, position: 0, permission_overwrites: [] },
    ...more,
  });
  const HERE = { botMay: LITTLE, channel: '10' };
  const taken = async (limits = {}) => {
    const bot = await openFeatureBot(GAMES, { limits, programs: { address: 'tcp://x:1' } });
    bot.rest.channels = ['10', '11', '12'].map((id) => channel(id));
    await open(bot.context, { occupants: TWO, location: locationIn('10') });
    return bot;
  };

  test('is offered with a heading and a link to the table in the channel', async () => {
    const bot = await taken();
    const { text, labels, ids } = await bot.user('cleo', HERE).command('play noughts');
    expect(text.split('\n')).toEqual([
      expect.stringContaining('already a table'),
      expect.stringContaining('**Noughts'),
      expect.any(String),
    ]);
    expect(labels.slice(0, 2)).toEqual(['#11', '#12']);
    expect(kinds(ids)).not.toContain('giveUp');
    bot.rest.channels = [];
    bot.bot.layouts.forget('g');
    const none = await bot.user('cleo', HERE).command('play noughts');
    expect([none.text.split('\n').length, none.ids]).toEqual([2, []]);
  });

  test('offers to give up the only player’s game, and to leave a lesson', async () => {
    const closing = async (request: object) => {
      const bot = await openFeatureBot(GAMES);
      await open(bot.context, {
        ...{ game: noughtsWithComputers, occupants: [person('ada'), COMPUTER], location: locationIn('10') },
        ...request,
      });
      return kinds((await bot.user('ada', HERE).command('play noughts')).ids);
    };
    expect(await closing({})).toContain('giveUp');
    expect(await closing({ lesson: true })).toContain('leave');
    expect(await closing({ occupants: TWO })).not.toContain('giveUp');
  });

  test('must allow the game, and both the bot and the user must be able to write there', async () => {
    const bot = await taken();
    const hidden = [{ id: 'cleo', type: 1, allow: '0', deny: String(PermissionFlagsBits.ViewChannel) }];
    bot.rest.channels.push(channel('13', { permission_overwrites: hidden }));
    const offered = async () => {
      const { labels } = await bot.user('cleo', HERE).command('play noughts');
      return labels.filter((label) => label.startsWith('#'));
    };
    expect(await offered()).toEqual(['#11', '#12']);
    await set(bot, { channels: ['10', '12'] });
    expect(await offered()).toEqual(['#12']);
  });

  test('is checked for the limits again when it is chosen', async () => {
    const bot = await taken({ tablesPerPerson: 1 });
    const cleo = bot.user('cleo', HERE);
    const [elsewhere] = (await cleo.command('play noughts')).ids;
    await open(bot.context, { occupants: [person('cleo'), person('dan')], location: locationIn('e') });
    await cleo.press(elsewhere as Id, { isPrivate: true });
    await expect(bot.tableIn('11')).rejects.toThrow('nothingHere');
  });
});

describe('a table in a thread', () => {
  const thread: Where = { channel: 't', channelType: ChannelType.PublicThread, parent: 'c' };

  test('is allowed where its channel is', async () => {
    const bot = await openFeatureBot(GAMES);
    await set(bot, { channels: ['c'] });
    expect((await bot.user('ada', thread).command('play noughts')).refused).toBeUndefined();
    expect((await bot.user('bo', { ...thread, channel: 'u', parent: 'd' }).command('play noughts')).refused).toBe(
      'wrongChannel',
    );
  });

  test('has the next table in another thread of the same channel', async () => {
    const bot = await openFeatureBot(GAMES);
    await open(bot.context, { location: locationIn('t') });
    await bot.user('cleo', thread).command('play noughts');
    expect(bot.rest.requests).toContain('POST /channels/c/threads');
    await open(bot.context, { location: locationIn('v'), occupants: [person('eve'), person('dan')] });
    await bot.user('fay', { channel: 'v', channelType: ChannelType.GuildVoice }).command('play noughts');
    expect(bot.rest.requests).not.toContain('POST /channels/v/threads');
  });
});

test('marks tables where the bot is a guest, and does not post them in a forum', async () => {
  const bot = await openFeatureBot(GAMES);
  bot.rest.channels = [
    { id: 'f', name: 'f', type: ChannelType.GuildForum, available_tags: [], permission_overwrites: [] },
  ];
  await set(bot, { forum: 'f' });
  await bot.user('ada', { isGuest: true }).command('play noughts', { opponent: { user: 'bo' } });
  expect((await bot.tableIn('c')).table.location).toMatchObject({ guest: true });
  expect((await bot.tableIn('c')).table.location.forum).toBeUndefined();
});

test('replies with a link to a new table in the forum', async () => {
  const bot = await openFeatureBot([duel]);
  const forum = { id: 'f', name: 'f', type: ChannelType.GuildForum, available_tags: [], permission_overwrites: [] };
  bot.rest.channels = [forum];
  await set(bot, { forum: 'f' });
  const opened = await bot.user('ada').command('play duel');
  expect(opened.messages.map(({ isPrivate }) => isPrivate)).toEqual([true]);
  expect(opened.text).toMatch(/<#thread\d+>/);
});
