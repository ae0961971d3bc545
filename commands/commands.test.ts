import { auction } from '@longtable/kit/testing/games/auction';
import { guess } from '@longtable/kit/testing/games/guess';
import { noughts } from '@longtable/kit/testing/games/noughts';
import { expect, test } from 'vitest';
import { tournamentsOf } from '../bot/features/tournaments/tournament.ts';
import { changePerson, changeServer, readPerson } from '../bot/host/settings.ts';
import { findTable } from '../bot/host/table/find.ts';
import { tableWrites } from '../bot/host/table/record.ts';
import { locationIn, open } from '../tests/context.ts';
import { type FeatureBot, openFeatureBot } from '../tests/feature-bot.ts';

const HOUR = 60 * 60 * 1000;
const DAY = 24 * HOUR;
const NOW = Date.UTC(2026, 0, 10, 12);
const opened = () => openFeatureBot([noughts, guess, auction], { now: () => NOW });

test('takes a vacation until the end of a typed day in the time zone of the user', async () => {
  const { user, context } = await opened();
  const until = async () => (await readPerson(context, 'ada')).vacations?.at(-1)?.until;
  for (const typed of ['soon', '2026-01-09'])
    expect((await user('ada').command('vacation', { until: typed })).refused).toBe('badDate');
  expect(await until()).toBeUndefined();
  await user('ada').command('vacation', { until: '2026-01-20' });
  expect(await until()).toBe(Date.UTC(2026, 0, 21));
  const quiet = { from: '22:00', to: '08:00', zone: 'Europe/Berlin' };
  await changePerson(context, 'ada', (before) => ({ ...before, quiet }));
  await user('ada').command('vacation', { until: '2026-01-10' });
  expect(await until()).toBe(Date.UTC(2026, 0, 10, 23));
  expect((await user('ada').command('vacation')).refused).toBeUndefined();
  expect(await until()).toBe(Date.UTC(2026, 0, 10, 23));
  await user('ada').command('vacation', { end: true, until: '2026-01-30' });
  expect(await until()).toBeLessThanOrEqual(NOW);
});

test('suggests the next days as the end of a vacation, and time zones with spaces', async () => {
  const { user } = await opened();
  const days = await user('ada').suggest('vacation', { until: '' });
  expect(days[0]).toEqual({ name: '2026-01-11', value: '2026-01-11' });
  expect((await user('ada').suggest('vacation', { until: '2026-03' })).at(-1)?.value).toBe('2026-03-11');
  const zones = await user('ada').suggest('reminders', { timezone: 'new york' });
  expect(zones.map(({ value }) => value)).toContain('America/New_York');
});

const create = (bot: FeatureBot, options: Record<string, string | number | boolean>, where = {}) =>
  bot.user('ada', where).command('tournament create', options);

test('creates a tournament with the given format, rounds, days and table size', async () => {
  const bot = await opened();
  await create(bot, { game: 'noughts', format: 'knockout', days: 2, rounds: 5, rated: false });
  await create(bot, { game: 'auction' });
  await create(bot, { game: 'auction', players: 3 });
  const [duels, four, three] = (await tournamentsOf(bot.context, { guild: 'g' })).map(({ tournament }) => tournament);
  expect(duels).toMatchObject({ format: 'knockout', roundTime: 2 * DAY, most: 5, rated: false });
  expect([four?.tables, three?.tables]).toEqual([
    { least: 2, most: 4 },
    { least: 2, most: 3 },
  ]);
});

test('moves the chosen table, or the only one whose board is lost, to this channel', async () => {
  const { user, context } = await opened();
  const [one, other] = [
    await open(context, { location: locationIn('x') }),
    await open(context, { location: locationIn('y') }),
  ];
  const channelOf = async (id: string) => (await findTable(context, id)).table.location.channel;
  expect((await user('ada').command('board')).refused).toBe('nothingHere');
  const lose = async (id: string) => {
    const { table } = await findTable(context, id);
    const lost = { ...table, location: { ...table.location, lost: true as const } };
    await context.storage.transact({ writes: tableWrites(context, table, lost) });
  };
  await lose(other.table.id);
  const suggested = await user('ada').suggest('board', { table: '' });
  expect(suggested.map(({ value }) => value)).toEqual([other.table.id, one.table.id]);
  await user('ada').command('board');
  expect([await channelOf(one.table.id), await channelOf(other.table.id)]).toEqual(['x', 'c']);
  expect((await user('ada').command('board', { table: one.table.id })).refused).toBe('placeTaken');
  await user('ada', { channel: 'd' }).command('board', { table: one.table.id });
  expect(await channelOf(one.table.id)).toBe('d');
  expect((await user('cleo', { channel: 'e' }).command('board', { table: one.table.id })).refused).toBe('notYourTable');
});

test('moves no table to a channel in which the server allows no games, and opens no challenge there', async () => {
  const { user, context } = await opened();
  const { table } = await open(context, { location: locationIn('games') });
  await changeServer(context, 'g', () => ({ channels: ['games', 'more'] }));
  const at = (channel: string) => user('ada', { channel });
  expect((await at('general').command('board', { table: table.id })).refused).toBe('wrongChannel');
  expect((await at('general').command('lobby', { game: 'noughts' })).refused).toBe('wrongChannel');
  expect((await at('more').command('board', { table: table.id })).refused).toBeUndefined();
  expect((await at('games').command('lobby', { game: 'noughts' })).refused).toBeUndefined();
});
