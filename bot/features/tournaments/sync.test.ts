import { noughts } from '@longtable/kit/testing/games/noughts';
import { describe, expect, test } from 'vitest';
import { openFeatureBot } from '../../../tests/feature-bot.ts';
import type { Id } from '../../../tests/ids.ts';
import type { CommandOptions } from '../../../tests/interaction-data.ts';
import { resign } from '../../host/actions/resign.ts';
import { DAY_MS, HOUR_MS } from '../../host/duration.ts';
import { findTable } from '../../host/table/find.ts';
import { personsAt } from '../../host/table/table.ts';
import { type Tournament, tournamentKind } from './record.ts';
import { resumeTournaments, syncTournament } from './sync.ts';
import { tournamentsOf } from './tournament.ts';

const NOW = 1_800_000_000_000;

async function begin(options: CommandOptions = {}, entrants = ['11', '12', '13'], limits = {}) {
  let now = NOW;
  const bot = await openFeatureBot([noughts], { now: () => now, limits });
  await bot.user('org').command('tournament create', { game: 'noughts', ...options });
  const id = (await tournamentsOf(bot.context, { guild: 'g' }))[0]?.id ?? '';
  const store = bot.context.storage.store(tournamentKind);
  const read = async () => (await store.get(id)) as Tournament;
  const change = async (by: Partial<Tournament>) =>
    bot.context.storage.transact({ writes: [store.put(id, { ...(await read()), ...by })] });
  const press = (who: string, act: Id<'tournament'>['act'], use = {}) =>
    bot.user(who).press({ kind: 'tournament', act, tournament: id }, { isPrivate: true, ...use });
  for (const who of entrants) await press(who, 'join');
  const sync = () => syncTournament(bot.bot, id);
  /** Ends all games of the round with a win of the player with the lower id. */
  const playRound = async () => {
    for (const { table } of (await read()).rounds.at(-1)?.pairings ?? []) {
      const found = table === undefined ? undefined : await findTable(bot.context, table);
      if (!found || found.table.status === 'over') continue;
      const [, loser = ''] = personsAt(found.table).toSorted();
      await resign(bot.context, found.table.id, loser);
    }
    await sync();
  };
  return { bot, id, read, change, press, sync, playRound, wait: (ms: number) => (now += ms), store };
}

describe('a finished tournament', () => {
  test('mentions its winner once', async () => {
    const { bot, press, playRound, read, sync } = await begin({ format: 'robin' });
    await press('org', 'begin');
    for (let rounds = 0; rounds < 5 && (await read()).status !== 'over'; rounds++) await playRound();
    expect(await read()).toMatchObject({ status: 'over', told: true });
    const results = () => bot.rest.sent.filter(({ text }) => text.startsWith('🏆'));
    expect(results()).toMatchObject([{ text: expect.stringMatching(/^🏆 \*\*<@11> wins the tournament/) }]);
    await sync();
    expect(results()).toHaveLength(1);
  });

  test('without players is cancelled silently', async () => {
    const { bot, press } = await begin({}, []);
    const before = bot.rest.sent.length;
    await press('org', 'sure');
    expect(bot.rest.sent.slice(before).filter(({ isEdit }) => !isEdit)).toEqual([]);
  });

  test('is cancelled with a message even if one had joined', async () => {
    const { bot, press } = await begin({}, ['11']);
    await press('org', 'sure');
    expect(bot.rest.sent.at(-1)?.text).toMatch(/^<@11> /);
  });

  test('mentions sixty players per message', async () => {
    const people = Array.from({ length: 61 }, (_, at) => String(100 + at));
    const { bot, press, change } = await begin({}, []);
    await change({ entrants: people.map((person) => ({ person, name: person })) });
    await press('org', 'sure');
    const mentions = bot.rest.sent.flatMap(({ text }) => {
      const found = text.match(/<@\d+>/g);
      return found && !text.includes('Tournament:') ? [found.length] : [];
    });
    expect(mentions).toEqual([60, 1]);
  });

  test('is deleted after the retention time, and not without one', async () => {
    const over = async (limits: object) => {
      const { press, sync, wait, store, id, change } = await begin({}, ['11'], limits);
      await press('org', 'sure');
      await change({ at: NOW });
      wait(DAY_MS);
      await sync();
      return (await store.get(id)) === undefined;
    };
    expect([await over({ retention: HOUR_MS }), await over({})]).toEqual([true, false]);
  });
});

test('posts the board again only if it changed', async () => {
  const { bot, sync, read } = await begin();
  const before = bot.rest.sent.length;
  await sync();
  expect(bot.rest.sent).toHaveLength(before);
  expect((await read()).shown).toBe((await read()).revision);
});

test('resumes tournaments that wait or show an old state', async () => {
  const { bot, change, read } = await begin();
  const sent = async () => {
    const before = bot.rest.sent.length;
    await resumeTournaments(bot.bot, 'g');
    return bot.rest.sent.length - before;
  };
  expect(await sent()).toBe(0);
  await change({ revision: (await read()).revision + 1 });
  expect(await sent()).toBe(1);
  await change({ blocked: true });
  await sent();
  expect((await read()).blocked).toBeUndefined();
});

test('tries again later if its channel is not accessible', async () => {
  const { bot, change, read, sync } = await begin();
  await change({ revision: (await read()).revision + 1 });
  bot.rest.failures.set('PATCH /channels/c', 'MissingAccess');
  await sync();
  expect((await read()).at).toBeGreaterThan(NOW);
  expect((await read()).at).toBeLessThan(NOW + DAY_MS);
  expect(bot.log.lines.some(({ level }) => level === 'warn')).toBe(true);
});

describe('the event of a tournament', () => {
  test('starts at the chosen time and lasts for all rounds', async () => {
    const { bot, press } = await begin();
    const bodies: object[] = [];
    const request = bot.rest.request.bind(bot.rest);
    bot.rest.request = (sent) => {
      if (sent.fullRoute.endsWith('/scheduled-events')) bodies.push(sent.body as object);
      return request(sent);
    };
    await press('org', 'announce', { values: [String(DAY_MS)] });
    const [body] = bodies as [{ scheduled_start_time: string; scheduled_end_time: string; description: string }];
    const [start, end] = [Date.parse(body.scheduled_start_time), Date.parse(body.scheduled_end_time)];
    expect(start).toBe(NOW + DAY_MS);
    expect(end).toBeGreaterThan(start + 7 * DAY_MS);
    expect((end - start) % (7 * DAY_MS)).toBe(0);
    expect(body.description.split('\n')).toHaveLength(2);
    expect(body.description).toContain('https://discord.com/channels/g/c');
  });

  test('is deleted with the tournament, also if it is already gone', async () => {
    const { bot, press, read } = await begin();
    await press('org', 'announce', { values: [String(DAY_MS)] });
    bot.rest.failures.set('DELETE /guilds/g/scheduled-events', 'UnknownGuildScheduledEvent');
    await press('org', 'sure');
    expect(bot.rest.requests.filter((one) => one.startsWith('DELETE /guilds/g/scheduled-events'))).toHaveLength(1);
    expect((await read()).event).toBeUndefined();
  });
});
