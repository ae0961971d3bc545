import type { State } from '../../state.ts';
import { distance, type Point } from '../grid.ts';
import { fieldsOfKind } from './board.ts';

/** What stands or lies on fields of the board, or is built there. */
export type Thing = 'people' | 'tables' | 'safes' | 'cocktails' | 'lying' | 'fireplaces';

/** The places of these things within reach of a field. */
export function placesOfThings(state: State, things: readonly Thing[], from: Point, reach: number): Point[] {
  const near: Point[] = [];
  const add = (at: Point | null) => {
    if (at && distance(at, from) <= reach) near.push(at);
  };
  for (const thing of things) {
    if (thing === 'fireplaces') fieldsOfKind(state.board, 'FIREPLACE').forEach(add);
    else for (const { at } of thing === 'people' ? state.people : state.board[thing]) add(at);
  }
  return near;
}
