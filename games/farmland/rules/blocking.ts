import type { Field } from '../fields.ts';
import { pieceOn, type State, unitOn } from '../state.ts';
import { faultOfActing } from './acting.ts';
import type { Fault } from './faults.ts';
import { boardShown } from './report.ts';
import type { Scene } from './scene.ts';

/** Why a unit may not block; nothing, if it may. */
export function faultOfBlocking(state: State, field: Field): Fault | undefined {
  const idle = faultOfActing(state, field);
  if (idle) return idle;
  return pieceOn(state, field)?.kind === 'king' ? 'king-blocks' : undefined;
}

/** Lets a unit block, which counts as its move, and shows the board. */
export function block({ state, events }: Scene, field: Field): void {
  const unit = unitOn(state, field)!;
  state.board[field] = { ...unit, blocks: true, moved: true };
  state.acted = true;
  events.push({ kind: 'blocked', unit, field }, boardShown(state, field));
}
