import { dungeon } from '@longtable/dungeon';
import type { AnyGame } from '@longtable/kit';
import { auction } from '@longtable/kit/testing/games/auction';
import { noughts } from '@longtable/kit/testing/games/noughts';
import { ChannelType, PermissionFlagsBits } from 'discord.js';
import { describe, expect, test } from 'vitest';
import { openFeatureBot, type Where } from '../../../tests/feature-bot.ts';
import type { Id } from '../../../tests/ids.ts';
import type { CommandOptions } from '../../../tests/interaction-data.ts';
import { resign } from '../../host/actions/resign.ts';
import { DAY_MS, HOUR_MS, MINUTE_MS } from '../../host/duration.ts';
import type { Limits } from '../../host/limits.ts';
import { changeServer } from '../../host/settings.ts';
import { findTable } from '../../host/table/find.ts';
import { personsAt } from '../../host/table/table.ts';
import { type Tournament, tournamentKind } from './record.ts';
import { resumeTournaments, syncTournament } from './sync.ts';
import { tournamentsOf } from './tournament.ts';

const NOW = 1_800_000_000_000;
const RETRY = NOW + 10 * MINUTE_MS;
const MANAGER = { isManager: true };
const GAMES: readonly AnyGame[] = [noughts, auction, dungeon, { ...auction, id: 'crowd', seats: { min: 3, max: 5 } }];
const NO_TOURNAMENT = 'I can’t find that tournament here. Create one with `/tournament create`.';

type Act = Id<'tournament'>['act'];
interface Body {
  readonly allowed_mentions?: { readonly parse: string[]; readonly users?: string[] };
  readonly nonce?: string;
  readonly name?: string;
  readonly [field: string]: unknown;
}

/** Opens a bot with a tournament of noughts that these users have joined. */
async function begin(options: CommandOptions = {}, entrants: readonly string[] = ['11', '12', '13'], limits = {}) {
  let now = NOW;
  const many: Partial<Limits> = { tournamentsPerServer: 30, tournamentsPerPerson: 30, ...limits };
  const bot = await openFeatureBot(GAMES, { now: () => now, limits: many });
  const bodies: { readonly request: string; readonly body: Body }[] = [];
  const request = bot.rest.request.bind(bot.rest);
  bot.rest.request = (sent) => {
    bodies.push({ request: `${sent.method} ${sent.fullRoute}`, body: (sent.body ?? {}) as Body });
    return request(sent);
  };
  const store = bot.context.storage.store(tournamentKind);
  const create = (given: CommandOptions = {}, where: Where = {}, who = 'org') =>
    bot.user(who, where).command('tournament create', { game: 'noughts', ...given });
  const all = async () => (await tournamentsOf(bot.context, { guild: 'g' })).map(({ tournament }) => tournament);
  const opened = await create(options);
  const id = (await tournamentsOf(bot.context, { guild: 'g' }))[0]?.id ?? '';
  const read = async () => (await store.get(id)) as Tournament;
  const change = async (by: Partial<Tournament>) =>
    bot.context.storage.transact({ writes: [store.put(id, { ...(await read()), ...by })] });
  const press = (who: string, act: Act, where: Where = {}, use = {}) =>
    bot.user(who, where).press({ kind: 'tournament', act, tournament: id }, { isPrivate: true, ...use });
  for (const who of entrants) await press(who, 'join');
  return {
    ...{ bot, bodies, store, create, all, opened, id, read, change, press },
    sync: () => syncTournament(bot.bot, id),
    wait: (ms: number) => (now += ms),
    sentTo: (channel: string) => bot.rest.sent.filter((sent) => sent.channel === channel).map(({ text }) => text),
    announced: () => bot.rest.sent.filter(({ text }) => text.startsWith('Round 1: ')).length,
    /** Returns the game of the first round. The third player has none. */
    pairingOf: async () => (await read()).rounds[0]?.pairings.find(({ message }) => message !== undefined),
    /** Closes the tables of the round, as if they were not open yet. */
    unopen: async (message?: string) => {
      const rounds = (await read()).rounds.map((round) => ({
        ...round,
        pairings: round.pairings.map(({ table, message: _, ...rest }) => ({ ...rest, ...(message && { message }) })),
      }));
      await change({ rounds });
    },
    mayOpenThreads: (isAllowed: boolean) => {
      const { CreatePublicThreads } = PermissionFlagsBits;
      bot.rest.permissions = isAllowed
        ? bot.rest.permissions | CreatePublicThreads
        : bot.rest.permissions & ~CreatePublicThreads;
      bot.bot.layouts.forget('g');
    },
  };
}

