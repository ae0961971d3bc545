import type { Seat } from '../../kit/game.ts';
import { HAND_MAX, type Piece, rivalOf, type State, teamOf } from '../state.ts';
import type { Fault } from './faults.ts';
import type { Scene } from './scene.ts';

/** Whether the team on turn has to discard a card when it yields. */
export function mustDiscard(state: State): boolean {
  return teamOf(state, state.turn).hand.length === HAND_MAX;
}

/** Why the turn may not end so; nothing, if it may. */
export function faultOfYielding(state: State, discard: number | undefined): Fault | undefined {
  if (mustDiscard(state)) return discard === undefined ? 'must-discard' : undefined;
  return discard === undefined ? undefined : 'must-not-discard';
}

/** Ends the turn: discards, passes it on, and the other team draws or loses. */
export function yieldTurn({ state, events }: Scene, discard: number | undefined): void {
  const team = teamOf(state, state.turn);
  if (discard !== undefined) {
    const [card] = team.hand.splice(discard, 1);
    team.discarded.push(card!);
    events.push({ kind: 'discarded', seat: state.turn, card: card! });
  }
  const next = rivalOf(state.turn);
  const rival = teamOf(state, next);
  events.push({ kind: 'turn', seat: next });
  if (rival.deck.length > 0) beginTurn(state, next);
  else {
    state.turn = next;
    state.winner = rivalOf(next);
    events.push({ kind: 'dry', seat: next }, { kind: 'won', seat: state.winner });
  }
}

/** Begins a team's turn: it draws, may place, and all its pieces may move again. */
export function beginTurn(state: State, seat: Seat): void {
  const team = teamOf(state, seat);
  team.hand.push(team.deck.shift()!);
  state.board = state.board.map((piece) => piece && rested(piece));
  state.turn = seat;
  state.placed = false;
  state.acted = false;
}

function rested(piece: Piece): Piece {
  return { ...piece, moved: false };
}
