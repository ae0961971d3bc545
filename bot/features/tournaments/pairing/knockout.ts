import type { Pairing, Tournament } from '../record.ts';
import { outcomesOf, pointsOf } from './score.ts';
import { byePairing, seatPairing } from './tables.ts';

type Slot = number | null;

/** Returns the number of rounds until one entrant is left. */
export function knockoutRounds({ entrants }: Tournament): number {
  return Math.max(1, Math.ceil(Math.log2(entrants.length)));
}

/** Returns the pairings of the next round. Losers are eliminated. The bracket keeps top seeds apart as long as possible. */
export function knockoutPairs(tournament: Tournament): Pairing[] {
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
  const [first = null] = seats.filter((_, seat) => points[seat] === best).sort((one, other) => one - other);
  return first;
}

export function knockoutStandings(tournament: Tournament): { entrant: number; points: number; tie: number }[] {
  const { entrants, rounds } = tournament;
  const outcomes = outcomesOf(tournament);
  const reached = (entrant: number) =>
    rounds.filter(({ pairings }) => pairings.some((pairing) => advancingEntrant(pairing) === entrant)).length;
  return entrants
    .map((_, entrant) => ({ entrant, points: reached(entrant), tie: pointsOf(outcomes, entrant) }))
    .sort((one, other) => other.points - one.points || one.entrant - other.entrant);
}
