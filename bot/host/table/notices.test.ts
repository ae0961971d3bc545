import { noughts } from '@longtable/kit/testing/games/noughts';
import { expect, test } from 'vitest';
import type { Notice, SeatOccupant, Table } from '../../../storage/records/table.ts';
import { open, person, testContext } from '../../../tests/context.ts';
import { FEATURES } from '../../features/index.ts';
import type { LoadedTable } from '../feature.ts';
import {
  endNotices,
  newNotice,
  obsoletePings,
  pendingSeats,
  pingDeferredUntil,
  startNotices,
  turnNotices,
} from './notices.ts';

const COMPUTER: SeatOccupant = { kind: 'computer', level: 'steady' };

test.each<[what: string, other: SeatOccupant, doer: number | undefined, told: number[]]>([
  ['a person who ends it', person('bo'), 1, [0]],
  ['a computer, which has answered at once', COMPUTER, 1, []],
  ['the clock', COMPUTER, undefined, [0]],
])('notifies the right players of an end caused by %s', async (_, other, doer, told) => {
  const { table } = await open(await testContext(), { occupants: [person('ada'), other] });
  expect(endNotices({ ...table, status: 'over' }, doer).flatMap(({ seats }) => seats)).toEqual(told);
});

test('reminds only seats that the computer still holds of their replacement', async () => {
  const loaded = await open(await testContext());
  const replaced: SeatOccupant = { ...COMPUTER, instead: { id: 'ada' } };
  const table = { ...loaded.table, seats: [replaced, person('bo')] };
  expect(pendingSeats({ ...loaded, table }, { about: 'replaced', seats: [0, 1] })).toEqual([0]);
});

async function tableWith(changes: Partial<Table>, acting: readonly number[] = [0]): Promise<LoadedTable> {
  const { table } = await open(await testContext());
  return {
    features: FEATURES,
    table: { ...table, ...changes },
    game: { ...noughts, turn: () => acting } as typeof noughts,
  };
}

const abouts = (notices: readonly Notice[]) => notices.map(({ about, seats }) => `${about} ${seats.join()}`);

test('notifies no invited user of an end', async () => {
  const invited = (id: string, answer?: 'declined'): SeatOccupant => ({
    kind: 'invited',
    id,
    ...(answer && { answer }),
  });
  const seats = [person('ada'), invited('bo'), invited('cleo', 'declined'), { kind: 'open' as const }];
  const { table } = await tableWith({ seats, status: 'over' });
  expect(abouts(endNotices(table, undefined))).toEqual(['end 0']);
  expect(abouts(endNotices(table, 0))).toEqual([]);
});

test('does not notify a player of both sides of the end they caused', async () => {
  const { table } = await tableWith({ seats: [person('ada'), person('ada'), person('bo')] });
  expect(abouts(endNotices(table, 0))).toEqual(['end 2']);
});

test('asks the players who have come to move, not the mover and not players who were asked before', async () => {
  const seats = ['ada', 'bo', 'cleo', 'dan'].map(person);
  const asked = async (before: number[], after: number[], mover?: number) => {
    const [old, now] = [await tableWith({ seats }, before), await tableWith({ seats }, after)];
    return abouts(
      turnNotices(old, { ...now, table: { ...now.table, pings: { ...now.table.pings, notices: [] } } }, mover),
    );
  };
  expect(await asked([0], [1, 2], 0)).toEqual(['turn 1,2']);
  expect(await asked([0, 1], [1, 2], 0)).toEqual(['turn 2']);
  expect(await asked([1], [0, 2], 0)).toEqual(['turn 2']);
  expect(await asked([1], [0], undefined)).toEqual(['turn 0']);
  expect(await asked([0], [0], 0)).toEqual([]);
});

test('does not ask a player for whom a feature plays the next move', async () => {
  const told = async (played?: number) => {
    const features = [{ id: 'x', playsNext: (_: LoadedTable, seat: number) => seat === played }];
    return abouts(turnNotices(await tableWith({}, [0]), { ...(await tableWith({}, [1])), features }, 0)).at(-1);
  };
  expect(await told(1)).not.toBe('turn 1');
  expect(await told(0)).toBe('turn 1');
  expect(await told()).toBe('turn 1');
});

test('drops the notices of seats that have moved since, and no other kinds', async () => {
  const { table } = await tableWith({});
  const notices = [newNotice(table, 'turn', [0]), newNotice(table, 'turn', [0, 1]), newNotice(table, 'offer', [0])];
  const after = await tableWith({ pings: { ...table.pings, notices } }, [1]);
  expect(abouts(turnNotices(await tableWith({}, [1]), after, 0))).toEqual(['turn 0,1', 'offer 0']);
  const alone = { ...after.table, seats: [person('ada'), COMPUTER] };
  expect(turnNotices(after, { ...after, table: alone }, 1)).toBe(notices);
});

test.each([
  ['one player begins', [0], ['begins 0,1']],
  ['all begin together', [0, 1], ['turn 0,1']],
  ['some begin together', [0, 2], ['turn 0', 'begins 1']],
])('notifies the players of the start when %s', async (_, acting, told) => {
  const seats = [person('ada'), person('bo'), COMPUTER];
  const notices = startNotices(await tableWith({ seats }, acting));
  expect(abouts(notices)).toEqual(told);
  expect(notices.map(({ about, atStart }) => about === 'turn' && atStart)).toEqual(
    told.map((one) => one.startsWith('turn')),
  );
});

