import { beforeAll, expect, test } from 'vitest';
import type { SeatOccupant, Table } from '../../../storage/records/table.ts';
import { open, person, testContext } from '../../../tests/context.ts';
import { playedBy } from '../../features/ratings/player-stats.ts';
import { homeOf, invitedTo, isSeated, ownersAt, programsOf, replacedAt, seatInsteadOf, seatsOf } from './table.ts';

let base: Table;
beforeAll(async () => {
  base = (await open(await testContext())).table;
});

const program = (id?: string): SeatOccupant => ({ kind: 'program', ...(id && { owner: { id } }) }) as SeatOccupant;
const replaced = (id?: string): SeatOccupant => ({ kind: 'computer', level: 'x', ...(id && { instead: { id } }) });
const gone = (id: string, at = 0): SeatOccupant => ({ kind: 'gone', id, at, level: 'x' });
const invited = (id: string): SeatOccupant => ({ kind: 'invited', id });
const at = (seats: SeatOccupant[], change: Partial<Table> = {}): Table => ({ ...base, seats, ...change });
/** A table at which ada and bo have each kind of seat. */
const all = () =>
  at([
    person('ada'),
    gone('ada'),
    invited('ada'),
    program('ada'),
    replaced('ada'),
    program('bo'),
    program(),
    replaced('bo'),
    replaced(),
    person('bo'),
  ]);

test('finds the seats of a user by the kind of occupant', () => {
  expect([seatsOf(all(), 'ada'), seatsOf(all(), 'bo')]).toEqual([[0], [9]]);
  expect([playedBy(all(), 'ada'), playedBy(all(), 'bo')]).toEqual([[0, 1], [9]]);
  expect([programsOf(all(), 'ada'), programsOf(all(), 'bo')]).toEqual([[3], [5]]);
  expect([ownersAt(all()), replacedAt(all())]).toEqual([
    ['ada', 'bo'],
    ['ada', 'bo'],
  ]);
  expect([seatInsteadOf(all(), 'bo'), seatInsteadOf(all(), 'cy')]).toEqual([7, undefined]);
});

test('names invited users only while the table waits', () => {
  expect(invitedTo({ ...all(), status: 'open' })).toEqual(['ada']);
  expect(invitedTo(all())).toEqual([]);
  expect(all().seats.slice(0, 4).map(isSeated)).toEqual([true, true, false, true]);
  expect(isSeated({ kind: 'open' })).toBe(false);
});

test('knows the home of a table', () => {
  expect([homeOf({ guild: 'g', channel: 'c' }), homeOf({ guild: null, channel: 'c' })]).toEqual(['g', 'c']);
});
