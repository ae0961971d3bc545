import { expect, test } from 'vitest';
import { tableLines } from './board.ts';
import type { Format, Pairing, Tournament } from './record.ts';

const NAMES = ['Ada', 'Bo', 'Cleo', 'Dev', 'Eve', 'Maximilian Longname', 'Gus', 'Hal'];

function tournament(format: Format, count: number, rounds: readonly (readonly Pairing[])[]): Tournament {
  return {
    guild: 'g',
    channel: 'c',
    message: null,
    language: 'en',
    game: 'noughts',
    format,
    rated: true,
    roundTime: 1,
    status: 'playing',
    entrants: NAMES.slice(0, count).map((name) => ({ name })),
    rounds: rounds.map((pairings) => ({ until: 0, pairings: [...pairings] })),
    lapsesAt: 0,
    revision: 1,
    at: 0,
  };
}

const POINTS = { a: [1, 0], b: [0, 1], draw: [0.5, 0.5] };
const game = (a: number, b: number | null, result?: keyof typeof POINTS): Pairing => {
  const seats = b === null ? [a] : [a, b];
  return { seats, ...(result && { points: POINTS[result].slice(0, seats.length) }) };
};

test('lists round robin results by opponent, sorted by points', () => {
  const played = tournament('robin', 3, [[game(0, 1, 'draw'), game(2, null, 'a')], [game(2, 0, 'b')]]);
  expect(tableLines(played, 10, 'en')).toEqual([
    '   Against 1 2 3 Pts',
    ' 1 Ada     \\ 1 ½  1½',
    ' 2 Cleo    0 \\ .   1',
    ' 3 Bo      ½ . \\   ½',
  ]);
});

test('widens the columns for fractions of points in multiplayer games', () => {
  const first = { seats: [0, 1, 2, 3], points: [3, 1.5, 1.5, 0] };
  const second = { seats: [4, 5, 6], points: [0, 2.25, 2.25] };
  const played = { ...tournament('swiss', 7, [[first, second], []]), tables: { least: 2, most: 4 } };
  expect(tableLines(played, 4, 'en')).toEqual([
    '   Round                 1    2  Pts',
    ' 1 Ada                   3    .    3',
    ' 2 Maximilian Longna… 2.25    . 2.25',
    ' 3 Gus                2.25    . 2.25',
    ' 4 Bo                   1½    .   1½',
  ]);
});

test('draws the last three rounds of a bracket, with byes and long names', () => {
  const first = [game(0, 7, 'a'), game(3, 4, 'b'), game(1, 5, 'b'), game(2, null, 'a')];
  const lines = tableLines(tournament('knockout', 8, [first, [game(0, 4, 'b'), game(5, 2)]]), 10, 'en');
  expect(lines).toEqual([
    'Ada ────┐',
    '        ├Ada ────┐',
    'Hal ────┘        │',
    '                 ├Eve ────┐',
    'Dev ────┐        │        │',
    '        ├Eve ────┘        │',
    'Eve ────┘                 │',
    '                          ├',
    'Bo ─────┐                 │',
    '        ├Maximi… ┐        │',
    'Maximi… ┘        │        │',
    '                 ├────────┘',
    'Cleo ───┐        │',
    '        ├Cleo ───┘',
    '(bye) ──┘',
  ]);
});

test('keeps every line within the width of a phone for any number of players', () => {
  const many = (format: Format, count: number): Tournament => {
    const pairings = Array.from({ length: count / 2 }, (_, index) => game(2 * index, 2 * index + 1, 'a'));
    const entrants = Array.from({ length: count }, () => ({ name: 'Maximilian Longname the First' }));
    return { ...tournament(format, 0, [pairings]), entrants };
  };
  for (const [format, count] of [
    ['robin', 16],
    ['swiss', 128],
    ['knockout', 2],
    ['knockout', 8],
  ] as const)
    for (const line of tableLines(many(format, count), 10, 'en')) expect([...line].length).toBeLessThanOrEqual(36);
  expect(tableLines(many('knockout', 16), 10, 'en')).toEqual([]);
});

test('lists up to six rounds with spaces between them, and more without', () => {
  const head = (count: number) =>
    tableLines(
      tournament(
        'swiss',
        2,
        Array.from({ length: count }, () => [game(0, 1, 'a')]),
      ),
      10,
      'en',
    ).slice(0, 2);
  expect(head(6)).toEqual(['   Round   1 2 3 4 5 6 Pts', ' 1 Ada     1 1 1 1 1 1   6']);
  expect(head(7)).toEqual(['   Round   1234567 Pts', ' 1 Ada     1111111   7']);
  expect(head(11)).toEqual(['   Round   12345678901 Pts', ' 1 Ada     11111111111  11']);
});
