import { RNG } from '@longtable/kit';
import type { Pairing, Tournament } from '../../../../storage/records/tournament.ts';
import { fullPoints, outcomesOf, pointsOf, tablesOf } from './score.ts';

/** So many draws are tried at most, until nobody meets anybody again. */
const DRAWS = 8;
/** Two who meet again are worse than all differences in points together. */
const REPEATED = 1e6;

/** How many sit at each table, as evenly as possible; those who are left over have a bye. */
export function tableSizes(
  count: number,
  { least, most }: { readonly least: number; readonly most: number },
): number[] {
  const even = Math.ceil(count / most);
  if (Math.floor(count / even) < least) return Array.from({ length: Math.floor(count / most) }, () => most);
  return Array.from({ length: even }, (_, table) => Math.floor((count + even - 1 - table) / even));
}

/** Tables of people with about as many points who have met as seldom as possible, and a bye for those who had the fewest. */
export function drawTables(tournament: Tournament): Pairing[] {
  const { entrants, rounds } = tournament;
  const outcomes = outcomesOf(tournament);
  const points = entrants.map((_, entrant) => pointsOf(outcomes, entrant));
  const ahead = (one: number, other: number) => (points[other] ?? 0) - (points[one] ?? 0);
  const byes = (entrant: number) =>
    outcomes.filter((one) => one.entrant === entrant && one.opponents.length === 0).length;
  const present = [...entrants.keys()].filter((entrant) => !entrants[entrant]?.out);
  const sizes = tableSizes(present.length, tablesOf(tournament));
  const playing = sizes.reduce((sum, size) => sum + size, 0);
  const order = present.toSorted((one, other) => byes(other) - byes(one) || ahead(one, other));
  const seated = order.slice(0, playing);
  const tables = rounds.length === 0 ? dealt(seated, sizes.length) : bestDraw(tournament, seated, sizes, ahead);
  return [
    ...tables.map((table) => met(tournament, table)),
    ...order.slice(playing).map((entrant) => bye(tournament, entrant)),
  ];
}

/** By how much one has more points than another, as a sort wants it. */
type Ahead = (one: number, other: number) => number;

/** The best of some draws: lots decide between those who have as many points. */
function bestDraw(
  tournament: Tournament,
  seated: readonly number[],
  sizes: readonly number[],
  ahead: Ahead,
): readonly number[][] {
  const rng = RNG.seeded((tournament.lots ?? 1) + tournament.rounds.length);
  const cost = costOf(tournament, ahead);
  let best: readonly number[][] = [];
  for (let draw = 0, least = Number.POSITIVE_INFINITY; draw < DRAWS && least >= REPEATED; draw++) {
    const tables = improved(cutInto(rng.shuffle(seated).sort(ahead), sizes), cost);
    const total = tables.reduce((sum, table) => sum + cost(table), 0);
    if (total < least) [best, least] = [tables, total];
  }
  return best;
}

type Cost = (table: readonly number[]) => number;

/** How bad it is that these meet: that some have met before, and how far apart they are. */
function costOf({ entrants, rounds }: Tournament, ahead: Ahead): Cost {
  const meetings = entrants.map(() => entrants.map(() => 0));
  for (const { seats } of rounds.flatMap(({ pairings }) => pairings))
    for (const one of seats) for (const other of seats) (meetings[one] as number[])[other]! += 1;
  return (table) => {
    let sum = 0;
    for (const [at, one] of table.entries())
      for (const other of table.slice(at + 1))
        sum += REPEATED * (meetings[one]?.[other] ?? 0) ** 2 + Math.abs(ahead(one, other));
    return sum;
  };
}

/** The first round: everybody in turn to the next table, so that each has some who are strong. */
function dealt(order: readonly number[], tables: number): number[][] {
  return Array.from({ length: tables }, (_, table) => order.filter((__, at) => at % tables === table));
}

function cutInto(order: readonly number[], sizes: readonly number[]): number[][] {
  const ends = sizes.map((_, at) => sizes.slice(0, at + 1).reduce((sum, size) => sum + size, 0));
  return ends.map((end, at) => order.slice(ends[at - 1] ?? 0, end));
}

/** The tables after every swap of two people that makes them better, until none does. */
function improved(tables: number[][], cost: Cost): number[][] {
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
