import type { Refusal } from '../kit/game.ts';
import { objectToActing } from './acting.ts';
import { boardShown, nameAndValues, revelation, type Scene } from './events.ts';
import { type Field, fieldName } from './fields.ts';
import { objection } from './objections.ts';
import { pieceOn, type State, type Unit, unitOn } from './state.ts';

/** Why a unit may not be turned face up; nothing, if it may. */
export function objectToFlip(state: State, field: Field): Refusal | undefined {
  const idle = objectToActing(state, field);
  if (idle) return idle;
  const piece = pieceOn(state, field)!;
  return piece.kind === 'king' || piece.up ? objection('already-up') : undefined;
}

/** Turns a unit face up, which is no move, and shows the board. */
export function flip(scene: Scene, field: Field): void {
  turnUp(scene, field);
  scene.state.acted = true;
  scene.events.push(boardShown(scene.state, field));
}

/** Turns the unit on a field face up, with a line if it lay face down. */
export function turnUp({ state, events }: Scene, field: Field): Unit {
  const unit = unitOn(state, field)!;
  if (unit.up) return unit;
  const open = { ...unit, up: true };
  state.board[field] = open;
  events.push(revelation`${nameAndValues(open)} was flipped on ${fieldName(field)}!`);
  return open;
}
