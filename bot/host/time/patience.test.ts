import { beforeEach, expect, test } from 'vitest';
import { guess } from '../../../tests/guess.ts';
import { codeOf, open, person, place, seated, testHouse } from '../../../tests/house.ts';
import { noughts } from '../../../tests/noughts.ts';
import { playLine } from '../acts/move.ts';
import { openTable } from '../acts/open.ts';
import { decideOvertime, takeSeatBack } from '../acts/overtime.ts';
import { tablesOf } from '../books/sitting.ts';
import type { House } from '../house/house.ts';
import { setVacation, stopClocks } from '../people/away.ts';
import { exportPerson } from '../people/export.ts';
import { forgetPerson } from '../people/forget.ts';
import { changeServer } from '../people/server.ts';
import { findTable } from '../table/find.ts';
import { Bell } from './bell.ts';
import { holdBack, morningOf, noteMorning, waysOf } from './digest.ts';
import { setReminders } from './reminders.ts';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
const MORNING = Date.parse('2026-05-04T10:00:00Z');

let now: number;
let house: House;
let told: string[];
let woken: string[];

beforeEach(async () => {
  now = MORNING;
  house = { ...(await testHouse()), now: () => now };
  told = [];
  woken = [];
});

/** Time passes, and the bell rings; notices are taken as told. */
async function pass(ms: number): Promise<void> {
  now += ms;
  const bell = new Bell(
    house,
    async ({ table }) => {
      for (const { about, seats, early } of table.notices)
        told.push(`${about} ${seats.join(' ')}${early ? ' early' : ''}`);
      await house.storage.commit(house.tables.put(table.id, { ...table, notices: [] }));
    },
    async (who) => {
      const morning = await morningOf(house, who);
      if (!morning) return;
      woken.push(`${who}: ${morning.waiting.map(({ about, seat }) => `${about} ${seat}`).join(', ')}`);
      await noteMorning(house, morning);
    },
  );
  await bell.ring();
  await bell.ring();
}

const table = async (id: string) => seated(await findTable(house, id)).table;
const reminders = () => told.filter((line) => line.startsWith('reminder'));

async function vacation(who: string, until: number): Promise<void> {
  const settings = await setVacation(house, who, until);
  if ('refused' in settings) throw new Error(settings.refused.code);
  await stopClocks(house, who, settings);
}

test.each([
  [undefined, 6],
  ['once', 1],
  ['twice', 2],
  ['daily', 6],
] as const)('without a clock, reminded %s: %i in a week, then the others are asked', async (often, times) => {
  if (often) await setReminders(house, 'ada', { often });
  await open(house);
  for (let hour = 0; hour < 10 * 24; hour += 6) await pass(6 * HOUR);
  expect(reminders()).toEqual(Array(times).fill('reminder 0 early'));
  expect(told.filter((line) => line.startsWith('timeout'))).toEqual(['timeout 0']);
});

test.each([
  [undefined, ['reminder 0']],
  ['twice', ['reminder 0 early', 'reminder 0']],
  ['daily', ['reminder 0 early', 'reminder 0 early', 'reminder 0']],
] as const)('with three days for a turn, reminded %s', async (often, expected) => {
  if (often) await setReminders(house, 'ada', { often });
  await open(house, { perTurn: 3 * DAY });
  for (let hour = 0; hour < 3 * 24; hour += 1) await pass(HOUR);
  expect(told).toEqual([...expected, 'timeout 0']);
});

test('after days of downtime a daily reminder comes once', async () => {
  await open(house);
  await pass(4 * DAY);
  expect(told).toEqual(['reminder 0 early']);
  await pass(DAY);
  expect(told).toEqual(['reminder 0 early', 'reminder 0 early']);
});

test('another choice holds for the turn that runs', async () => {
  await setReminders(house, 'ada', { often: 'once' });
  await open(house);
  await pass(DAY);
  await setReminders(house, 'ada', { often: 'daily' });
  await pass(DAY);
  expect(reminders()).toHaveLength(2);
});

