import { type Box, bar, box, compose, inset, type Picture, place, SIGNS, text } from '@longtable/kit/picture';
import { iconsOf, itemsOf, wordsOf } from '@longtable/kit/testing/pictures/items';
import { expect, test } from 'vitest';
import { pixelsOf } from '../canvas/png.ts';
import { withEffects } from './effects.ts';

const BOARD = compose(300, ['#808080'], []);
const ACTOR = box(20, 200, 80, 80);
const TARGET = box(420, 40, 100, 100);
const wordsIn = (picture: Picture) => [...itemsOf(picture)].flatMap(({ item }) => wordsOf(item)).filter(Boolean);
const iconsIn = (picture: Picture) => [...itemsOf(picture)].flatMap(({ item }) => iconsOf(item));

function colourAt(picture: Picture, x: number, y: number): number[] {
  const { data, width } = pixelsOf(picture);
  const at = 4 * (y * width + x);
  return [...data.slice(at, at + 3)];
}

test('darkens everything but actor and target, and leaves a mere move bright', () => {
  const shown = withEffects(BOARD, [{ actor: ACTOR, target: TARGET, icon: SIGNS.deadly }]);
  const bright = colourAt(BOARD, 60, 240)[0]!;
  expect(colourAt(shown, 60, 240)[0]).toBe(bright);
  expect(colourAt(shown, 500, 120)[0]).toBe(bright);
  expect(colourAt(shown, 300, 20)[0]).toBeLessThan(0.8 * bright);
  const moved = withEffects(BOARD, [{ actor: ACTOR, target: TARGET }]);
  expect(colourAt(moved, 300, 20)).toEqual(colourAt(BOARD, 300, 20));
});

test('shows the sum of the effects on a target, a shield for 0, or an icon', () => {
  const both = withEffects(BOARD, [
    { actor: ACTOR, target: TARGET, number: -4 },
    { target: TARGET, number: -3 },
  ]);
  expect(wordsIn(both)).toEqual(['−7']);
  expect(wordsIn(withEffects(BOARD, [{ target: TARGET, number: 2 }]))).toEqual(['+2']);
  expect(iconsIn(withEffects(BOARD, [{ target: TARGET, number: 0 }]))).toEqual([SIGNS.defence]);
  expect(iconsIn(withEffects(BOARD, [{ target: TARGET, icon: SIGNS.deadly }]))).toEqual([SIGNS.deadly]);
});

/** Returns the boxes of the bursts, which are stars with an edge. */
function burstsIn(picture: Picture): Box[] {
  return picture.items.flatMap((item) => {
    return item.kind === 'path' && item.fill && item.thick === 3 ? [boundsOf(item.d)] : [];
  });
}

/** Returns the box of a path of straight lines. */
function boundsOf(d: string): Box {
  const numbers = d.match(/-?[\d.]+/g)!.map(Number);
  const [xs, ys] = [numbers.filter((_, at) => at % 2 === 0), numbers.filter((_, at) => at % 2 === 1)];
  const [x, y] = [Math.min(...xs), Math.min(...ys)];
  return box(x, y, Math.max(...xs) - x, Math.max(...ys) - y);
}
const shared = (one: Box, two: Box) =>
  Math.max(0, Math.min(one.x + one.width, two.x + two.width) - Math.max(one.x, two.x)) *
  Math.max(0, Math.min(one.y + one.height, two.y + two.height) - Math.max(one.y, two.y));
test('lets no burst cover a name, a bar, numbers of a neighbour or another burst', () => {
  const cells = [box(200, 150, 49, 46), box(249, 150, 49, 46)];
  const player = box(400, 10, 150, 60);
  const words = [
    ...cells.map((cell) => text(inset({ ...cell, y: cell.y + 20, height: 26 }, 4), '2400', { size: 18 })),
    text(box(430, 12, 24, 26), 'Bo'),
  ];
  const life = bar(box(405, 48, 140, 20), 5600, 8000, {});
  const shown = withEffects(compose(300, ['#808080'], [...words, life]), [
    { actor: cells[0], target: cells[1]!, icon: SIGNS.deadly },
    { target: cells[0]!, icon: SIGNS.deadly },
    { target: player, number: -2400 },
  ]);
  const bursts = burstsIn(shown);
  expect(bursts).toHaveLength(3);
  for (const [at, one] of bursts.entries())
    for (const covered of [...words, life, ...bursts.slice(at + 1)]) expect(shared(one, covered)).toBe(0);
});

test('lights the other places of a target, such as the panel with its life', () => {
  const panel = box(300, 200, 100, 60);
  const shown = withEffects(BOARD, [{ target: TARGET, lit: [panel], number: -4 }]);
  expect(colourAt(shown, 350, 250)).toEqual(colourAt(BOARD, 350, 250));
});

test('lets no burst cover a digit of its target', () => {
  const field = box(200, 100, 48, 46);
  const values = [14, 30].map((down) => box(204, 100 + down, 40, 16));
  const digits = values.map((one) => text(one, '2100', { size: 18, align: 'centre' }));
  const shown = withEffects(compose(300, ['#000000'], [place(field, 'F2'), ...digits]), [
    { target: field, icon: SIGNS.deadly },
  ]);
  const [burst] = burstsIn(shown);
  expect(shared(burst!, field)).toBeGreaterThan(0);
  for (const one of values) expect(shared(burst!, inset(one, 2))).toBe(0);
});

test('puts the head of a short arrow beside the numbers of both fields', () => {
  const [left, right, upper] = [box(200, 150, 49, 46), box(249, 150, 49, 46), box(200, 104, 49, 46)];
  const digitsOf = ({ x, y }: Box) => box(x + 4, y + 24, 41, 18);
  for (const [actor, target] of [
    [left, right],
    [right, left],
    [left, upper],
    [upper, left],
  ] as const) {
    const digits = [digitsOf(actor), digitsOf(target)];
    const numbers = digits.map((one) => text(one, '2400', { size: 18, align: 'centre' }));
    const { items } = withEffects(compose(300, ['#808080'], numbers), [{ actor, target }]);
    const heads = items.flatMap((item) => (item.kind === 'path' && item.fill ? [boundsOf(item.d)] : []));
    expect(heads).toHaveLength(1);
    for (const one of digits) expect(shared(heads[0]!, one)).toBe(0);
  }
});