describe('/tournament create', () => {
  test('opens a rated Swiss with rounds of a week, posts it and asks its organiser to join', async () => {
    const { opened, bot, read } = await begin({}, []);
    expect(opened.text).toContain('The tournament is open. Do you want to play too?');
    expect(opened.labels).toEqual(['Join', 'Announce as event']);
    expect(await read()).toMatchObject({
      ...{ organiser: 'org', game: 'noughts', format: 'swiss', rated: true, roundTime: 7 * DAY_MS, status: 'open' },
      ...{ guild: 'g', channel: 'c', message: expect.any(String) },
    });
    expect(await read()).not.toHaveProperty('tables');
    expect(bot.rest.sent).toMatchObject([{ channel: 'c' }]);
  });

  test('takes format, days, rounds, clock, rating and table size', async () => {
    const { create, all, bot } = await begin({ format: 'knockout', days: 2, rounds: 3, clock: HOUR_MS, rated: false });
    await create({ game: 'auction', players: 3 });
    await create({ game: 'auction' });
    await create({ game: 'crowd' });
    expect(await all()).toMatchObject([
      { format: 'knockout', roundTime: 2 * DAY_MS, most: 3, perTurn: HOUR_MS, rated: false },
      { format: 'swiss', tables: { least: 2, most: 3 } },
      { format: 'swiss', tables: { least: 2, most: 4 } },
      // Any number of entrants from five on can be seated.
      { format: 'swiss', tables: { least: 3, most: 5 } },
    ]);
    expect(bot.rest.sent).toHaveLength(4 + 3);
  });

  test.each<[string, CommandOptions, Where, string]>([
    ['a solo game', { game: 'dungeon' }, {}, 'This game is no longer available'],
    ['direct messages', {}, { guild: null }, 'I’m not allowed to create threads in this channel.'],
    [
      'a voice channel',
      {},
      { channelType: ChannelType.GuildVoice },
      'I’m not allowed to create threads in this channel.',
    ],
    ['a channel without permissions', {}, { botMay: PermissionFlagsBits.SendMessages }, 'Create Public Threads'],
    ['one player per table', { game: 'auction', players: 1 }, {}, 'Auction is for 2–8 players.'],
    ['nine players per table', { game: 'auction', players: 9 }, {}, 'Auction is for 2–8 players.'],
    [
      ...(['a knockout for several', { game: 'auction', players: 3, format: 'knockout' }, {}] as const),
      'Tables of more than two play Swiss. Choose that format, or set `players` to 2.',
    ],
    ['unknown rules', { rules: 'start=odd' }, {}, 'This game has no variant by that name.'],
  ])('refuses %s', async (_, options, where, sentence) => {
    const { create, all } = await begin({}, []);
    const { refused, text } = await create(options, where);
    expect([typeof refused, text]).toEqual(['string', expect.stringContaining(sentence)]);
    expect(await all()).toHaveLength(1);
  });

  test('keeps the roles, games and limits of the server', async () => {
    const { create, all, bot } = await begin({}, [], { tournamentsPerPerson: 2, tournamentsPerServer: 3 });
    await changeServer(bot.context, 'g', () => ({ tournamentRoles: ['r1'] }));
    expect((await create()).refused).toBe('needsRole');
    await changeServer(bot.context, 'g', () => ({ disabledGames: ['noughts'] }));
    expect((await create()).refused).toBe('gameDisabled');
    await changeServer(bot.context, 'g', () => ({ tournamentRoles: ['r1'] }));
    expect((await create({}, { roles: ['r1'] })).refused).toBeUndefined();
    await changeServer(bot.context, 'g', () => ({}));
    expect((await create()).text).toContain(
      'You’ve reached the limit for tournaments you organize. Finish or cancel one first.',
    );
    await create({}, {}, 'bo');
    expect((await create({}, {}, 'cleo')).text).toContain(
      'This server has reached its tournament limit. You can create yours when one ends.',
    );
    expect(await all()).toHaveLength(3);
  });
});

