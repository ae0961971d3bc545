import { expect, test } from 'vitest';
import type { Level } from '../game.ts';
import { resolveLevel } from './levels.ts';

const level = (id: string): Level => ({ id, name: id, about: id });
const LEVELS = [
  level('weak'),
  { ...level('middle'), mix: { of: 'strong', else: 'weak', share: 0.3 } },
  level('strong'),
];

const asked = (id: string, positions: number) =>
  Array.from({ length: positions }, (_, turn) => resolveLevel(LEVELS, id, () => ({ turn, life: 30 })));

test('resolves an unmixed level to itself', () => {
  expect(new Set(asked('strong', 20))).toEqual(new Set(['strong']));
});

test('resolves a mixed level to the stronger one in its share of the positions', () => {
  const strong = asked('middle', 2000).filter((id) => id === 'strong').length / 2000;
  expect(strong).toBeCloseTo(0.3, 1);
});

test('resolves the same position always to the same level', () => {
  expect(asked('middle', 50)).toEqual(asked('middle', 50));
});
