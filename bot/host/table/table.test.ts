import { noughts } from '@longtable/kit/testing/games/noughts';
import { beforeAll, describe, expect, test } from 'vitest';
import type { Ending, Features, SeatOccupant, Table } from '../../../storage/records/table.ts';
import { open, person, testContext } from '../../../tests/context.ts';
import { FEATURES } from '../../features/index.ts';
import { waitingAt } from '../../features/overtime/index.ts';
import type { LoadedTable } from '../feature.ts';
import {
  canStart,
  computerOnTurn,
  hasBegun,
  hasOnePerson,
  hostOf,
  isFinished,
  isInvited,
  isMember,
  isSamePerson,
  levelAt,
  nonComputerCount,
  playersAt,
  resultOf,
} from './table.ts';

const OPEN: SeatOccupant = { kind: 'open' };
const COMPUTER: SeatOccupant = { kind: 'computer', level: 'steady' };
const invited = (id: string): SeatOccupant => ({ kind: 'invited', id });
const declined = (id: string): SeatOccupant => ({ kind: 'invited', id, answer: 'declined' });
const gone = (id: string, at = 0): SeatOccupant => ({ kind: 'gone', id, at, level: 'steady' });
const replaced = (id: string): SeatOccupant => ({ kind: 'computer', level: 'steady', instead: { id } });
const program = (id: string): SeatOccupant => ({ kind: 'program', owner: { id } });

let started: LoadedTable;

beforeAll(async () => {
  started = await open(await testContext());
});

const at = (changes: Partial<Table>): Table => ({ ...started.table, ...changes });
const seated = (...seats: SeatOccupant[]): Table => at({ seats });
const loadedAt = (table: Table, acting: readonly number[] = [0], max = 2): LoadedTable => ({
  features: FEATURES,
  table,
  game: { ...noughts, turn: () => acting, seats: { min: 2, max } } as typeof noughts,
});

test.each<[Ending, boolean]>([
  [{ by: 'game' }, true],
  [{ by: 'resigning', seat: 0 }, true],
  [{ by: 'time', seat: 0 }, true],
  [{ by: 'draw' }, true],
  [{ by: 'aborted', seat: 0 }, false],
  [{ by: 'nobody' }, false],
  [{ by: 'inactivity' }, false],
  [{ by: 'absence', seat: 0 }, false],
  [{ by: 'exercise', how: 'solved' }, false],
  [{ by: 'manager' }, false],
])('ending %j counts as finished: %s', (ending, finished) => {
  expect(isFinished(at({ status: 'over', ending }))).toBe(finished);
  if (!finished) expect(resultOf(loadedAt(at({ status: 'over', ending })))).toEqual({ winners: [] });
});

test('counts a game as begun from its start, unless its players never came', () => {
  expect(hasBegun(at({ status: 'open' }))).toBe(false);
  expect(hasBegun(at({ status: 'paused' }))).toBe(true);
  expect(hasBegun(at({ status: 'over', ending: { by: 'nobody' } }))).toBe(false);
  expect(hasBegun(at({ status: 'over', ending: { by: 'draw' } }))).toBe(true);
});

test('counts an invitation until it is answered or the game starts', () => {
  const table = at({ status: 'open', seats: [invited('ada'), declined('bo'), person('cleo')] });
  expect(['ada', 'bo', 'cleo'].map((id) => isInvited(table, id))).toEqual([true, false, false]);
  expect(isInvited({ ...table, status: 'playing' }, 'ada')).toBe(false);
});

test('makes the first person or program owner the host', () => {
  expect(hostOf(seated(invited('ada'), person('bo'), person('cleo')))?.id).toBe('bo');
  expect(hostOf(seated(COMPUTER, program('ada'), person('bo')))?.id).toBe('ada');
  expect(hostOf(seated({ kind: 'program' }, OPEN))).toBeUndefined();
});

