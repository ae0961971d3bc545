import type { Refusal } from '../kit/game.ts';
import type { Field } from './fields.ts';
import { objection } from './objections.ts';
import { pieceOn, type State } from './state.ts';

/** Why the piece on a field has nothing more to do in this turn; nothing, if it may act. */
export function objectToActing(state: State, field: Field): Refusal | undefined {
  const piece = pieceOn(state, field);
  if (!piece) return objection('empty-field');
  if (piece.team !== state.turn) return objection('not-yours');
  return piece.moved ? objection('already-moved') : undefined;
}
