import { dungeon } from '@longtable/dungeon';
import { auction } from '@longtable/kit/testing/games/auction';
import { guess } from '@longtable/kit/testing/games/guess';
import { noughts } from '@longtable/kit/testing/games/noughts';
import { ChannelType, PermissionFlagsBits } from 'discord.js';
import { expect, test } from 'vitest';
import { type Answer, type FeatureBot, openFeatureBot, type Where } from '../../../tests/feature-bot.ts';
import type { Id } from '../../../tests/ids.ts';
import type { CommandOptions } from '../../../tests/interaction-data.ts';
import { tablesOf } from '../../host/commit/table-lists.ts';
import { changeServer, readServer } from '../../host/settings.ts';
import { findTable } from '../../host/table/find.ts';
import { challengesIn, isForSeveral } from './quick-match.ts';

const GAMES = [noughts, guess, auction, dungeon];
const NOUGHTS = { game: 'noughts' };
const set = (bot: FeatureBot, settings: object) =>
  changeServer(bot.context, 'g', (server) => ({ ...server, ...settings }));
const idWith = (answer: Answer, part: object) =>
  answer.ids.find((id) => Object.entries(part).every(([key, value]) => id[key] === value)) as Id;

async function withLobby(now?: () => number): Promise<FeatureBot> {
  const bot = await openFeatureBot(GAMES, now ? { now } : {});
  await set(bot, { lobby: 'lobby' });
  return bot;
}

test.each<[string, CommandOptions, Where, string]>([
  ['a solo game', { game: 'dungeon' }, {}, 'gameGone'],
  ['an unknown game', { game: 'chess' }, {}, 'gameGone'],
  ['too few players', { game: 'auction', players: 1 }, {}, 'wrongSize'],
  ['too many players', { game: 'auction', players: 9 }, {}, 'wrongSize'],
  ['unknown rules', { ...NOUGHTS, rules: 'start=odd' }, {}, 'noSuchRules'],
  ['a similar rating without one', { ...NOUGHTS, 'similar-rating': true }, {}, 'provisional'],
  ['direct messages', NOUGHTS, { guild: null }, 'serverOnly'],
  ['a server that the bot is not in', NOUGHTS, { isGuest: true }, 'serverOnly'],
])('refuses %s', async (_, options, where, code) => {
  const bot = await withLobby();
  expect((await bot.user('ada', where).command('lobby', options)).refused).toBe(code);
  expect(await challengesIn(bot.context, 'g')).toEqual([]);
});

test('keeps the rules of the server about roles and games', async () => {
  const bot = await withLobby();
  await set(bot, { tableRoles: ['r1', 'r2'] });
  expect((await bot.user('ada').command('lobby', NOUGHTS)).refused).toBe('needsRole');
  expect((await bot.user('ada', { roles: ['r1'] }).command('lobby', NOUGHTS)).refused).toBeUndefined();
  await set(bot, { tableRoles: undefined, disabledGames: ['guess'] });
  expect((await bot.user('ada').command('lobby', { game: 'guess' })).refused).toBe('gameDisabled');
});

