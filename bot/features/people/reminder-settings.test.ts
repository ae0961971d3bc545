import { beforeEach, expect, test } from 'vitest';
import { locationIn, open, testContext } from '../../../tests/context.ts';
import { playLine } from '../../host/actions/move.ts';
import type { Context } from '../../host/context.ts';
import { Scheduler } from '../../host/scheduler/scheduler.ts';
import { changeServer, readPerson } from '../../host/settings.ts';
import { findTable } from '../../host/table/find.ts';
import { tableWrites } from '../../host/table/record.ts';
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

async function vacation(who: string, until: number): Promise<void> {
  const settings = await setVacation(context, who, until);
  await updateVacationClocks(context, who, settings);
}

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
