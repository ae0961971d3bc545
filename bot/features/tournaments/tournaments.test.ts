import { dungeon } from '@longtable/dungeon';
import { auction } from '@longtable/kit/testing/games/auction';
import { noughts } from '@longtable/kit/testing/games/noughts';
import { ChannelType, PermissionFlagsBits } from 'discord.js';
import { describe, expect, test } from 'vitest';
import { type FeatureBot, openFeatureBot, type Where } from '../../../tests/feature-bot.ts';
import type { Id } from '../../../tests/ids.ts';
import { DAY_MS, HOUR_MS } from '../../host/duration.ts';
import { changeServer } from '../../host/settings.ts';
import { findTable } from '../../host/table/find.ts';
import { type Tournament, tournamentKind } from './record.ts';
import { syncTournament } from './sync.ts';
import { tournamentsOf } from './tournament.ts';

const GAMES = [noughts, auction, dungeon, { ...auction, id: 'crowd', seats: { min: 3, max: 5 } }];
const NOW = 1_800_000_000_000;
const openBot = () => openFeatureBot(GAMES, { now: () => NOW });
const create = (bot: FeatureBot, options: object = {}, where: Where = {}) =>
  bot.user('org', where).command('tournament create', { game: 'noughts', ...options });
const stored = async (bot: FeatureBot) =>
  (await tournamentsOf(bot.context, { guild: 'g' })).map(({ tournament }) => tournament);

async function announced(options: object = {}, entrants: readonly string[] = []) {
  const bot = await openBot();
  await create(bot, options);
  const id = (await tournamentsOf(bot.context, { guild: 'g' }))[0]?.id ?? '';
  const press = (who: string, act: Id<'tournament'>['act'], where: Where = {}, use = {}) =>
    bot.user(who, where).press({ kind: 'tournament', act, tournament: id }, { isPrivate: true, ...use });
  for (const who of entrants) await press(who, 'join');
  const read = async () => (await bot.context.storage.store(tournamentKind).get(id)) as Tournament;
  return { bot, id, press, read };
}

describe('/tournament create', () => {
  test('opens a rated Swiss with rounds of a week, asks its organiser to join and posts it', async () => {
    const bot = await openBot();
    const answer = await create(bot);
    expect(answer.ids.map((id) => 'act' in id && id.act)).toEqual(['join', 'announce']);
    const [tournament] = await stored(bot);
    expect(tournament).toMatchObject({
      ...{ organiser: 'org', game: 'noughts', format: 'swiss', rated: true, roundTime: 7 * DAY_MS, status: 'open' },
      ...{ guild: 'g', channel: 'c', message: expect.any(String) },
    });
    expect(tournament).not.toHaveProperty('tables');
    expect(bot.rest.sent).toMatchObject([{ channel: 'c' }]);
  });

  test('takes format, days, rounds, clock, rating and table size', async () => {
    const bot = await openBot();
    await create(bot, { format: 'knockout', days: 2, rounds: 3, clock: HOUR_MS, rated: false });
    await create(bot, { game: 'auction', players: 3 });
    await create(bot, { game: 'auction' });
    expect((await stored(bot)).toSorted((a, b) => (a.tables?.most ?? 0) - (b.tables?.most ?? 0))).toMatchObject([
      { format: 'knockout', roundTime: 2 * DAY_MS, most: 3, perTurn: HOUR_MS, rated: false },
      { format: 'swiss', tables: { least: 2, most: 3 } },
      { format: 'swiss', tables: { least: 2, most: 4 } },
    ]);
    const crowd = await openBot();
    await create(crowd, { game: 'crowd' });
    // Any number of entrants from five on can be seated.
    expect(await stored(crowd)).toMatchObject([{ tables: { least: 3, most: 5 } }]);
  });

  test.each<[string, object, Where, string]>([
    ['a solo game', { game: 'dungeon' }, {}, 'gameGone'],
    ['direct messages', {}, { guild: null }, 'noThreads'],
    ['a voice channel', {}, { channelType: ChannelType.GuildVoice }, 'noThreads'],
    ['a channel without permissions', {}, { botMay: PermissionFlagsBits.SendMessages }, 'notAllowed'],
    ['one player per table', { game: 'auction', players: 1 }, {}, 'wrongSize'],
    ['nine players per table', { game: 'auction', players: 9 }, {}, 'wrongSize'],
    ['a knockout for several', { game: 'auction', players: 3, format: 'knockout' }, {}, 'swissOnly'],
    ['unknown rules', { rules: 'start=odd' }, {}, 'noSuchRules'],
  ])('refuses %s', async (_, options, where, code) => {
    const bot = await openBot();
    expect((await create(bot, options, where)).refused).toBe(code);
    expect(await stored(bot)).toEqual([]);
  });

  test('keeps the roles, games and limits of the server', async () => {
    const bot = await openBot();
    await changeServer(bot.context, 'g', () => ({ tournamentRoles: ['r1'] }));
    expect((await create(bot)).refused).toBe('needsRole');
    expect((await create(bot, {}, { roles: ['r1'] })).refused).toBeUndefined();
    await changeServer(bot.context, 'g', () => ({ disabledGames: ['noughts'] }));
    expect((await create(bot)).refused).toBe('gameDisabled');
    await changeServer(bot.context, 'g', () => ({}));
    expect((await create(bot)).refused).toBeUndefined();
    expect((await create(bot)).refused).toBeUndefined();
    expect((await create(bot)).refused).toBeDefined();
    expect(await stored(bot)).toHaveLength(3);
  });
});

