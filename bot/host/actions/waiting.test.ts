import { auction } from '@longtable/kit/testing/games/auction';
import { noughts } from '@longtable/kit/testing/games/noughts';
import { beforeEach, expect, test } from 'vitest';
import type { Table } from '../../../storage/records/table.ts';
import { codeOf, locationIn, open, person, testContext } from '../../../tests/context.ts';
import { setBlock } from '../../features/moderation/blocks.ts';
import { closeTablesOf, removeFromWaitingTables } from '../../features/moderation/close-tables.ts';
import { toggleMatch } from '../../features/rematch/match.ts';
import type { Context } from '../context.ts';
import { changePerson, readPerson } from '../settings.ts';
import { resign } from './resign.ts';
import { declineInvitation, joinTable, leaveTable, startTable } from './seats.ts';

const FREE = { kind: 'open' as const };
const BO = { kind: 'invited' as const, id: 'bo', name: 'Bo' };
const aboutOf = ({ pings }: Table) => pings.notices.map(({ about, seats }) => [about, seats]);

let now = 0;
let context: Context;
beforeEach(async () => {
  now = 1000;
  context = { ...(await testContext([noughts, auction])), now: () => now };
});

const idOf = async (request: Parameters<typeof open>[1]) => (await open(context, request)).table.id;

test('refuses to join a finished table, and blocked users', async () => {
  const id = await idOf({ occupants: [person('ada'), FREE] });
  await setBlock(context, 'g', 'bo', { by: 'mod', at: 0 });
  expect(await codeOf(joinTable(context, id, 'bo'))).toBe('blocked');
  await leaveTable(context, id, 'ada');
  expect(await codeOf(joinTable(context, id, 'cleo'))).toBe('over');
  expect(await codeOf(startTable(context, id, 'ada'))).toBe('over');
});

test('requires a rating for a free seat of a rated challenge, but not of an invited user', async () => {
  const occupants = [person('ada'), BO, FREE];
  const id = await idOf({ game: auction, occupants, rating: 1500 });
  expect(await codeOf(joinTable(context, id, 'cleo'))).toBe('provisional');
  expect(await codeOf(joinTable(context, id, 'bo'))).toBe('done');
});

test('stores the name and the time of a user who joins, and gives them the first free seat', async () => {
  const id = await idOf({ game: auction, occupants: [person('ada'), FREE, FREE] });
  now = 2000;
  const { table } = await joinTable(context, id, 'bo', 'Bo');
  expect(table.seats).toEqual([person('ada'), { kind: 'person', id: 'bo', name: 'Bo' }, FREE]);
  expect(table.times.movedAt).toBe(2000);
  const begun = (await startTable({ ...context, now: () => 3000 }, id, 'ada')).table;
  expect(begun.times).toMatchObject({ movedAt: 3000, startedAt: 3000, lapsesAt: null });
});

test('ends the pause of invitations when a user joins the inviter', async () => {
  const id = await idOf({ occupants: [person('ada'), FREE] });
  const declined = [{ by: 'ada', until: 9000 }];
  await changePerson(context, 'bo', (before) => ({ ...before, declined }));
  expect(await codeOf(joinTable(context, id, 'ada'))).toBe('alreadySeated');
  await joinTable(context, id, 'bo');
  expect(await readPerson(context, 'bo')).not.toHaveProperty('declined');
});

test('notifies all players when a game leaves the lobby, and only those to move elsewhere', async () => {
  const lobby = await idOf({ occupants: [person('ada'), FREE], location: { ...locationIn('c'), lobby: 'c' } });
  expect(aboutOf((await joinTable(context, lobby, 'bo')).table)).toEqual([['begins', [0, 1]]]);
  const other = await idOf({ occupants: [person('ada'), FREE], location: locationIn('d') });
  expect(aboutOf((await joinTable(context, other, 'bo')).table)).toEqual([['turn', [0]]]);
});

test('tells only users who have not answered that the game starts without them', async () => {
  const id = await idOf({ game: auction, occupants: [person('ada'), person('bo'), { ...BO, id: 'cleo' }, FREE] });
  const { table } = await startTable(context, id, 'ada');
  expect(table.pings.notices[0]).toMatchObject({ about: 'uninvited', seats: [2], uninvited: 'cleo' });
  expect(aboutOf(table)).toEqual([
    ['uninvited', [2]],
    ['turn', [1]],
  ]);
});

