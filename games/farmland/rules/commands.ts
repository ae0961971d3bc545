import type { Seat } from '@longtable/kit';
import { type Field, fieldName, parseField, stepsBetween, surroundingFields } from '../fields.ts';
import {
  type Card,
  type FarmlandEvent,
  kingField,
  MAX_HAND,
  MAX_UNITS,
  pieceOn,
  rivalOf,
  type State,
  teamOf,
  unitFields,
  unitOn,
} from '../state.ts';
import { nameOf, unite } from './union.ts';

/** Parsed line. Cards of the hand count from 0. */
export type Command =
  | { readonly verb: 'move'; readonly from: Field; readonly to: Field }
  | { readonly verb: 'flip' | 'block'; readonly field: Field }
  | { readonly verb: 'place'; readonly field: Field; readonly hand: readonly number[] }
  | { readonly verb: 'yield'; readonly discard?: number }
  | { readonly verb: 'auto' };

/** Returns the line of a command: `D1 move D2`, `D4 flip`, `D4 block`, `place 3 1 D2`, `yield`, `yield 3`, `auto`. */
export function makeLine(command: Command): string {
  switch (command.verb) {
    case 'move':
      return `${fieldName(command.from)} move ${fieldName(command.to)}`;
    case 'flip':
    case 'block':
      return `${fieldName(command.field)} ${command.verb}`;
    case 'place':
      return `place ${makeHand(command.hand)} ${fieldName(command.field)}`;
    case 'yield':
      return command.discard === undefined ? 'yield' : `yield ${command.discard + 1}`;
    case 'auto':
      return 'auto';
  }
}

const YIELD = /^yield(?: ([1-5]))?$/;
const PLACE = /^place ([1-5](?: [1-5])*) ([A-G][1-7])$/;
const ACT = /^([A-G][1-7]) (flip|block|move ([A-G][1-7]))$/;

/** Returns the command of a line, or undefined if it is malformed. Each command has exactly one spelling. */
export function parseLine(line: string): Command | undefined {
  if (line === 'auto') return { verb: 'auto' };
  const yields = YIELD.exec(line);
  if (yields) return yields[1] === undefined ? { verb: 'yield' } : { verb: 'yield', discard: Number(yields[1]) - 1 };
  const places = PLACE.exec(line);
  if (places) return { verb: 'place', field: parseField(places[2]!)!, hand: parseHand(places[1]!) };
  const acts = ACT.exec(line);
  if (!acts) return undefined;
  const field = parseField(acts[1]!)!;
  if (acts[3] !== undefined) return { verb: 'move', from: field, to: parseField(acts[3])! };
  return { verb: acts[2] === 'flip' ? 'flip' : 'block', field };
}

/** Returns the numbers of cards in a line, from 1: `3 1`. */
export function makeHand(hand: readonly number[]): string {
  return hand.map((at) => at + 1).join(' ');
}

export function parseHand(numbers: string): number[] {
  return numbers.split(' ').map((number) => Number(number) - 1);
}

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
    return cards.some((card, index) => index < at && !earlier.includes(index) && isSame(card, cards[at]!));
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

/** Whether the team in turn must discard a card to end its turn. */
export function mustDiscard(state: State): boolean {
  return teamOf(state, state.turn).hand.length === MAX_HAND;
}

/** Ends the turn and discards a card if `discard` is given. The other team draws, or loses if its deck is empty. */
export function yieldTurn(draft: State, discard: number | undefined): FarmlandEvent[] {
  const next = rivalOf(draft.turn);
  const events: FarmlandEvent[] = [...discarding(draft, discard), { kind: 'turn', seat: next }];
  if (teamOf(draft, next).deck.length > 0) {
    beginTurn(draft, next);
    return events;
  }
  draft.winner = draft.turn;
  draft.turn = next;
  return [...events, { kind: 'dry', seat: next }, { kind: 'won', seat: draft.winner }];
}

function discarding(draft: State, discard: number | undefined): FarmlandEvent[] {
  if (discard === undefined) return [];
  const { hand, discarded } = teamOf(draft, draft.turn);
  const [card] = hand.splice(discard, 1);
  discarded.push(card!);
  return [{ kind: 'discarded', seat: draft.turn, card: card! }];
}

/** Starts a team's turn: draws a card and resets placing and moves. */
export function beginTurn(draft: State, seat: Seat): void {
  const team = teamOf(draft, seat);
  team.hand.push(team.deck.shift()!);
  draft.board = draft.board.map((piece) => piece && { ...piece, moved: false });
  draft.turn = seat;
  draft.placed = false;
  draft.acted = false;
}

/**
 * Returns the fields around the King where the team in turn can place units: empty or its own, clockwise from above.
 */
export function placingFields(state: State): Field[] {
  return surroundingFields(kingField(state, state.turn)).filter((field) => {
    const piece = pieceOn(state, field);
    return !piece || piece.team === state.turn;
  });
}

/** Whether the team in turn already has the maximum number of units. */
export function boardIsFull(state: State): boolean {
  return unitFields(state, state.turn).length >= MAX_UNITS;
}
