import { type Field, fieldName, steps } from '../fields.ts';
import { type Piece, pieceOn, type State } from '../state.ts';
import { faultOfActing } from './acting.ts';
import { attack } from './attacking.ts';
import type { Fault } from './faults.ts';
import { join } from './joining.ts';
import { boardShown, line, name } from './report.ts';
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
  const piece = ready(scene, pieceOn(state, from)!);
  const target = from === to ? undefined : pieceOn(state, to);
  state.acted = true;
  if (piece.kind === 'unit' && target && target.team !== piece.team) {
    state.board[from] = piece;
    const advanced = attack(scene, from, to);
    events.push(boardShown(state, advanced ? to : from));
    return;
  }
  events.push(line`${name(piece)} moves to ${fieldName(to)}.`);
  state.board[from] = null;
  if (piece.kind === 'unit' && target?.kind === 'unit') join(scene, piece, to);
  else state.board[to] = piece;
  events.push(boardShown(state, to));
}

/** The piece as it sets out: its blockade ends, and this was its move. */
function ready({ events }: Scene, piece: Piece): Piece {
  if (piece.kind === 'king') return { ...piece, moved: true };
  if (piece.blocks) events.push(line`${name(piece)} no longer blocks.`);
  return { ...piece, blocks: false, moved: true };
}
