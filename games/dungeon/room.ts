import { z } from 'zod';
import { type Enemy, enemySchema, isShown } from './enemies.ts';
import { type Position, same } from './grid.ts';
import { type Hero, heroSchema } from './heroes.ts';
import { FREE, HERO, type Level } from './level.ts';

/** A level being played: its walls, the hero, and the living enemies in reading order of the level file. */
export const roomSchema = z.object({ walls: z.array(z.string()), hero: heroSchema, enemies: z.array(enemySchema) });
export type Room = z.infer<typeof roomSchema>;

const DEAD_HERO = 'X';

/** The hero enters a level; only the position changes. */
export function enter(level: Level, hero: Hero): Room {
  return {
    walls: [...level.walls],
    hero: { ...hero, ...level.start },
    enemies: level.enemies.map((enemy) => ({ ...enemy })),
  };
}

/** Whether a cell is a wall or off the board. */
export function isWall(room: { readonly walls: readonly string[] }, { x, y }: Position): boolean {
  return room.walls[y]?.[x] !== FREE;
}

/** The living enemy on a cell, hidden or not. */
export function enemyAt(room: Pick<Room, 'enemies'>, cell: Position): Enemy | undefined {
  return room.enemies.find((enemy) => same(enemy, cell));
}

/** The board as players see it, row by row: hidden traps look like free cells, a dead hero is an X. */
export function drawBoard({ walls, hero, enemies }: Room): string[] {
  const rows = walls.map((row) => [...row]);
  for (const enemy of enemies.filter(isShown)) rows[enemy.y]![enemy.x] = enemy.tile;
  rows[hero.y]![hero.x] = hero.health > 0 ? HERO : DEAD_HERO;
  return rows.map((row) => row.join(''));
}
