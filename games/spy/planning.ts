import type { ComingTurn, Seat } from '@longtable/kit';
import { shownState } from './rules/knowledge/recording.ts';
import { isOnBoard, shortName } from './rules/match/people.ts';
import { pointsOf } from './rules/points.ts';
import type { Person, State } from './state.ts';
import { turnOf } from './timing.ts';

/**
 * Returns the next turn of each of the seat's agents, for plans. The casino is as the seat knows it. The order of the
 * turns is random.
 */
export function comingTurns(state: State, seat: Seat): ComingTurn<State>[] {
  const seen = shownState(state, seat);
  if (seen.phase !== 'rounds') return [];
  const current = turnOf(state).some((player) => player === seat) ? state.active : null;
  return seen.people
    .filter((person) => person.faction === seat && isOnBoard(person))
    .map(({ id }) => ({
      name: shortName(seen, id, []),
      isCurrent: id === current,
      state: {
        ...seen,
        active: id,
        people: seen.people.map((person) =>
          person.id === id ? { ...person, ...pointsAhead(person, id === current) } : person,
        ),
      },
    }));
}

/** Returns the points of an agent's next turn: those left in this round, else those of a new round. */
function pointsAhead({ bp, ap, properties }: Person, isActive: boolean): Pick<Person, 'bp' | 'ap'> {
  return !isActive && bp + ap > 0 ? { bp, ap } : pointsOf(properties, () => true);
}
