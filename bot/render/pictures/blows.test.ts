import { around, type Box, bar, box, compose, inset, type Picture, SIGNS, text } from '@longtable/kit/picture';
import { iconsOf, itemsOf, wordsOf } from '@longtable/kit/testing/picture-items';
import { expect, test } from 'vitest';
import { pixelsOf } from '../canvas/png.ts';
import { withBlows } from './blows.ts';

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

test('darkens everything but actor and target', () => {
  const shown = withBlows(BOARD, [{ actor: ACTOR, target: TARGET }]);
  const bright = colourAt(BOARD, 60, 240)[0]!;
  expect(colourAt(shown, 60, 240)[0]).toBe(bright);
  expect(colourAt(shown, 500, 120)[0]).toBe(bright);
  expect(colourAt(shown, 300, 20)[0]).toBeLessThan(0.8 * bright);
});

test('frames the actor in gold and draws an arrow towards the target', () => {
  const shown = withBlows(BOARD, [{ actor: ACTOR, target: TARGET, number: -4 }]);
  const gold = [255, 209, 102];
  const isGold = (x: number, y: number) => colourAt(shown, x, y).every((part, at) => Math.abs(part - gold[at]!) < 12);
  expect(isGold(19, 240)).toBe(true);
  const column = Array.from({ length: 300 }, (_, y) => y).filter((y) => isGold(260, y));
  expect(column.length).toBeGreaterThanOrEqual(4);
});

test('shows the sum of the blows on a target, a shield for 0, or an icon', () => {
  const both = withBlows(BOARD, [
    { actor: ACTOR, target: TARGET, number: -4 },
    { target: TARGET, number: -3 },
  ]);
  expect(wordsIn(both)).toEqual(['−7']);
  expect(iconsIn(both)).toEqual([SIGNS.hit]);
  expect(wordsIn(withBlows(BOARD, [{ target: TARGET, number: 2 }]))).toEqual(['+2']);
  expect(iconsIn(withBlows(BOARD, [{ target: TARGET, number: 0 }]))).toEqual([SIGNS.hit, SIGNS.defence]);
  expect(iconsIn(withBlows(BOARD, [{ target: TARGET, icon: SIGNS.deadly }]))).toEqual([SIGNS.hit, SIGNS.deadly]);
});

function burstsIn(picture: Picture): Box[] {
  return picture.items.flatMap((item) =>
    item.kind === 'icon' && item.icon === SIGNS.hit ? [around(item.x, item.y, item.size)] : [],
  );
}
const areApart = (one: Box, two: Box) =>
  one.x + one.width <= two.x ||
  two.x + two.width <= one.x ||
  one.y + one.height <= two.y ||
  two.y + two.height <= one.y;

test('lets no burst cover a name, a bar, numbers of a neighbour or another burst', () => {
  const cells = [box(200, 150, 49, 46), box(249, 150, 49, 46)];
  const player = box(400, 10, 150, 60);
  const words = [
    ...cells.map((cell) => text(inset(cell, 4), '2400', { size: 20, lines: 2 })),
    text(box(430, 12, 110, 26), 'Bartholomäus', { size: 20, lines: 2 }),
  ];
  const life = bar(box(405, 42, 140, 25), 5600, 8000, {});
  const shown = withBlows(compose(300, ['#808080'], [...words, life]), [
    { actor: cells[0], target: cells[1]!, icon: SIGNS.deadly },
    { target: cells[0]!, icon: SIGNS.deadly },
    { target: player, number: -2400 },
  ]);
  const bursts = burstsIn(shown);
  expect(bursts).toHaveLength(3);
  for (const [at, one] of bursts.entries())
    for (const covered of [...words, life, ...bursts.slice(at + 1)]) expect(areApart(one, covered)).toBe(true);
});

test('lights the other places of a target, such as the panel with its life', () => {
  const panel = box(300, 200, 100, 60);
  const shown = withBlows(BOARD, [{ target: TARGET, lit: [panel], number: -4 }]);
  expect(colourAt(shown, 350, 250)).toEqual(colourAt(BOARD, 350, 250));
});

test('keeps the burst of a piece at the edge inside the picture', () => {
  const corner = withBlows(BOARD, [{ actor: box(40, 0, 40, 40), target: box(0, 0, 40, 40), number: -9 }]);
  expect(burstsIn(corner).map(({ x, y }) => x >= 0 && y >= 0)).toEqual([true]);
});
