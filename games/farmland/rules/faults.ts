import { type Field, stepsBetween, surroundingFields } from '../fields.ts';
import { kingField, pieceOn, type State, teamOf } from '../state.ts';
import type { Command } from './lines.ts';
import { mustDiscard } from './turn.ts';

/** Reason why a command can't be performed. */
export type Fault =
  | 'empty-field'
  | 'not-yours'
  | 'already-moved'
  | 'too-far'
  | 'own-king'
  | 'king-attacks'
  | 'king-blocks'
  | 'already-up'
  | 'placed-already'
  | 'far-from-king'
  | 'held-by-rival'
  | 'card-twice'
  | 'no-such-card'
  | 'must-discard'
  | 'must-not-discard'
  | 'turn-begun';

/** Returns the fault of a command by the team in turn, or undefined. */
export function faultOf(state: State, command: Command): Fault | undefined {
  switch (command.verb) {
    case 'move':
      return faultOfActing(state, command.from) ?? faultOfMove(state, command.from, command.to);
    case 'flip':
      return faultOfActing(state, command.field) ?? faultOfFlip(state, command.field);
    case 'block':
      return faultOfActing(state, command.field) ?? faultOfBlock(state, command.field);
    case 'place':
      return faultOfPlacing(state, command.field) ?? faultOfCards(state, command.hand);
    case 'yield':
      return faultOfYield(state, command.discard);
    case 'auto':
      return state.acted ? 'turn-begun' : undefined;
  }
}

/** Returns the reason why the piece on a field cannot act this turn, or undefined. */
export function faultOfActing(state: State, field: Field): Fault | undefined {
  const piece = pieceOn(state, field);
  if (!piece) return 'empty-field';
  if (piece.team !== state.turn) return 'not-yours';
  return piece.moved ? 'already-moved' : undefined;
}

function faultOfMove(state: State, from: Field, to: Field): Fault | undefined {
  if (stepsBetween(from, to) > 1) return 'too-far';
  const target = from === to ? undefined : pieceOn(state, to);
  if (target?.kind === 'king' && target.team === state.turn) return 'own-king';
  const attacks = target !== undefined && target.team !== state.turn;
  return attacks && pieceOn(state, from)?.kind === 'king' ? 'king-attacks' : undefined;
}

function faultOfFlip(state: State, field: Field): Fault | undefined {
  const piece = pieceOn(state, field)!;
  return piece.kind === 'king' || piece.up ? 'already-up' : undefined;
}

function faultOfBlock(state: State, field: Field): Fault | undefined {
  return pieceOn(state, field)?.kind === 'king' ? 'king-blocks' : undefined;
}

function faultOfPlacing(state: State, field: Field): Fault | undefined {
  if (state.placed) return 'placed-already';
  if (!surroundingFields(kingField(state, state.turn)).includes(field)) return 'far-from-king';
  const piece = pieceOn(state, field);
  return piece && piece.team !== state.turn ? 'held-by-rival' : undefined;
}

function faultOfCards(state: State, hand: readonly number[]): Fault | undefined {
  if (new Set(hand).size < hand.length) return 'card-twice';
  const cards = teamOf(state, state.turn).hand;
  return hand.some((at) => !(at in cards)) ? 'no-such-card' : undefined;
}

function faultOfYield(state: State, discard: number | undefined): Fault | undefined {
  if (mustDiscard(state)) return discard === undefined ? 'must-discard' : undefined;
  return discard === undefined ? undefined : 'must-not-discard';
}
