import type { State } from '../../state.ts';
import type { Point } from '../grid.ts';

/** What stands or lies on fields of the board. */
export type Thing = 'people' | 'tables' | 'safes' | 'cocktails' | 'lying';

/** The places of these things within reach of a field, row by row. */
export function placesOfThings(state: State, things: readonly Thing[], from: Point, reach: number): Point[] {
  const near: Point[] = [];
  for (const thing of things) {
    for (const { at } of thing === 'people' ? state.people : state.board[thing]) {
      if (at && Math.abs(at.x - from.x) <= reach && Math.abs(at.y - from.y) <= reach) near.push(at);
    }
  }
  return near.length > 1 ? near.sort((a, b) => a.y - b.y || a.x - b.x) : near;
}
