import { RNG } from '@longtable/kit';
import type { Pairing, Tournament } from '../record.ts';

/** Returns the minimum and the usual number of players per table. */
export function tablesOf({ tables = { least: 2, most: 2 } }: Pick<Tournament, 'tables'>): {
  readonly least: number;
  readonly most: number;
} {
  return tables;
}

/** Number of games of a pairing with swapped seats. In a knockout, another one decides a tie. */
export const SWAPPED_GAMES = 2;

/** Returns the points for the first place: one per opponent at a table of the usual size, or one per game with swapped seats. */
export function fullPoints(tournament: Pick<Tournament, 'tables' | 'swaps'>): number {
  return tournament.swaps ? SWAPPED_GAMES : tablesOf(tournament).most - 1;
}

/**
 * Returns the points for each seat from the number of seats it has beaten. The points are scaled, so that the first place is worth the same at
 * smaller tables.
 */
export function pointsFor(tournament: Pick<Tournament, 'tables'>, behind: readonly number[]): number[] {
  return behind.map((count) => (count * (tablesOf(tournament).most - 1)) / (behind.length - 1));
}

/** Whether another game of a pairing with swapped seats follows these. */
export function hasNextGame({ format }: Tournament, games: readonly (readonly number[])[]): boolean {
  const [one, other] = sumGames(games);
  return games.length < SWAPPED_GAMES || (format === 'knockout' && games.length === SWAPPED_GAMES && one === other);
}

/** Returns the sum of the points of a pairing's games. */
export function sumGames(games: readonly (readonly number[])[]): number[] {
  return [0, 1].map((at) => games.reduce((sum, points) => sum + (points[at] ?? 0), 0));
}

/** The result of a decided game for one entrant. `opponents` is empty for a bye. */
export interface Outcome {
  readonly round: number;
  readonly entrant: number;
  readonly opponents: readonly number[];
  readonly points: number;
}

export function outcomesOf({ rounds }: Pick<Tournament, 'rounds'>): Outcome[] {
  return rounds.flatMap(({ pairings }, round) =>
    pairings.flatMap(({ seats, points }) =>
      seats.flatMap((entrant, seat) =>
        points ? [{ round, entrant, opponents: seats.toSpliced(seat, 1), points: points[seat] ?? 0 }] : [],
      ),
    ),
  );
}

export function pointsOf(outcomes: readonly Outcome[], entrant: number): number {
  return outcomes.filter((outcome) => outcome.entrant === entrant).reduce((sum, { points }) => sum + points, 0);
}

/** Whether all games of a round are decided. */
export function isDecided({ pairings }: Tournament['rounds'][number]): boolean {
  return pairings.every(({ points }) => points !== undefined);
}

/** Maximum number of random draws to try for tables without repeated opponents. */
const DRAWS = 8;
/** Cost of two entrants who have met once before. Higher than all differences in points together. */
const REPEATED = 1e6;

/** Returns the table sizes, as even as possible. If these would be too small, returns only full tables, and the other entrants get a bye. */
export function tableSizes(
  count: number,
  { least, most }: { readonly least: number; readonly most: number },
): number[] {
  const even = Math.ceil(count / most);
  if (Math.floor(count / even) < least) return Array.from({ length: Math.floor(count / most) }, () => most);
  return Array.from({ length: even }, (_, table) => Math.floor((count + even - 1 - table) / even));
}

/**
 * Returns tables of entrants with similar points who have rarely met. Entrants with the fewest byes, then those with the fewest points, get the byes.
 */
export function drawTables(tournament: Tournament): Pairing[] {
  const { entrants, rounds } = tournament;
  const outcomes = outcomesOf(tournament);
  const points = entrants.map((_, entrant) => pointsOf(outcomes, entrant));
  const ahead = (a: number, b: number) => (points[b] ?? 0) - (points[a] ?? 0);
  const byes = (entrant: number) =>
    outcomes.filter((outcome) => outcome.entrant === entrant && outcome.opponents.length === 0).length;
  const present = [...entrants.keys()].filter((entrant) => !entrants[entrant]?.out);
  const sizes = tableSizes(present.length, tablesOf(tournament));
  const playing = sizes.reduce((sum, size) => sum + size, 0);
  const order = present.toSorted((a, b) => byes(b) - byes(a) || ahead(a, b));
  const seated = order.slice(0, playing);
  const tables = rounds.length === 0 ? dealTables(seated, sizes.length) : bestDraw(tournament, seated, sizes, ahead);
  return [
    ...tables.map((table) => seatPairing(tournament, table)),
    ...order.slice(playing).map((entrant) => byePairing(tournament, entrant)),
  ];
}

