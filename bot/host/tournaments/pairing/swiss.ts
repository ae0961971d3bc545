import swiss from 'swiss-pairing';
import type { Pairing, Tournament } from '../../../../storage/records/tournament.ts';
import { outcomesOf, POINTS, pointsOf } from './score.ts';
import { bye, met } from './seats.ts';

/** Who meets whom next: people with about as many points who have not met; of an odd number the last who had none has a bye. */
export function swissPairs(tournament: Tournament): Pairing[] {
  const { rounds, lots } = tournament;
  const { getMatchups } = swiss({ maxPerRound: 1, ...(lots !== undefined && { seedMultiplier: lots }) });
  return getMatchups(rounds.length + 1, participantsOf(tournament), matchesOf(tournament)).map(({ home, away }) => {
    // A bye may come on either side.
    if (home === null || away === null) return bye(Number(home ?? away));
    return met(tournament, Number(home), Number(away));
  });
}

/**
 * The standings, best first: by points, then by modified median (what one's opponents have, without the lowest for those above
 * half of the points, without the highest for those below), then by seed.
 */
export function swissStandings(tournament: Tournament): { entrant: number; points: number; tie: number }[] {
  const outcomes = outcomesOf(tournament);
  const totals = tournament.entrants.map((_, entrant) => pointsOf(outcomes, entrant));
  const half = tournament.rounds.length / 2;
  const tieOf = (points: number, entrant: number) => {
    const scores = outcomes.flatMap(({ entrant: one, opponent }) =>
      one === entrant && opponent !== null ? [(totals[opponent] ?? 0) + roundsMissed(tournament, opponent) / 2] : [],
    );
    const sorted = scores.sort((one, other) => one - other);
    const counted = points > half ? sorted.slice(1) : points < half ? sorted.slice(0, -1) : sorted;
    return counted.reduce((sum, score) => sum + score, 0);
  };
  return totals
    .map((points, entrant) => ({ entrant, points, tie: tieOf(points, entrant) }))
    .sort((one, other) => other.points - one.points || other.tie - one.tie || one.entrant - other.entrant);
}

/** The rounds that somebody who withdrew was not in: for their opponents they count as drawn, so that nobody is harmed by it. */
function roundsMissed({ entrants, rounds }: Tournament, entrant: number): number {
  if (!entrants[entrant]?.out) return 0;
  return rounds.filter(({ pairings }) => !pairings.some(({ a, b }) => a === entrant || b === entrant)).length;
}

function participantsOf({ entrants }: Tournament) {
  return entrants.map(({ out }, seed) => ({ id: String(seed), seed, droppedOut: out === true }));
}

/** Rounds count from one, and every game is told once. */
function matchesOf({ rounds }: Tournament) {
  return rounds.flatMap(({ pairings }, round) =>
    pairings.flatMap(({ a, b, result }) => {
      if (a === null || result === undefined) return [];
      const points = POINTS[result];
      const away = b === null ? { id: null, points: 0 } : { id: String(b), points: points.b };
      return [{ round: round + 1, home: { id: String(a), points: points.a }, away }];
    }),
  );
}
