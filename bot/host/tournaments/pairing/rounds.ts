import type { Format, Pairing, Tournament } from '../../../../storage/records/tournament.ts';
import { knockoutPairs, knockoutRounds, knockoutStandings } from './knockout.ts';
import { robinPairs, robinRounds, robinStandings } from './robin.ts';
import { tablesOf } from './score.ts';
import { swissPairs, swissRounds, swissStandings } from './swiss.ts';

/** How somebody stands: their points, and what decides between those who have as many. */
export interface Standing {
  readonly entrant: number;
  readonly points: number;
  readonly tie: number;
}

interface Pairer {
  rounds(tournament: Tournament): number;
  pairs(tournament: Tournament): Pairing[];
  standings(tournament: Tournament): Standing[];
}

const PAIRERS: Record<Format, Pairer> = {
  swiss: {
    rounds: (tournament) => tournament.most ?? swissRounds(tournament),
    pairs: swissPairs,
    standings: swissStandings,
  },
  robin: { rounds: robinRounds, pairs: robinPairs, standings: robinStandings },
  knockout: { rounds: knockoutRounds, pairs: knockoutPairs, standings: knockoutStandings },
};

/** How many rounds a tournament has. */
export function roundsOf(tournament: Tournament): number {
  return PAIRERS[tournament.format].rounds(tournament);
}

/** The standings, best first. */
export function standingsOf(tournament: Tournament): Standing[] {
  return PAIRERS[tournament.format].standings(tournament);
}

/** Who meets whom in the next round; nothing when all rounds are played or nobody is left to play. */
export function nextPairings(tournament: Tournament): Pairing[] | undefined {
  const { rounds, entrants } = tournament;
  const isLeft = entrants.filter(({ out }) => !out).length >= tablesOf(tournament).least;
  if (rounds.length >= roundsOf(tournament) || !isLeft) return undefined;
  return PAIRERS[tournament.format].pairs(tournament);
}
