import { box } from '@longtable/kit/picture';
import { expect, test } from 'vitest';
import type { Frame } from './gif-renderer.ts';
import { shorten } from './gif-worker.ts';

const board = (drawing: string, line = drawing): Frame => ({
  drawing,
  ms: 100,
  caption: { lines: [line], at: 1, of: 2 },
});
const effect = (drawing: string): Frame => ({ ...board(drawing), ms: 250, effects: [{ target: box(0, 0, 9, 9) }] });
const shortened = (...frames: Frame[]) => shorten(frames).map(({ drawing, ms }) => [drawing, ms]);

test('drops every second board between two effects and shows the effect before it longer', () => {
  const frames = [effect('a'), board('A', 'a'), effect('b'), board('B', 'b'), effect('c'), board('C', 'c')];
  expect(shortened(...frames)).toEqual([
    ['a', 350],
    ['b', 250],
    ['B', 100],
    ['c', 250],
    ['C', 100],
  ]);
  expect(shorten(shorten(frames))).toHaveLength(4);
});

test('keeps a board with another caption, and then drops the shorter one of every two frames but the last', () => {
  expect(shortened(effect('a'), board('A', 'Ada walks.'), effect('b'), board('B', 'b'), board('C'))).toEqual([
    ['a', 350],
    ['b', 350],
    ['C', 100],
  ]);
});
