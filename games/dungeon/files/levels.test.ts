import { describe, expect, test } from 'vitest';
import { sees } from '../rules/enemies.ts';
import { closerThan, DIRECTIONS, type Position, same, step } from '../rules/grid.ts';
import { gainExperience, newHero } from '../rules/heroes.ts';
import { type Level, OUR_LEVELS, parseLevel } from '../rules/level.ts';
import { isWall } from '../rules/room.ts';

const levels = OUR_LEVELS.map((text) => parseLevel(text) as Level);
const numbered = levels.map((level, index) => [index + 1, level] as const);
const worth = (level: Level) => level.enemies.reduce((sum, { experience }) => sum + experience, 0);
const cellsOf = ({ walls }: Level) => walls.flatMap((row, y) => [...row].map((_, x) => ({ x, y })));
const freeCells = (level: Level) => cellsOf(level).filter((cell) => !isWall(level, cell));

/** Returns all free cells reachable from a cell, without passing `closed`. */
function reachableCells(level: Level, from: Position, closed?: Position): Position[] {
  const found = [from];
  const seen = new Set([`${from.x},${from.y}`]);
  for (const cell of found) {
    for (const next of DIRECTIONS.map((direction) => step(cell, direction))) {
      const key = `${next.x},${next.y}`;
      if (seen.has(key) || isWall(level, next) || (closed && same(next, closed))) continue;
      seen.add(key);
      found.push(next);
    }
  }
  return found;
}

describe.each(numbered)('level %i', (number, level) => {
  const columns = level.walls[0]!.length;
  const rows = level.walls.length;

  test('is valid', () => expect(level).not.toHaveProperty('fault'));

  test('has a closed border', () => {
    const border = cellsOf(level).filter(({ x, y }) => x === 0 || y === 0 || x === columns - 1 || y === rows - 1);
    expect(border.filter((cell) => !isWall(level, cell))).toEqual([]);
  });

  test('is fully reachable', () => {
    expect(reachableCells(level, level.start)).toHaveLength(freeCells(level).length);
  });

  test('does not start with an attack', () => {
    const traps = level.enemies.filter(({ kind }) => kind === 'trap');
    expect(traps.filter((trap) => closerThan(2, trap, level.start))).toEqual([]);
    const seers = level.enemies.filter((enemy) => sees(enemy, level.start));
    expect(seers.length).toBeLessThanOrEqual(number <= 5 ? 0 : 2);
    expect(seers.map(({ tile }) => tile)).not.toContain('K');
  });
});

describe('the difficulty curve', () => {
  // Experience in a level, its tolerance, the hero level on leaving, new enemies.
  const CURVE = [
    [75, 25, 2, 's'],
    [125, 25, 3, 'k'],
    [200, 25, 4, 'Q'],
    [250, 25, 5, 'q'],
    [300, 50, 6, 'z'],
    [600, 50, 8, 'M'],
    [750, 50, 10, 'bD'],
    [1050, 50, 12, 'gB'],
    [2700, 100, 16, 'w'],
    [6750, 750, 22, 'KC'],
  ] as const;

  test.each(levels.map((_, index) => index + 1))('holds in level %i', (number) => {
    const [sum, band, reaches] = CURVE[number - 1]!;
    expect(Math.abs(worth(levels[number - 1]!) - sum)).toBeLessThanOrEqual(band);
    const total = levels.slice(0, number).reduce((earned, level) => earned + worth(level), 0);
    const { level } = gainExperience(newHero('Jon Snow'), total).hero;
    expect(Math.abs(level - reaches)).toBeLessThanOrEqual(1);
  });

  test("ends with the Night's King and company worth 1000 to 2500", () => {
    const last = levels[9]!;
    expect(last.enemies.filter(({ tile }) => tile === 'K')).toHaveLength(1);
    expect(worth(last) - 5000).toBeGreaterThanOrEqual(1000);
    expect(worth(last) - 5000).toBeLessThanOrEqual(2500);
  });
});
