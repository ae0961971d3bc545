import { drawBoard } from './drawing/view.ts';
import { isShown } from './rules/enemies.ts';
import { closerThan, DIRECTIONS, type Direction, type Position, same, step } from './rules/grid.ts';
import { isWall, stepsFrom } from './rules/room.ts';
import type { Enemy, Room } from './state.ts';

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
  const direction = DIRECTIONS.find((each) => same(step(room.hero, each), goal));
  if (direction !== undefined && !isWall(room, goal)) return { direction, steps: 1 };
  return shortest(room, goal, trapMarkedBoard(room, goal)) ?? shortest(room, goal, drawBoard(room));
}

function shortest({ hero }: Room, goal: Position, board: readonly string[]): Way | undefined {
  const drawn = { walls: [...board] };
  const stepsTo = stepsFrom(drawn, goal, Number.POSITIVE_INFINITY);
  let best: Way | undefined;
  for (const direction of DIRECTIONS) {
    const next = step(hero, direction);
    const most = best ? best.steps - 2 : Number.POSITIVE_INFINITY;
    const steps = isWall(drawn, next) ? undefined : stepsTo(next, most);
    if (steps !== undefined && steps <= most) best = { direction, steps: steps + 1 };
  }
  return best;
}

/** Returns a function that returns the length of `wayTo`, faster for many cells. */
export function stepCounts(room: Room): (cell: Position) => number | undefined {
  const [around, straight] = [stepsOn(room, trapMarkedBoard(room)), stepsOn(room, drawBoard(room))];
  const isTrap = (cell: Position) => room.enemies.some((enemy) => enemy.kind === 'trap' && same(enemy, cell));
  return (cell) => (isTrap(cell) ? wayTo(room, cell)?.steps : (around(cell) ?? straight(cell)));
}

/** Returns a function that returns the length of the shortest path to a cell of a board that only the last step may leave. */
function stepsOn(room: Room, board: readonly string[]): (cell: Position) => number | undefined {
  const stepsTo = stepsFrom({ walls: [...board] }, room.hero, Number.POSITIVE_INFINITY);
  return (cell) => {
    const before = openings(room, cell).flatMap((direction) => stepsTo(step(cell, direction)) ?? []);
    return before.length === 0 ? undefined : 1 + Math.min(...before);
  };
}

/** Returns the board on which cells that a visible trap can attack are marked. A trap on the goal is ignored. */
function trapMarkedBoard(room: Room, goal?: Position): string[] {
  const isGoal = (enemy: Enemy) => goal !== undefined && same(enemy, goal);
  const traps = room.enemies.filter((enemy) => enemy.kind === 'trap' && isShown(enemy) && !isGoal(enemy));
  return drawBoard(room).map((row, y) => {
    const near = traps.filter((trap) => Math.abs(trap.y - y) < 2);
    if (near.length === 0) return row;
    return [...row].map((cell, x) => (near.some((trap) => closerThan(2, trap, { x, y })) ? '!' : cell)).join('');
  });
}

/** Returns the cells without a wall and a visible unit. */
export function floorOf(room: Room): readonly Position[] {
  const board = { walls: drawBoard(room) };
  const cells = room.walls.flatMap((row, y) => Array.from(row, (_, x) => ({ x, y })));
  return cells.filter((cell) => !isWall(board, cell));
}

/** Returns the doorways of a level: narrow cells next to a wider place. */
export function doorways(room: Room): readonly Position[] {
  const isNarrow = (cell: Position) => ['up,down', 'left,right'].includes(openings(room, cell).join());
  return floorOf(room).filter(
    (cell) =>
      isNarrow(cell) && openings(room, cell).some((direction) => openings(room, step(cell, direction)).length > 2),
  );
}

/** Returns the directions without a wall. */
export function openings(room: Pick<Room, 'walls'>, cell: Position): readonly Direction[] {
  return DIRECTIONS.filter((direction) => !isWall(room, step(cell, direction)));
}

/** Returns the main direction of the way to a cell. */
export function directionTo(from: Position, to: Position): Direction {
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  if (Math.abs(dx) > Math.abs(dy)) return dx < 0 ? 'left' : 'right';
  return dy < 0 ? 'up' : 'down';
}
