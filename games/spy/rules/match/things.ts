import type { State } from '../../state.ts';
import { distance, type Point } from '../grid.ts';
import { fieldsOfKind } from './board.ts';
import { viewFrom } from './outlook.ts';

/** What stands or lies on fields of the board, or is built there; the floor, or whatever is in view. */
export type Thing = 'people' | 'tables' | 'safes' | 'cocktails' | 'lying' | 'fireplaces' | 'floor' | 'view';

/** The places of these things within reach of a field. */
export function placesOfThings(state: State, things: readonly Thing[], from: Point, reach: number): Point[] {
  const near: Point[] = [];
  const add = (at: Point | null) => {
    if (at && distance(at, from) <= reach) near.push(at);
  };
  for (const thing of things) {
    if (thing === 'fireplaces') fieldsOfKind(state.board, 'FIREPLACE').forEach(add);
    else if (thing === 'floor') fieldsOfKind(state.board, 'FREE').forEach(add);
    else if (thing === 'view') viewFrom(state.board.rows, from).forEach(add);
    else for (const { at } of thing === 'people' ? state.people : state.board[thing]) add(at);
  }
  return near;
}
