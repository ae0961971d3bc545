import { isShown } from '../rules/enemies.ts';
import { HERO } from '../rules/level.ts';
import type { Room } from '../state.ts';

const DEAD_HERO = 'X';

/** The board as players see it, row by row: hidden traps look like free cells, a dead hero is an X. */
export function drawBoard({ walls, hero, enemies }: Room): string[] {
  const rows = walls.map((row) => [...row]);
  for (const enemy of enemies.filter(isShown)) rows[enemy.y]![enemy.x] = enemy.tile;
  rows[hero.y]![hero.x] = hero.health > 0 ? HERO : DEAD_HERO;
  return rows.map((row) => row.join(''));
}
