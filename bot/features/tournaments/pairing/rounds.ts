import type { Format, Pairing, Tournament } from '../record.ts';
import { knockoutPairs, knockoutRounds, knockoutStandings } from './knockout.ts';
import { outcomesOf, pointsOf, tablesOf } from './score.ts';
import { swissPairs, swissRounds, swissStandings } from './swiss.ts';
import { byePairing, seatPairing } from './tables.ts';

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

export function roundsOf(tournament: Tournament): number {
  return PAIRERS[tournament.format].rounds(tournament);
}

export function standingsOf(tournament: Tournament): Standing[] {
  return PAIRERS[tournament.format].standings(tournament);
}

/** Returns the pairings of the next round. Undefined after the last round or if too few entrants are left. */
export function nextPairings(tournament: Tournament): Pairing[] | undefined {
  const { rounds, entrants } = tournament;
  const isLeft = entrants.filter(({ out }) => !out).length >= tablesOf(tournament).least;
  if (rounds.length >= roundsOf(tournament) || !isLeft) return undefined;
  return PAIRERS[tournament.format].pairs(tournament);
}

/** Returns the number of rounds after which each entrant has met every other once. */
function robinRounds({ entrants }: Tournament): number {
  return meetings(entrants.length).length;
}

/**
 * Returns the pairings of the next round. The opponent of a withdrawn entrant gets a bye. If the number of entrants is odd, the one without an
 * opponent sits out.
 */
function robinPairs(tournament: Tournament): Pairing[] {
  const { entrants, rounds } = tournament;
  const isIn = (entrant: number) => !entrants[entrant]?.out;
  return (meetings(entrants.length)[rounds.length] ?? []).flatMap(([one, other]) => {
    if (isIn(one) && isIn(other)) return [seatPairing(tournament, [one, other])];
    return [one, other].filter(isIn).map((entrant) => byePairing(tournament, entrant));
  });
}

/**
 * Returns the pairs of each round by the circle method: the last entrant stays, the others move by one place per round.
 * If the number of entrants is odd, the opponent of the missing one sits out.
 */
function meetings(count: number): readonly (readonly [number, number])[][] {
  const others = count + (count % 2) - 1;
  return Array.from({ length: others }, (_, round) =>
    Array.from({ length: (others + 1) / 2 }, (_, pair): [number, number] => [
      (round - pair + others) % others,
      pair === 0 ? others : (round + pair) % others,
    ]).filter(([, other]) => other < count),
  );
}

/** Whether an entrant withdrew before playing half of their games. Then none of these games counts. */
function isAnnulled({ entrants, rounds }: Tournament, entrant: number): boolean {
  const isTheirs = ({ seats }: Pairing) => seats.length > 1 && seats.includes(entrant);
  const games = rounds.filter(({ pairings }) => pairings.some(isTheirs)).length;
  return entrants[entrant]?.out === true && 2 * games < entrants.length - 1;
}

/** Returns an entrant's scheduled opponent in a round, or the entrant itself if it sits out. */
function opponentIn({ entrants }: Tournament, round: number, entrant: number): number {
  const [one, other] = meetings(entrants.length)[round]?.find((pair) => pair.includes(entrant)) ?? [entrant, entrant];
  return one === entrant ? other : one;
}

/** Returns the standings, best first: by points, then Sonneborn-Berger score, then seed. */
function robinStandings(tournament: Tournament): { entrant: number; points: number; tie: number }[] {
  const annulled = tournament.entrants.map((_, entrant) => isAnnulled(tournament, entrant));
  const outcomes = outcomesOf(tournament).filter(
    ({ round, entrant }) => !annulled[entrant] && !annulled[opponentIn(tournament, round, entrant)],
  );
  const totals = tournament.entrants.map((_, entrant) => pointsOf(outcomes, entrant));
  const tieOf = (entrant: number) =>
    outcomes
      .filter((outcome) => outcome.entrant === entrant)
      .flatMap(({ opponents, points }) => opponents.map((opponent) => points * (totals[opponent] ?? 0)))
      .reduce((sum, worth) => sum + worth, 0);
  return totals
    .map((points, entrant) => ({ entrant, points, tie: tieOf(entrant) }))
    .sort((one, other) => other.points - one.points || other.tie - one.tie || one.entrant - other.entrant);
}
