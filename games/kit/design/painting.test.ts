import { expect, test } from 'vitest';
import type { PaintedDesign } from './design.ts';
import { applyUndo, paintArea, parseCell, resizeBoard, undoStepFor } from './painting.ts';

const design = {
  brushes: [{ sign: 'x' }, { sign: 'k', once: true }],
  fill: '.',
  columns: 3,
  rows: 3,
} as unknown as PaintedDesign;
test.each([
  ['c7', { x: 2, y: 6 }],
  [' C 7 ', { x: 2, y: 6 }],
  ['7c', undefined],
])('parses the cell %j', (typed, cell) => expect(parseCell(typed)).toEqual(cell));

test('paints the area between two corners in any order, and one cell with a unique brush', () => {
  const board = ['....', '....', '....'];
  const painted = ['....', '.xx.', '.xx.'];
  expect(paintArea(design, board, { x: 1, y: 1 }, { x: 2, y: 2 }, 'x')).toEqual(painted);
  expect(paintArea(design, board, { x: 2, y: 2 }, { x: 1, y: 1 }, 'x')).toEqual(painted);
  expect(paintArea(design, ['k...', '....'], { x: 0, y: 0 }, { x: 2, y: 1 }, 'k')).toEqual(['....', '..k.']);
  expect(paintArea(design, ['a'], { x: 2, y: 0 }, { x: 2, y: 0 }, 'x')).toEqual(['a.x']);
});

test('resizes a board up to the limits of its design', () => {
  const at = { x: 0, y: 0 };
  const resized = (board: string[], by: Parameters<typeof resizeBoard>[3]) => resizeBoard(design, board, at, by);
  expect([resized(['ab'], 'rowAbove'), resized(['ab'], 'rowBelow')]).toEqual([
    ['..', 'ab'],
    ['ab', '..'],
  ]);
  expect([resized(['ab'], 'columnLeft'), resized(['ab'], 'columnRight')]).toEqual([['.ab'], ['a.b']]);
  expect([resized(['a', 'b', 'c'], 'rowBelow'), resized(['abc'], 'columnLeft')]).toEqual([undefined, undefined]);
  expect([resized(['a', 'b'], 'dropRow'), resized(['ab'], 'dropColumn')]).toEqual([['b'], ['b']]);
  expect([resized(['ab'], 'dropRow'), resized(['a', 'b'], 'dropColumn')]).toEqual([undefined, undefined]);
});

test.each([
  [[['ab', 'cd']], [['ab', 'xd']]],
  [[['ab']], [['ab'], ['ab']]],
  [[['ab'], ['ab']], [['ab']]],
  [[['ab']], [['ab']]],
])('undoes the change of %j to %j', (before, after) => {
  const step = undoStepFor({ boards: before }, { boards: after });
  expect(applyUndo({ boards: after }, step)).toEqual({ boards: before });
  const isSame = JSON.stringify(before) === JSON.stringify(after);
  expect(step.drop + step.put.length === 0).toBe(isSame);
});
