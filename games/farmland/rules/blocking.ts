import { type Field, fieldName } from '../fields.ts';
import { pieceOn, type State, unitOn } from '../state.ts';
import { faultOfActing } from './acting.ts';
import type { Fault } from './faults.ts';
import { boardShown, line, name } from './report.ts';
import type { Scene } from './scene.ts';

/** Why a unit may not block; nothing, if it may. */
export function faultOfBlocking(state: State, field: Field): Fault | undefined {
  const idle = faultOfActing(state, field);
  if (idle) return idle;
  return pieceOn(state, field)?.kind === 'king' ? 'king-blocks' : undefined;
}

/** Lets a unit block, which counts as its move, and shows the board. */
export function block({ state, events }: Scene, field: Field): void {
  const unit = { ...unitOn(state, field)!, blocks: true, moved: true };
  state.board[field] = unit;
  state.acted = true;
  events.push(line`${name(unit)} (${fieldName(field)}) blocks!`);
  events.push(boardShown(state, field));
}
