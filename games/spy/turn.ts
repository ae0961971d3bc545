import { isPlayer, personOf } from './rules/match/people.ts';
import type { Player, State } from './state.ts';

const PLAYERS: readonly Player[] = [0, 1];

/** The seats that have to decide something: both while they prepare in private, then the owner of who is on. */
export function turnOf(state: State): readonly Player[] {
  if (state.phase === 'draft') return PLAYERS.filter((player) => state.sides[player].offer);
  if (state.phase === 'equipment') return PLAYERS.filter((player) => !state.sides[player].ready);
  if (state.phase === 'over' || state.active === null) return [];
  const { faction } = personOf(state, state.active);
  return isPlayer(faction) ? [faction] : [];
}

/** How far everybody may know the match to be: who is still choosing, or whose move it is, but not with whom; without guests also the round. */
export function publicPhase(state: State): string {
  return [state.phase, ...(state.janitor ? [state.round] : []), ...turnOf(state)].join(' ');
}
