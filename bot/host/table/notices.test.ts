import { noughts } from '@longtable/kit/testing/games/noughts';
import { expect, test } from 'vitest';
import type { Notice, SeatOccupant, Table } from '../../../storage/records/table.ts';
import { open, person, testContext } from '../../../tests/context.ts';
import { FEATURES } from '../../features/index.ts';
import type { LoadedTable } from '../feature.ts';
import { endNotices, pendingSeats, startNotices, turnNotices } from './notices.ts';

const COMPUTER: SeatOccupant = { kind: 'computer', level: 'steady' };

test.each<[what: string, other: SeatOccupant, doer: number | undefined, told: number[]]>([
  ['a person who ends it', person('bo'), 1, [0]],
  ['a computer, which has answered at once', COMPUTER, 1, []],
  ['the clock', COMPUTER, undefined, [0]],
])('notifies the right players of an end caused by %s', async (_, other, doer, told) => {
  const { table } = await open(await testContext(), { occupants: [person('ada'), other] });
  expect(endNotices({ ...table, status: 'over' }, doer).flatMap(({ seats }) => seats)).toEqual(told);
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
