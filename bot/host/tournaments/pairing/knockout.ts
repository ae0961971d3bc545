import { ordering } from 'brackets-manager';
import type { Pairing, Tournament } from '../../../../storage/records/tournament.ts';
import { outcomesOf, pointsOf } from './score.ts';
import { bye, met } from './tables.ts';

/** A place in the tree: somebody, or nobody. */
type Slot = number | null;

/** How many rounds it takes until one is left. */
export function knockoutRounds({ entrants }: Tournament): number {
  return Math.max(1, Math.ceil(Math.log2(entrants.length)));
}

/** Who meets whom next: the best are kept apart for as long as possible, and those who lose are out. */
export function knockoutPairs(tournament: Tournament): Pairing[] {
  const slots = slotsFor(tournament);
  return Array.from({ length: slots.length / 2 }, (_, index) =>
    pair(tournament, slots[2 * index] ?? null, slots[2 * index + 1] ?? null),
  );
}

function pair(tournament: Tournament, one: Slot, other: Slot): Pairing {
  if (one !== null && other !== null) return met(tournament, [one, other]);
  const left = one ?? other;
  return left === null ? { seats: [], points: [] } : bye(tournament, left);
}

/** Those who are still in, in the order of the tree. */
function slotsFor(tournament: Tournament): Slot[] {
  const { entrants, rounds } = tournament;
  const last = rounds.at(-1);
  const slots = last ? last.pairings.map(goesOn) : firstSlots(entrants.length, 2 ** knockoutRounds(tournament));
  return slots.map((slot) => (slot !== null && entrants[slot]?.out ? null : slot));
}

function firstSlots(count: number, size: number): Slot[] {
  const seeds = Array.from({ length: size }, (_, seed) => (seed < count ? seed : null));
  // The library wants at least four to order.
  return size < 4 ? seeds : (ordering.inner_outer?.(seeds) as Slot[]);
}

/** Who goes on: the winner; after a draw whoever was placed higher at the start. */
export function goesOn({ seats, points = [] }: Pairing): Slot {
  const best = Math.max(...points);
  const [first = null] = seats.filter((_, seat) => points[seat] === best).sort((one, other) => one - other);
  return first;
}

/** The standings, best first: by round reached, then by seed. */
export function knockoutStandings(tournament: Tournament): { entrant: number; points: number; tie: number }[] {
  const { entrants, rounds } = tournament;
  const outcomes = outcomesOf(tournament);
  const reached = (entrant: number) =>
    rounds.filter(({ pairings }) => pairings.some((pairing) => goesOn(pairing) === entrant)).length;
  return entrants
    .map((_, entrant) => ({ entrant, points: reached(entrant), tie: pointsOf(outcomes, entrant) }))
    .sort((one, other) => other.points - one.points || one.entrant - other.entrant);
}
