import { drawBoard } from '../drawing/board.ts';
import { isShown } from '../rules/enemies.ts';
import { closerThan, DIRECTIONS, type Direction, type Position, same, step } from '../rules/grid.ts';
import { stepsFrom } from '../rules/paths.ts';
import { isWall } from '../rules/room.ts';
import type { Room } from '../state.ts';

/** The first step of a shortest path and its length. */
interface Way {
  readonly direction: Direction;
  readonly steps: number;
}

/**
 * Returns the way to a cell, around visible enemies and, if possible, out of the reach of visible traps. Undefined if
 * there is none.
 */
export function wayTo(room: Room, goal: Position): Way | undefined {
  return shortest(room, goal, trapMarkedBoard(room, goal)) ?? shortest(room, goal, drawBoard(room));
}

function shortest({ walls, hero }: Room, goal: Position, board: readonly string[]): Way | undefined {
  const stepsTo = stepsFrom({ walls: [...board] }, goal, Number.POSITIVE_INFINITY);
  return DIRECTIONS.flatMap((direction): Way[] => {
    const next = step(hero, direction);
    const steps = isWall({ walls }, next) ? undefined : stepsTo(next);
    return steps === undefined ? [] : [{ direction, steps: steps + 1 }];
  }).toSorted((one, other) => one.steps - other.steps)[0];
}

/** Returns the board on which cells that a visible trap can attack are marked. A trap on the goal is ignored. */
function trapMarkedBoard(room: Room, goal: Position): string[] {
  const traps = room.enemies.filter((enemy) => enemy.kind === 'trap' && isShown(enemy) && !same(enemy, goal));
  return drawBoard(room).map((row, y) =>
    [...row].map((cell, x) => (traps.some((trap) => closerThan(2, trap, { x, y })) ? '!' : cell)).join(''),
  );
}

/** Returns the doorways of a level: narrow cells next to a wider place. */
export function doorways(room: Room): readonly Position[] {
  const board = { walls: drawBoard(room) };
  const cells = board.walls.flatMap((row, y) => Array.from(row, (_, x) => ({ x, y })));
  const isNarrow = (cell: Position) => ['up,down', 'left,right'].includes(openings(room, cell).join());
  return cells.filter(
    (cell) =>
      !isWall(board, cell) &&
      isNarrow(cell) &&
      openings(room, cell).some((direction) => openings(room, step(cell, direction)).length > 2),
  );
}

/** Returns the directions without a wall. */
function openings(room: Pick<Room, 'walls'>, cell: Position): readonly Direction[] {
  return DIRECTIONS.filter((direction) => !isWall(room, step(cell, direction)));
}
