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

test('lists a pair that played seven games, with either player in the first seat', () => {
  expect(found(times(6, game(won)))).toEqual([]);
  const games = [...times(4, game(won)), ...times(3, game(won, 20, ['bo', 'ada']))];
  expect(patternsIn(games)).toMatchObject([{ kind: 'often', game: 'noughts', players: ['ada', 'bo'], games }]);
  expect(found([...times(6, game(won)), game(won, 20, ['ada', 'cleo']), { ...game(won), game: 'guess' }])).toEqual([]);
});

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
