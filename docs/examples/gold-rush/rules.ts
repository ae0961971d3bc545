import { commandsOf, type Result, RNG, resultOfPlaces, rngState, type Seat, type Seed, verbsFor } from '@longtable/kit';
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
/** Players who dig at a claim, once all have staked one. */
export type Revealed = { readonly kind: 'revealed'; readonly claim: Claim; readonly seats: readonly Seat[] };
export type StakeEvent = Staked | Revealed;

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

function diggers(stakes: readonly (number | null)[], claim: number): Seat[] {
  return [...stakes.keys()].filter((seat) => stakes[seat] === claim);
}

/** Returns each digger's share of a claim. The remainder is lost. */
export const share = ({ nuggets }: Claim, many: number) => Math.floor(nuggets / many);

/** Ends a day on a draft: distributes the claims, draws new ones and returns who dug where. */
function dig(state: State): Revealed[] {
  const { claims, stakes } = state;
  const random = new RNG(state.random);
  const dug = claims.map((claim, at): Revealed => ({ kind: 'revealed', claim, seats: diggers(stakes, at) }));
  for (const { claim, seats } of dug)
    for (const seat of seats) (state.found[seat] as State['found'][number])[claim.metal] += share(claim, seats.length);
  state.day++;
  state.claims = prospect(random, stakes.length);
  state.stakes = stakes.map(() => null);
  state.random = random.state;
  return dug.filter(({ seats }) => seats.length > 0);
}

/** A line is a verb with numbers. Parsing, spelling and the list of legal moves come from this table. */
const VERBS = {
  stake: verbsFor<State, StakeEvent, 'unknown'>()('stake {claim 1-5}', {
    fault: ({ claims }, { claim }) => (claim > claims.length ? 'unknown' : undefined),
    play(state, { claim }, seat) {
      state.stakes[seat] = claim - 1;
      const staked: Staked = { kind: 'staked', seat, claim: claim - 1 };
      return turn(state).length > 0 ? [staked] : [staked, ...dig(state)];
    },
  }),
};
export const COMMANDS = commandsOf<State, StakeEvent, 'unknown', typeof VERBS>(VERBS);

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
