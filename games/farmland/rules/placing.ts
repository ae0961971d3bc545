import { around, type Field } from '../fields.ts';
import { kingField, pieceOn, type State, UNITS_MAX, unitFields } from '../state.ts';

/** The fields around the King where the team whose turn it is can place units: empty or its own, clockwise from above. */
export function placingFields(state: State): Field[] {
  return around(kingField(state, state.turn)).filter((field) => {
    const piece = pieceOn(state, field);
    return !piece || piece.team === state.turn;
  });
}

/** Whether one more unit of the team whose turn it is would be its sixth. */
export function boardIsFull(state: State): boolean {
  return unitFields(state, state.turn).length >= UNITS_MAX;
}
