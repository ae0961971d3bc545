import { guess } from '@longtable/kit/testing/games/guess';
import { noughts } from '@longtable/kit/testing/games/noughts';
import { expect, test } from 'vitest';
import { serverSettingsKind } from '../../../storage/records/server.ts';
import { deadlineKind } from '../../../storage/records/time.ts';
import { codeOf, locationIn, open, openTable, person, refusalOf, testContext } from '../../../tests/context.ts';
import { playLine } from '../actions/move.ts';
import { resign } from '../actions/resign.ts';
import { declineInvitation, expireTable, invite, joinTable, leaveTable, openSeat } from '../actions/seats.ts';
import type { Context } from '../context.ts';
import { findTable, findTableAt } from '../table/find.ts';
import { resultOf } from '../table/table.ts';
import { requireRoom, tablesIn, tablesOf } from './table-lists.ts';

const invited = (id: string) => ({ kind: 'invited' as const, id });
const free = { kind: 'open' as const };
const inviting = { occupants: [person('ada'), invited('bo')] };
const DAY = 24 * 60 * 60 * 1000;

const withLimits = (context: Context, limits: Partial<Context['limits']>): Context => ({
  ...context,
  limits: { ...context.limits, ...limits },
});

test.each([
  ['declines', declineInvitation],
  ['leaves', leaveTable],
])('keeps the table of an invitation waiting when the invited user %s', async (_, turnDown) => {
  let now = 1_000_000;
  const context: Context = { ...(await testContext()), now: () => now };
  const { id } = (await open(context, inviting)).table;
  now += DAY;
  const { table } = await turnDown(context, id, 'bo');
  expect(table).toMatchObject({ status: 'open', times: { lapsesAt: now + 3 * DAY } });
  expect(table.seats).toEqual([person('ada'), { ...invited('bo'), answer: 'declined' }]);
  expect(table.pings.notices.map(({ about, seats }) => [about, seats])).toEqual([['vacant', [0]]]);
  expect(await codeOf(turnDown(context, id, 'bo'))).toMatch(/notInvited|notYourTable/);
  expect(await codeOf(joinTable(context, id, 'cleo'))).toBe('seatKept');
  expect(await codeOf(openSeat(context, id, 'cleo'))).toBe('notYourTable');
  now += DAY;
  expect((await invite(context, id, 'ada', [{ id: 'bo', name: 'Bo' }])).table.seats[1]).not.toHaveProperty('answer');
  expect((await openSeat(context, id, 'ada')).table.seats[1]).toEqual(free);
  expect((await joinTable(context, id, 'cleo')).table.status).toBe('playing');
});

test('closes the table when the inviting player leaves', async () => {
  const context = await testContext();
  const { id } = (await open(context, inviting)).table;
  for (const verb of [declineInvitation, leaveTable]) {
    expect(await codeOf(verb(context, id, 'cleo'))).toMatch(/notInvited|notYourTable/);
  }
  expect(await codeOf(declineInvitation(context, id, 'ada'))).toBe('notInvited');
  expect(await codeOf(resign(context, id, 'ada'))).toBe('notStarted');
  const cleared = await leaveTable(context, id, 'ada');
  expect(cleared.table).toMatchObject({ status: 'over', ending: { by: 'nobody' }, times: { lapsesAt: null } });
  expect(resultOf(cleared)?.winners).toEqual([]);
  expect((await findTable(context, id)).table.status).toBe('over');
  expect([await tablesOf(context, 'ada'), await tablesIn(context, 'g')]).toEqual([[], []]);
  for (const verb of [joinTable, leaveTable, declineInvitation, resign]) {
    expect(await codeOf(verb(context, id, 'bo'))).toBe(verb === resign ? 'notYourTable' : 'over');
  }
  await open(context);
});

test('frees the seat of a player who leaves and closes the table after the last one', async () => {
  const context = await testContext();
  const three = { ...noughts, id: 'three', seats: { min: 3, max: 3 } };
  const threes: Context = { ...context, games: new Map([['three', three]]) };
  const { id } = (await open(threes, { game: three, occupants: [person('ada'), free, free] })).table;
  await joinTable(threes, id, 'bo');
  const left = await leaveTable(threes, id, 'ada');
  expect(left.table).toMatchObject({ status: 'open', seats: [free, person('bo'), free] });
  expect((await joinTable(threes, id, 'cleo')).table.seats[0]).toEqual(person('cleo'));
  await leaveTable(threes, id, 'cleo');
  expect((await leaveTable(threes, id, 'bo')).table.ending).toEqual({ by: 'nobody', why: 'withdrawn', seat: 1 });
});

test('closes a table that has not started after its time', async () => {
  let now = 1_000_000;
  const context: Context = { ...(await testContext()), now: () => now };
  const { id } = (await open(context, inviting)).table;
  expect(await context.storage.store(deadlineKind).get(id)).toEqual({ at: now + 3 * DAY });
  now += 3 * DAY - 1;
  expect(await codeOf(expireTable(context, id))).toBe('notDue');
  now += 1;
  const codes = await Promise.all([expireTable(context, id), expireTable(context, id)].map(codeOf));
  expect(codes).toEqual(['done', 'notDue']);
  const { status, seats } = (await findTable(context, id)).table;
  expect([status, seats[1]]).toEqual(['open', { ...invited('bo'), answer: 'expired' }]);
  now += 3 * DAY;
  expect((await expireTable(context, id)).table.ending).toEqual({ by: 'nobody', why: 'lapsed' });
  expect(await context.storage.store(deadlineKind).get(id)).toBeUndefined();
  const begun = (await open(context)).table;
  now += 30 * DAY;
  expect(await codeOf(expireTable(context, begun.id))).toBe('notDue');
});