describe('entering', () => {
  test('adds and removes the user, once each', async () => {
    const { press, read } = await announced();
    expect((await press('ada', 'join')).refused).toBeUndefined();
    expect((await press('ada', 'join')).refused).toBe('alreadyEntered');
    expect((await read()).entrants).toMatchObject([{ person: 'ada', name: 'Ada' }]);
    expect((await press('bo', 'withdraw')).refused).toBe('notEntered');
    expect((await press('ada', 'withdraw')).refused).toBeUndefined();
    expect((await read()).entrants).toEqual([]);
  });

  test('is possible on the server of the tournament only', async () => {
    const { press } = await announced();
    expect((await press('ada', 'join', { guild: 'h' })).refused).toBe('noTournament');
    expect((await press('ada', 'join', { guild: null })).refused).toBe('noTournament');
  });
});

describe('starting', () => {
  test('is for the organiser and managers, after a list of the players', async () => {
    const { press, read } = await announced({}, ['ada', 'bo', 'cleo']);
    for (const act of ['start', 'begin'] as const) expect((await press('ada', act)).refused).toBe('notOrganiser');
    const asked = await press('org', 'start');
    expect(asked.ids.map((id) => 'act' in id && id.act)).toEqual(['begin', 'later']);
    expect(asked.text).toContain('Ada, Bo and Cleo');
    await press('org', 'later');
    expect((await read()).status).toBe('open');
    expect((await press('mia', 'begin', { isManager: true })).refused).toBeUndefined();
    expect((await read()).status).toBe('playing');
    expect((await press('org', 'begin')).refused).toBeDefined();
  });

  test('needs enough players and permission for threads', async () => {
    const { bot, press } = await announced({}, ['ada']);
    for (const act of ['start', 'begin'] as const) expect((await press('org', act)).refused).toBe('tooFewEntrants');
    await press('bo', 'join');
    await press('cleo', 'join');
    bot.rest.permissions &= ~PermissionFlagsBits.CreatePublicThreads;
    bot.bot.layouts.forget('g');
    for (const act of ['start', 'begin'] as const) expect((await press('org', act)).refused).toBe('notAllowed');
  });

  test('opens at most four games of the round per sync, each in the thread of its message', async () => {
    const people = Array.from({ length: 12 }, (_, index) => `p${index}`);
    const { bot, id, press, read } = await announced({}, people);
    await press('org', 'begin');
    const opened = async () => (await read()).rounds[0]?.pairings.filter(({ table }) => table !== undefined) ?? [];
    expect(await opened()).toHaveLength(4);
    await syncTournament(bot.bot, id);
    expect(await opened()).toHaveLength(6);
    const found = await findTable(bot.context, (await opened())[0]?.table ?? '');
    expect(found.table.location.channel).toMatch(/^message/);
  });

  test('tells the admins once that games cannot be opened', async () => {
    const { bot, id, press, read } = await announced({}, ['ada', 'bo', 'cleo']);
    await changeServer(bot.context, 'g', (server) => ({ ...server, log: 'log' }));
    await press('org', 'begin');
    await bot.context.storage.transact({
      writes: [
        bot.context.storage.store(tournamentKind).put(id, {
          ...(await read()),
          rounds: (await read()).rounds.map(({ until, pairings }) => ({
            until,
            pairings: pairings.map(({ table, message, ...pairing }) => pairing),
          })),
        }),
      ],
    });
    bot.rest.permissions &= ~PermissionFlagsBits.CreatePublicThreads;
    bot.bot.layouts.forget('g');
    for (let count = 0; count < 2; count++) await syncTournament(bot.bot, id);
    expect(bot.rest.sent.filter(({ channel }) => channel === 'log')).toHaveLength(1);
    expect(await read()).toMatchObject({ blocked: true });
  });
});

