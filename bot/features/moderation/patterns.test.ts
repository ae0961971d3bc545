import { beforeAll, expect, test } from 'vitest';
import type { Ending, Table } from '../../../storage/records/table.ts';
import { open, person, testContext } from '../../../tests/context.ts';
import { patternsIn } from './patterns.ts';

let table: Table;

beforeAll(async () => {
  ({ table } = await open(await testContext()));
});

const game = (ending: Ending, moveCount = 20, players = ['ada', 'bo']): Table => ({
  ...table,
  status: 'over',
  ending,
  seats: players.map(person),
  log: { ...table.log, moveCount },
});
const won: Ending = { by: 'game' };
const resigned = (seat: number): Ending => ({ by: 'resigning', seat });
const times = (count: number, one: Table) => Array.from({ length: count }, () => one);
const found = (games: Table[]) => patternsIn(games).map(({ kind, games: shown }) => `${kind} ${shown.length}`);

test('lists three games that ended after at most four moves, unless the rules ended them', () => {
  expect(found(times(2, game(resigned(0), 4)))).toEqual([]);
  expect(found(times(3, game(resigned(0), 4)))).toEqual(['unplayed 3']);
  expect(found(times(3, game(resigned(0), 5)))).toEqual([]);
  expect(found(times(3, game(won, 4)))).toEqual([]);
});

test('lists five games in a row that the players resigned in turns', () => {
  const inTurns = (...seats: number[]) => seats.map((seat) => game(resigned(seat)));
  expect(found(inTurns(0, 1, 0, 1))).toEqual([]);
  expect(found(inTurns(0, 1, 0, 1, 0))).toEqual(['inTurns 5']);
  expect(found(inTurns(0, 1, 0, 0, 1, 0))).toEqual([]);
  expect(found(inTurns(0, 0, 1, 0, 1, 0))).toEqual(['inTurns 5']);
  expect(found([...inTurns(0, 1, 0), game(won), ...inTurns(1, 0)])).toEqual([]);
});
