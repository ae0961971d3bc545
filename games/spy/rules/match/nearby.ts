import { type Point, ring } from '../grid.ts';
import { anyOf, type DraftState } from './draft-state.ts';

/** A random suitable field of the first ring around a centre that has one; nothing if the whole board has none. */
export function nearestSuitable(draft: DraftState, centre: Point, suits: (at: Point) => boolean): Point | undefined {
  const { rows } = draft.state.board;
  const farthest = Math.max(rows.length, ...rows.map((row) => row.length));
  for (let radius = 1; radius <= farthest; radius++) {
    const found = anyOf(draft, ring(centre, radius).filter(suits));
    if (found) return found;
  }
  return undefined;
}