test('lets a game start early only with enough players and a seat that is free', () => {
  const may = (status: Table['status'], ...seats: SeatOccupant[]) => canStart(loadedAt(at({ status, seats }), [], 3));
  expect(may('open', person('ada'), person('bo'), OPEN)).toBe(true);
  expect(may('open', person('ada'), OPEN, OPEN)).toBe(false);
  expect(may('playing', person('ada'), person('bo'), OPEN)).toBe(false);
});

describe('a seat', () => {
  test('of a player who left has its computer', () => {
    expect([COMPUTER, gone('ada'), person('ada'), undefined].map(levelAt)).toEqual([
      'steady',
      'steady',
      undefined,
      undefined,
    ]);
  });

  test('is that of the same user only for users', () => {
    const table = seated(person('ada'), person('ada'), person('bo'), invited('ada'), COMPUTER, COMPUTER);
    const same = (one: number, other: number) => isSamePerson(table, one, other);
    expect([same(0, 1), same(0, 2), same(0, 3), same(3, 0), same(4, 5)]).toEqual([true, false, false, false, false]);
  });
});

test('counts each person once, and every program', () => {
  expect(nonComputerCount(seated(person('ada'), person('ada'), COMPUTER))).toBe(1);
  expect(nonComputerCount(seated(person('ada'), program('ada'), { kind: 'program' }))).toBe(3);
  expect(playersAt(seated(person('ada'), gone('bo'), person('ada'), COMPUTER))).toEqual(['ada', 'bo']);
});

test('lists the users who wait: players and owners of programs none of whose seats is on turn', () => {
  const table = seated(person('ada'), person('bo'), program('cleo'), program('dan'), program('bo'));
  expect(waitingAt(loadedAt(table, [0, 2]))).toEqual(['bo', 'dan']);
  expect(waitingAt(loadedAt(seated(person('ada'), person('ada')), [1]))).toEqual([]);
});

test('lets the first computer on turn move, unless computers wait', () => {
  const table = seated(person('ada'), COMPUTER, gone('bo'));
  expect(computerOnTurn(loadedAt(table, [0, 2, 1]))).toEqual({ seat: 2, level: 'steady' });
  expect(computerOnTurn(loadedAt(table, [0]))).toBeUndefined();
  const terms = { ...table.terms, computersWait: true as const };
  expect(computerOnTurn(loadedAt({ ...table, terms }, [1]))).toBeUndefined();
});

test('recognises a table of one person against computers', () => {
  expect(hasOnePerson(seated(person('ada'), COMPUTER))).toBe(true);
  expect(hasOnePerson(seated(person('ada'), person('ada')))).toBe(true);
  expect(hasOnePerson(seated(person('ada'), person('bo')))).toBe(false);
  expect(hasOnePerson(seated(person('ada'), program('ada')))).toBe(false);
  expect(hasOnePerson(seated(COMPUTER, COMPUTER))).toBe(false);
});

test('gives the win to all others after a resignation, and ranks players who left below, the first at the bottom', () => {
  const ending = { by: 'resigning' as const, seat: 1 };
  expect(resultOf(loadedAt(at({ ending })))).toEqual({ winners: [0] });
  const seats = [person('ada'), gone('bo', 1), person('cleo'), gone('dan', 2)];
  const result = resultOf(loadedAt(at({ ending: { by: 'time', seat: 2 }, seats })));
  expect(result).toMatchObject({ winners: [0], places: [[0], [2], [3], [1]] });
});

test('counts players, owners, replaced, invited and waiting users as members', () => {
  const features = { latecomers: [{ id: 'eve' }] } as unknown as Features;
  const seats = [person('ada'), program('bo'), replaced('cleo'), invited('dan')];
  const table = at({ status: 'open', seats, features });
  expect(['ada', 'bo', 'cleo', 'dan', 'eve', 'fay'].map((id) => isMember({ features: FEATURES }, table, id))).toEqual([
    ...Array(5).fill(true),
    false,
  ]);
});
