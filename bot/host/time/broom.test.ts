import { beforeEach, expect, test } from 'vitest';
import { open, person, place, seated, testHouse } from '../../../tests/house.ts';
import { noughts } from '../../../tests/noughts.ts';
import { leaveTable } from '../acts/leave.ts';
import { playLine } from '../acts/move.ts';
import { openTable } from '../acts/open.ts';
import { invitationsOf, tablesOf } from '../books/sitting.ts';
import type { House } from '../house/house.ts';
import { exportPerson } from '../people/export.ts';
import { forgetPerson } from '../people/forget.ts';
import { findTable } from '../table/find.ts';
import { Broom } from './broom.ts';

const DAY = 24 * 3_600_000;

let now: number;
let house: House;

beforeEach(async () => {
  now = Date.parse('2026-05-04T10:00:00Z');
  house = { ...(await testHouse()), now: () => now };
});

const sweepAfter = async (days: number, at: House = house) => {
  now += days * DAY;
  await new Broom(at).sweep();
};

async function finished(): Promise<string> {
  const { id } = (await open(house)).table;
  for (const [index, cell] of 'a1 b1 a2 b2 a3'.split(' ').entries()) {
    await playLine(house, id, { person: index % 2 === 0 ? 'ada' : 'bo' }, cell);
  }
  return id;
}

test('a finished table becomes small, and is as it was for whoever looks', async () => {
  const id = await finished();
  const before = seated(await findTable(house, id)).table;
  await sweepAfter(2);
  expect((await house.tables.get(id))?.state).not.toBeNull();
  await sweepAfter(1);
  expect(await house.tables.get(id)).toMatchObject({ state: null, events: [], status: 'over' });
  const { events: _, ...after } = seated(await findTable(house, id)).table;
  expect(before).toMatchObject(after);
  await sweepAfter(1000);
  expect(await house.tables.get(id)).toBeDefined();
});

test('it is kept as long as the operator says, and a table that never began for a few days', async () => {
  const id = await finished();
  const never = (await open(house, { sitters: [person('ada'), { kind: 'open' }], place: place('d') })).table.id;
  await leaveTable(house, never, 'ada');
  const strict = { ...house, limits: { ...house.limits, retention: 10 * DAY } };
  await sweepAfter(3, strict);
  expect(await house.tables.get(never)).toBeUndefined();
  await sweepAfter(6, strict);
  expect(await house.tables.get(id)).toBeDefined();
  await sweepAfter(1, strict);
  expect(await house.tables.get(id)).toBeUndefined();
});

test('interactions are forgotten after a quarter of an hour', async () => {
  await house.claims.during('1', async () => void (await open(house)));
  await sweepAfter(0);
  expect(await house.interactions.get('1')).toBeDefined();
  await sweepAfter(1);
  expect(await house.interactions.get('1')).toBeUndefined();
});

test('an invitation is on a list of the one who was invited, as long as it waits', async () => {
  const sitters = [person('ada'), { kind: 'invited' as const, id: 'bo' }];
  const { id } = (await open(house, { sitters })).table;
  expect(await invitationsOf(house, 'bo')).toEqual([id]);
  expect(await exportPerson(house, 'bo')).toMatchObject({ invitations: [id] });
  await forgetPerson(house, 'bo');
  expect(await house.invitations.get('bo')).toBeUndefined();
  expect((await house.tables.get(id))?.status).toBe('over');
});

test('a table of computers alone counts for whoever opened it, until they are forgotten', async () => {
  const computer = { kind: 'computer' as const, level: 'any' };
  const game = { ...noughts, computers: { levels: [], line: () => 'a1' } };
  const asked = { game, options: {}, sitters: [computer, computer], place: place('c'), opener: 'ada' };
  const { table } = seated(await openTable(house, asked));
  expect(await tablesOf(house, 'ada')).toEqual([table.id]);
  await forgetPerson(house, 'ada');
  expect(await tablesOf(house, 'ada')).toEqual([]);
  expect(JSON.stringify(await house.tables.get(table.id))).not.toContain('"ada"');
});
