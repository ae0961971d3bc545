import type { Seat } from '@longtable/kit';
import type { FarmlandEvent } from '../events.ts';
import { type Field, surroundingFields } from '../fields.ts';
import { kingField, MAX_HAND, MAX_UNITS, pieceOn, rivalOf, type State, teamOf, unitFields } from '../state.ts';

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
