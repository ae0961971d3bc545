import { expect, test } from 'vitest';
import { COLOURS, cellNoise, fade, healthColour, iconsIn, mix, sideStyle } from './palette.ts';

test('shows low health as bad up to a quarter and as a warning up to a half', () => {
  const { bad, warn, good } = COLOURS;
  expect([0, 25, 26, 50, 51, 100].map((value) => healthColour(value, 100))).toEqual([bad, bad, warn, warn, good, good]);
});

test('gives eight seats different colours and shapes, then repeats them', () => {
  const styles = Array.from({ length: 8 }, (_, seat) => sideStyle(seat));
  expect(new Set(styles.map(({ colour }) => colour)).size).toBe(8);
  expect(new Set(styles.map(({ shape }) => shape)).size).toBe(8);
  expect(sideStyle(8)).toBe(styles[0]);
  expect(sideStyle('none').colour).toBe(COLOURS.none);
});

test('mixes and fades colours', () => {
  expect([mix('#000000', '#ffffff', 0), mix('#000000', '#ffffff', 0.5), mix('#102030', '#000000', 1)]).toEqual([
    '#000000',
    '#808080',
    '#000000',
  ]);
  expect([fade('#102030', 1), fade('#102030', 0), fade('#10203040', 0.5)]).toEqual([
    '#102030ff',
    '#10203000',
    '#10203080',
  ]);
  expect(iconsIn(['frog', 'rat'], '#fff')).toEqual({ frog: '#fff', rat: '#fff' });
});

test('returns a constant number from 0 to 1 for each cell', () => {
  const values = Array.from({ length: 100 }, (_, index) => cellNoise(index % 10, Math.floor(index / 10)));
  expect(values.every((value) => value >= 0 && value < 1)).toBe(true);
  expect(new Set(values).size).toBe(100);
  expect(cellNoise(3, 4)).toBe(cellNoise(3, 4));
  expect(cellNoise(3, 4, 1)).not.toBe(cellNoise(3, 4));
});
