import { guess } from '@longtable/kit/testing/games/guess';
import { beforeEach, expect, test } from 'vitest';
import { codeOf, locationIn, open, person, testContext } from '../../../tests/context.ts';
import { playLine } from '../../host/actions/move.ts';
import type { Context } from '../../host/context.ts';
import { Scheduler } from '../../host/scheduler/scheduler.ts';
import { changeServer, readPerson } from '../../host/settings.ts';
import { findTable } from '../../host/table/find.ts';
import { tableWrites } from '../../host/table/record.ts';
import { decideOvertime } from '../overtime/index.ts';
import { playerStatsKind } from '../ratings/record.ts';
import { setVacation, updateVacationClocks } from './away.ts';
import { addToDigest, dueDigest, saveDigestSent } from './digest.ts';
import { digestKind } from './record.ts';
import { setReminders } from './reminders.ts';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
const MORNING = Date.parse('2026-05-04T10:00:00Z');

let now: number;
let context: Context;
let told: string[];
let woken: string[];

beforeEach(async () => {
  now = MORNING;
  context = { ...(await testContext()), now: () => now };
  told = [];
  woken = [];
});

/** Advances the time, runs due work and records the notices as sent. */
async function pass(ms: number): Promise<void> {
  now += ms;
  const scheduler = new Scheduler(
    context,
    async ({ table }) => {
      for (const { about, seats, early } of table.pings.notices)
        told.push(`${about} ${seats.join(' ')}${early ? ' early' : ''}`);
      await context.storage.transact({
        writes: tableWrites(context, undefined, { ...table, pings: { ...table.pings, notices: [] } }),
      });
    },
    [{ record: 'digest', due: context.storage.store(digestKind), run: sendDigest }],
  );
  await scheduler.runDue();
  await scheduler.runDue();
}

async function sendDigest(who: string): Promise<void> {
  const digest = await dueDigest(context, who);
  if (!digest) return;
  woken.push(`${who}: ${digest.waiting.map(({ about, seat }) => `${about} ${seat}`).join(', ')}`);
  await saveDigestSent(context, digest);
}

const table = async (id: string) => (await findTable(context, id)).table;
const reminders = () => told.filter((line) => line.startsWith('reminder'));

async function vacation(who: string, until: number): Promise<void> {
  const settings = await setVacation(context, who, until);
  await updateVacationClocks(context, who, settings);
}

test.each([
  [undefined, 6],
  ['once', 1],
  ['twice', 2],
  ['daily', 6],
] as const)('without a clock, reminded %s: %i in a week, then the others are asked', async (often, times) => {
  if (often) await setReminders(context, 'ada', { often });
  await open(context);
  for (let hour = 0; hour < 10 * 24; hour += 6) await pass(6 * HOUR);
  expect(reminders()).toEqual(Array(times).fill('reminder 0 early'));
  expect(told.filter((line) => line.startsWith('timeout'))).toEqual(['timeout 0']);
});

test.each([
  [undefined, ['reminder 0']],
  ['twice', ['reminder 0 early', 'reminder 0']],
  ['daily', ['reminder 0 early', 'reminder 0 early', 'reminder 0']],
] as const)('with three days for a turn, reminded %s', async (often, expected) => {
  if (often) await setReminders(context, 'ada', { often });
  await open(context, { perTurn: 3 * DAY });
  for (let hour = 0; hour < 3 * 24; hour += 1) await pass(HOUR);
  expect(told).toEqual([...expected, 'timeout 0']);
});

test('sends a daily reminder once after days of downtime', async () => {
  await open(context);
  await pass(4 * DAY);
  expect(told).toEqual(['reminder 0 early']);
  await pass(DAY);
  expect(told).toEqual(['reminder 0 early', 'reminder 0 early']);
});

test('applies changed reminder settings to the current turn', async () => {
  await setReminders(context, 'ada', { often: 'once' });
  await open(context);
  await pass(DAY);
  await setReminders(context, 'ada', { often: 'daily' });
  await pass(DAY);
  expect(reminders()).toHaveLength(2);
});

test.each([undefined, 10 * HOUR])(
  'reminds only the late player when both move simultaneously (time %s)',
  async (perTurn) => {
    const { id } = (await open(context, { game: guess, perTurn })).table;
    await playLine(context, id, { person: 'ada' }, 'pick 3');
    await pass(perTurn ? 8 * HOUR : DAY);
    expect(reminders()).toEqual([perTurn ? 'reminder 1' : 'reminder 1 early']);
  },
);

