import { noughts } from '@longtable/kit/testing/games/noughts';
import { PermissionFlagsBits } from 'discord.js';
import { describe, expect, test } from 'vitest';
import { openFeatureBot } from '../../../tests/feature-bot.ts';
import type { Id } from '../../../tests/ids.ts';
import type { CommandOptions } from '../../../tests/interaction-data.ts';
import { DAY_MS, HOUR_MS, MINUTE_MS } from '../../host/duration.ts';
import { changeServer } from '../../host/settings.ts';
import { type Tournament, tournamentKind } from './record.ts';
import { syncTournament } from './sync.ts';
import { tournamentsOf } from './tournament.ts';

const NOW = 1_800_000_000_000;

async function begin(options: CommandOptions = {}, entrants = ['11', '12', '13'], limits = {}) {
  let now = NOW;
  const bot = await openFeatureBot([noughts], { now: () => now, limits });
  const bodies: [string, Record<string, never>][] = [];
  const request = bot.rest.request.bind(bot.rest);
  bot.rest.request = (sent) => {
    bodies.push([`${sent.method} ${sent.fullRoute}`, sent.body as never]);
    return request(sent);
  };
  await bot.user('org').command('tournament create', { game: 'noughts', ...options });
  const id = (await tournamentsOf(bot.context, { guild: 'g' }))[0]?.id ?? '';
  const store = bot.context.storage.store(tournamentKind);
  const read = async () => (await store.get(id)) as Tournament;
  /** Returns the game of the first round. The third player has none. */
  const pairingOf = async () => (await read()).rounds[0]?.pairings.find(({ message }) => message !== undefined);
  const change = async (by: Partial<Tournament>) =>
    bot.context.storage.transact({ writes: [store.put(id, { ...(await read()), ...by })] });
  const press = (who: string, act: Id<'tournament'>['act'], use = {}) =>
    bot.user(who).press({ kind: 'tournament', act, tournament: id }, { isPrivate: true, ...use });
  for (const who of entrants) await press(who, 'join');
  /** Closes the tables of the round, as if they were not open yet. */
  const unopened = async (message?: string) =>
    change({
      rounds: (await read()).rounds.map(({ until, pairings }) => ({
        until,
        pairings: pairings.map(({ table, message: _, ...pairing }) => ({ ...pairing, ...(message && { message }) })),
      })),
    });
  const sync = () => syncTournament(bot.bot, id);
  return { bot, bodies, id, store, read, pairingOf, change, press, unopened, sync, wait: (ms: number) => (now += ms) };
}
const RETRY = NOW + 10 * MINUTE_MS;

describe('a game of a round', () => {
  test('is announced with its thread, in which its board is shown', async () => {
    const { bot, bodies, press, read, pairingOf } = await begin();
    await press('org', 'begin');
    const pairing = await pairingOf();
    const [, body] = bodies.find(([name]) => name.endsWith(`/messages/${pairing?.message}/threads`)) ?? [];
    expect(body?.name).toMatch(/^Noughts and Crosses · Round 1: 1\d – 1\d$/);
    expect(bot.rest.sent.filter(({ text }) => text.startsWith('Round 1: '))).toHaveLength(1);
    const board = (await read()).message;
    expect(bot.rest.sent.filter((one) => one.id === board).at(-1)?.text).toContain(`<#${pairing?.message}>`);
    expect(bot.rest.sent.filter(({ channel }) => channel === pairing?.message)).toMatchObject([
      { text: expect.stringContaining('1 . . .') },
      { text: expect.stringMatching(/^<@1\d> <@1\d> /) },
    ]);
  });

  test('is not announced again if its message exists', async () => {
    const { bot, press, unopened, sync } = await begin();
    await press('org', 'begin');
    await unopened('known');
    const before = bot.rest.sent.length;
    await sync();
    expect(bot.rest.requests).toContain('POST /channels/c/messages/known/threads');
    expect(bot.rest.sent.slice(before).filter(({ text }) => text.startsWith('Round 1: '))).toEqual([]);
  });

  test('is shown as over when its round has ended', async () => {
    const { bot, press, pairingOf, sync, wait } = await begin();
    await press('org', 'begin');
    const pairing = await pairingOf();
    const boards = () => bot.rest.sent.filter(({ channel }) => channel === pairing?.message);
    const before = boards().length;
    wait(7 * DAY_MS);
    await sync();
    expect((await pairingOf())?.points).toBeDefined();
    expect(boards().length).toBeGreaterThan(before);
  });

  test('that cannot be opened is logged and tried again later', async () => {
    const { bot, press, unopened, read, sync } = await begin();
    await press('org', 'begin');
    await unopened();
    (bot.context.games as Map<string, unknown>).clear();
    const announced = () => bot.rest.sent.filter(({ text }) => text.startsWith('Round 1: ')).length;
    const before = announced();
    await sync();
    expect(announced()).toBe(before + 1);
    expect(bot.log.lines).toMatchObject([{ level: 'warn', message: 'Could not open a tournament table' }]);
    expect((await read()).at).toBe(RETRY);
    await sync();
    expect(announced()).toBe(before + 1);
  });
});