/** Sort comparator: the entrant with more points comes first. */
type Ahead = (one: number, other: number) => number;

/** Returns the best of several random draws, or the first without repeated pairings. Entrants with equal points are shuffled. */
function bestDraw(
  tournament: Tournament,
  seated: readonly number[],
  sizes: readonly number[],
  ahead: Ahead,
): readonly number[][] {
  const rng = RNG.seeded((tournament.pairingSeed ?? 1) + tournament.rounds.length);
  const cost = costOf(tournament, ahead);
  let best: readonly number[][] = [];
  for (let draw = 0, least = Number.POSITIVE_INFINITY; draw < DRAWS && least >= REPEATED; draw++) {
    const tables = improveTables(cutInto(rng.shuffle(seated).sort(ahead), sizes), cost);
    const total = tables.reduce((sum, table) => sum + cost(table), 0);
    if (total < least) [best, least] = [tables, total];
  }
  return best;
}

type Cost = (table: readonly number[]) => number;

/** Returns a function for the cost of a table: repeated pairings and differences in points. */
function costOf({ entrants, rounds }: Tournament, ahead: Ahead): Cost {
  const timesMet = entrants.map(() => entrants.map(() => 0));
  for (const { seats } of rounds.flatMap(({ pairings }) => pairings))
    for (const one of seats) for (const other of seats) (timesMet[one] as number[])[other]! += 1;
  return (table) => {
    let sum = 0;
    for (const [at, one] of table.entries())
      for (const other of table.slice(at + 1))
        sum += REPEATED * (timesMet[one]?.[other] ?? 0) ** 2 + Math.abs(ahead(one, other));
    return sum;
  };
}

/** Deals the entrants of the first round to the tables in turn, so that each table has strong and weak entrants. */
function dealTables(order: readonly number[], tables: number): number[][] {
  return Array.from({ length: tables }, (_, table) => order.filter((__, at) => at % tables === table));
}

function cutInto(order: readonly number[], sizes: readonly number[]): number[][] {
  const ends = sizes.map((_, at) => sizes.slice(0, at + 1).reduce((sum, size) => sum + size, 0));
  return ends.map((end, at) => order.slice(ends[at - 1] ?? 0, end));
}

/** Swaps entrants between tables while that lowers the cost. */
function improveTables(tables: number[][], cost: Cost): number[][] {
  for (let isBetter = true; isBetter; ) {
    isBetter = false;
    for (const [at, one] of tables.entries())
      for (const other of tables.slice(at + 1)) isBetter = swapBetter(one, other, cost) || isBetter;
  }
  return tables;
}

function swapBetter(one: number[], other: number[], cost: Cost): boolean {
  let before = cost(one) + cost(other);
  let isBetter = false;
  for (const seat of one.keys()) {
    for (const place of other.keys()) {
      swap(one, seat, other, place);
      const after = cost(one) + cost(other);
      if (after < before) [before, isBetter] = [after, true];
      else swap(one, seat, other, place);
    }
  }
  return isBetter;
}

function swap(one: number[], seat: number, other: number[], place: number): void {
  const [mine, theirs] = [one[seat] as number, other[place] as number];
  one[seat] = theirs;
  other[place] = mine;
}

/**
 * Returns a pairing of these entrants. An entrant who had the first seat less often sits further ahead. Ties are broken by seed, in a direction that
 * alternates by round.
 */
export function seatPairing({ rounds }: Tournament, entrants: readonly number[]): Pairing {
  const firsts = (entrant: number) =>
    rounds.reduce(
      (sum, { pairings }) => sum + pairings.filter(({ seats }) => seats.length > 1 && seats[0] === entrant).length,
      0,
    );
  const direction = rounds.length % 2 === 0 ? 1 : -1;
  return {
    seats: entrants.toSorted((a, b) => firsts(a) - firsts(b) || direction * (a - b)),
  };
}

/** Returns a pairing without an opponent. It counts as a win at tables of two, and as half a first place at larger ones. */
export function byePairing(tournament: Tournament, entrant: number): Pairing {
  const full = fullPoints(tournament);
  return { seats: [entrant], points: [tablesOf(tournament).most === 2 ? full : full / 2] };
}
