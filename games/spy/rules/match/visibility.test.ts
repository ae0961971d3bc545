import { describe, expect, test } from 'vitest';
import { stage } from '../../testing/stage.ts';
import { makePoint, parsePoint } from '../grid.ts';
import { cuts, fieldsBetween, hatSees, sees } from './board.ts';

const at = (name: string) => parsePoint(name) ?? { x: -1, y: -1 };

/** Reference implementation with fractions. Returns the length of the line inside a field. */
function insideLength(a: { x: number; y: number }, b: { x: number; y: number }, c: { x: number; y: number }): number {
  let [from, to] = [0, 1];
  for (const axis of ['x', 'y'] as const) {
    const delta = b[axis] - a[axis];
    const [low, high] = [c[axis] - 0.5 - a[axis], c[axis] + 0.5 - a[axis]];
    if (delta === 0) {
      if (low >= 0 || high <= 0) return 0;
      continue;
    }
    const [enter, leave] = delta > 0 ? [low / delta, high / delta] : [high / delta, low / delta];
    from = Math.max(from, enter);
    to = Math.min(to, leave);
  }
  return to - from;
}

test('cuts a field exactly if the line passes through its interior', () => {
  for (let x = -6; x <= 6; x++)
    for (let y = -6; y <= 6; y++)
      for (let cx = -7; cx <= 7; cx++)
        for (let cy = -7; cy <= 7; cy++) {
          const [a, b, c] = [
            { x: 0, y: 0 },
            { x, y },
            { x: cx, y: cy },
          ];
          const end = (cx === 0 && cy === 0) || (cx === x && cy === y);
          expect(cuts(a, b, c), JSON.stringify([b, c])).toBe(!end && insideLength(a, b, c) > 1e-9);
        }
});

test('finds every cut field in both directions', () => {
  for (let x = -9; x <= 9; x++)
    for (let y = -9; y <= 9; y++) {
      const [a, b] = [
        { x: 10, y: 10 },
        { x: 10 + x, y: 10 + y },
      ];
      const all = Array.from({ length: 441 }, (_, i) => ({ x: i % 21, y: Math.floor(i / 21) }));
      const expected = all.filter((c) => cuts(a, b, c)).map(makePoint);
      expect(fieldsBetween(a, b).map(makePoint).sort()).toEqual(expected.sort());
      expect(fieldsBetween(b, a).map(makePoint).sort()).toEqual(expected.sort());
    }
});

describe('on a board', () => {
  const drawing = ['.....', '..#..', '.^...', '.$@=_', '.....'];
  test.each([
    ['A1', 'E1', true, 'along a free row'],
    ['A2', 'E2', false, 'through a wall'],
    ['A2', 'C2', true, 'a wall itself can be seen'],
    ['A3', 'B3', true, 'a fireplace itself can be seen'],
    ['A3', 'C3', false, 'through a fireplace'],
    ['A4', 'E4', true, 'over safe, table and bar'],
    ['B2', 'C1', true, 'past a corner'],
    ['C3', 'D2', true, 'past the corner of a wall'],
    ['B2', 'C3', true, 'between a wall and a fireplace that only touch'],
    ['B2', 'D3', false, 'the wall is cut'],
    ['A1', 'A1', true, 'oneself'],
  ])('%s sees %s: %s (%s)', (from, to, free) => {
    const { state } = stage(drawing, []);
    expect(sees(state.board, at(from), at(to))).toBe(free);
    expect(sees(state.board, at(to), at(from))).toBe(free);
  });

  test('blocks sight through, into and out of fog, except to the own field', () => {
    const { state } = stage(drawing, []);
    state.board.fog = [{ at: at('C1'), until: 3 }];
    expect(sees(state.board, at('A1'), at('E1'))).toBe(false);
    expect(sees(state.board, at('A1'), at('C1'))).toBe(false);
    expect(sees(state.board, at('C1'), at('D1'))).toBe(false);
    expect(sees(state.board, at('C1'), at('C1'))).toBe(true);
  });

  test('blocks sight outside the rows', () => {
    const { state } = stage(['...', '.', '...'], []);
    expect(sees(state.board, at('C1'), at('C3'))).toBe(false);
    expect(sees(state.board, at('A1'), at('A3'))).toBe(true);
  });

  test('blocks the hat by people, the cat and the janitor, but not at its ends', () => {
    const { state } = stage(['.....', '.....'], [{ at: 'A1' }, { at: 'E1' }, { at: 'C1' }]);
    expect(sees(state.board, at('A1'), at('E1'))).toBe(true);
    expect(hatSees(state, at('A1'), at('E1'))).toBe(false);
    expect(hatSees(state, at('A1'), at('C1'))).toBe(true);
    for (const figure of ['cat', 'janitor'] as const) {
      const alone = stage(['.....', '.....'], [{ at: 'A2' }, { at: 'E2' }]).state;
      alone[figure] = at('C2');
      expect(hatSees(alone, at('A2'), at('E2'))).toBe(false);
    }
  });
});
