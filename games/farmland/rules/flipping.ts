import { type Field, fieldName } from '../fields.ts';
import { pieceOn, type State, type Unit, unitOn } from '../state.ts';
import { faultOfActing } from './acting.ts';
import type { Fault } from './faults.ts';
import { boardShown, nameAndValues, revelation } from './report.ts';
import type { Scene } from './scene.ts';

/** Why a unit may not be turned face up; nothing, if it may. */
export function faultOfFlipping(state: State, field: Field): Fault | undefined {
  const idle = faultOfActing(state, field);
  if (idle) return idle;
  const piece = pieceOn(state, field)!;
  return piece.kind === 'king' || piece.up ? 'already-up' : undefined;
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
