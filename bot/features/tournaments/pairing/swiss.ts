import swiss from 'swiss-pairing';
import type { Pairing, Tournament } from '../record.ts';
import { fullPoints, outcomesOf, pointsOf, tablesOf } from './score.ts';
import { byePairing, drawTables, seatPairing } from './tables.ts';

/**
 * Returns the number of rounds after which only one entrant can have won every game. Tables of more than two need another round, because the draw
 * matters more.
 */
export function swissRounds(tournament: Tournament): number {
  const { most } = tablesOf(tournament);
  let rounds = 1;
  while (most ** rounds < tournament.entrants.length) rounds++;
  return most === 2 ? rounds : rounds + 1;
}

/** Returns the pairings of the next round: entrants with similar points who have not met if possible. Leftover entrants get a bye. */
export function swissPairs(tournament: Tournament): Pairing[] {
  return tablesOf(tournament).most === 2 ? pairsOfTwo(tournament) : drawTables(tournament);
}

/** Pairs the entrants for the next round. If their number is odd, the lowest-ranked entrant without a previous bye gets one. */
function pairsOfTwo(tournament: Tournament): Pairing[] {
  const { rounds, pairingSeed } = tournament;
  const { getMatchups } = swiss({ maxPerRound: 1, ...(pairingSeed !== undefined && { seedMultiplier: pairingSeed }) });
  return getMatchups(rounds.length + 1, participantsOf(tournament), matchesOf(tournament)).map(({ home, away }) => {
    // The library returns a bye on either side.
    if (home === null || away === null) return byePairing(tournament, Number(home ?? away));
    return seatPairing(tournament, [Number(home), Number(away)]);
  });
}

/**
 * Returns the standings, best first: by points, then by tie-break, then by seed. With two per table, the tie-break is the modified median: the sum of
 * the opponents' points, without the lowest for entrants above half of the points and without the highest for those below. With more per table, it is
 * the average of the opponents' points.
 */
export function swissStandings(tournament: Tournament): { entrant: number; points: number; tie: number }[] {
  const outcomes = outcomesOf(tournament);
  const totals = tournament.entrants.map((_, entrant) => pointsOf(outcomes, entrant));
  const full = fullPoints(tournament);
  const half = (full * tournament.rounds.length) / 2;
  const tieOf = (points: number, entrant: number) => {
    const scores = outcomes
      .filter((outcome) => outcome.entrant === entrant)
      .flatMap(({ opponents }) => opponents)
      .map((opponent) => (totals[opponent] ?? 0) + (full * roundsMissed(tournament, opponent)) / 2)
      .sort((one, other) => one - other);
    if (tablesOf(tournament).most > 2) return average(scores);
    return sum(points > half ? scores.slice(1) : points < half ? scores.slice(0, -1) : scores);
  };
  return totals
    .map((points, entrant) => ({ entrant, points, tie: tieOf(points, entrant) }))
    .sort((one, other) => other.points - one.points || other.tie - one.tie || one.entrant - other.entrant);
}

function sum(scores: readonly number[]): number {
  return scores.reduce((total, score) => total + score, 0);
}

/** Returns the average, rounded to two decimal places as displayed. 0 if there are no scores. */
function average(scores: readonly number[]): number {
  return scores.length === 0 ? 0 : Math.round((100 * sum(scores)) / scores.length) / 100;
}

/** Returns the number of rounds that a withdrawn entrant missed, otherwise 0. They count as drawn in their opponents' tie-breaks. */
function roundsMissed({ entrants, rounds }: Tournament, entrant: number): number {
  if (!entrants[entrant]?.out) return 0;
  return rounds.filter(({ pairings }) => !pairings.some(({ seats }) => seats.includes(entrant))).length;
}

function participantsOf({ entrants }: Tournament) {
  return entrants.map(({ out }, seed) => ({ id: String(seed), seed, droppedOut: out === true }));
}

/** Returns the decided games in the library's format, with rounds counted from 1. */
function matchesOf({ rounds }: Tournament) {
  return rounds.flatMap(({ pairings }, round) =>
    pairings.flatMap(({ seats: [home, away], points }) => {
      if (home === undefined || points === undefined) return [];
      const side = (entrant: number | undefined, seat: number) => ({
        id: entrant === undefined ? null : String(entrant),
        points: points[seat] ?? 0,
      });
      return [{ round: round + 1, home: side(home, 0), away: side(away, 1) }];
    }),
  );
}
