import { COLOURS, type Item } from '@longtable/kit/picture';
import { expect, test } from 'vitest';
import { drawStandings } from './picture.ts';
import type { Pairing, Tournament } from './record.ts';

const NAMES = ['Ada', 'Bo', 'Cleo', 'Dora'];
const POINTS = { a: [1, 0], b: [0, 1], draw: [0.5, 0.5] };
const pairing = (a: number, b: number, result?: keyof typeof POINTS): Pairing => ({
  seats: [a, b],
  ...(result && { points: POINTS[result] }),
});
const tournament = (format: Tournament['format'], rounds: readonly Pairing[][]): Tournament =>
  ({
    game: 'noughts',
    language: 'en',
    format,
    status: 'playing',
    entrants: NAMES.map((name) => ({ name })),
    rounds: rounds.map((pairings) => ({ until: 0, pairings })),
  }) as unknown as Tournament;

/** Returns the texts of a picture with their positions. */
const placed = (items: readonly Item[]) =>
  items.flatMap((item) => (item.kind === 'text' ? [{ text: item.text, x: item.x, y: item.y }] : []));

test('draws rounds to come with the known winners, and lines to them, gold if the game is decided', () => {
  const seeds = [pairing(0, 3, 'a'), pairing(1, 2), pairing(2, 1), pairing(3, 0)];
  const { items, height } = drawStandings(tournament('knockout', [seeds]), 'Noughts', '');
  expect(placed(items).filter(({ text }) => text === '?')).toHaveLength(5);
  expect(placed(items).filter(({ text }) => text === 'Ada')).toHaveLength(3);
  const lines = items.flatMap((item) => (item.kind === 'path' ? [item.stroke] : []));
  expect(lines).toEqual([COLOURS.gold, ...Array(5).fill(COLOURS.line)]);
  const boxes = items.flatMap((item) => (item.kind === 'panel' ? [item] : []));
  expect(boxes.map(({ dash }) => dash !== undefined)).toEqual([false, false, false, false, true, true, true]);
  const many = drawStandings(tournament('knockout', [[...seeds, ...seeds]]), 'Noughts', '');
  expect(Math.max(height, many.height)).toBeLessThanOrEqual(500);
});

test('celebrates the winner of a finished tournament, and only then', () => {
  const rounds = [[pairing(0, 3, 'a'), pairing(1, 2, 'b')], [pairing(0, 2, 'b')]];
  const drawn = (format: Tournament['format'], more: Partial<Tournament>) =>
    placed(drawStandings({ ...tournament(format, rounds), ...more }, 'Noughts', '').items).map(({ text }) => text);
  for (const format of ['knockout', 'swiss'] as const) {
    expect(drawn(format, { status: 'over' })).toContain('Cleo wins!');
    expect(drawn(format, {})).not.toContain('Cleo wins!');
    expect(drawn(format, { status: 'over', cancelled: true })).not.toContain('Cleo wins!');
  }
});

test('draws rounds of up to eight games of a bracket', () => {
  const boxes = (games: number) => {
    const round = Array.from({ length: games }, () => pairing(0, 1));
    const { items } = drawStandings(tournament('knockout', [round]), 'Noughts', '');
    return items.filter((item) => item.kind === 'panel' && item.dash === undefined).length;
  };
  expect([boxes(8), boxes(9)]).toEqual([8, 0]);
});

test('draws a row with results and points for each of the best ten players', () => {
  const rounds = [[pairing(0, 3, 'a'), pairing(1, 2, 'draw')]];
  const { items, height } = drawStandings(tournament('swiss', rounds), 'Noughts', 'Round 1 of 2');
  const row = (name: string) => {
    const { y } = placed(items).find(({ text }) => text === name)!;
    return placed(items)
      .filter((one) => one.y === y && one.text !== '')
      .map(({ text }) => text);
  };
  expect(row('Ada')).toEqual(['1', 'Ada', '1', '1']);
  expect(row('Bo')).toEqual(['2', 'Bo', '½', '½']);
  const many = {
    ...tournament('swiss', rounds),
    entrants: Array.from({ length: 40 }, (_, at) => ({ name: `P${at}` })),
  };
  expect(drawStandings(many, 'Noughts', '').height).toBe(height + 6 * 38);
});
