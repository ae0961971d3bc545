import { describe, expect, test } from 'vitest';
import { levelAt } from './depths.ts';
import { sees } from './enemies.ts';
import { newHero } from './heroes.ts';
import { enter, stepsFrom } from './room.ts';
import { DEEP, rosterOf } from './roster.ts';

const { bestiary } = rosterOf({ units: DEEP });
const DEPTHS = Array.from({ length: 20 }, (_, index) => index + 1);
const at = (depth: number, seed = 7) => levelAt(depth, seed, bestiary);
const worth = (depth: number) => at(depth).enemies.reduce((sum, { experience }) => sum + experience, 0);

describe('the levels of an endless descent', () => {
  test('depend only on the seed and differ by depth', () => {
    expect(at(3)).toEqual(at(3));
    expect(at(3)).not.toEqual(at(3, 8));
    expect(new Set(DEPTHS.map((depth) => at(depth).walls.join('\n'))).size).toBe(DEPTHS.length);
  });

  test.each(DEPTHS)('can be cleared at depth %i and do not start with an attack', (depth) => {
    const { hero, enemies, walls } = enter(at(depth), newHero('Bronn'));
    const steps = stepsFrom({ walls }, hero, 200);
    expect(enemies.length).toBeGreaterThan(1);
    expect(enemies.filter((enemy) => steps(enemy) === undefined || sees(enemy, hero))).toEqual([]);
  });

  test('give more experience and hit harder with depth', () => {
    const hardest = (depth: number) => Math.max(...at(depth).enemies.map(({ attack }) => attack));
    expect(worth(10)).toBeGreaterThan(3 * worth(3));
    expect(hardest(20)).toBeGreaterThan(3 * hardest(10));
  });

  test('contain mostly enemies that exist only there', () => {
    const names = new Set(
      DEPTHS.flatMap((depth) => [1, 2, 3].flatMap((seed) => at(depth, seed).enemies)).map((e) => e.name),
    );
    const ours = [...bestiary.values()].slice(13).map(({ name }) => name);
    expect(ours.filter((name) => names.has(name)).length).toBeGreaterThanOrEqual(8);
  });
});

const walls = ['.....', '.###.', '...#.', '####.'];

test.each([
  [0, 2, 10, 0],
  [0, 0, 10, 2],
  [2, 2, 10, 2],
  [4, 3, 10, 9],
  [4, 3, 9, 9],
  [4, 3, 8, undefined],
  [4, 0, 0, undefined],
  [1, 1, 99, undefined],
])('counts the steps to %i, %i within %i as %j', (x, y, most, steps) => {
  expect(stepsFrom({ walls }, { x: 0, y: 2 }, most)({ x, y })).toBe(steps);
});
