import type { AnyGame } from '@longtable/kit';
import { auction } from '@longtable/kit/testing/games/auction';
import { guess } from '@longtable/kit/testing/games/guess';
import { noughts } from '@longtable/kit/testing/games/noughts';
import { ChannelType, PermissionFlagsBits } from 'discord.js';
import { describe, expect, test } from 'vitest';
import type { SeatOccupant } from '../../storage/records/table.ts';
import { locationIn, noughtsWithComputers, open, person } from '../../tests/context.ts';
import { type FeatureBot, openFeatureBot, type Where } from '../../tests/feature-bot.ts';
import { type Id, makeId } from '../../tests/ids.ts';
import type { CommandOptions } from '../../tests/interaction-data.ts';
import { gameMenu } from '../features/lobby/quick-match.ts';
import { resign } from '../host/actions/resign.ts';
import { tablesOf } from '../host/commit/table-lists.ts';
import { changePerson, changeServer } from '../host/settings.ts';
import { findTable } from '../host/table/find.ts';
import { drawRows } from '../render/page.ts';

const { computers: _, ...guessForPeople } = guess;
const solo: AnyGame = { ...noughtsWithComputers, id: 'solo', title: 'Solo', seats: { min: 1, max: 1 } };
const GAMES = [noughtsWithComputers, guessForPeople, auction, solo];
const openBot = (limits = {}) => openFeatureBot(GAMES, { programs: { address: 'tcp://x:1' }, limits });
const set = (bot: FeatureBot, settings: object) =>
  changeServer(bot.context, 'g', (server) => ({ ...server, ...settings }));
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

  test('has at most 25 games for several', () => {
    const games = Array.from({ length: 30 }, (_, at) => ({ ...noughts, id: `g${at}` }));
    const row = JSON.stringify(drawRows([gameMenu('friend', [solo, ...games])], 'en'));
    expect(row.match(/"value":"start/g)).toHaveLength(25);
    expect(row).not.toContain('start|solo');
  });
});

describe('another game', () => {
  const over = async (occupants: readonly SeatOccupant[] = [person('ada'), person('bo')]) => {
    const bot = await openBot();
    const { table } = await open(bot.context, { game: noughtsWithComputers, occupants });
    await resign(bot.context, table.id, 'ada');
    return { bot, id: table.id };
  };

  test('is for the players', async () => {
    const { bot, id } = await over();
    for (const press of [
      { kind: 'again', table: id, seed: 'same' },
      { kind: 'stronger', table: id },
      { kind: 'rematch', table: id },
    ] as const)
      expect((await bot.user('eve').press(press)).refused).toBe('notYourTable');
  });
});