describe('cancelling', () => {
  test('is for the organiser and managers, after a confirmation, and mentions the players', async () => {
    const { bot, press, read } = await announced({}, ['ada', 'bo']);
    const cancel = (who: string, where: Where = {}) => bot.user(who, where).command('tournament cancel');
    expect((await cancel('ada')).refused).toBe('notYoursToCancel');
    expect((await press('ada', 'sure')).refused).toBe('notYoursToCancel');
    const asked = await cancel('mia', { isManager: true });
    expect(asked.ids).toMatchObject([{ act: 'sure' }]);
    expect((await read()).cancelled).toBeFalsy();
    await press('org', 'sure');
    expect(await read()).toMatchObject({ status: 'over', cancelled: true });
    expect(bot.rest.sent.at(-1)?.text).toMatch(/^<@ada> <@bo> /);
    expect((await press('org', 'sure')).refused).toBeDefined();
  });

  test('does not mention players who have withdrawn', async () => {
    const { bot, press } = await announced({}, ['ada', 'bo', 'cleo']);
    await press('org', 'begin');
    await press('bo', 'withdraw');
    await press('org', 'sure');
    expect(bot.rest.sent.at(-1)?.text).toMatch(/^<@ada> <@cleo> /);
  });
});

describe('the event', () => {
  test('is created once for the chosen start, by the organiser', async () => {
    const { bot, press, read } = await announced();
    expect((await press('ada', 'announce')).refused).toBe('notYoursToAnnounce');
    const values = (await press('org', 'announce')).messages[0]?.customIds.slice(1);
    expect(values).toEqual([HOUR_MS, DAY_MS, 3 * DAY_MS, 7 * DAY_MS].map(String));
    expect((await press('org', 'announce', {}, { values: ['5'] })).text).toMatch(/older version/);
    expect((await press('org', 'announce', { botMay: PermissionFlagsBits.SendMessages })).refused).toBe('notAllowed');
    await press('org', 'announce', {}, { values: [String(DAY_MS)] });
    expect(bot.rest.requests.filter((one) => one === 'POST /guilds/g/scheduled-events')).toHaveLength(1);
    expect((await read()).event).toBeDefined();
    expect((await press('org', 'announce', {}, { values: [String(DAY_MS)] })).refused).toBe('alreadyAnnounced');
    await press('org', 'sure');
    expect((await read()).event).toBeUndefined();
  });
});

describe('/tournament', () => {
  test('takes the only tournament of the server, or the named one', async () => {
    const bot = await openBot();
    const join = async (options = {}) => (await bot.user('ada').command('tournament join', options)).refused;
    expect(await join()).toBe('noTournament');
    await create(bot);
    expect(await join()).toBeUndefined();
    await create(bot);
    expect(await join()).toBe('severalTournaments');
    expect(await join({ tournament: 'none' })).toBe('noTournament');
    const suggested = await bot.user('bo').suggest('tournament join', { tournament: '' });
    expect(suggested.map(({ name }) => name.split(' · ').at(-1)).toSorted()).toEqual(['0', '1']);
    expect(await join({ tournament: suggested.find(({ name }) => name.endsWith('0'))?.value })).toBeUndefined();
  });

  test('shows the standings of a finished tournament, but lets no one join it', async () => {
    const { bot, id, press } = await announced({}, ['ada', 'bo']);
    await press('org', 'sure');
    expect((await bot.user('ada').command('tournament standings')).text).toContain('Ada');
    expect((await bot.user('ada').command('tournament standings', { tournament: id })).refused).toBeUndefined();
    expect((await bot.user('ada').command('tournament join')).refused).toBe('noTournament');
    expect(await bot.user('ada').suggest('tournament join', { tournament: '' })).toEqual([]);
    expect(await bot.user('ada').suggest('tournament standings', { tournament: '' })).toHaveLength(1);
  });
});