test('shows on the board and in the log why games wait, tries again later, and removes it afterwards', async () => {
  const { bot, press, unopened, read, sync } = await begin();
  await changeServer(bot.context, 'g', (server) => ({ ...server, log: 'log' }));
  await press('org', 'begin');
  await unopened();
  const all = bot.rest.permissions;
  bot.rest.permissions &= ~PermissionFlagsBits.CreatePublicThreads;
  bot.bot.layouts.forget('g');
  await sync();
  expect((await read()).at).toBe(RETRY);
  const board = async () => bot.rest.sent.filter(({ id }) => id === last).at(-1)?.text;
  const last = (await read()).message;
  expect(await board()).toMatch(/The games of this round are waiting\.\*\* .*Create Public Threads/);
  expect(bot.rest.sent.filter(({ channel }) => channel === 'log').at(-1)?.text).toMatch(
    /<#c>[\s\S]*Create Public Threads/,
  );
  expect((await read()).rounds[0]?.pairings.some(({ table }) => table !== undefined)).toBe(false);
  bot.rest.permissions = all;
  bot.bot.layouts.forget('g');
  await sync();
  expect(await board()).not.toContain('waiting');
  expect((await read()).blocked).toBeUndefined();
});

test('does not wait for permissions once all games are open', async () => {
  const { bot, press, read, sync } = await begin();
  await press('org', 'begin');
  bot.rest.permissions &= ~PermissionFlagsBits.CreatePublicThreads;
  bot.bot.layouts.forget('g');
  await sync();
  expect((await read()).blocked).toBeUndefined();
});

describe('an unreachable channel', () => {
  test('is tried again after ten minutes', async () => {
    const { bot, change, read, sync } = await begin();
    await change({ revision: (await read()).revision + 1 });
    bot.rest.failures.set('PATCH /channels/c', 'MissingAccess');
    await sync();
    expect((await read()).at).toBe(RETRY);
  });

  test('is not mistaken for another error', async () => {
    const { bot, change, read, sync } = await begin();
    await change({ revision: (await read()).revision + 1 });
    bot.rest.failures.set('PATCH /channels/c', 'InvalidFormBodyOrContentType');
    await expect(sync()).rejects.toThrow('InvalidFormBody');
  });
});