test('frees the seat of a player who leaves, and closes the table after the last', async () => {
  const id = await idOf({ game: auction, occupants: [person('ada'), person('bo'), FREE] });
  expect(await codeOf(leaveTable(context, id, 'cleo'))).toBe('notYourTable');
  now = 2000;
  const left = (await leaveTable(context, id, 'ada')).table;
  expect(left).toMatchObject({ status: 'open', game: 'auction', times: { startedAt: 1000, movedAt: 2000 } });
  expect(left.seats).toEqual([FREE, person('bo'), FREE]);
  const closed = (await leaveTable(context, id, 'bo')).table;
  expect([closed.status, closed.ending]).toEqual(['over', { by: 'nobody', why: 'withdrawn', seat: 1 }]);
  expect(await codeOf(leaveTable(context, id, 'bo'))).toBe('over');
});

test('closes a table of computers and programs when the owner of the program leaves', async () => {
  const program = { kind: 'program' as const, owner: { id: 'ada', name: 'Ada' } };
  const id = await idOf({ occupants: [program, FREE] });
  expect((await leaveTable(context, id, 'ada')).table.status).toBe('over');
});

test('declines an invitation once, tells the host and makes them pause', async () => {
  const id = await idOf({ occupants: [person('ada'), BO] });
  expect(await codeOf(declineInvitation(context, id, 'cleo'))).toBe('notInvited');
  expect(await readPerson(context, 'cleo')).toEqual({});
  now = 2000;
  const { table } = await declineInvitation(context, id, 'bo');
  expect(table.seats[1]).toEqual({ ...BO, answer: 'declined' });
  expect(table.times).toMatchObject({ movedAt: 2000, lapsesAt: 2000 + context.limits.lapsesAfter });
  expect(aboutOf(table)).toEqual([['vacant', [0]]]);
  expect((await readPerson(context, 'bo')).declined).toMatchObject([{ by: 'ada' }]);
  expect(await codeOf(declineInvitation(context, id, 'bo'))).toBe('notInvited');
  await leaveTable(context, id, 'ada');
  expect(await codeOf(declineInvitation(context, id, 'bo'))).toBe('over');
});

test('refuses to resign at the table of others, before the start and after the end', async () => {
  const id = await idOf({ occupants: [person('ada'), FREE] });
  expect(await codeOf(resign(context, id, 'cleo'))).toBe('notYourTable');
  expect(await codeOf(resign(context, id, 'ada'))).toBe('notStarted');
  await joinTable(context, id, 'bo');
  await resign(context, id, 'ada');
  expect(await codeOf(resign(context, id, 'bo'))).toBe('over');
});

test('toggles a match between two people only, before the start', async () => {
  const id = await idOf({ occupants: [person('ada'), FREE] });
  expect(await codeOf(toggleMatch(context, id, 'bo'))).toBe('notYourTable');
  expect((await toggleMatch(context, id, 'ada')).table.features.match).toMatchObject({
    next: expect.any(String),
  });
  expect((await toggleMatch(context, id, 'ada')).table.features.match).toBeUndefined();
  await joinTable(context, id, 'bo');
  expect(await codeOf(toggleMatch(context, id, 'ada'))).toBe('begun');
  await resign(context, id, 'bo');
  expect(await codeOf(toggleMatch(context, id, 'ada'))).toBe('over');
  const three = await idOf({ game: auction, occupants: [person('ada'), FREE, FREE], location: locationIn('d') });
  expect(await codeOf(toggleMatch(context, three, 'ada'))).toBe('seatTaken');
});

test('closes all tables at which a user plays or that their program waits at, on one server', async () => {
  const own = { kind: 'program' as const, owner: { id: 'ada', name: 'Ada' } };
  const playing = await idOf({ occupants: [person('bo'), person('ada')] });
  const waiting = await idOf({ occupants: [own, FREE], location: locationIn('d') });
  await idOf({ occupants: [person('bo'), FREE], location: locationIn('e') });
  await idOf({ occupants: [person('ada'), FREE], location: { ...locationIn('f'), guild: 'h' } });
  const closed = await closeTablesOf(context, 'g', 'ada');
  expect(closed.map(({ table }) => [table.id, table.ending])).toEqual([
    [playing, { by: 'manager' }],
    [waiting, { by: 'nobody', why: 'manager' }],
  ]);
});

test('removes a user from waiting tables, closes those that they opened, and keeps running games', async () => {
  await idOf({ occupants: [person('ada'), person('bo')] });
  const hosted = await idOf({
    game: auction,
    occupants: [person('ada'), person('bo'), FREE],
    location: locationIn('d'),
  });
  const joined = await idOf({
    game: auction,
    occupants: [person('bo'), person('ada'), FREE],
    location: locationIn('e'),
  });
  const changed = await removeFromWaitingTables(context, 'g', 'ada');
  expect(changed.map(({ table }) => [table.id, table.status])).toEqual([
    [hosted, 'over'],
    [joined, 'open'],
  ]);
  expect(changed[1]?.table.seats).toEqual([person('bo'), FREE, FREE]);
});