test('nobody is reminded of a game against the computer', async () => {
  await open(house, { game: guess, sitters: [person('ada'), { kind: 'computer', level: 'steady' }] });
  await pass(30 * DAY);
  expect(told).toEqual([]);
});

test.each([undefined, 10 * HOUR])(
  'where both decide at once, only who is late is reminded (time %s)',
  async (perTurn) => {
    const { id } = (await open(house, { game: guess, perTurn })).table;
    await playLine(house, id, { person: 'ada' }, 'pick 3');
    await pass(perTurn ? 8 * HOUR : DAY);
    expect(reminders()).toEqual([perTurn ? 'reminder 1' : 'reminder 1 early']);
  },
);

test('after a week who waits ends it, and nobody loses', async () => {
  const { id } = (await open(house)).table;
  await pass(7 * DAY);
  const late = { seat: 0, turn: 0 };
  expect(codeOf(await decideOvertime(house, id, 'bo', late, 'claim'))).toBe('noClock');
  expect(codeOf(await decideOvertime(house, id, 'ada', late, 'end'))).toBe('notWaiting');
  expect(codeOf(await decideOvertime(house, id, 'bo', late, 'end'))).toBe('done');
  expect(await table(id)).toMatchObject({ status: 'over', ending: { by: 'absence', seat: 0 } });
  expect(await house.standings.get('ada')).toBeUndefined();
  expect(await house.standings.get('bo')).toBeUndefined();
});

test('whoever waits on is asked again after another week', async () => {
  const { id } = (await open(house)).table;
  await pass(7 * DAY);
  await decideOvertime(house, id, 'bo', { seat: 0, turn: 0 }, 'wait');
  await pass(6.9 * DAY);
  expect(told.filter((line) => line.startsWith('timeout'))).toHaveLength(1);
  await pass(0.1 * DAY);
  expect(told.filter((line) => line.startsWith('timeout'))).toHaveLength(2);
});

test('whom the computer replaced takes the seat back while the game lasts, and it is not rated', async () => {
  const { id } = (await open(house, { game: guess })).table;
  await playLine(house, id, { person: 'bo' }, 'pick 3');
  await pass(7 * DAY);
  expect(codeOf(await decideOvertime(house, id, 'bo', { seat: 0, turn: 0 }, 'computer'))).toBe('done');
  expect(await tablesOf(house, 'ada')).toEqual([id]);
  expect(codeOf(await takeSeatBack(house, id, 'bo'))).toBe('notYourTable');
  expect(codeOf(await takeSeatBack(house, id, 'ada', 'Ada'))).toBe('done');
  expect((await table(id)).seats).toEqual([{ kind: 'person', id: 'ada', name: 'Ada' }, person('bo')]);
  expect((await table(id)).unrated).toBe(true);
});

test('who is forgotten gets no seat back, and nothing names them', async () => {
  const { id } = (await open(house, { game: guess })).table;
  await playLine(house, id, { person: 'bo' }, 'pick 3');
  await pass(7 * DAY);
  await decideOvertime(house, id, 'bo', { seat: 0, turn: 0 }, 'computer');
  await holdBack(house, 'ada', id, now + DAY);
  expect(await exportPerson(house, 'ada')).toMatchObject({ heldBack: [id], tables: [{ id }] });
  await forgetPerson(house, 'ada');
  expect(JSON.stringify(await table(id))).not.toContain('"ada"');
  expect(await house.digests.get('ada')).toBeUndefined();
});

test('a call goes to each as they wish: openly, privately, or later', async () => {
  await setReminders(house, 'ada', { how: 'dm' });
  const { table: both } = await open(house, { game: guess });
  const notice = { nonce: 'n', about: 'turn' as const, seats: [0, 1] };
  expect(await waysOf(house, both, notice, [0, 1])).toEqual({ openly: [1], privately: [0], later: [] });
  await setReminders(house, 'bo', { from: '9:00', to: '11:30', zone: 'UTC' });
  const later = [{ person: 'bo', at: now + 1.5 * HOUR }];
  expect(await waysOf(house, both, notice, [0, 1])).toEqual({ openly: [], privately: [0], later });
});

