import type { RoundEvent } from '../events.ts';
import type { Enemy, Hero, Room } from '../state.ts';
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

const UNREACHED = -1;

/**
 * Returns a function that returns the number of steps around walls to a cell, or undefined if it is unreachable or
 * farther than `most`, which a call can lower. The search extends only as far as a call needs.
 */
export function stepsFrom(
  room: Pick<Room, 'walls'>,
  from: Position,
  most: number,
): (cell: Position, limit?: number) => number | undefined {
  const width = room.walls[0]!.length;
  const key = ({ x, y }: Position) => y * width + x;
  const stepCounts = new Int16Array(width * room.walls.length).fill(UNREACHED);
  stepCounts[key(from)] = 0;
  const cells = room.walls.join('');
  let edge: readonly number[] = [key(from)];
  let count = 0;
  const spread = () => {
    count++;
    const next: number[] = [];
    const reach = (at: number) => {
      if (cells[at] !== FREE || stepCounts[at] !== UNREACHED) return;
      stepCounts[at] = count;
      next.push(at);
    };
    for (const at of edge) {
      reach(at - width);
      reach(at + width);
      if (at % width > 0) reach(at - 1);
      if (at % width < width - 1) reach(at + 1);
    }
    edge = next;
  };
  return (cell, limit = most) => {
    while (stepCounts[key(cell)] === UNREACHED && count < limit && edge.length > 0) spread();
    const steps = stepCounts[key(cell)] ?? UNREACHED;
    return steps === UNREACHED ? undefined : steps;
  };
}

/** Returns a random integer from 0 to `max`, both included, with equal probability. */
export type Draw = (max: number) => number;

/** Returns a draw with scripted results. Throws a RangeError if one is missing or out of range. */
export function scripted(draws: readonly number[]): Draw {
  let used = 0;
  return (max) => {
    const drawn = draws[used++];
    if (drawn === undefined) throw new RangeError(`Draw ${used} (0 to ${max}) is missing in the script.`);
    if (!Number.isInteger(drawn) || drawn < 0 || drawn > max) {
      throw new RangeError(`Draw ${used} is ${drawn}, but must be from 0 to ${max}.`);
    }
    return drawn;
  };
}
