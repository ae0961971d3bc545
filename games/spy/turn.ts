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

/** What everybody sees the match waiting for: that both prepare, or a character, but not whose it is. */
export function awaits({ phase, round, active }: State): string {
  return phase === 'rounds' ? `${round} ${active}` : phase;
}
