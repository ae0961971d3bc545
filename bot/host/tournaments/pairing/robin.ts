import { helpers } from 'brackets-manager';
import type { Pairing, Tournament } from '../../../../storage/records/tournament.ts';
import { outcomesOf, pointsOf } from './score.ts';
import { bye, met } from './seats.ts';

/** Everybody meets everybody once: how many rounds that takes. */
export function robinRounds({ entrants }: Tournament): number {
  return meetings(entrants.length).length;
}

/** Who meets whom next; who would meet somebody that has withdrawn has a bye, and who has nobody to meet waits. */
export function robinPairs(tournament: Tournament): Pairing[] {
  const { entrants, rounds } = tournament;
  const isIn = (entrant: number) => !entrants[entrant]?.out;
  return (meetings(entrants.length)[rounds.length] ?? []).flatMap(([one, other]) => {
    if (isIn(one) && isIn(other)) return [met(tournament, one, other)];
    return [one, other].filter(isIn).map(bye);
  });
}

function meetings(count: number): readonly (readonly [number, number])[][] {
  return helpers.makeRoundRobinMatches([...Array(count).keys()]);
}

/** The standings, best first: by points, then by Sonneborn-Berger, then by seed. */
export function robinStandings(tournament: Tournament): { entrant: number; points: number; tie: number }[] {
  const outcomes = outcomesOf(tournament);
  const totals = tournament.entrants.map((_, entrant) => pointsOf(outcomes, entrant));
  const tieOf = (entrant: number) =>
    outcomes
      .filter((outcome) => outcome.entrant === entrant && outcome.opponent !== null)
      .reduce((sum, { opponent, points }) => sum + points * (totals[opponent ?? 0] ?? 0), 0);
  return totals
    .map((points, entrant) => ({ entrant, points, tie: tieOf(entrant) }))
    .sort((one, other) => other.points - one.points || other.tie - one.tie || one.entrant - other.entrant);
}
