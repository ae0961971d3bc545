import { itemsOf, wordsOf } from '@longtable/kit/testing/pictures/items';
import { expect, test } from 'vitest';
import { barsOf, curveOf, drawCurve, ticksOf } from './curve.ts';
import type { Analysis } from './record.ts';

const turned = { move: 4, seat: 1, played: 'a1', better: 'b2', gain: 0.4 };
const game: Analysis = {
  winChances: [
    { move: 0, outlook: [0.5, 0.5] },
    { move: 4, outlook: [1, 0] },
    { move: 8, outlook: [0.75, 0.25] },
  ],
  turningPoints: [turned],
};

test('has the win chances of one seat', () => {
  expect([curveOf(game), curveOf(game, 1)]).toEqual([
    [0.5, 1, 0.75],
    [0.5, 0, 0.25],
  ]);
});

test.each([
  [3, [1, 2, 3]],
  [6, [1, 2, 3, 4, 5, 6]],
  [7, [2, 4, 6]],
  [3000, [500, 1000, 1500, 2000, 2500, 3000]],
  [3001, [1000, 2000, 3000]],
  [24, [5, 10, 15, 20]],
  [118, [20, 40, 60, 80, 100]],
])('numbers the moves of a game of %i', (last, ticks) => expect(ticksOf(last)).toEqual(ticks));

test('writes a curve as bars, the highest for 100 %', () => {
  expect(barsOf([0, 0.49, 0.5, 1])).toBe('▁▄▅█');
});

test('has at most 24 bars, and a full one for each of fewer moves', () => {
  expect([20, 21, 60].map((length) => barsOf(Array(length).fill(1)).length)).toEqual([20, 20, 20]);
  expect(barsOf([1, 1])).toBe('██');
});

/** Returns the paths, the marks of the turning points and the words of a curve of three moves. */
function parts(names: readonly string[], seat: number, analysis: Analysis) {
  const items = [...itemsOf(drawCurve(analysis, { title: 'Analysis', subtitle: '', names, seat }))].map(
    ({ item }) => item,
  );
  const lines = items.flatMap((item) => (item.kind === 'path' && item.stroke ? [item.d] : []));
  const marks = items.flatMap((item) => (item.kind === 'piece' && item.radius === 13 ? [[item.x, item.y]] : []));
  return { lines, marks, words: items.flatMap(wordsOf) };
}
const pointsIn = (line = '') => [...line.matchAll(/[ML](\S+?) ([\d.]+)/g)].map(([, x, y]) => [Number(x), Number(y)]);

test('marks a turning point of one of three on the curve of its player', () => {
  const outlooks = [
    [0.2, 0.3, 0.5],
    [0.6, 0.1, 0.3],
    [0.5, 0.2, 0.3],
  ];
  const winChances = outlooks.map((outlook, at) => ({ move: 4 * at, outlook }));
  const { lines, marks, words } = parts(['Ada', 'Bo', 'Cleo'], 0, { winChances, turningPoints: [turned] });
  expect(lines).toHaveLength(3);
  expect(pointsIn(lines[1])).toContainEqual(marks[0]);
  expect(words).toEqual(expect.arrayContaining(['Ada', 'Bo', 'Cleo', '0%', '50%', '100%', '1']));
});
