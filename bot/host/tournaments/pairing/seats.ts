import type { Pairing, Tournament } from '../../../../storage/records/tournament.ts';
import { fullPoints } from './score.ts';

/** Those who meet, in their seats: who has had the first seat less often sits before the others, else they take turns by rounds. */
export function met({ rounds }: Tournament, entrants: readonly number[]): Pairing {
  const firsts = (entrant: number) =>
    rounds.reduce(
      (sum, { pairings }) => sum + pairings.filter(({ seats }) => seats.length > 1 && seats[0] === entrant).length,
      0,
    );
  const direction = rounds.length % 2 === 0 ? 1 : -1;
  return {
    seats: entrants.toSorted((one, other) => firsts(one) - firsts(other) || direction * (one - other)),
  };
}

/** Nobody to meet: worth a win. */
export function bye(tournament: Tournament, entrant: number): Pairing {
  return { seats: [entrant], points: [fullPoints(tournament)] };
}
