import { expect, test } from 'vitest';
import { dungeon } from '../../../games/dungeon/index.ts';
import type { State } from '../../../games/dungeon/state.ts';
import { isSecret } from '../../../games/kit/chance.ts';
import { codeOf, person, place, seated, testHouse } from '../../../tests/house.ts';
import { playLine } from '../acts/move.ts';
import { openTable } from '../acts/open.ts';
import { resign } from '../acts/resign.ts';
import { dayOf, endOfDay } from '../house/day.ts';
import type { House } from '../house/house.ts';
import { forgetPerson } from '../people/forget.ts';
import { bestOf, seedOf, tryOf } from './daily.ts';

const MIDNIGHT = Date.parse('2026-11-15');

/** A dungeon in which whoever waits longer is better. */
const waiting = {
  ...dungeon,
  solo: {
    score: ({ rounds }: State) => ({ points: [1, rounds], words: `${rounds} rounds` }),
    isLikeOthers: () => true,
  },
};

let channels = 0;
const begin = (house: House, who: string, guild = 'g') =>
  openTable(house, {
    game: waiting,
    options: {},
    sitters: [person(who)],
    place: { ...place(`c${channels++}`), guild },
    daily: true,
  });

async function wait(house: House, who: string, rounds: number, guild = 'g') {
  const { id } = seated(await begin(house, who, guild)).table;
  for (const line of ['1', ...Array(rounds).fill('q')]) seated(await playLine(house, id, { person: who }, line));
  return id;
}

async function clockedHouse(at: number) {
  const clock = { at };
  return { clock, house: { ...(await testHouse([waiting])), now: () => clock.at } };
}

const persons = async (house: House, home: string, day: string) =>
  (await bestOf(house, home, 'dungeon', day)).map(({ person }) => person);

test('a day goes from midnight to midnight UTC, and has a seed of its own for each game', () => {
  expect([MIDNIGHT - 1, MIDNIGHT, endOfDay('2026-11-15') - 1].map(dayOf)).toEqual([
    '2026-11-14',
    '2026-11-15',
    '2026-11-15',
  ]);
});

test('a day has one seed in a house, also for two who ask first at once, and another one in every house', async () => {
  const house = await testHouse();
  const days = ['2026-11-14', '2026-11-15', '2027-11-15', '2026-11-14'];
  const seeds = await Promise.all(days.map((day) => seedOf(house, 'dungeon', day)));
  expect(seeds[3]).toBe(seeds[0]);
  const others = [await seedOf(house, 'other', '2026-11-15'), await seedOf(await testHouse(), 'dungeon', '2026-11-15')];
  expect(new Set([...seeds, ...others]).size).toBe(5);
  for (const seed of seeds) expect(isSecret(seed)).toBe(true);
});

test('everybody in the world has the same game, until midnight', async () => {
  const { clock, house } = await clockedHouse(MIDNIGHT);
  const dealt = async (who: string, guild: string) => {
    const { seed, options, state, daily } = seated(await begin(house, who, guild)).table;
    return { seed, options, state, daily };
  };
  const first = await dealt('ada', 'g');
  clock.at = MIDNIGHT + 24 * 60 * 60 * 1000 - 1;
  expect(await dealt('bo', 'elsewhere')).toEqual(first);
  clock.at++;
  const next = await dealt('cleo', 'g');
  expect([first.daily, next.daily]).toEqual(['2026-11-15', '2026-11-16']);
  expect(next.seed).not.toBe(first.seed);
});

test('one try a day, wherever somebody is and however it went', async () => {
  const { clock, house } = await clockedHouse(MIDNIGHT - 1);
  const both = await Promise.all([begin(house, 'ada'), begin(house, 'ada', 'elsewhere')]);
  expect(both.map(codeOf).sort()).toEqual(['done', 'triedToday']);
  const mine = await tryOf(house, 'ada', 'dungeon', '2026-11-14');
  await resign(house, mine?.table.id as string, 'ada');
  expect(codeOf(await begin(house, 'ada'))).toBe('triedToday');
  expect(codeOf(await begin(house, 'bo'))).toBe('done');
  clock.at = MIDNIGHT;
  expect(await tryOf(house, 'ada', 'dungeon', '2026-11-15')).toBeUndefined();
  expect(codeOf(await begin(house, 'ada'))).toBe('done');
});

test('the best of the day in each server; a try counts as it stands, and of equals the earlier is first', async () => {
  const { clock, house } = await clockedHouse(MIDNIGHT);
  await wait(house, 'ada', 2);
  await wait(house, 'bo', 3);
  await resign(house, await wait(house, 'cleo', 3), 'cleo');
  await wait(house, 'dev', 9, 'elsewhere');
  seated(await begin(house, 'eve'));
  expect(await persons(house, 'g', '2026-11-15')).toEqual(['bo', 'cleo', 'ada', 'eve']);
  expect(await persons(house, 'elsewhere', '2026-11-15')).toEqual(['dev']);

  clock.at = endOfDay('2026-11-15');
  await wait(house, 'ada', 1);
  expect(await persons(house, 'g', '2026-11-16')).toEqual(['ada']);
  expect(await persons(house, 'g', '2026-11-15')).toEqual(['bo', 'cleo', 'ada', 'eve']);
  clock.at = endOfDay('2026-11-16');
  await wait(house, 'ada', 1);
  expect(await persons(house, 'g', '2026-11-15')).toEqual([]);
});

test('whoever is forgotten stays on the board as nobody', async () => {
  const { house } = await clockedHouse(MIDNIGHT);
  await wait(house, 'ada', 2);
  await forgetPerson(house, 'ada');
  expect(await persons(house, 'g', '2026-11-15')).toEqual([undefined]);
  expect(await house.dailyTries.get('ada')).toBeUndefined();
});