test('shows the own challenge again instead of a second one, and pairs another user with it', async () => {
  const bot = await withLobby();
  await bot.user('ada').command('lobby', NOUGHTS);
  const again = await bot.user('ada').command('lobby', NOUGHTS);
  expect([again.refused, again.labels]).toEqual([undefined, ['Cancel']]);
  expect(await challengesIn(bot.context, 'g')).toHaveLength(1);
  const paired = await bot.user('bo').command('lobby', NOUGHTS);
  expect(paired.text).toMatch(/<#message\d+>/);
  expect(await challengesIn(bot.context, 'g')).toEqual([]);
});

test('without a lobby, offers managers to set it up and others to invite a friend where there can be no thread', async () => {
  const bot = await openFeatureBot(GAMES);
  const forManager = await bot.user('mia', { isManager: true }).command('lobby', NOUGHTS);
  expect(forManager.ids).toMatchObject([{ act: 'create' }, { act: 'here' }]);
  const inVoice = { isManager: true, channelType: ChannelType.GuildVoice };
  expect((await bot.user('mia', inVoice).command('lobby', NOUGHTS)).ids).toMatchObject([{ act: 'create' }]);
  const forOthers = await bot.user('ada', { channelType: ChannelType.GuildVoice }).command('lobby', NOUGHTS);
  expect(forOthers.ids).toMatchObject([{ act: 'friend' }]);
  for (const act of ['create', 'here'] as const)
    expect((await bot.user('ada').press({ ...(forOthers.ids[0] as Id<'lobby'>), act })).refused).toBe('notManager');
});

test.each(['here', 'create'] as const)('sets up the lobby (%s) once and posts the challenge there', async (act) => {
  const bot = await openFeatureBot(GAMES);
  const mia = bot.user('mia', { isManager: true });
  const asked = await mia.command('lobby', NOUGHTS);
  await mia.press(idWith(asked, { act }), { isPrivate: true });
  const { lobby } = await readServer(bot.context, 'g');
  expect(lobby).toMatch(act === 'here' ? /^c$/ : /^made/);
  const made = bot.rest.requests.filter((request) => request === 'POST /guilds/g/channels');
  expect(made).toHaveLength(act === 'here' ? 0 : 1);
  expect((await mia.press(idWith(asked, { act }), { isPrivate: true })).refused).toBe('requestGone');
});

test('reads the channels of the server again after it has created the lobby', async () => {
  const bot = await openFeatureBot(GAMES);
  const mia = bot.user('mia', { isManager: true });
  const asked = await mia.command('lobby', NOUGHTS);
  const before = await bot.bot.layouts.of('g');
  await mia.press(idWith(asked, { act: 'create' }), { isPrivate: true });
  expect(Object.is(await bot.bot.layouts.of('g'), before)).toBe(false);
});

test('replaces a lobby channel that was deleted', async () => {
  const bot = await openFeatureBot(GAMES);
  await set(bot, { lobby: 'deleted' });
  const asked = await bot.user('mia', { isManager: true }).command('lobby', NOUGHTS);
  expect(asked.ids).toMatchObject([{ act: 'create' }, { act: 'here' }]);
});

test('refuses a lobby that the bot may not create or write in', async () => {
  const bot = await openFeatureBot(GAMES);
  bot.rest.failures.set('POST /guilds/g/channels', 'MissingPermissions');
  bot.rest.permissions = PermissionFlagsBits.ViewChannel;
  const mia = bot.user('mia', { isManager: true });
  const asked = await mia.command('lobby', NOUGHTS);
  const create = await mia.press(idWith(asked, { act: 'create' }), { isPrivate: true });
  expect([create.refused, create.text]).toEqual(['notAllowed', expect.stringContaining('Manage Channels')]);
  const here = await mia.press(idWith(asked, { act: 'here' }), { isPrivate: true });
  expect([here.refused, here.text]).toEqual(['notAllowed', expect.stringContaining('Send Messages')]);
  expect((await readServer(bot.context, 'g')).lobby).toBeUndefined();
});

test('invites the selected friend here and deletes the question, but invites neither a bot nor the host', async () => {
  const bot = await openFeatureBot(GAMES);
  const ada = bot.user('ada', { channelType: ChannelType.GuildVoice });
  const [id] = (await ada.command('lobby', NOUGHTS)).ids as [Id];
  const choose = (friend: { id: string; isBot?: boolean }) => ada.press(id, { users: [friend], isPrivate: true });
  expect((await choose({ id: 'helper', isBot: true })).refused).toBe('needsOpponent');
  expect((await choose({ id: 'ada' })).refused).toBe('needsOpponent');
  const isDeletion = (request: string) => request.startsWith('DELETE /webhooks/');
  expect(bot.rest.requests.filter(isDeletion)).toEqual([]);
  expect((await choose({ id: 'bo' })).refused).toBeUndefined();
  expect(bot.rest.requests.filter(isDeletion)).toHaveLength(1);
  expect((await bot.tableIn('c')).table.seats).toMatchObject([
    { id: 'ada' },
    { kind: 'invited', id: 'bo', name: 'Bo' },
  ]);
});

test('asks for a game for several that the server offers, and finds an opponent for it', async () => {
  const bot = await withLobby();
  await set(bot, { disabledGames: ['auction'] });
  const asked = await bot.user('ada').press({ kind: 'opponent' });
  expect(asked.labels).toEqual(['Noughts and Crosses', 'Guess']);
  await bot.user('ada').press({ kind: 'opponent' }, { values: [asked.messages[0]?.customIds[2] ?? ''] });
  expect(await challengesIn(bot.context, 'g')).toMatchObject([{ game: 'guess', terms: {} }]);
  expect(GAMES.map(isForSeveral)).toEqual([true, true, true, false]);
});

test('shows the own challenge, not an earlier one of another user with other terms', async () => {
  const bot = await withLobby();
  await bot.user('bo').command('lobby', { ...NOUGHTS, rated: false });
  const own = await bot.user('ada').command('lobby', NOUGHTS);
  const again = await bot.user('ada').command('lobby', NOUGHTS);
  expect([again.labels, again.ids]).toEqual([['Cancel'], own.ids]);
});

test('without a lobby, pairs users through a challenge in this channel', async () => {
  const bot = await openFeatureBot(GAMES);
  expect((await bot.user('ada').command('lobby', NOUGHTS)).text).toContain('Looking for an opponent');
  expect((await challengesIn(bot.context, 'g')).map(({ location }) => location.channel)).toEqual(['c']);
  await bot.user('bo').command('lobby', NOUGHTS);
  expect(await challengesIn(bot.context, 'g')).toEqual([]);
  const [id = ''] = await tablesOf(bot.context, 'bo');
  expect((await findTable(bot.context, id)).table).toMatchObject({ status: 'playing' });
});
