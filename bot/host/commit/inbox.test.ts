import { beforeEach, expect, test } from 'vitest';
import {
  invitationsKind,
  playerTablesKind,
  type SeatOccupant,
  serverTablesKind,
} from '../../../storage/records/table.ts';
import { deadlineKind } from '../../../storage/records/time.ts';
import {
  codeOf,
  noughtsWithComputers as game,
  locationIn,
  open,
  openTable,
  person,
  type ShortRequest,
  testContext,
} from '../../../tests/context.ts';
import { deadlineOf, inboxOf, nextTable } from '../../features/inbox/index.ts';
import { FEATURES } from '../../features/index.ts';
import { finishedTableKind } from '../../features/personal-data/retention.ts';
import { playLine } from '../actions/move.ts';
import { resign } from '../actions/resign.ts';
import { declineInvitation, joinTable } from '../actions/seats.ts';
import type { Context } from '../context.ts';
import { guestTablesIn, invitationsOf, tablesIn, tablesOf } from './table-lists.ts';

const DAY = 24 * 60 * 60 * 1000;
const COMPUTER: SeatOccupant = { kind: 'computer', level: 'master' };
const BO: SeatOccupant = { kind: 'invited', id: 'bo' };

let now = 0;
let channels = 0;
let context: Context;
beforeEach(async () => {
  now = 1000;
  context = { ...(await testContext([game])), now: () => now };
});

async function opened(request: ShortRequest = {}): Promise<string> {
  now += 1000;
  return (await open(context, { game, location: locationIn(`c${channels++}`), ...request })).table.id;
}

test("lists a user's tables by turn, deadline and last move, without finished and declined ones", async () => {
  const theirs = await opened({ occupants: [person('bo'), person('ada')], perTurn: 1 });
  const old = await opened();
  const recent = await opened();
  const slow = await opened({ perTurn: 5 * DAY });
  const fast = await opened({ perTurn: DAY });
  const over = await opened();
  await resign(context, over, 'bo');
  const asked = await opened({ occupants: [person('cleo'), { ...BO, id: 'ada' }] });
  const declined = await opened({ occupants: [person('dev'), { ...BO, id: 'ada' }] });
  await declineInvitation(context, declined, 'ada');
  const inbox = await inboxOf(context, 'ada');
  expect(inbox.map(({ loaded: { table } }) => table.id)).toEqual([fast, slow, old, recent, asked, theirs]);
  expect(inbox.map(({ isMine }) => isMine)).toEqual([true, true, true, true, true, false]);
  expect(inbox.map(({ isInvitation }) => isInvitation)).toEqual([false, false, false, false, true, false]);
});

test('returns the most urgent other table that waits for the user', async () => {
  const [first, second] = [await opened({ perTurn: DAY }), await opened()];
  expect((await nextTable(context, 'ada', 'none'))?.table.id).toBe(first);
  expect((await nextTable(context, 'ada', first))?.table.id).toBe(second);
  expect(await nextTable(context, 'bo', 'none')).toBeUndefined();
  await playLine(context, second, { person: 'ada' }, 'a1');
  expect(await nextTable(context, 'ada', first)).toBeUndefined();
});

test('returns the earliest deadline of a running game', async () => {
  const { table } = await open(context, { game, perTurn: DAY });
  const clock = { ...table.clock, expiresAt: [9, 5, null] };
  expect(deadlineOf({ features: FEATURES, game, table: { ...table, clock } })).toBe(5);
  expect(deadlineOf({ features: FEATURES, game, table: { ...table, clock, status: 'paused' } })).toBeUndefined();
  expect(
    deadlineOf({ features: FEATURES, game, table: { ...table, clock: { ...clock, expiresAt: [null] } } }),
  ).toBeUndefined();
});

test('lists a table for players, invited users, owners of programs and openers, until it ends', async () => {
  const program: SeatOccupant = { kind: 'program', owner: { id: 'cleo', name: 'Cleo' } };
  const id = await opened({ occupants: [program, BO] });
  expect([await tablesOf(context, 'cleo'), await tablesOf(context, 'bo')]).toEqual([[id], []]);
  expect(await invitationsOf(context, 'bo')).toEqual([id]);
  await joinTable(context, id, 'bo');
  expect([await invitationsOf(context, 'bo'), await tablesOf(context, 'bo')]).toEqual([[], [id]]);
  expect(await context.storage.store(invitationsKind).get('bo')).toBeUndefined();
  await resign(context, id, 'bo');
  for (const user of ['bo', 'cleo']) expect(await context.storage.store(playerTablesKind).get(user)).toBeUndefined();
  expect(await context.storage.store(serverTablesKind).get('g')).toBeUndefined();
  const computers = await opened({ occupants: [COMPUTER, COMPUTER], opener: 'dev' });
  expect(await tablesOf(context, 'dev')).toEqual([computers]);
  const mixed = await opened({ occupants: [person('ada'), COMPUTER], opener: 'dev' });
  expect([await tablesOf(context, 'dev'), await tablesOf(context, 'ada')]).toEqual([[computers], [mixed]]);
});

test('lists tables of servers without the bot separately, and none in direct messages', async () => {
  const [member, guest] = [await opened(), await opened({ location: { ...locationIn('x'), guest: true } })];
  const direct = await opened({ location: { ...locationIn('y'), guild: null } });
  expect([await tablesIn(context, 'g'), await guestTablesIn(context, 'g')]).toEqual([[member], [guest]]);
  expect(await tablesOf(context, 'ada')).toEqual([member, guest, direct]);
});

test.each([
  [{ tablesPerPerson: 1 }, 'tooManyTables'],
  [{ tablesPerServer: 1 }, 'serverFull'],
])('refuses another table with the limits %j', async (limits, code) => {
  const limited = { ...context, limits: { ...context.limits, ...limits } };
  const request = (occupants: SeatOccupant[], channel: string) =>
    openTable(limited, { game, options: {}, occupants, seated: true, location: locationIn(channel) });
  await request([person('ada'), COMPUTER], 'one');
  expect(await codeOf(request([person('ada'), COMPUTER], 'two'))).toBe(code);
  expect(await codeOf(request([person('ada'), BO], 'three'))).toBe(code);
  const other = request([person('cleo'), COMPUTER], 'four');
  expect(await codeOf(other)).toBe(code === 'serverFull' ? 'serverFull' : 'done');
});

test('stores the deadline of each turn, and when a finished table is compacted', async () => {
  const id = await opened({ perTurn: DAY });
  const deadline = async () => (await context.storage.store(deadlineKind).get(id))?.at;
  const first = await deadline();
  now += 5000;
  await playLine(context, id, { person: 'ada' }, 'a1');
  expect((await deadline())! - first!).toBe(5000);
  expect(await context.storage.store(finishedTableKind).get(id)).toBeUndefined();
  await resign(context, id, 'bo');
  expect(await deadline()).toBeUndefined();
  expect(await context.storage.store(finishedTableKind).get(id)).toEqual({ at: now + 3 * DAY });
});
