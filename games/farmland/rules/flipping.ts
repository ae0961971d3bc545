import type { Field } from '../fields.ts';
import { pieceOn, type State, unitOn } from '../state.ts';
import { faultOfActing } from './acting.ts';
import type { Fault } from './faults.ts';
import { boardShown } from './report.ts';
import type { Scene } from './scene.ts';

/** Why a unit may not be turned face up; nothing, if it may. */
export function faultOfFlipping(state: State, field: Field): Fault | undefined {
  const idle = faultOfActing(state, field);
  if (idle) return idle;
  const piece = pieceOn(state, field)!;
  return piece.kind === 'king' || piece.up ? 'already-up' : undefined;
}

/** Turns a unit face up, which is no move, and shows the board. */
export function flip({ state, events }: Scene, field: Field): void {
  const unit = { ...unitOn(state, field)!, up: true };
  state.board[field] = unit;
  state.acted = true;
  events.push({ kind: 'flipped', unit, field }, boardShown(state, field));
}
