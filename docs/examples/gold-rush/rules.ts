import { type Result, RNG, resultOfPlaces, rngState, type Seat, type Seed } from '@longtable/kit';
import { z } from 'zod';

export const METALS = ['gold', 'silver', 'copper'] as const;
export type Metal = (typeof METALS)[number];

export const DAYS = 6;

const metal = z.enum(METALS);
const claim = z.object({ metal, nuggets: z.int() });
export type Claim = z.infer<typeof claim>;

/** State of a table, secrets included. */
export const stateSchema = z.object({
  /** Number of finished days. */
  day: z.int(),
  /** Claims of today. */
  claims: z.array(claim),
  /** By seat: today's claim, null until staked. Secret until all seats have staked. */
  stakes: z.array(z.int().nullable()),
  /** By seat: nuggets of each metal. */
  found: z.array(z.record(metal, z.int())),
  /** By seat: the metal that its buyer pays double for. Secret until the end. */
  buyers: z.array(metal),
  random: rngState,
});
export type State = z.infer<typeof stateSchema>;

export type Staked = { readonly kind: 'staked'; readonly seat: Seat; readonly claim: number };
/** All stakes of a day, with the claims. */
export type Revealed = {
  readonly kind: 'revealed';
  readonly claims: readonly Claim[];
  readonly stakes: readonly Seat[];
};

export function setup(seed: Seed, seats: number): State {
  const random = RNG.seeded(seed);
  const everyone = Array.from({ length: seats });
  return {
    day: 0,
    claims: prospect(random, seats),
    stakes: everyone.map(() => null),
    found: everyone.map(() => ({ gold: 0, silver: 0, copper: 0 })),
    buyers: random.shuffle([...METALS, ...METALS, ...METALS]).slice(0, seats),
    random: random.state,
  };
}

/** Returns the claims of a day: one fewer than players, but at least two, so that some players have to share. */
function prospect(random: RNG, seats: number): Claim[] {
  return Array.from({ length: Math.max(2, seats - 1) }, () => ({
    metal: random.pick(METALS),
    nuggets: random.range(2, 10),
  }));
}

export const isOver = ({ day }: State) => day === DAYS;

/** Returns the seats that have not staked a claim today, or an empty list after the end. */
export function turn(state: State): Seat[] {
  return isOver(state) ? [] : [...state.stakes.keys()].filter((seat) => state.stakes[seat] === null);
}

export function diggers(stakes: readonly (number | null)[], claim: number): Seat[] {
  return [...stakes.keys()].filter((seat) => stakes[seat] === claim);
}

/** Returns each digger's share of a claim. The remainder is lost. */
export const share = ({ nuggets }: Claim, many: number) => Math.floor(nuggets / many);

/** Ends a day: distributes the claims and draws new ones. */
export function dig(state: State): State {
  const random = new RNG(state.random);
  const found = state.found.map((own, seat) => {
    const staked = state.stakes[seat] as number;
    const claim = state.claims[staked] as Claim;
    return { ...own, [claim.metal]: own[claim.metal] + share(claim, diggers(state.stakes, staked).length) };
  });
  return {
    ...state,
    day: state.day + 1,
    found,
    claims: prospect(random, found.length),
    stakes: found.map(() => null),
    random: random.state,
  };
}

/** Returns the dollars of a seat: one per nugget, two from its buyer. */
export function dollars({ found, buyers }: State, seat: Seat): number {
  const own = found[seat] as State['found'][number];
  return METALS.reduce((sum, each) => sum + own[each], 0) + own[buyers[seat] as Metal];
}

/** Returns the order of finish by dollars. */
export function result(state: State): Result {
  const levels = Map.groupBy(state.found.keys(), (seat) => dollars(state, seat));
  return resultOfPlaces([...levels].sort(([one], [other]) => other - one).map(([, seats]) => seats));
}

/** Returns the indices of the claims from best to worst, as far as the seat knows. */
export function ranked({ claims, buyers }: State, seat: Seat): number[] {
  const worth = ({ metal, nuggets }: Claim) => (metal === buyers[seat] ? 2 : 1) * nuggets;
  return [...claims.keys()].sort((one, other) => worth(claims[other] as Claim) - worth(claims[one] as Claim));
}
