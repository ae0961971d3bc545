import swiss from 'swiss-pairing';
import type { Format, Pairing, Tournament } from '../record.ts';
import { byePairing, drawTables, fullPoints, outcomesOf, pointsOf, seatPairing, tablesOf } from './tables.ts';

/**
 * Returns the number of rounds after which only one entrant can have won every game. Tables of more than two need another round, because the draw
 * matters more.
 */
function swissRounds(tournament: Tournament): number {
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
function swissStandings(tournament: Tournament): { entrant: number; points: number; tie: number }[] {
  const outcomes = outcomesOf(tournament);
  const totals = tournament.entrants.map((_, entrant) => pointsOf(outcomes, entrant));
  const full = fullPoints(tournament);
  const half = (full * tournament.rounds.length) / 2;
  const tieOf = (points: number, entrant: number) => {
    const scores = outcomes
      .filter((outcome) => outcome.entrant === entrant)
      .flatMap(({ opponents }) => opponents)
      .map((opponent) => (totals[opponent] ?? 0) + (full * roundsMissed(tournament, opponent)) / 2)
      .sort((a, b) => a - b);
    if (tablesOf(tournament).most > 2) return average(scores);
    return sum(points > half ? scores.slice(1) : points < half ? scores.slice(0, -1) : scores);
  };
  return totals
    .map((points, entrant) => ({ entrant, points, tie: tieOf(points, entrant) }))
    .sort((a, b) => b.points - a.points || b.tie - a.tie || a.entrant - b.entrant);
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

type Slot = number | null;

/** Returns the number of rounds until one entrant is left. */
export function knockoutRounds({ entrants }: Tournament): number {
  return Math.max(1, Math.ceil(Math.log2(entrants.length)));
}

/** Returns the pairings of the next round. Losers are eliminated. The bracket keeps top seeds apart as long as possible. */
function knockoutPairs(tournament: Tournament): Pairing[] {
  const slots = slotsFor(tournament);
  return Array.from({ length: slots.length / 2 }, (_, index) =>
    pair(tournament, slots[2 * index] ?? null, slots[2 * index + 1] ?? null),
  );
}

function pair(tournament: Tournament, one: Slot, other: Slot): Pairing {
  if (one !== null && other !== null) return seatPairing(tournament, [one, other]);
  const left = one ?? other;
  return left === null ? { seats: [], points: [] } : byePairing(tournament, left);
}

/** Returns the entrants who are still in, in bracket order. An empty slot is null. */
function slotsFor(tournament: Tournament): Slot[] {
  const { entrants, rounds } = tournament;
  const last = rounds.at(-1);
  const slots = last
    ? last.pairings.map(advancingEntrant)
    : firstSlots(entrants.length, 2 ** knockoutRounds(tournament));
  return slots.map((slot) => (slot !== null && entrants[slot]?.out ? null : slot));
}

/** Returns the seeds in bracket order. The size is a power of two. If the better seed always wins, the two best meet in the final. */
function firstSlots(count: number, size: number): Slot[] {
  let order = [0];
  while (order.length < size) {
    const last = 2 * order.length - 1;
    order = order.flatMap((seed) => [seed, last - seed]);
  }
  return order.map((seed) => (seed < count ? seed : null));
}

/** Returns the entrant that advances: the winner, or after a draw the higher seed. Null if the pairing is empty or undecided. */
export function advancingEntrant({ seats, points = [] }: Pairing): Slot {
  const best = Math.max(...points);
  const [first = null] = seats.filter((_, seat) => points[seat] === best).sort((a, b) => a - b);
  return first;
}

function knockoutStandings(tournament: Tournament): { entrant: number; points: number; tie: number }[] {
  const { entrants, rounds } = tournament;
  const outcomes = outcomesOf(tournament);
  const reached = (entrant: number) =>
    rounds.filter(({ pairings }) => pairings.some((pairing) => advancingEntrant(pairing) === entrant)).length;
  return entrants
    .map((_, entrant) => ({ entrant, points: reached(entrant), tie: pointsOf(outcomes, entrant) }))
    .sort((a, b) => b.points - a.points || a.entrant - b.entrant);
}

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
  return robinPairings(entrants.length).length;
}

/**
 * Returns the pairings of the next round. The opponent of a withdrawn entrant gets a bye. If the number of entrants is odd, the one without an
 * opponent sits out.
 */
function robinPairs(tournament: Tournament): Pairing[] {
  const { entrants, rounds } = tournament;
  const isIn = (entrant: number) => !entrants[entrant]?.out;
  return (robinPairings(entrants.length)[rounds.length] ?? []).flatMap(([one, other]) => {
    if (isIn(one) && isIn(other)) return [seatPairing(tournament, [one, other])];
    return [one, other].filter(isIn).map((entrant) => byePairing(tournament, entrant));
  });
}

/**
 * Returns the pairs of each round by the circle method: the last entrant stays, the others move by one place per round.
 * If the number of entrants is odd, the opponent of the missing one sits out.
 */
function robinPairings(count: number): readonly (readonly [number, number])[][] {
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
  const [one, other] = robinPairings(entrants.length)[round]?.find((pair) => pair.includes(entrant)) ?? [
    entrant,
    entrant,
  ];
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
    .sort((a, b) => b.points - a.points || b.tie - a.tie || a.entrant - b.entrant);
}
