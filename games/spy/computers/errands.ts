import { type Point, ring, samePlace } from '../rules/grid.ts';
import { isAccessible } from '../rules/match/board.ts';
import { type Distances, walkingDistances } from '../rules/match/paths.ts';
import type { Present, State } from '../state.ts';

/** Something worth walking to, and how near one has to come. */
export interface Errand {
  readonly at: Point;
  readonly reach: 0 | 1 | 2;
  readonly worth: number;
}

/** How far it still is from any field until an errand can be done. */
export function distanceTo(known: State, { at, reach }: Errand): Distances {
  const walk = walkingDistances(known.board, at);
  return (from) => Math.max(0, walk(from) - reach);
}

/** The steps an agent can take from a field. */
export function stepsFrom(known: State, from: Point): Point[] {
  return ring(from, 1).filter((at) => isAccessible(known.board, at));
}

/** The fields an agent can be on in this turn without a step on the one to avoid, each with the way that begins it. */
export function reachable(
  known: State,
  actor: Present,
  avoid: Point | null,
): { at: Point; first: Point | null; steps: number }[] {
  const found = [{ at: actor.at as Point, first: null as Point | null, steps: 0 }];
  const seen = new Set([keyOf(actor.at)]);
  for (let index = 0; index < found.length; index++) {
    const from = found[index];
    if (!from || from.steps >= actor.bp) continue;
    for (const at of stepsFrom(known, from.at)) {
      if (seen.has(keyOf(at)) || (avoid && samePlace(at, avoid))) continue;
      seen.add(keyOf(at));
      found.push({ at, first: from.first ?? at, steps: from.steps + 1 });
    }
  }
  return found;
}

function keyOf({ x, y }: Point): number {
  return y * 1000 + x;
}
