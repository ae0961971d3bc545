import swiss from 'swiss-pairing';
import type { Pairing, Tournament } from '../../../../storage/records/tournament.ts';
import { outcomesOf } from './score.ts';
import { bye, met } from './seats.ts';

const { getMatchups, getStandings } = swiss({ maxPerRound: 1 });

/** Who meets whom next: people with about as many points who have not met; of an odd number the last who had none has a bye. */
export function swissPairs(tournament: Tournament): Pairing[] {
  const matchups = getMatchups(tournament.rounds.length + 1, participantsOf(tournament), matchesOf(tournament));
  return matchups.map(({ home, away }) => {
    // A bye may come on either side.
    if (home === null || away === null) return bye(Number(home ?? away));
    return met(tournament, Number(home), Number(away));
  });
}

/** The standings, best first: by points, then by modified median, then by seed. */
export function swissStandings(tournament: Tournament): { entrant: number; points: number; tie: number }[] {
  const round = tournament.rounds.length + 1;
  return getStandings(round, participantsOf(tournament), matchesOf(tournament)).map(({ id, wins, tiebreaker }) => ({
    entrant: Number(id),
    points: wins,
    tie: tiebreaker,
  }));
}

function participantsOf({ entrants }: Tournament) {
  return entrants.map(({ out }, seed) => ({ id: String(seed), seed, droppedOut: out === true }));
}

/** Rounds count from one, and every game is told once. */
function matchesOf(tournament: Tournament) {
  const outcomes = outcomesOf(tournament);
  return tournament.rounds.flatMap(({ pairings }, round) =>
    pairings.flatMap(({ a, b, result }) => {
      if (a === null || result === undefined) return [];
      const points = (entrant: number) =>
        outcomes.find((outcome) => outcome.round === round && outcome.entrant === entrant)?.points ?? 0;
      const away = b === null ? { id: null, points: 0 } : { id: String(b), points: points(b) };
      return [{ round: round + 1, home: { id: String(a), points: points(a) }, away }];
    }),
  );
}