test('gives each notice a nonce of its own within the limit of Discord', async () => {
  const { table } = await tableWith({});
  const nonces = [
    newNotice(table, 'turn', [0]),
    newNotice(table, 'turn', [1]),
    newNotice(table, 'end', [0]),
    newNotice({ ...table, revision: table.revision + 1 }, 'turn', [0]),
    newNotice({ ...table, id: 'other' }, 'turn', [0]),
  ].map(({ nonce }) => nonce);
  expect(new Set(nonces).size).toBe(nonces.length);
  expect(nonces.map(({ length }) => length)).toEqual([20, 20, 20, 20, 20]);
});

test('keeps a notice pending until its seats have acted', async () => {
  const loaded = await tableWith({}, [0]);
  const pending = (about: Notice['about'], changes: Partial<Table> = {}) =>
    pendingSeats({ ...loaded, table: { ...loaded.table, ...changes } }, { about, seats: [0, 1] });
  const { table } = loaded;
  const { clock, log, times } = table;
  expect(pending('turn')).toEqual([0]);
  expect(pending('turn', { clock: { ...clock, expired: [0] } })).toEqual([]);
  expect(pending('reminder', { status: 'paused' })).toEqual([]);
  expect(pending('timeout')).toEqual([]);
  expect(pending('timeout', { clock: { ...clock, expired: [0, 1] } })).toEqual([0]);
  expect(pending('end')).toEqual([0, 1]);
  expect(pending('uninvited')).toEqual([0, 1]);
  expect(pending('begins')).toEqual([0, 1]);
  expect(pending('begins', { log: { ...log, moveCount: 1 } })).toEqual([]);
  expect(pending('begins', { status: 'over' })).toEqual([]);
  expect(pending('inactivity')).toEqual([]);
  expect(pending('inactivity', { times: { ...times, inactivity: { afterMs: 1, sinceAt: 0, asked: true } } })).toEqual([
    0, 1,
  ]);
});

test('keeps an invitation and a declined one pending only at a waiting table', async () => {
  const loaded = await tableWith({ status: 'open' });
  const pending = (about: Notice['about'], seats: SeatOccupant[], status: Table['status'] = 'open') =>
    pendingSeats({ ...loaded, table: { ...loaded.table, seats, status } }, { about, seats: [0, 1] });
  const invited: SeatOccupant = { kind: 'invited', id: 'bo' };
  const declined: SeatOccupant = { ...invited, answer: 'declined' };
  expect(pending('invitation', [person('ada'), invited])).toEqual([1]);
  expect(pending('invitation', [person('ada'), declined])).toEqual([]);
  expect(pending('invitation', [person('ada'), invited], 'over')).toEqual([]);
  expect(pending('vacant', [person('ada'), declined])).toEqual([0, 1]);
  expect(pending('vacant', [person('ada'), invited])).toEqual([]);
  expect(pending('vacant', [person('ada'), declined], 'over')).toEqual([]);
  const replaced: SeatOccupant = { ...COMPUTER, instead: { id: 'ada' } };
  expect(pending('replaced', [replaced, COMPUTER], 'over')).toEqual([]);
});

test('defers a ping only if every player of it was active within a minute', async () => {
  const loaded = await tableWith({});
  const { table } = loaded;
  const until = (about: Notice['about'], change: { wait?: number; seen?: number[]; agoMs?: number } = {}) => {
    const { wait = 5000, seen = [], agoMs = 60_000 } = change;
    const recentMoves = [
      { seat: 1, line: 'a1', at: 100_000 - 10 * agoMs },
      { seat: 1, line: 'b1', at: 100_000 - agoMs },
    ];
    const moved = { ...table, times: { ...table.times, movedAt: 100_000 }, log: { ...table.log, recentMoves } };
    const isSeen = (seat: number) => seen.includes(seat);
    return pingDeferredUntil({ ...loaded, table: moved }, newNotice(table, about, [0, 1]), [0, 1], { wait, isSeen });
  };
  expect(until('turn', { seen: [0, 1] })).toBe(105_000);
  expect(until('begins', { seen: [0, 1] })).toBe(105_000);
  expect(until('offer', { seen: [0, 1] })).toBeUndefined();
  expect(until('turn', { seen: [0, 1], wait: 0 })).toBeUndefined();
  expect(until('turn', { seen: [0], agoMs: 59_999 })).toBe(105_000);
  expect(until('turn', { seen: [0] })).toBeUndefined();
  expect(until('turn', { agoMs: 0 })).toBeUndefined();
  const secret = { ...noughts, secrets: { phase: () => '' } } as unknown as typeof noughts;
  const isSeen = () => true;
  expect(pingDeferredUntil({ ...loaded, game: secret }, newNotice(table, 'turn', [0]), [0], { wait: 5, isSeen })).toBe(
    undefined,
  );
});

test('replaces earlier pings of the same kind for the same seats', async () => {
  const loaded = await tableWith({}, [0, 1]);
  const sent = (['turn', 'reminder', 'timeout', 'end'] as const).map((about) => ({
    about,
    seats: [0],
    message: about,
  }));
  const table = { ...loaded.table, pings: { ...loaded.table.pings, sent } } as unknown as Table;
  const obsolete = (newer?: Notice) => obsoletePings({ ...loaded, table }, newer).map(({ about }) => about);
  expect(obsolete()).toEqual(['timeout']);
  expect(obsolete(newNotice(table, 'turn', [0, 1]))).toEqual(['turn', 'reminder', 'timeout']);
  expect(obsolete(newNotice(table, 'turn', [1]))).toEqual(['timeout']);
  expect(obsolete(newNotice(table, 'offer', [0]))).toEqual(['timeout']);
});
