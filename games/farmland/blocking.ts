import type { Refusal } from '../kit/game.ts';
import { objectToActing } from './acting.ts';
import { boardShown, line, name, type Scene } from './events.ts';
import { type Field, fieldName } from './fields.ts';
import { objection } from './objections.ts';
import { pieceOn, type State, unitOn } from './state.ts';

/** Why a unit may not block; nothing, if it may. */
export function objectToBlock(state: State, field: Field): Refusal | undefined {
  const idle = objectToActing(state, field);
  if (idle) return idle;
  return pieceOn(state, field)?.kind === 'king' ? objection('king-blocks') : undefined;
}

/** Lets a unit block, which counts as its move, and shows the board. */
export function block({ state, events }: Scene, field: Field): void {
  const unit = { ...unitOn(state, field)!, blocks: true, moved: true };
  state.board[field] = unit;
  state.acted = true;
  events.push(line`${name(unit)} (${fieldName(field)}) blocks!`);
  events.push(boardShown(state, field));
}