test('lets the waiting player end the game after a week without a loss for the other', async () => {
  const { id } = (await open(context)).table;
  await pass(7 * DAY);
  const late = { seat: 0, turn: 0 };
  expect(await codeOf(decideOvertime(context, id, 'bo', late, 'claim'))).toBe('noClock');
  expect(await codeOf(decideOvertime(context, id, 'ada', late, 'end'))).toBe('notWaiting');
  expect(await codeOf(decideOvertime(context, id, 'bo', late, 'end'))).toBe('done');
  expect(await table(id)).toMatchObject({ status: 'over', ending: { by: 'absence', seat: 0 } });
  expect(await context.storage.store(playerStatsKind).get('ada')).toBeUndefined();
  expect(await context.storage.store(playerStatsKind).get('bo')).toBeUndefined();
});

test('asks again after another week of waiting', async () => {
  const { id } = (await open(context)).table;
  await pass(7 * DAY);
  await decideOvertime(context, id, 'bo', { seat: 0, turn: 0 }, 'wait');
  await pass(6.9 * DAY);
  expect(told.filter((line) => line.startsWith('timeout'))).toHaveLength(1);
  await pass(0.1 * DAY);
  expect(told.filter((line) => line.startsWith('timeout'))).toHaveLength(2);
});

test('sends notices held back during quiet hours once, if they still apply', async () => {
  await setReminders(context, 'ada', { from: '9:00', to: '12:00', zone: 'UTC' });
  const one = (await open(context)).table.id;
  const other = (await open(context, { location: locationIn('d') })).table.id;
  const third = (await open(context, { location: locationIn('e') })).table.id;
  for (const id of [one, other, third, one]) await addToDigest(context, 'ada', id, now + 2 * HOUR);
  await playLine(context, third, { person: 'ada' }, 'a1');
  await pass(HOUR);
  expect(woken).toEqual([]);
  await pass(HOUR);
  await pass(HOUR);
  expect(woken).toEqual(['ada: turn 0, turn 0']);
  expect(await context.storage.store(digestKind).get('ada')).toBeUndefined();
});

test('stops running and newly started clocks during a vacation', async () => {
  const { id } = (await open(context, { perTurn: 10 * HOUR })).table;
  now += HOUR;
  await vacation('ada', now + 5 * DAY);
  await vacation('bo', now + 2 * DAY);
  expect((await table(id)).clock.expiresAt).toEqual([now + 5 * DAY + 9 * HOUR, null]);
  await pass(DAY);
  expect(told).toEqual([]);
  await playLine(context, id, { person: 'ada' }, 'a1');
  expect((await table(id)).clock.expiresAt).toEqual([null, now + DAY + 10 * HOUR]);
  await vacation('bo', now);
  expect((await table(id)).clock.expiresAt).toEqual([null, now + 10 * HOUR]);
  expect((await table(id)).seats[1]).toEqual(person('bo'));
});

test("limits vacation days per year by the server's setting", async () => {
  await changeServer(context, 'g', (server) => ({ ...server, vacation: 3 * DAY }));
  const { id } = (await open(context, { perTurn: 10 * HOUR })).table;
  const began = now;
  await vacation('ada', now + 2 * DAY);
  expect((await table(id)).clock.expiresAt[0]).toBe(began + 2 * DAY + 10 * HOUR);
  await vacation('ada', now + 20 * DAY);
  expect((await table(id)).clock.expiresAt[0]).toBe(began + 3 * DAY + 10 * HOUR);
  await pass(DAY);
  await vacation('ada', now);
  await pass(HOUR);
  const again = now;
  await vacation('ada', now + 20 * DAY);
  expect((await table(id)).seats[0]).toMatchObject({ away: again + 2 * DAY });
});

test('forgets vacations after a year', async () => {
  await vacation('ada', now + DAY);
  await pass(366 * DAY - 1);
  await vacation('ada', now + DAY);
  expect((await readPerson(context, 'ada')).vacations).toHaveLength(2);
  await pass(2 * DAY);
  await vacation('ada', now + DAY);
  expect((await readPerson(context, 'ada')).vacations).toHaveLength(2);
});

test('does not restore time that ran out before a vacation', async () => {
  const { id } = (await open(context, { perTurn: 10 * HOUR })).table;
  await pass(11 * HOUR);
  const { expiresAt, expired } = (await table(id)).clock;
  expect(expired).toEqual([0]);
  await vacation('ada', now + 5 * DAY);
  expect((await table(id)).clock.expiresAt).toEqual(expiresAt);
});
