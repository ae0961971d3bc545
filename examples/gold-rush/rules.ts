import { type Result, RNG, resultOfPlaces, rngState, type Seat, type Seed } from '@longtable/kit';
import { z } from 'zod';

export const METALS = ['gold', 'silver', 'copper'] as const;
export type Metal = (typeof METALS)[number];

/** How many days a game lasts. */
export const DAYS = 6;

const metal = z.enum(METALS);
const claim = z.object({ metal, nuggets: z.int() });
export type Claim = z.infer<typeof claim>;

/** Everything about a table, secrets included. */
export const stateSchema = z.object({
  /** How many days are over. */
  day: z.int(),
  /** What can be dug up today. */
  claims: z.array(claim),
  /** By seat: the claim it has staked today, null until then. A secret until everyone has. */
  stakes: z.array(z.int().nullable()),
  /** By seat: what it has dug up of each metal. */
  found: z.array(z.record(metal, z.int())),
  /** By seat: the metal that its buyer pays double for. A secret until the end. */
  buyers: z.array(metal),
  random: rngState,
});
export type State = z.infer<typeof stateSchema>;

/** What one player has staked. */
export type Staked = { readonly kind: 'staked'; readonly seat: Seat; readonly claim: number };
/** What everyone has staked, and what was there. */
export type Revealed = {
  readonly kind: 'revealed';
  readonly claims: readonly Claim[];
  readonly stakes: readonly Seat[];
};

/** The first day. */
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

/** One claim fewer than there are players, so that someone has to share. */
function prospect(random: RNG, seats: number): Claim[] {
  return Array.from({ length: Math.max(2, seats - 1) }, () => ({
    metal: random.pick(METALS),
    nuggets: random.range(2, 10),
  }));
}

export const isOver = ({ day }: State) => day === DAYS;

/** Everyone who hasn’t staked a claim today. */
export function turn(state: State): Seat[] {
  return isOver(state) ? [] : [...state.stakes.keys()].filter((seat) => state.stakes[seat] === null);
}

/** The seats on a claim. */
export function diggers(stakes: readonly (number | null)[], claim: number): Seat[] {
  return [...stakes.keys()].filter((seat) => stakes[seat] === claim);
}

/** What each of so many gets of a claim; what can’t be divided is lost. */
export const share = ({ nuggets }: Claim, many: number) => Math.floor(nuggets / many);

/** The end of a day: everyone digs, and tomorrow has new claims. */
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

/** What a seat is paid at the end: a dollar per nugget, two from its buyer. */
export function dollars({ found, buyers }: State, seat: Seat): number {
  const own = found[seat] as State['found'][number];
  return METALS.reduce((sum, each) => sum + own[each], 0) + own[buyers[seat] as Metal];
}

/** The order of finish: by dollars, level where these are equal. */
export function result(state: State): Result {
  const levels = Map.groupBy(state.found.keys(), (seat) => dollars(state, seat));
  return resultOfPlaces([...levels].sort(([one], [other]) => other - one).map(([, seats]) => seats));
}

/** The claims from the best to the worst for a seat, as far as it can know. */
export function ranked({ claims, buyers }: State, seat: Seat): number[] {
  const worth = ({ metal, nuggets }: Claim) => (metal === buyers[seat] ? 2 : 1) * nuggets;
  return [...claims.keys()].sort((one, other) => worth(claims[other] as Claim) - worth(claims[one] as Claim));
}
