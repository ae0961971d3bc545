import type { Enemy, Hero, Room } from '../state.ts';
import { type Position, same } from './grid.ts';
import { FREE, type Level } from './level.ts';

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