test('lets users enter and leave once, on the server of the tournament only', async () => {
  const { press, read } = await begin({}, []);
  for (const guild of ['h', null]) expect((await press('ada', 'join', { guild })).text).toBe(NO_TOURNAMENT);
  const joined = await press('ada', 'join');
  expect(joined).toMatchObject({
    text: 'You’ve joined the tournament.',
    messages: [{ isEdit: true, isPrivate: true }],
  });
  expect((await press('ada', 'join')).text).toBe('You’re already in this tournament.');
  expect((await read()).entrants).toMatchObject([{ person: 'ada', name: 'Ada' }]);
  expect((await press('bo', 'withdraw')).text).toBe('You’re not in this tournament.');
  expect((await press('ada', 'withdraw')).text).toBe('You’ve withdrawn from the tournament.');
  expect((await read()).entrants).toEqual([]);
});

test('is started by its organiser, after a question, once there are enough players and threads are allowed', async () => {
  const { press, read, change, mayOpenThreads } = await begin({ format: 'robin' }, ['ada']);
  for (const act of ['start', 'begin'] as const) {
    expect((await press('ada', act)).text).toBe('Only the organizer or a server admin can start this tournament.');
    expect((await press('org', act)).text).toBe('This tournament needs at least 3 players. Wait for more to join.');
  }
  for (const who of ['bo', 'cleo']) await press(who, 'join');
  mayOpenThreads(false);
  for (const act of ['start', 'begin'] as const)
    expect((await press('org', act)).text).toContain('Create Public Threads');
  mayOpenThreads(true);
  const asked = await press('org', 'start');
  expect(asked.text).toBe('**Start with 3 players?**\nAda, Bo and Cleo\nround robin · 3 rounds');
  expect(asked.labels).toEqual(['Start', 'Not yet']);
  expect((await press('org', 'later')).text).toBe('OK, players can still join. Press “Start” when you’re ready.');
  const { entrants } = await read();
  await change({
    format: 'knockout',
    entrants: Array.from({ length: 100 }, (_, at) => ({ person: `${at}`, name: 'x'.repeat(30) })),
  });
  expect((await press('org', 'start')).text).toHaveLength(2000);
  await change({ entrants, format: 'knockout' });
  expect((await press('org', 'start')).text).toContain('single elimination · 2 rounds');
  expect((await read()).status).toBe('open');
  expect((await press('mia', 'begin', MANAGER)).text).toBe('The tournament has started.');
  expect((await read()).status).toBe('playing');
  expect((await press('org', 'begin')).text).toBe('This tournament has already started.');
  expect((await press('dan', 'join')).text).toBe('This tournament has already started, so you can’t join.');
  expect((await press('org', 'announce')).text).toBe(
    'This tournament has already started, so it can’t be announced anymore.',
  );
});

test('is played round by round in threads, shows its standings and mentions the winner once', async () => {
  const { bot, bodies, press, read, change, pairingOf, sync, sentTo, announced } = await begin({ format: 'robin' });
  await press('org', 'begin');
  const { message = '' } = (await pairingOf()) ?? {};
  const thread = bodies.find(({ request }) => request.endsWith(`/messages/${message}/threads`));
  expect(thread?.body.name).toMatch(/^Noughts and Crosses · Round 1: 1\d – 1\d$/);
  expect(announced()).toBe(1);
  expect(sentTo(message)).toEqual([expect.stringContaining('1 . . .'), expect.stringMatching(/^<@1\d> <@1\d> /)]);
  const board = (await read()).message;
  expect(bot.rest.sent.findLast(({ id }) => id === board)?.text).toContain(`<#${message}>`);
  const standings = (await press('eve', 'standings')).text;
  expect(standings).toMatch(
    /^1\. \w+ 0 \(tiebreak 0\)\n2\. \w+ .*\n3\. \w+ .*\n\*\*Round 1\*\*\n- \w+ – \w+ · <#\w+>\n- \w+: sits out\n/,
  );
  expect(standings.split('\n').at(-1)).toBe(`[Go to tournament](https://discord.com/channels/g/c/${board})`);
  await change({ message: null });
  expect((await press('eve', 'standings')).text).toMatch(/\(https:\/\/discord\.com\/channels\/g\/c\)$/);
  await change({ message: board });

  for (let round = 0; round < 3; round++) {
    for (const { table = '' } of (await read()).rounds.at(-1)?.pairings ?? []) {
      const [, loser = ''] = personsAt((await findTable(bot.context, table)).table).toSorted();
      await resign(bot.context, table, loser);
    }
    await sync();
  }
  expect(await read()).toMatchObject({ status: 'over', told: true });
  const results = () => bot.rest.sent.filter(({ text }) => text.startsWith('🏆')).map(({ text }) => text);
  expect(results()).toEqual([expect.stringMatching(/^🏆 \*\*<@11> wins the tournament/)]);
  await sync();
  expect(results()).toHaveLength(1);
  expect((await press('11', 'withdraw')).text).toBe('This tournament is over.');
});

