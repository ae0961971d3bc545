import type { Field } from '../fields.ts';
import { pieceOn, type State } from '../state.ts';
import type { Fault } from './faults.ts';

/** Why the piece on a field has nothing more to do in this turn; nothing, if it may act. */
export function faultOfActing(state: State, field: Field): Fault | undefined {
  const piece = pieceOn(state, field);
  if (!piece) return 'empty-field';
  if (piece.team !== state.turn) return 'not-yours';
  return piece.moved ? 'already-moved' : undefined;
}