test('shuffles the seats unless the game or the request fixes them', async () => {
  const context = await testContext();
  const firstOf = async (asked: Parameters<typeof open>[1]) => {
    const starters = new Map<string, number>();
    for (let seed = 0; seed < 16; seed++) {
      const { table } = await open({ ...context, newSeed: () => seed }, { location: locationIn(`${seed}`), ...asked });
      const [first] = table.seats;
      const name = first?.kind === 'person' ? first.id : 'computer';
      starters.set(name, (starters.get(name) ?? 0) + 1);
      await resign(context, table.id, 'ada');
    }
    return starters;
  };
  const computer = { kind: 'computer', level: 'steady' } as const;
  const drawn = await firstOf({ game: guess, seated: false, occupants: [person('ada'), computer] });
  expect(drawn.get('ada')).toBeGreaterThan(3);
  expect(drawn.get('computer')).toBeGreaterThan(3);
  expect([...(await firstOf({ game: noughts, seated: false })).keys()]).toEqual(['ada']);
  expect([...(await firstOf({ game: guess, seated: true })).keys()]).toEqual(['ada']);
  const half = { ...guess, seats: { ...guess.seats, fixed: 'against computers' } } as const;
  expect([...(await firstOf({ game: half, seated: false, occupants: [person('ada'), computer] })).keys()]).toEqual([
    'ada',
  ]);
  expect((await firstOf({ game: half, seated: false, occupants: [person('ada'), person('bo')] })).size).toBe(2);
});

test('enforces the table limits per user and server, also for concurrent requests', async () => {
  const context = withLimits(await testContext(), { tablesPerPerson: 2, tablesPerServer: 3 });
  const occupants = [person('ada'), free];
  const ask = (channel: string, who = occupants) =>
    openTable(context, { game: noughts, options: {}, occupants: who, location: locationIn(channel) });
  const asked = await Promise.all(['c1', 'c2', 'c3'].map((channel) => codeOf(ask(channel))));
  expect(asked.sort()).toEqual(['done', 'done', 'tooManyTables']);
  expect(await refusalOf(requireRoom(context, 'ada', { guild: null }))).toMatchObject({ code: 'tooManyTables' });
  const { table } = await ask('c4', [person('bo'), free]);
  expect(await codeOf(joinTable(context, table.id, 'ada'))).toBe('tooManyTables');
  expect((await findTable(context, table.id)).table.seats[1]).toEqual(free);
  expect(await codeOf(ask('c5', [person('bo'), free]))).toBe('serverFull');
  expect(await codeOf(findTableAt(context, 'c5'))).toBe('nothingHere');
  const inDm = { guild: null, channel: 'dm', message: null, language: 'en' as const };
  await open(context, { occupants: [person('cleo'), free], location: inDm });
  await leaveTable(context, table.id, 'bo');
  expect(await codeOf(requireRoom(context, 'bo', { guild: 'g' }))).toBe('done');
  expect(await codeOf(ask('c5', [person('bo'), free]))).toBe('done');
});

test('limits the tables that a user opens per minute', async () => {
  let now = 0;
  const context = { ...withLimits(await testContext(), { opensPerMinute: 2 }), now: () => now };
  const opening = (who: string, channel: string) =>
    codeOf(open(context, { occupants: [person(who), person('bo')], location: locationIn(channel) }));
  expect(await opening('ada', '1')).toBe('done');
  now = 30_000;
  expect(await opening('ada', '2')).toBe('done');
  expect(await opening('ada', '3')).toBe('opensTooFast');
  expect(await codeOf(requireRoom(context, 'ada', locationIn('3')))).toBe('opensTooFast');
  expect(await opening('cleo', '3')).toBe('done');
  now = 60_001;
  expect(await opening('ada', '4')).toBe('done');
  expect(await opening('ada', '5')).toBe('opensTooFast');
  // Each game that was played to its end makes room for one, and a server with more tables per user allows more.
  const [four, resigned] = await Promise.all(['4', '2'].map((channel) => findTableAt(context, channel)));
  for (const [at, line] of ['a1', 'b1', 'a2', 'b2', 'a3'].entries())
    await playLine(context, four!.table.id, { person: at % 2 === 0 ? 'ada' : 'bo' }, line);
  expect([await opening('ada', '5'), await opening('ada', '6')]).toEqual(['done', 'opensTooFast']);
  for (const [at, line] of ['a1', 'b1'].entries())
    await playLine(context, resigned!.table.id, { person: at % 2 === 0 ? 'ada' : 'bo' }, line);
  await resign(context, resigned!.table.id, 'bo');
  expect(await opening('ada', '6')).toBe('opensTooFast');
  await context.storage.transact({ writes: [context.storage.store(serverSettingsKind).put('g', { tablesEach: 9 })] });
  expect(await opening('ada', '7')).toBe('done');
});
