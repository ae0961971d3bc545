import { expect, test } from 'vitest';
import { guess } from '../../../tests/guess.ts';
import { codeOf, open, person, place, seated, testHouse } from '../../../tests/house.ts';
import { noughts } from '../../../tests/noughts.ts';
import { joinTable } from '../acts/join.ts';
import { declineInvitation, lapseTable, leaveTable } from '../acts/leave.ts';
import { playLine } from '../acts/move.ts';
import { openTable } from '../acts/open.ts';
import { resign } from '../acts/resign.ts';
import type { House } from '../house/house.ts';
import { findTable, findTableAt } from '../table/find.ts';
import { resultOf } from '../table/table.ts';
import { noRoomFor, tablesIn, tablesOf } from './sitting.ts';

const invited = (id: string) => ({ kind: 'invited' as const, id });
const free = { kind: 'open' as const };
const inviting = { sitters: [person('ada'), invited('bo')] };
const DAY = 24 * 60 * 60 * 1000;

const withLimits = (house: House, limits: Partial<House['limits']>): House => ({
  ...house,
  limits: { ...house.limits, ...limits },
});

test('an invited person accepts by joining; until then nobody plays and the seat is kept', async () => {
  const house = await testHouse();
  const { id, status } = (await open(house, inviting)).table;
  expect(status).toBe('open');
  expect(await tablesOf(house, 'bo')).toEqual([]);
  expect(codeOf(await playLine(house, id, { person: 'ada' }, 'a1'))).toBe('notStarted');
  expect(codeOf(await joinTable(house, id, 'cleo'))).toBe('seatKept');
  expect(codeOf(await joinTable(house, id, 'ada'))).toBe('alreadySeated');
  const { table } = seated(await joinTable(house, id, 'bo'));
  expect(table).toMatchObject({ status: 'playing', lapses: null, seats: [person('ada'), person('bo')] });
  expect(await tablesOf(house, 'bo')).toEqual([id]);
  expect(codeOf(await joinTable(house, id, 'cleo'))).toBe('seatTaken');
  expect(codeOf(await leaveTable(house, id, 'bo'))).toBe('begun');
  expect(codeOf(await declineInvitation(house, id, 'bo'))).toBe('notInvited');
});

test.each([
  ['the invited person declines', (house: House, id: string) => declineInvitation(house, id, 'bo')],
  ['the invited person leaves', (house: House, id: string) => leaveTable(house, id, 'bo')],
  ['whoever invited withdraws', (house: House, id: string) => leaveTable(house, id, 'ada')],
])('an invitation is cleared away when %s', async (_, clear) => {
  const house = await testHouse();
  const { id } = (await open(house, inviting)).table;
  for (const verb of [declineInvitation, leaveTable]) {
    expect(codeOf(await verb(house, id, 'cleo'))).toMatch(/notInvited|notYourTable/);
  }
  expect(codeOf(await declineInvitation(house, id, 'ada'))).toBe('notInvited');
  expect(codeOf(await resign(house, id, 'ada'))).toBe('notStarted');
  const cleared = seated(await clear(house, id));
  expect(cleared.table).toMatchObject({ status: 'over', ending: { by: 'nobody' }, lapses: null });
  expect(resultOf(cleared)?.winners).toEqual([]);
  expect(seated(await findTable(house, id)).table.status).toBe('over');
  expect([await tablesOf(house, 'ada'), await tablesIn(house, 'g')]).toEqual([[], []]);
  for (const verb of [joinTable, leaveTable, declineInvitation, resign]) {
    expect(codeOf(await verb(house, id, 'bo'))).toBe(verb === resign ? 'notYourTable' : 'over');
  }
  await open(house);
});

test('of accepting and declining at once one counts', async () => {
  const house = await testHouse();
  const { id } = (await open(house, inviting)).table;
  const [accepted, declined] = await Promise.all([joinTable(house, id, 'bo'), declineInvitation(house, id, 'bo')]);
  expect([codeOf(accepted), codeOf(declined)]).toEqual(['done', 'notInvited']);
});

test('leaving frees the seat; without anybody left the table is cleared away', async () => {
  const house = await testHouse();
  const three = { ...noughts, id: 'three', seats: { min: 3, max: 3 } };
  const threes: House = { ...house, shelf: new Map([['three', three]]) };
  const { id } = (await open(threes, { game: three, sitters: [person('ada'), free, free] })).table;
  await joinTable(threes, id, 'bo');
  const left = seated(await leaveTable(threes, id, 'ada'));
  expect(left.table).toMatchObject({ status: 'open', seats: [free, person('bo'), free] });
  expect(seated(await joinTable(threes, id, 'cleo')).table.seats[0]).toEqual(person('cleo'));
  await leaveTable(threes, id, 'cleo');
  expect(seated(await leaveTable(threes, id, 'bo')).table.ending).toEqual({ by: 'nobody', why: 'withdrawn', seat: 1 });
});

