import { box, compose, type Picture, SIGNS } from '@longtable/kit/picture';
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
  expect(colourAt(shown, 300, 20)[0]).toBeLessThan(bright / 2);
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

test('keeps the burst of a piece at the edge inside the picture', () => {
  const corner = withBlows(BOARD, [{ actor: box(40, 0, 40, 40), target: box(0, 0, 40, 40), number: -9 }]);
  const bursts = corner.items.flatMap((item) => (item.kind === 'icon' && item.icon === SIGNS.hit ? [item] : []));
  expect(bursts.map(({ x, y, size }) => x >= size / 2 && y >= size / 2)).toEqual([true]);
});
