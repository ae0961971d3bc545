import type { Meeting } from '../events.ts';
import { type Field, steps } from '../fields.ts';
import { type Piece, pieceOn, type State, unitOn } from '../state.ts';
import { faultOfActing } from './acting.ts';
import { attack } from './attacking.ts';
import type { Fault } from './faults.ts';
import { join } from './joining.ts';
import { boardShown } from './report.ts';
import type { Scene } from './scene.ts';

/** Why a piece may not move to a field; nothing, if it may. */
export function faultOfMoving(state: State, from: Field, to: Field): Fault | undefined {
  const idle = faultOfActing(state, from);
  if (idle) return idle;
  if (steps(from, to) > 1) return 'too-far';
  const target = from === to ? undefined : pieceOn(state, to);
  if (target?.kind === 'king' && target.team === state.turn) return 'own-king';
  const attacks = target !== undefined && target.team !== state.turn;
  return attacks && pieceOn(state, from)?.kind === 'king' ? 'king-attacks' : undefined;
}

/** Moves a piece, with the duel or the union that this leads to, and shows the board. */
export function move(scene: Scene, from: Field, to: Field): void {
  const { state, events } = scene;
  const before = pieceOn(state, from)!;
  const target = from === to ? undefined : pieceOn(state, to);
  state.acted = true;
  if (before.kind === 'unit' && target && target.team !== before.team) {
    const advanced = attack(scene, before, from, to);
    events.push(boardShown(state, advanced ? to : from));
    return;
  }
  const met = go(scene, before, from, to);
  const kind = met && before.kind === 'unit' ? 'joined' : 'moved';
  events.push({ kind, piece: before, from, to, ...(met && { met }) }, boardShown(state, to));
}

/** Puts a piece on another field; gives whom of its own it met there. */
function go(scene: Scene, before: Piece, from: Field, to: Field): Meeting | undefined {
  const { state } = scene;
  const standing = from === to ? undefined : unitOn(state, to);
  const moved = before.kind === 'king' ? { ...before, moved: true } : { ...before, blocks: false, moved: true };
  state.board[from] = null;
  if (standing && moved.kind === 'unit') return join(scene, moved, to);
  state.board[to] = moved;
  return standing && { standing };
}