describe('the result', () => {
  const mentionsIn = (bodies: readonly [string, Record<string, never>][]) =>
    bodies.flatMap(([name, body]) =>
      name === 'POST /channels/c/messages' && body.allowed_mentions ? [body.allowed_mentions] : [],
    );

  test('pings the players of a cancelled tournament', async () => {
    const { bodies, press } = await begin({}, ['11', '12']);
    await press('org', 'sure');
    expect(mentionsIn(bodies).at(-1)).toMatchObject({ parse: [], users: ['11', '12'] });
  });

  test('is posted once, in messages of their own for more than sixty players', async () => {
    const { bodies, press, change, read, sync } = await begin({}, []);
    await change({ entrants: Array.from({ length: 61 }, (_, at) => ({ person: `${100 + at}`, name: 'P' })) });
    await press('org', 'sure');
    await change({ revision: (await read()).revision + 1 });
    await sync();
    const posted = bodies.flatMap(([name, body]) => {
      const { allowed_mentions: mentions, nonce } = body ?? {};
      const { users = [] } = (mentions ?? {}) as unknown as { users?: string[] };
      return name === 'POST /channels/c/messages' && users.length > 0 ? [{ count: users.length, nonce }] : [];
    });
    expect(posted.map(({ count }) => count)).toEqual([60, 1]);
    expect(posted[0]?.nonce).not.toBe(posted[1]?.nonce);
  });

  test('is posted even if all players are unknown', async () => {
    const { bot, press, change } = await begin({}, ['11']);
    await change({ entrants: [{ name: '' }] });
    await press('org', 'sure');
    expect(bot.rest.sent.at(-1)).toMatchObject({
      isEdit: false,
      text: expect.stringMatching(/^\*\*The tournament was/),
    });
  });

  test.each<[string, Partial<Tournament>, boolean]>([
    ['at its time', { at: NOW }, true],
    ['not before its time', { at: NOW + 2 * DAY_MS }, false],
    ['not before the result is posted', { at: NOW, told: undefined }, false],
  ])('is deleted with the tournament %s', async (_, changes, isDeleted) => {
    const { press, change, sync, wait, store, id } = await begin({}, ['11'], { retention: HOUR_MS });
    await press('org', 'sure');
    await change(changes);
    wait(DAY_MS);
    await sync();
    expect((await store.get(id)) === undefined).toBe(isDeleted);
  });
});

describe('the event', () => {
  const AFTER_A_DAY = { values: [String(DAY_MS)] };
  const announced = async (options: CommandOptions, entrants?: string[]) => {
    const all = await begin(options, entrants);
    await all.press('org', 'announce', AFTER_A_DAY);
    const [, body] = all.bodies.find(([name]) => name === 'POST /guilds/g/scheduled-events') ?? [];
    return { ...all, body: body as unknown as Record<string, string> };
  };

  test('names the game, the format and the channel', async () => {
    const { body } = await announced({ format: 'robin' });
    expect(body).toMatchObject({ name: 'Tournament: Noughts and Crosses', entity_metadata: { location: '<#c>' } });
    expect(body.description).toMatch(/^round robin\nJoin here: https:/);
  });

  test('lasts for at least one round', async () => {
    const { body } = await announced({}, []);
    const [start, end] = [body.scheduled_start_time, body.scheduled_end_time].map((time) => Date.parse(time ?? ''));
    expect([start, (end ?? 0) - (start ?? 0)]).toEqual([NOW + DAY_MS, 7 * DAY_MS]);
  });

  test('stays until the tournament is over, and is forgotten if the bot may not delete it', async () => {
    const { bot, press, read, sync } = await announced({});
    await sync();
    expect((await read()).event).toBeDefined();
    bot.rest.failures.set('DELETE /guilds/g/scheduled-events', 'MissingPermissions');
    await press('org', 'sure');
    expect((await read()).event).toBeUndefined();
  });

  test('is kept for the next attempt after another error', async () => {
    const { bot, press, read } = await announced({});
    bot.rest.failures.set('DELETE /guilds/g/scheduled-events', 'InvalidFormBodyOrContentType');
    await press('org', 'sure');
    expect((await read()).event).toBeDefined();
    expect(bot.log.lines).toMatchObject([{ level: 'warn', message: expect.stringContaining('Could not sync') }]);
  });

  test('is not deleted if there is none', async () => {
    const { bot, press } = await begin();
    await press('org', 'sure');
    expect(bot.rest.requests.filter((request) => request.startsWith('DELETE'))).toEqual([]);
  });
});
