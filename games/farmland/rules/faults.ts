import { type Field, stepsBetween, surroundingFields } from '../fields.ts';
import { type Card, kingField, pieceOn, type State, teamOf, unitOn } from '../state.ts';
import type { Command } from './lines.ts';
import { boardIsFull, mustDiscard } from './turn.ts';
import { nameOf, unite } from './union.ts';

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

/** Whether menus omit a legal command because it has no effect, wastes cards, or equals an offered one. */
export function isRedundant(state: State, command: Command): boolean {
  switch (command.verb) {
    case 'move':
      return command.from === command.to && !unitOn(state, command.from)?.blocks;
    case 'block':
      return unitOn(state, command.field)?.blocks === true;
    case 'place':
      return hasCopies(state, command.hand) || isWaste(state, command.field, command.hand);
    case 'yield':
      return command.discard !== undefined && hasCopies(state, [command.discard]);
    default:
      return false;
  }
}

/** Whether one of the cards has a copy further left in the hand. */
function hasCopies(state: State, hand: readonly number[]): boolean {
  const cards = teamOf(state, state.turn).hand;
  return hand.some((at, place) => {
    const earlier = hand.slice(0, place);
    return cards.some((card, other) => other < at && !earlier.includes(other) && isSame(card, cards[at]!));
  });
}

function isSame(one: Card, other: Card): boolean {
  return one.atk === other.atk && one.def === other.def && nameOf(one) === nameOf(other);
}

/** Whether placing loses a card, except for a single card that replaces a unit. */
function isWaste(state: State, field: Field, hand: readonly number[]): boolean {
  const replaces = hand.length === 1 && unitOn(state, field) !== undefined;
  return !replaces && unitAfterPlacing(state, field, hand) === undefined;
}

/** Returns the unit on a field after placing these cards in order, or undefined if one would be lost. */
export function unitAfterPlacing(state: State, field: Field, hand: readonly number[]): Card | undefined {
  const cards = teamOf(state, state.turn).hand;
  let standing = unitOn(state, field)?.card;
  if (!standing && boardIsFull(state)) return undefined;
  for (const at of hand) {
    const card = cards[at]!;
    standing = standing ? unite(card, standing)?.card : card;
    if (!standing) return undefined;
  }
  return standing;
}