test('shows the end of a game whose round is over', async () => {
  const { press, pairingOf, sync, wait, sentTo } = await begin();
  await press('org', 'begin');
  const { message = '' } = (await pairingOf()) ?? {};
  const before = sentTo(message).length;
  wait(7 * DAY_MS);
  await sync();
  expect((await pairingOf())?.points).toBeDefined();
  expect(sentTo(message).length).toBeGreaterThan(before);
});

describe('the games of a round', () => {
  test('are opened four at a time', async () => {
    const { press, read, sync } = await begin(
      {},
      Array.from({ length: 12 }, (_, index) => `p${index}`),
    );
    await press('org', 'begin');
    const opened = async () => (await read()).rounds[0]?.pairings.filter(({ table }) => table !== undefined).length;
    expect(await opened()).toBe(4);
    await sync();
    expect(await opened()).toBe(6);
  });

  test('are announced once, also if their table cannot be opened, which is logged and tried again later', async () => {
    const { bot, press, unopen, read, sync, announced } = await begin();
    await press('org', 'begin');
    await unopen('known');
    await sync();
    expect(bot.rest.requests).toContain('POST /channels/c/messages/known/threads');
    expect(announced()).toBe(1);
    await unopen();
    (bot.context.games as Map<string, AnyGame>).clear();
    for (let count = 0; count < 2; count++) await sync();
    expect(announced()).toBe(2);
    expect(bot.log.lines[0]).toMatchObject({ level: 'warn', message: 'Could not open a tournament table' });
    expect((await read()).at).toBe(RETRY);
  });

  test('wait for permissions, name the missing ones once on the board and to the admins, and open as soon as they may', async () => {
    const { bot, press, unopen, read, sync, sentTo, mayOpenThreads } = await begin();
    await changeServer(bot.context, 'g', (server) => ({ ...server, log: 'log' }));
    await press('org', 'begin');
    mayOpenThreads(false);
    await sync();
    expect((await read()).blocked).toBeUndefined();
    await unopen();
    const before = sentTo('log').length;
    for (let count = 0; count < 2; count++) await sync();
    expect(sentTo('log').slice(before)).toEqual([
      expect.stringMatching(/^A tournament in <#c> can’t continue\. .*Create Public Threads/),
    ]);
    expect(await read()).toMatchObject({ blocked: true, at: RETRY });
    expect((await read()).rounds[0]?.pairings.filter(({ table }) => table !== undefined)).toEqual([]);
    const { message } = await read();
    const board = () => bot.rest.sent.findLast(({ id }) => id === message)?.text ?? '';
    expect(board()).toMatch(/The games of this round are waiting\.\*\* .*Create Public Threads/);
    mayOpenThreads(true);
    await resumeTournaments(bot.bot, 'g');
    expect([(await read()).blocked, board().includes('waiting')]).toEqual([undefined, false]);
  });
});

describe('the message of a tournament', () => {
  test('is posted again only if it changed, also when tournaments are resumed', async () => {
    const { bot, sync, read, change } = await begin();
    const sentBy = async (act: () => Promise<void>) => {
      const before = bot.rest.sent.length;
      await act();
      return bot.rest.sent.length - before;
    };
    const resume = () => resumeTournaments(bot.bot, 'g');
    expect([await sentBy(sync), await sentBy(resume)]).toEqual([0, 0]);
    expect((await read()).shown).toBe((await read()).revision);
    await change({ revision: (await read()).revision + 1 });
    expect(await sentBy(resume)).toBe(1);
  });

  test('is tried again after ten minutes if its channel is not accessible', async () => {
    const { bot, change, read, sync } = await begin();
    await change({ revision: (await read()).revision + 1 });
    bot.rest.failures.set('PATCH /channels/c', 'MissingAccess');
    await sync();
    expect((await read()).at).toBe(RETRY);
    expect(bot.log.lines).toMatchObject([{ level: 'warn' }]);
  });

  test('may fail for another reason, which is logged, while the action is confirmed', async () => {
    const { bot, press, read, change, sync } = await begin();
    bot.rest.failures.set('PATCH /channels/c', 'InvalidFormBodyOrContentType');
    expect((await press('eve', 'join')).text).toBe('You’ve joined the tournament.');
    expect((await read()).entrants).toHaveLength(4);
    expect(bot.log.lines).toMatchObject([{ level: 'warn', message: expect.stringContaining('Could not sync') }]);
    await change({ revision: (await read()).revision + 1 });
    await expect(sync()).rejects.toThrow('InvalidFormBody');
  });
});

describe('cancelling', () => {
  test('is for the organiser and managers, after a question, and mentions the players who are left', async () => {
    const { bot, bodies, press, read } = await begin({}, ['11', '12', '13']);
    const cancel = (who: string, where: Where = {}) => bot.user(who, where).command('tournament cancel');
    for (const refused of [await cancel('11'), await press('11', 'sure')])
      expect(refused.text).toBe(
        'Only the organizer or a server admin can cancel this tournament. To leave it yourself, use `/tournament withdraw`.',
      );
    await press('org', 'begin');
    await press('12', 'withdraw');
    const asked = await cancel('mia', MANAGER);
    expect(asked.text).toContain('Cancel this tournament? There’ll be no more rounds and no winner');
    expect(asked.labels).toEqual(['Cancel tournament']);
    expect((await read()).cancelled).toBeFalsy();
    expect((await press('org', 'sure')).text).toBe('The tournament was canceled.');
    expect(await read()).toMatchObject({ status: 'over', cancelled: true });
    expect(bot.rest.sent.at(-1)?.text).toMatch(/^<@11> <@13> \*\*The tournament was canceled\./);
    expect(bodies.findLast(({ body }) => body.allowed_mentions)?.body.allowed_mentions).toMatchObject({
      parse: [],
      users: ['11', '13'],
    });
    expect((await press('org', 'sure')).text).toBe('This tournament is over.');
    expect(bot.rest.requests.filter((request) => request.startsWith('DELETE /guilds'))).toEqual([]);
  });

  test.each([
    ['nobody', [], []],
    ['users who deleted their data', [{ name: '' }], [0]],
    ['61 users', Array.from({ length: 61 }, (_, at) => ({ person: `${100 + at}`, name: 'P' })), [60, 1]],
  ])('tells %s in messages of up to sixty mentions', async (_, entrants, counts) => {
    const { bodies, press, change, read, sync } = await begin({}, []);
    await change({ entrants });
    const before = bodies.length;
    await press('org', 'sure');
    await change({ revision: (await read()).revision + 1 });
    await sync();
    const posts = bodies.slice(before).filter(({ request }) => request === 'POST /channels/c/messages');
    expect(posts.map(({ body }) => body.allowed_mentions?.users?.length ?? 0)).toEqual(counts);
    expect(new Set(posts.map(({ body }) => body.nonce)).size).toBe(posts.length);
  });

  test.each<[string, Partial<Tournament>, Partial<Limits>, boolean]>([
    ['at its time', { at: NOW }, { retention: HOUR_MS }, true],
    ['not without one', { at: NOW }, {}, false],
    ['not before its time', { at: NOW + 2 * DAY_MS }, { retention: HOUR_MS }, false],
    ['not before the result is posted', { at: NOW, told: undefined }, { retention: HOUR_MS }, false],
  ])('deletes the tournament after the retention time: %s', async (_, changes, limits, isDeleted) => {
    const { press, change, sync, wait, store, id } = await begin({}, ['11'], limits);
    await press('org', 'sure');
    await change(changes);
    wait(DAY_MS);
    await sync();
    expect((await store.get(id)) === undefined).toBe(isDeleted);
  });
});

describe('the event', () => {
  const AFTER_A_DAY = { values: [String(DAY_MS)] };

  test('is created once for the chosen start, by the organiser, and deleted with the tournament', async () => {
    const { bodies, press, read, sync } = await begin({ format: 'robin' });
    expect((await press('ada', 'announce')).text).toBe(
      'Only the organizer or a server admin can announce this tournament.',
    );
    const asked = await press('org', 'announce');
    expect(asked.text).toContain('When will the tournament start?');
    expect(asked.labels).toEqual(['In an hour', 'Tomorrow at this time', 'In 3 days', 'In a week']);
    expect((await press('org', 'announce', {}, { values: ['5'] })).text).toMatch(/older version/);
    expect((await press('org', 'announce', { botMay: PermissionFlagsBits.SendMessages })).refused).toBe('notAllowed');
    expect((await press('org', 'announce', {}, AFTER_A_DAY)).text).toBe('I’ve announced the tournament as an event.');
    const [event, ...others] = bodies.filter(({ request }) => request === 'POST /guilds/g/scheduled-events');
    expect([event?.body, others]).toMatchObject([
      {
        name: 'Tournament: Noughts and Crosses',
        description: expect.stringMatching(/^round robin\nJoin here: https:\/\/discord\.com\/channels\/g\/c/),
        entity_metadata: { location: '<#c>' },
        scheduled_start_time: new Date(NOW + DAY_MS).toISOString(),
        scheduled_end_time: new Date(NOW + (1 + 3 * 7) * DAY_MS).toISOString(),
      },
      [],
    ]);
    expect((await press('org', 'announce', {}, AFTER_A_DAY)).text).toBe(
      'This tournament is already announced as an event.',
    );
    await sync();
    expect((await read()).event).toBeDefined();
    await press('org', 'sure');
    expect((await read()).event).toBeUndefined();
  });

  test('lasts for at least one round', async () => {
    const { bodies, press } = await begin({}, []);
    await press('org', 'announce', {}, AFTER_A_DAY);
    const event = bodies.find(({ request }) => request.endsWith('/scheduled-events'));
    expect(event?.body.scheduled_end_time).toBe(new Date(NOW + 8 * DAY_MS).toISOString());
  });

  test.each([
    ['it is already gone', 'UnknownGuildScheduledEvent', false],
    ['the bot may not delete it', 'MissingPermissions', false],
    ['of another error, for the next attempt', 'InvalidFormBodyOrContentType', true],
  ] as const)('is not deleted if %s', async (_, failure, isKept) => {
    const { bot, press, read } = await begin();
    await press('org', 'announce', {}, AFTER_A_DAY);
    bot.rest.failures.set('DELETE /guilds/g/scheduled-events', failure);
    await press('org', 'sure');
    expect((await read()).event !== undefined).toBe(isKept);
    expect(bot.log.lines.filter(({ message }) => message.includes('Could not sync'))).toHaveLength(isKept ? 1 : 0);
  });

  test('is logged for admins with the start and the end by a manager who is not the organiser', async () => {
    const { bot, press, sentTo } = await begin();
    await changeServer(bot.context, 'g', () => ({ log: 'log' }));
    for (const act of ['announce', 'start'] as const) await press('mia', act, MANAGER);
    await press('mia', 'announce', MANAGER, AFTER_A_DAY);
    await press('mia', 'begin', MANAGER);
    await press('mia', 'sure', MANAGER);
    expect(sentTo('log')).toEqual([
      '<@mia> announced a tournament in <#c> as an event: **Noughts and Crosses**.',
      '<@mia> started a tournament in <#c>: **Noughts and Crosses**.',
      '<@mia> canceled a tournament in <#c>: **Noughts and Crosses**.',
    ]);
  });
});

test('/tournament takes the only tournament of the server, or the named one, running ones before finished ones', async () => {
  const { bot, create, press, id } = await begin({}, ['ada']);
  const join = async (options = {}) => (await bot.user('bo').command('tournament join', options)).text;
  const suggest = (act: string) => bot.user('ada').suggest(`tournament ${act}`, { tournament: '' });
  const names = async (act: string) => (await suggest(act)).map(({ name }) => name);
  const standings = async (options = {}) => (await bot.user('bo').command('tournament standings', options)).text;
  await press('org', 'sure');
  expect(await join()).toBe(NO_TOURNAMENT);
  expect(await names('join')).toEqual([]);
  expect(await standings()).toContain('1. Ada');
  await create();
  expect(await standings()).toMatch(/^\[Go to tournament\]/);
  expect(await standings({ tournament: id })).toContain('1. Ada');
  expect(await names('standings')).toEqual([
    'Noughts and Crosses · Swiss · 0',
    'Noughts and Crosses · Swiss · 1 · over',
  ]);
  expect(await join()).toBe('You’ve joined the tournament.');
  await create();
  expect(await join()).toBe('This server has several tournaments. Choose one with the `tournament` option.');
  expect(await join({ tournament: 'none' })).toBe(NO_TOURNAMENT);
  const empty = (await suggest('join')).find(({ name }) => name.endsWith('· 0'))?.value;
  expect(await join({ tournament: empty })).toBe('You’ve joined the tournament.');
  for (let count = 0; count < 25; count++) await create();
  expect(await names('join')).toHaveLength(25);
});
