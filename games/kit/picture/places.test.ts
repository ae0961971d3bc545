import { expect, test } from 'vitest';
import { box } from './items.ts';
import { compose, group, layer, place } from './make.ts';
import { COLOURS, sideStyle } from './palette.ts';
import { placesIn } from './places.ts';

test('returns the boxes of places in groups and layers in pixels of the picture', () => {
  const picture = compose(
    100,
    ['#000000'],
    [
      place(box(10, 20, 30, 40), 'hero'),
      group([place(box(1, 2, 10, 10), 'frog')], { x: 100, y: 50, scale: 2 }),
      layer(box(200, 10, 50, 50), [place(box(5, 5, 10, 10), 'gate')]),
      place(box(300, 0, 90, 30), 'hero'),
    ],
  );
  expect(Object.fromEntries(placesIn(picture))).toEqual({
    hero: [box(10, 20, 30, 40), box(300, 0, 90, 30)],
    frog: [box(102, 54, 20, 20)],
    gate: [box(205, 15, 10, 10)],
  });
});

test('cuts places at the edges of the picture and drops those outside', () => {
  const picture = compose(100, ['#000000'], [place(box(540, -10, 40, 40), 'edge'), place(box(0, 100, 40, 40), 'out')]);
  expect(Object.fromEntries(placesIn(picture))).toEqual({ edge: [box(540, 0, 20, 30)] });
});

test('gives eight seats different colours and shapes, then repeats them', () => {
  const styles = Array.from({ length: 8 }, (_, seat) => sideStyle(seat));
  expect(new Set(styles.map(({ colour }) => colour)).size).toBe(8);
  expect(new Set(styles.map(({ shape }) => shape)).size).toBe(8);
  expect(sideStyle(8)).toBe(styles[0]);
  expect(sideStyle('none').colour).toBe(COLOURS.none);
});
