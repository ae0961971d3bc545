import type { Seat } from '../../kit/game.ts';
import type { BoardShown } from '../events.ts';
import type { Field } from '../fields.ts';
import { type Piece, pieceOn, type State } from '../state.ts';

/** The board as it stands, with a field selected or none. */
export function boardShown(state: State, selected: Field | null): BoardShown {
  const cells = state.board.map((piece) => cell(piece, state.turn)).join('');
  return { kind: 'board', cells, selected, shown: selected === null ? null : (pieceOn(state, selected) ?? null) };
}

function cell(piece: Piece | null, turn: Seat): string {
  if (!piece) return '   ';
  const letter = piece.team === 0 ? 'x' : 'y';
  const ready = piece.team === turn && !piece.moved ? '*' : ' ';
  return piece.kind === 'king' ? `${ready}${letter.toUpperCase()} ` : `${ready}${letter}${piece.blocks ? 'b' : ' '}`;
}
