import { beforeEach, expect, test } from 'vitest';
import type { SeatOccupant } from '../../../storage/records/table.ts';
import { locationIn, open, person, refusalOf, testContext } from '../../../tests/context.ts';
import type { Context } from '../../host/context.ts';
import { changeServer } from '../../host/settings.ts';
import { readTable } from '../../host/table/record.ts';
import { propose } from '../agreements/agreement.ts';
import { makeDigestDue, quietUntilOf, setVacation, updateVacationClocks, vacationAt } from './away.ts';
import { digestKind } from './record.ts';

const HOUR = 60 * 60 * 1000;
const DAY = 24 * HOUR;
const YEAR = 365 * DAY;

let now = 0;
let context: Context;
beforeEach(async () => {
  now = Date.UTC(2026, 0, 10, 12);
  context = { ...(await testContext()), now: () => now };
});

async function leave(user: string, until: number) {
  const settings = await setVacation(context, user, until);
  return updateVacationClocks(context, user, settings);
}

test('allows a vacation of a year, and changes it without a new start', async () => {
  expect(await refusalOf(setVacation(context, 'ada', now + YEAR + 1))).toMatchObject({ code: 'farVacation' });
  expect(await refusalOf(setVacation(context, 'ada', now))).toMatchObject({ code: 'noVacation' });
  const since = now;
  expect(await setVacation(context, 'ada', now + YEAR)).toEqual({ vacations: [{ since, until: now + YEAR }] });
  now += DAY;
  expect(await setVacation(context, 'ada', now + DAY)).toEqual({ vacations: [{ since, until: now + DAY }] });
  expect(await setVacation(context, 'ada', now)).toEqual({ vacations: [{ since, until: now }] });
  const past = { since, until: now };
  now += HOUR;
  expect(await setVacation(context, 'ada', now + DAY)).toEqual({
    vacations: [past, { since: now, until: now + DAY }],
  });
  expect(vacationAt({ vacations: [{ since: 0, until: now }] }, now)).toBeUndefined();
  expect(vacationAt({ vacations: [{ since: 0, until: now + 1 }] }, now)).toBeDefined();
});

test('stops only the clocks of the user, and returns the changed tables', async () => {
  const mine = (await open(context, { perTurn: DAY })).table;
  await open(context, { perTurn: DAY, occupants: [person('bo'), person('cleo')], location: locationIn('d') });
  const program: SeatOccupant = { kind: 'program', owner: { id: 'ada', name: 'Ada' } };
  await open(context, { occupants: [program, person('bo')], location: locationIn('e') });
  const changed = await leave('ada', now + 3 * DAY);
  expect(changed.map(({ table }) => table.id)).toEqual([mine.id]);
  const { seats, clock } = changed[0]!.table;
  expect(seats).toEqual([{ ...person('ada'), away: now + 3 * DAY }, person('bo')]);
  expect(clock.expiresAt).toEqual([now + 4 * DAY, null]);
  now += DAY;
  const [back] = await leave('ada', now);
  expect(back?.table.seats[0]).toEqual(person('ada'));
  expect(back?.table.clock.expiresAt).toEqual([now + DAY, null]);
});

test('makes a held-back digest due when a vacation changes', async () => {
  await makeDigestDue(context, 'ada');
  const store = context.storage.store(digestKind);
  expect(await store.get('ada')).toBeUndefined();
  await context.storage.transact({ writes: [store.put('ada', { at: now + DAY, tables: ['t'] })] });
  await leave('ada', now + DAY);
  expect(await store.get('ada')).toEqual({ at: now, tables: ['t'] });
});

test('is quiet until a vacation and the quiet hours after it end', () => {
  const quiet = { from: '11:00', to: '13:00', zone: 'UTC' };
  const vacations = [{ since: 0, until: now + DAY }];
  expect(quietUntilOf({}, now)).toBeUndefined();
  expect(quietUntilOf({ vacations }, now)).toBe(now + DAY);
  expect(quietUntilOf({ quiet }, now)).toBe(now + HOUR);
  expect(quietUntilOf({ quiet, vacations }, now)).toBe(now + DAY + HOUR);
  expect(quietUntilOf({ quiet: { ...quiet, from: '02:00', to: '03:00' }, vacations }, now)).toBe(now + DAY);
});

test('uses the vacation days of the server and keeps the clocks of a paused game', async () => {
  await changeServer(context, 'g', () => ({ vacation: DAY }));
  const { id } = (await open(context, { perTurn: DAY })).table;
  await propose(context, id, 'ada', 'pause');
  await propose(context, id, 'bo', 'pause');
  const { expiresAt } = (await readTable(context, id))!.clock;
  const [paused] = await leave('ada', now + 3 * DAY);
  expect(paused?.table.seats[0]).toEqual({ ...person('ada'), away: now + DAY });
  expect(paused?.table.clock.expiresAt).toEqual(expiresAt);
});
