import { isSecretSeed } from '@longtable/kit/rng';
import { expect, test } from 'vitest';
import type { Storage } from '../../../storage/index.ts';
import { codeOf, locationIn, openTable, person, testContext } from '../../../tests/context.ts';
import { shortDungeon } from '../../../tests/games/short-dungeon.ts';
import { playLine } from '../../host/actions/move.ts';
import { resign } from '../../host/actions/resign.ts';
import type { Context } from '../../host/context.ts';
import { dayOf } from '../../host/duration.ts';
import { openContext } from '../../host/open-context.ts';
import { propose } from '../agreements/agreement.ts';
import { FEATURES } from '../index.ts';
import { forgetPerson } from '../personal-data/index.ts';
import { attemptsByScore, attemptsOn, dailySeedOf } from './daily.ts';
import { dailyAttemptsKind, endOfDay } from './record.ts';

const MIDNIGHT = Date.parse('2026-11-15');

let channels = 0;
const begin = (context: Context, who: string, guild: string | null = 'g') =>
  openTable(context, {
    game: shortDungeon,
    options: {},
    occupants: [person(who)],
    location: { ...locationIn(`c${channels++}`), guild },
    daily: true,
  });

/** Plays the daily to its end. Higher heroes score higher. */
async function finish(context: Context, who: string, hero: number, guild = 'g') {
  const { id } = (await begin(context, who, guild)).table;
  for (const line of [`${hero}`, 'q']) await playLine(context, id, { person: who }, line);
  return id;
}

async function clockedHouse(at: number) {
  const clock = { at };
  return { clock, context: { ...(await testContext([shortDungeon])), now: () => clock.at } };
}

const persons = async (context: Context, home: string, day: string) =>
  (await attemptsByScore(context, home, 'dungeon', day)).map(({ person }) => person);

test('starts days at midnight UTC and gives each game its own seed per day', () => {
  expect([MIDNIGHT - 1, MIDNIGHT, endOfDay('2026-11-15') - 1].map(dayOf)).toEqual([
    '2026-11-14',
    '2026-11-15',
    '2026-11-15',
  ]);
});

test('uses one seed per day and installation, also for concurrent first requests', async () => {
  const context = await testContext();
  const days = ['2026-11-14', '2026-11-15', '2027-11-15', '2026-11-14'];
  const seeds = await Promise.all(days.map((day) => dailySeedOf(context, 'dungeon', day)));
  expect(seeds[3]).toBe(seeds[0]);
  const others = [
    await dailySeedOf(context, 'other', '2026-11-15'),
    await dailySeedOf(await testContext(), 'dungeon', '2026-11-15'),
  ];
  expect(new Set([...seeds, ...others]).size).toBe(5);
  for (const seed of seeds) expect(isSecretSeed(seed)).toBe(true);
});

test('allows no second attempt after leaving, undoing or deleting data, in DMs or in another process', async () => {
  const { clock, context } = await clockedHouse(MIDNIGHT);
  const other = openContext({
    features: FEATURES,
    storage: context.storage,
    games: [shortDungeon],
    log: context.log,
    now: () => clock.at,
  });
  const codes = async () => [
    ...(await Promise.all([context, other].map((one) => codeOf(begin(one, 'ada'))))),
    await codeOf(begin(other, 'ada', null)),
  ];
  const opened = (await begin(context, 'ada')).table;
  expect(await codes()).toEqual(Array(3).fill('triedToday'));
  await playLine(context, opened.id, { person: 'ada' }, '1');
  await codeOf(propose(context, opened.id, 'ada', 'undo'));
  expect(await codes()).toEqual(Array(3).fill('triedToday'));
  await resign(context, opened.id, 'ada');
  expect(await codes()).toEqual(Array(3).fill('triedToday'));
  await forgetPerson(other, 'ada');
  expect(await codes()).toEqual(Array(3).fill('triedToday'));
  await forgetPerson(context, 'ada');
  expect(await codes()).toEqual(Array(3).fill('triedToday'));
  clock.at = endOfDay('2026-11-15');
  expect(await codeOf(begin(other, 'ada', null))).toBe('done');
});

test("remembers an attempt that starts while its player's data is deleted", async () => {
  const { context } = await clockedHouse(MIDNIGHT);
  const transact = async (...[locks, change]: Parameters<Storage['transact']>) => {
    if (locks === 'daily:ada') expect(await codeOf(begin(context, 'ada'))).toBe('done');
    return context.storage.transact(locks, change);
  };
  const storage = { ...context.storage, transact: transact as Storage['transact'] };
  await forgetPerson({ ...context, storage }, 'ada');
  expect(await codeOf(begin(context, 'ada'))).toBe('triedToday');
});

test('ranks the finished attempts of each server by score, the earlier of two equal ones first', async () => {
  const { clock, context } = await clockedHouse(MIDNIGHT);
  await finish(context, 'ada', 2);
  await finish(context, 'bo', 3);
  await finish(context, 'cleo', 3);
  await finish(context, 'dev', 4, 'elsewhere');
  await begin(context, 'eve');
  await resign(context, (await begin(context, 'fay')).table.id, 'fay');
  expect(await persons(context, 'g', '2026-11-15')).toEqual(['bo', 'cleo', 'ada']);
  expect(await persons(context, 'elsewhere', '2026-11-15')).toEqual(['dev']);

  clock.at = endOfDay('2026-11-15');
  await finish(context, 'ada', 1);
  expect(await persons(context, 'g', '2026-11-16')).toEqual(['ada']);
  expect(await persons(context, 'g', '2026-11-15')).toEqual(['bo', 'cleo', 'ada']);
  clock.at = endOfDay('2026-11-16');
  await finish(context, 'ada', 1);
  expect(await persons(context, 'g', '2026-11-15')).toEqual([]);
});

test('keeps the attempt of a deleted user on the leaderboard without a name', async () => {
  const { context } = await clockedHouse(MIDNIGHT);
  await finish(context, 'ada', 2);
  await forgetPerson(context, 'ada');
  expect(await persons(context, 'g', '2026-11-15')).toEqual([undefined]);
  expect(await context.storage.store(dailyAttemptsKind).get('ada')).toBeUndefined();
});

test("lists a user's dailies as open, running or finished, with streaks", async () => {
  const { clock, context } = await clockedHouse(MIDNIGHT);
  const on = async (day: string) =>
    (await attemptsOn(context, 'ada', [{ id: shortDungeon.id, game: shortDungeon }], day))[0];
  expect(await on('2026-11-15')).toMatchObject({ loaded: undefined, streak: 0 });
  const id = await finish(context, 'ada', 1);
  expect(await on('2026-11-15')).toMatchObject({ loaded: { table: { id } }, streak: 1 });
  clock.at = endOfDay('2026-11-15');
  expect(await on('2026-11-16')).toMatchObject({ loaded: undefined, streak: 1 });
  expect(await on('2026-11-17')).toMatchObject({ loaded: undefined, streak: 0 });
});
