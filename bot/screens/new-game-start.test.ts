import type { AnyGame } from '@longtable/kit';
import { auction } from '@longtable/kit/testing/games/auction';
import { guess } from '@longtable/kit/testing/games/guess';
import { spy } from '@longtable/spy';
import { ChannelType, PermissionFlagsBits } from 'discord.js';
import { describe, expect, test } from 'vitest';
import { locationIn, noughtsWithComputers, open, person } from '../../tests/context.ts';
import { type FeatureBot, openFeatureBot, type Where } from '../../tests/feature-bot.ts';
import { type Id, makeId } from '../../tests/ids.ts';
import type { CommandOptions } from '../../tests/interaction-data.ts';
import { resign } from '../host/actions/resign.ts';
import { tablesOf } from '../host/commit/table-lists.ts';
import { changePerson, changeServer } from '../host/settings.ts';
import { findTable } from '../host/table/find.ts';

const set = (bot: FeatureBot, settings: object) =>
  changeServer(bot.context, 'g', (server) => ({ ...server, ...settings }));

describe('starts', () => {
  const { computers: _, ...guessForPeople } = guess;
  const solo = { ...noughtsWithComputers, id: 'solo', title: 'Solo', seats: { min: 1, max: 1 } };
  const GAMES = [noughtsWithComputers, guessForPeople, auction, solo];
  const COMPUTER = { kind: 'computer' as const, level: 'beginner' };
  const TWO = [person('ada'), person('bo')];
  const kinds = (ids: readonly Id[]) => ids.map(({ kind }) => kind);

  describe('a started game', () => {
    const start = (bot: FeatureBot, game: string, how: Id<'start'>['how'] = 'open', where: Where = {}) =>
      bot.user('ada', where).press({ kind: 'start', game, how });

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

    test('that the other player has asked for starts with a panel if only players see the board', async () => {
      const { bot, again } = await over({ game: guessForPeople });
      await again();
      await bot.settle(await bot.tableIn('c'));
      const { messages, text, ids } = await again('bo');
      expect(messages.map(({ isPrivate }) => isPrivate)).toEqual([true]);
      expect(text).toMatch(/^✓ The rematch has started\.\n\*\*Guess\*\*/);
      expect(kinds(ids)).toContain('choice');
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
    await bot.user('ada', { isGuest: true, botMay: 0n }).command('play noughts', { opponent: { user: 'bo' } });
    expect((await bot.tableIn('c')).table.location).toMatchObject({ guest: true });
    expect((await bot.tableIn('c')).table.location.forum).toBeUndefined();
  });
});

describe('replies', () => {
  const { computers: _, ...guessForPeople } = guess;
  const solo: AnyGame = { ...noughtsWithComputers, id: 'solo', title: 'Solo', seats: { min: 1, max: 1 } };
  const GAMES = [noughtsWithComputers, guessForPeople, auction, solo];
  const openBot = (limits = {}) => openFeatureBot(GAMES, { programs: { address: 'tcp://x:1' }, limits });
  const deleted = ({ rest }: FeatureBot) => rest.requests.filter((request) => request.startsWith('DELETE')).length;
  const FORUM = { id: 'f', name: 'f', type: ChannelType.GuildForum, available_tags: [], permission_overwrites: [] };
  const tableOf = async (bot: FeatureBot, who: string) => {
    const [id = ''] = await tablesOf(bot.context, who);
    return (await findTable(bot.context, id)).table;
  };

  describe('the place of a table', () => {
    test('has the display of the channel of its thread, or of the forum', async () => {
      const bot = await openBot();
      await set(bot, { displays: { c: 'sentences', f: 'picture' } });
      const thread = { channel: 't', channelType: ChannelType.PublicThread, parent: 'c' };
      await bot.user('ada', thread).command('play noughts');
      expect((await tableOf(bot, 'ada')).location.display).toBe('sentences');
      bot.rest.channels = [FORUM];
      bot.bot.layouts.forget('g');
      await set(bot, { forum: 'f' });
      await bot.user('bo', { ...thread, channel: 'u' }).command('play noughts');
      expect((await tableOf(bot, 'bo')).location.display).toBe('picture');
    });

    test('is not a forum in which the bot cannot post', async () => {
      const bot = await openBot();
      bot.rest.channels = [FORUM];
      bot.rest.permissions &= ~PermissionFlagsBits.SendMessages;
      await set(bot, { forum: 'f' });
      const answer = await bot.user('ada').command('play noughts');
      expect(answer.text).toContain('Send Messages');
      expect(await tablesOf(bot.context, 'ada')).toEqual([]);
    });

    test('has the settings of the server if a program plays', async () => {
      const bot = await openBot();
      await set(bot, { language: 'fr' });
      await changePerson(bot.context, 'ada', () => ({ display: 'sentences' }));
      await bot.user('ada', { locale: 'de' }).command('play noughts', { program: true, computer: 'master' });
      const { location } = (await bot.tableIn('c')).table;
      expect([location.language, location.display]).toEqual(['fr', undefined]);
    });

    test('beside another table is a thread with the controls of the host, or the panel of a user who plays alone', async () => {
      const bot = await openBot();
      await open(bot.context);
      const waiting = await bot.user('cleo').command('play noughts');
      expect(waiting.ids.map(({ kind }) => kind)).toContain('invite');
      const started = await bot.user('dan').command('play noughts', { computer: 'master' });
      expect(started.messages).toMatchObject([{ isPrivate: true }]);
      const { id, location } = await tableOf(bot, 'dan');
      expect(started.ids).toContainEqual(expect.objectContaining({ kind: 'choice', table: id }));
      expect(location).toMatchObject({ channel: 'c', inPanel: true, message: null });
    });
  });

  describe('the offered places', () => {
    const LITTLE = PermissionFlagsBits.ViewChannel | PermissionFlagsBits.SendMessages;
    const offered = async (options: CommandOptions, where: Where = {}) => {
      const bot = await openBot();
      bot.rest.channels = ['10', '11'].map((id) => ({
        ...{ id, name: id, type: ChannelType.GuildText, position: 0, permission_overwrites: [] },
      }));
      await set(bot, { displays: { '11': 'sentences' }, display: 'picture' });
      await open(bot.context, { location: locationIn('10') });
      const cleo = bot.user('cleo', { botMay: LITTLE, channel: '10', ...where });
      const { ids } = await cleo.command('play noughts', options);
      await cleo.press(ids[0] as Id, { isPrivate: true });
      return { bot, table: await tableOf(bot, 'cleo') };
    };

    test('have the display of their channel, and the mark of a program', async () => {
      const { bot, table } = await offered({});
      expect(table.location).toMatchObject({ channel: '11', display: 'sentences' });
      await expect.poll(() => bot.rest.sent.filter(({ channel }) => channel === '11')).not.toEqual([]);
      expect(table.terms.programs).not.toBe(true);
      expect((await offered({ program: true, opponent: { user: 'bo' } })).table.terms.programs).toBe(true);
    });
  });

  describe('the question for a game', () => {
    const value = makeId({ kind: 'start', game: 'noughts', how: 'open' });

    test('is deleted once a game with a friend is open, and kept if it is refused', async () => {
      const bot = await openBot();
      await bot.user('ada').press({ kind: 'friend' }, { values: [value], isPrivate: true });
      expect(deleted(bot)).toBe(1);
      const gone = makeId({ kind: 'start', game: 'chess', how: 'open' });
      expect((await bot.user('bo').press({ kind: 'friend' }, { values: [gone], isPrivate: true })).refused).toBe(
        'gameGone',
      );
      expect(deleted(bot)).toBe(1);
    });
  });
});
