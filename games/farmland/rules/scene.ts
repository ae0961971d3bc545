import type { FarmlandEvent } from '../events.ts';
import type { State, Team } from '../state.ts';

/** A table in the middle of an action: the draft that changes and what is told of it. */
export interface Scene {
  readonly state: State;
  readonly events: FarmlandEvent[];
}

/** A draft of a table, to carry an order out on. */
export function openScene(state: State): Scene {
  return { state: draft(state), events: [] };
}

/** A copy whose teams and board may be changed; cards and pieces are shared and only ever replaced. */
function draft(state: State): State {
  const [first, second] = state.teams;
  return { ...state, teams: [copyOf(first), copyOf(second)], board: [...state.board] };
}

function copyOf(team: Team): Team {
  return { ...team, deck: [...team.deck], hand: [...team.hand], discarded: [...team.discarded] };
}
