import { isShown } from '../rules/enemies.ts';
import type { Position } from '../rules/grid.ts';
import { HERO } from '../rules/level.ts';
import type { Room } from '../state.ts';

const DEAD_HERO = 'X';

/** The board as players see it, row by row: hidden traps look like free cells, a dead hero is an X. */
export function drawBoard({ walls, hero, enemies }: Room): string[] {
  const rows = [...walls];
  const put = (sign: string, { x, y }: Position) => {
    const row = rows[y]!;
    rows[y] = row.slice(0, x) + sign + row.slice(x + 1);
  };
  for (const enemy of enemies) if (isShown(enemy)) put(enemy.tile, enemy);
  put(hero.health > 0 ? HERO : DEAD_HERO, hero);
  return rows;
}
