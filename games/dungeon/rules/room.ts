import type { RoundEvent } from '../events.ts';
import type { Enemy, Hero, Room } from '../state.ts';
import type { Draw } from './chance.ts';
import { type Position, same } from './grid.ts';
import { FREE, type Level } from './level.ts';

/** A mutable copy of a room with its draws and the events so far. */
export interface Draft extends Room {
  readonly draw: Draw;
  readonly events: RoundEvent[];
}

/** Returns a draft of a room. Walls never change. */
export function draftOf({ walls, hero, enemies }: Room, draw: Draw): Draft {
  return { walls, hero: { ...hero }, enemies: enemies.map((enemy) => ({ ...enemy })), draw, events: [] };
}

/** Returns a room with the units of a level, and the hero at its start. */
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

/** Returns the enemy on a cell, hidden or not, or undefined if there is none. */
export function enemyAt(room: Pick<Room, 'enemies'>, cell: Position): Enemy | undefined {
  return room.enemies.find((enemy) => same(enemy, cell));
}