test('what was held back is told once when quiet hours end, as far as it still waits', async () => {
  await setReminders(house, 'ada', { from: '9:00', to: '12:00', zone: 'UTC' });
  const one = (await open(house)).table.id;
  const other = (await open(house, { place: place('d') })).table.id;
  const third = (await open(house, { place: place('e') })).table.id;
  for (const id of [one, other, third, one]) await holdBack(house, 'ada', id, now + 2 * HOUR);
  await playLine(house, third, { person: 'ada' }, 'a1');
  await pass(HOUR);
  expect(woken).toEqual([]);
  await pass(HOUR);
  await pass(HOUR);
  expect(woken).toEqual(['ada: turn 0, turn 0']);
  expect(await house.digests.get('ada')).toBeUndefined();
});

test('a vacation stops the clock that runs, and one that begins meanwhile', async () => {
  const { id } = (await open(house, { perTurn: 10 * HOUR })).table;
  now += HOUR;
  await vacation('ada', now + 5 * DAY);
  await vacation('bo', now + 2 * DAY);
  expect((await table(id)).clock.until).toEqual([now + 5 * DAY + 9 * HOUR, null]);
  await pass(DAY);
  expect(told).toEqual([]);
  await playLine(house, id, { person: 'ada' }, 'a1');
  expect((await table(id)).clock.until).toEqual([null, now + DAY + 10 * HOUR]);
  await vacation('bo', now);
  expect((await table(id)).clock.until).toEqual([null, now + 10 * HOUR]);
  expect((await table(id)).seats[1]).toEqual(person('bo'));
});

test('a vacation goes from the table when it is over, and time goes on where it stood', async () => {
  const { id } = (await open(house, { perTurn: 10 * HOUR })).table;
  await vacation('ada', now + DAY);
  expect((await table(id)).seats[0]).toMatchObject({ away: now + DAY });
  await pass(DAY);
  expect((await table(id)).seats[0]).toEqual(person('ada'));
  expect((await table(id)).clock.until).toEqual([now + 10 * HOUR, null]);
});

test('a server sets how many days of vacation a year count', async () => {
  await changeServer(house, 'g', (server) => ({ ...server, vacation: 3 * DAY }));
  const { id } = (await open(house, { perTurn: 10 * HOUR })).table;
  const began = now;
  await vacation('ada', now + 2 * DAY);
  expect((await table(id)).clock.until[0]).toBe(began + 2 * DAY + 10 * HOUR);
  await vacation('ada', now + 20 * DAY);
  expect((await table(id)).clock.until[0]).toBe(began + 3 * DAY + 10 * HOUR);
  await pass(DAY);
  await vacation('ada', now);
  await pass(HOUR);
  const again = now;
  await vacation('ada', now + 20 * DAY);
  expect((await table(id)).seats[0]).toMatchObject({ away: again + 2 * DAY });
});

test('nobody comes back who was not away, and a vacation lasts a year at most', async () => {
  expect(await setVacation(house, 'ada', now)).toMatchObject({ refused: { code: 'noVacation' } });
  expect(await setVacation(house, 'ada', now + 400 * DAY)).toMatchObject({ refused: { code: 'farVacation' } });
});

test('a table from before silence was kept is asked about one day, once somebody has touched it', async () => {
  const house = await testHouse([noughts]);
  const sitters = [person('ada'), person('bo')];
  const { table } = seated(
    await openTable(house, { game: noughts, options: {}, sitters, seated: true, place: place('old') }),
  );
  const { silence, ...old } = table;
  await house.storage.commit(house.tables.put(table.id, old), house.deadlines.drop(table.id));
  const moved = seated(await playLine(house, table.id, { person: 'ada' }, 'a1'));
  expect(moved.table.silence?.after).toBe(silence?.after);
  expect(await house.deadlines.get(table.id)).toBeDefined();
});
