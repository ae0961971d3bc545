import type { Board, State } from '../../state.ts';
import { type FieldName, fieldOf, fields } from '../fields.ts';
import { distance, type Point, samePlace } from '../grid.ts';
import { lineIsFree } from '../sight.ts';

/** The kind of a field; nothing outside the board. */
export function fieldAt(board: Board, { x, y }: Point): FieldName | undefined {
  return fieldOf(board.rows[y]?.[x]);
}

/** Whether persons may stand there: a free field or a seat. */
export function isAccessible(board: Board, at: Point): boolean {
  const field = fieldAt(board, at);
  return field !== undefined && fields[field].accessible;
}

export function isFoggy(board: Board, at: Point): boolean {
  return board.fog.some((fog) => samePlace(fog.at, at));
}

/** Every field of the board, row by row; with a centre and a reach only those around it. */
export function placesOf(board: Board, centre?: Point, reach = Number.POSITIVE_INFINITY): Point[] {
  const places: Point[] = [];
  board.rows.forEach((row, y) => {
    if (centre && Math.abs(y - centre.y) > reach) return;
    for (let x = 0; x < row.length; x++) {
      if (!centre || distance(centre, { x, y }) <= reach) places.push({ x, y });
    }
  });
  return places;
}

/** The fields of one kind. */
export function fieldsOfKind(board: Board, kind: FieldName): Point[] {
  return placesOf(board).filter((at) => fieldAt(board, at) === kind);
}

/** Whether a field stops a look that crosses it; outside the board nothing can be seen through. */
function blocksSight(board: Board, at: Point): boolean {
  const field = fieldAt(board, at);
  return field === undefined || fields[field].blocksSight || isFoggy(board, at);
}

/** The line of sight: walls, fireplaces and fog block it, persons do not; fog hides whoever stands at its ends. */
export function sees(board: Board, a: Point, b: Point): boolean {
  if (samePlace(a, b)) return true;
  if (isFoggy(board, a) || isFoggy(board, b)) return false;
  return lineIsFree(a, b, (field) => blocksSight(board, field));
}

/** The hat's line of sight: persons, the cat and the janitor in between block it as well. */
export function hatSees(state: State, a: Point, b: Point): boolean {
  return sees(state.board, a, b) && lineIsFree(a, b, (field) => !isUnoccupied(state, field));
}

/** Nobody stands there, neither a person nor the cat or the janitor. */
export function isUnoccupied(state: State, at: Point): boolean {
  const stands = (place: Point | null) => place !== null && samePlace(place, at);
  return !stands(state.cat) && !stands(state.janitor) && !state.people.some((person) => stands(person.at));
}

/** A free field as a destination: of kind `FREE` with nobody on it. */
export function isFree(state: State, at: Point): boolean {
  return fieldAt(state.board, at) === 'FREE' && isUnoccupied(state, at);
}

/** A free field on which nothing lies, so that a gadget can fall there. */
export function isEmpty(state: State, at: Point): boolean {
  return isFree(state, at) && !lyingAt(state.board, at);
}

export function lyingAt(board: Board, at: Point): Board['lying'][number] | undefined {
  return board.lying.find((lying) => samePlace(lying.at, at));
}

export function tableAt(board: Board, at: Point): Board['tables'][number] | undefined {
  return board.tables.find((table) => samePlace(table.at, at));
}

export function safeAt(board: Board, at: Point): Board['safes'][number] | undefined {
  return board.safes.find((safe) => samePlace(safe.at, at));
}

export function cocktailAt(board: Board, at: Point): Board['cocktails'][number] | undefined {
  return board.cocktails.find((stands) => samePlace(stands.at, at));
}
