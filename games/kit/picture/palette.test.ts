import { expect, test } from 'vitest';
import { COLOURS, sideStyle } from './palette.ts';

test('gives eight seats different colours and shapes, then repeats them', () => {
  const styles = Array.from({ length: 8 }, (_, seat) => sideStyle(seat));
  expect(new Set(styles.map(({ colour }) => colour)).size).toBe(8);
  expect(new Set(styles.map(({ shape }) => shape)).size).toBe(8);
  expect(sideStyle(8)).toBe(styles[0]);
  expect(sideStyle('none').colour).toBe(COLOURS.none);
});
