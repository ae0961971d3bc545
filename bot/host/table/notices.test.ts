import { expect, test } from 'vitest';
import type { SeatOccupant } from '../../../storage/records/table.ts';
import { open, person, testContext } from '../../../tests/context.ts';
import { endNotices, Presence, pendingSeats } from './notices.ts';

const COMPUTER: SeatOccupant = { kind: 'computer', level: 'steady' };

test.each<[what: string, other: SeatOccupant, doer: number | undefined, told: number[]]>([
  ['a person who ends it', person('bo'), 1, [0]],
  ['a computer, which has answered at once', COMPUTER, 1, []],
  ['the clock', COMPUTER, undefined, [0]],
])('notifies the right players of an end caused by %s', async (_, other, doer, told) => {
  const { table } = await open(await testContext(), { sitters: [person('ada'), other] });
  expect(endNotices({ ...table, status: 'over' }, doer).flatMap(({ seats }) => seats)).toEqual(told);
});

test('reminds only seats that the computer still holds of their replacement', async () => {
  const loaded = await open(await testContext());
  const replaced: SeatOccupant = { ...COMPUTER, instead: { id: 'ada' } };
  const table = { ...loaded.table, seats: [replaced, person('bo')] };
  expect(pendingSeats({ ...loaded, table }, { about: 'replaced', seats: [0, 1] })).toEqual([0]);
});

test('counts a user as present only in the channel of their recent interaction', () => {
  let now = 0;
  const presence = new Presence(() => now);
  presence.record('c', 'ada');
  now = 999;
  expect(presence.isPresent('c', 'ada', 1000)).toBe(true);
  expect(presence.isPresent('d', 'ada', 1000)).toBe(false);
  expect(presence.isPresent('c', 'bo', 1000)).toBe(false);
  now = 1000;
  expect(presence.isPresent('c', 'ada', 1000)).toBe(false);
});
