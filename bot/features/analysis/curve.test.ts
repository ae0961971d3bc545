import { expect, test } from 'vitest';
import type { Analysis } from '../../../storage/records/analysis.ts';
import { barsOf, curveOf, drawCurve, ticksOf } from './curve.ts';

const turned = { move: 4, seat: 1, played: 'a1', better: 'b2', gain: 0.4 };
const game: Analysis = {
  winChances: [
    { move: 0, outlook: [0.5, 0.5] },
    { move: 4, outlook: [1, 0] },
    { move: 8, outlook: [0.75, 0.25] },
  ],
  turningPoints: [turned],
};
const drawn = (analysis: Analysis, names: readonly string[]) =>
  drawCurve(analysis, { title: 'Analysis', subtitle: '', names, seat: 0 }).items;
const pathsOf = (names: readonly string[], analysis = game) =>
  drawn(analysis, names).flatMap((item) => (item.kind === 'path' ? [item] : []));

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

test('draws one filled curve for two players and one line each for more', () => {
  expect(pathsOf(['Ada', 'Bo']).map(({ fill, stroke }) => [fill !== undefined, stroke !== undefined])).toEqual([
    [true, false],
    [false, true],
  ]);
  expect(pathsOf(['Ada', 'Bo', 'Cleo']).map(({ fill }) => fill)).toEqual([undefined, undefined, undefined]);
  expect(pathsOf(['Ada', 'Bo'], { ...game, winChances: [] })).toEqual([]);
});

test('draws a turning point on the curve at its move', () => {
  const line = pathsOf(['Ada', 'Bo'])[1]?.d ?? '';
  const [, x, y] = /L(\S+) (\S+?)L/.exec(line) ?? [];
  expect(drawn(game, ['Ada', 'Bo'])).toContainEqual(
    expect.objectContaining({ kind: 'piece', radius: 13, x: Number(x), y: Number(y) }),
  );
});