test('a table that did not begin lapses when its time has come, and only then', async () => {
  let now = 1_000_000;
  const house: House = { ...(await testHouse()), now: () => now };
  const { id } = (await open(house, inviting)).table;
  expect(await house.deadlines.get(id)).toEqual({ at: now + 3 * DAY });
  now += 3 * DAY - 1;
  expect(codeOf(await lapseTable(house, id))).toBe('notDue');
  now += 1;
  const codes = (await Promise.all([lapseTable(house, id), lapseTable(house, id)])).map(codeOf);
  expect(codes).toEqual(['done', 'notDue']);
  expect(await house.deadlines.get(id)).toBeUndefined();
  const begun = (await open(house)).table;
  now += 30 * DAY;
  expect(codeOf(await lapseTable(house, begun.id))).toBe('notDue');
});

test('who starts is drawn by lot, unless the game or the request fixes the seats', async () => {
  const house = await testHouse();
  const firstOf = async (asked: Parameters<typeof open>[1]) => {
    const starters = new Map<string, number>();
    for (let seed = 0; seed < 200; seed++) {
      const { table } = await open({ ...house, newSeed: () => seed }, { place: place(`${seed}`), ...asked });
      const [first] = table.seats;
      const name = first?.kind === 'person' ? first.id : 'computer';
      starters.set(name, (starters.get(name) ?? 0) + 1);
      await resign(house, table.id, 'ada');
    }
    return starters;
  };
  const computer = { kind: 'computer', level: 'steady' } as const;
  const drawn = await firstOf({ game: guess, seated: false, sitters: [person('ada'), computer] });
  expect(drawn.get('ada')).toBeGreaterThan(70);
  expect(drawn.get('computer')).toBeGreaterThan(70);
  expect([...(await firstOf({ game: noughts, seated: false })).keys()]).toEqual(['ada']);
  expect([...(await firstOf({ game: guess, seated: true })).keys()]).toEqual(['ada']);
  const half = { ...guess, fixedSeats: 'against computers' } as const;
  expect([...(await firstOf({ game: half, seated: false, sitters: [person('ada'), computer] })).keys()]).toEqual([
    'ada',
  ]);
  expect((await firstOf({ game: half, seated: false, sitters: [person('ada'), person('bo')] })).size).toBe(2);
});

test('lots are drawn when the last one sits down', async () => {
  const house = await testHouse();
  const seats = new Set<string>();
  for (let seed = 0; seed < 20; seed++) {
    const asked = { game: guess, seated: false, sitters: [person('ada'), free], place: place(`${seed}`) };
    const { table } = await open({ ...house, newSeed: () => seed }, asked);
    expect(table.seats).toEqual([person('ada'), free]);
    seats.add(JSON.stringify(seated(await joinTable(house, table.id, 'bo')).table.seats));
    await resign(house, table.id, 'ada');
  }
  expect(seats.size).toBe(2);
});

test('a person and a server have room for so many tables, also when they are asked for at once', async () => {
  const house = withLimits(await testHouse(), { tablesPerPerson: 2, tablesPerServer: 3 });
  const sitters = [person('ada'), free];
  const ask = (channel: string, who = sitters) =>
    openTable(house, { game: noughts, options: {}, sitters: who, place: place(channel) });
  const asked = await Promise.all(['c1', 'c2', 'c3'].map((channel) => ask(channel)));
  expect(asked.map(codeOf).sort()).toEqual(['done', 'done', 'tooManyTables']);
  expect(await noRoomFor(house, 'ada', null)).toMatchObject({ refused: { code: 'tooManyTables' } });
  const { table } = seated(await ask('c4', [person('bo'), free]));
  expect(codeOf(await joinTable(house, table.id, 'ada'))).toBe('tooManyTables');
  expect(seated(await findTable(house, table.id)).table.seats[1]).toEqual(free);
  expect(codeOf(await ask('c5', [person('bo'), free]))).toBe('serverFull');
  expect(codeOf(await findTableAt(house, 'c5'))).toBe('nothingHere');
  const inDm = { guild: null, channel: 'dm', message: null, language: 'en' as const };
  await open(house, { sitters: [person('cleo'), free], place: inDm });
  await leaveTable(house, table.id, 'bo');
  expect(await noRoomFor(house, 'bo', 'g')).toBeUndefined();
  expect(codeOf(await ask('c5', [person('bo'), free]))).toBe('done');
});

test('a server may set its own limits, and a damaged table takes up no room', async () => {
  const house = await testHouse();
  await house.storage.commit(house.servers.put('g', { tables: 1 }));
  const { table } = await open(house);
  const again = { game: noughts, options: {}, sitters: [person('cleo'), free], place: place('d') };
  expect(codeOf(await openTable(house, again))).toBe('serverFull');
  await house.tables.setAside(table.id);
  expect(codeOf(await openTable(house, again))).toBe('done');
});
