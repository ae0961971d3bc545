import { noughts } from '@longtable/kit/testing/games/noughts';
import { expect, test } from 'vitest';
import type { Features, SeatOccupant, Table } from '../../../storage/records/table.ts';
import { noughtsWithComputers, open, person, testContext } from '../../../tests/context.ts';
import { FEATURES } from '../../features/index.ts';
import type { Context } from '../context.ts';
import { concede, costOfResigning, goesOnWithout } from './endings.ts';

const NOW = 5000;
const COMPUTER: SeatOccupant = { kind: 'computer', level: 'beginner' };
const PROGRAM: SeatOccupant = { kind: 'program', owner: { id: 'bo' } };
const LEFT = { by: 'resigning', seat: 0 } as const;
const game = { ...noughtsWithComputers, ratedAfter: 1 };

async function tableWith(seats: readonly SeatOccupant[], change: Partial<Table> = {}) {
  const context: Context = { ...(await testContext([noughts])), now: () => NOW };
  const { table } = await open(context);
  return { context, table: { ...table, seats: [...seats], ...change } as Table };
}

const three = [{ ...person('ada'), name: 'Ada' }, person('bo'), person('cy')];
const moves = (...seats: number[]) => seats.map((seat) => ({ seat, line: 'a1', at: 1 }));

test.each([
  ['three people', three, game, true],
  ['two people', three.slice(0, 2), game, false],
  ['a person and two computers', [person('ada'), COMPUTER, COMPUTER], game, false],
  ['a person, a computer and a program', [person('ada'), COMPUTER, PROGRAM], game, true],
  ['a game without computers', three, { ...noughts, computers: undefined }, false],
])('goes on with a computer when a player leaves: %s', async (_, seats, rules, goesOn) => {
  const { table } = await tableWith(seats);
  expect(goesOnWithout({ features: FEATURES, table, game: rules as never }, 0)).toBe(goesOn);
});

test('seats the strongest computer for a player who leaves, and keeps the player’s name', async () => {
  const { context, table } = await tableWith(three, {
    features: { latecomers: [{ id: 'dan' }] } as Features,
  });
  const { table: after } = concede(context, { features: FEATURES, table, game }, LEFT);
  expect(after).toMatchObject({
    status: 'playing',
    seats: [{ kind: 'gone', id: 'ada', at: NOW, name: 'Ada', level: 'master' }, person('bo'), person('cy')],
    features: { latecomers: [{ id: 'dan' }] },
  });
  const { table: nameless } = concede(context, { features: FEATURES, table, game }, { by: 'time', seat: 1 });
  expect(nameless.seats[1]).toEqual({ kind: 'gone', id: 'bo', at: NOW, level: 'master' });
});

test.each([
  ['rated', 'rated', 1, moves(0, 1), {}],
  ['shorter than a rated game', 'tooShort', 2, moves(0, 1), {}],
  ['not everyone has moved', 'nothing', 2, moves(0), {}],
  ['not everyone has moved in an arranged game', 'tooShort', 2, [], { terms: { shuffleSeats: false, arranged: true } }],
  ['the first game of a match', 'rated', 2, moves(0, 1), { features: { match: { next: 'n' } } }],
  ['the second game of a match', 'rated', 2, [], { features: { match: { scored: [1, 0] } } }],
  ['unrated', 'unrated', 1, moves(0, 1), { terms: { unrated: true } }],
  ['a computer takes over', 'rated', 2, moves(0), { seats: three }],
  ['against a computer', 'unrated', 2, [], { seats: [person('ada'), COMPUTER] }],
])('returns the cost of a resignation: %s', async (_, cost, ratedAfter, recentMoves, change) => {
  const { table } = await tableWith([person('ada'), person('bo')], change as never);
  const log = { ...table.log, recentMoves, moveCount: recentMoves.length };
  expect(costOfResigning({ features: FEATURES, table: { ...table, log }, game: { ...game, ratedAfter } }, 0)).toBe(
    cost,
  );
});

test.each([
  ['both have moved', {}, moves(0, 1), LEFT],
  ['one has not moved', {}, moves(0), { by: 'aborted', seat: 0 }],
  ['in an arranged game', { terms: { shuffleSeats: false, arranged: true } }, [], LEFT],
  ['in the second game of a match', { features: { match: { scored: [1, 0] } } }, [], LEFT],
  ['in the first game of a match', { features: { match: { next: 'n' } } }, [], { by: 'aborted', seat: 0 }],
  ['against a computer', { seats: [person('ada'), COMPUTER] }, [], LEFT],
  ['against a program', { seats: [person('ada'), PROGRAM] }, [], { by: 'aborted', seat: 0 }],
] as const)('ends the game of two when a player leaves: %s', async (_, change, recentMoves, ending) => {
  const { context, table } = await tableWith(three.slice(0, 2), change as Partial<Table>);
  const log = { ...table.log, recentMoves: [...recentMoves], moveCount: recentMoves.length };
  expect(concede(context, { features: FEATURES, table: { ...table, log }, game }, LEFT, 0).table).toMatchObject({
    status: 'over',
    ending,
  });
});
