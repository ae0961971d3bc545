import { draftChoices } from '../menus/preparation.ts';
import { makeLine } from '../rules/lines.ts';
import { nameOf } from '../rules/match/people.ts';
import { isAssigned, MAX_AGENTS, PICKS } from '../rules/preparation.ts';
import type { PropertyName } from '../rules/properties.ts';
import type { Player, State } from '../state.ts';
import { gamblerWorth } from './gambling.ts';

/** The values that a computer level assigns to the items of the draft. */
export interface DraftPolicy {
  agent(visibleState: State, player: Player, id: number): number;
  gadget(visibleState: State, player: Player, name: string): number;
  /** Returns the suitability of an agent for a gadget. Higher is better. */
  suitability(visibleState: State, gadget: string, agent: number): number;
}

/**
 * Returns a line that picks the most valuable item in the draft, assigns the next gadget to the agent it suits best, or
 * is `ready` once all are assigned.
 */
export function prepare(visibleState: State, player: Player, policy: DraftPolicy): string {
  return visibleState.phase === 'draft'
    ? bestPick(visibleState, player, policy)
    : nextAssignment(visibleState, player, policy);
}

function bestPick(visibleState: State, player: Player, policy: DraftPolicy): string {
  const offer = visibleState.sides[player].offer ?? { agents: [], gadgets: [] };
  const rated = [
    ...offer.agents.map((agent) => ({
      line: makeLine({ kind: 'pick-agent', agent: nameOf(visibleState, agent) }),
      worth: policy.agent(visibleState, player, agent),
    })),
    ...offer.gadgets.map((gadget) => ({
      line: makeLine({ kind: 'pick-gadget', gadget }),
      worth: policy.gadget(visibleState, player, gadget),
    })),
  ];
  const best = rated.sort((a, b) => b.worth - a.worth)[0];
  return best?.line ?? draftChoices(visibleState, player, '')[0]?.line ?? '';
}

function nextAssignment(visibleState: State, player: Player, policy: DraftPolicy): string {
  const side = visibleState.sides[player];
  if (isAssigned(side)) return 'ready';
  const index = side.given.indexOf(null);
  const gadget = side.gadgets[index] ?? '';
  const load = (agent: number) => side.given.filter((carrier) => carrier === agent).length;
  const rating = (agent: number) => policy.suitability(visibleState, gadget, agent) - load(agent);
  const [best = 0] = [...side.agents].sort((a, b) => rating(b) - rating(a));
  return makeLine({ kind: 'assign', gadget, agent: nameOf(visibleState, best) });
}

/** Value of each property for a strategy based on safes and secrets. */
const CASUAL_PROPERTY_VALUES: Readonly<Partial<Record<PropertyName, number>>> = {
  NIMBLENESS: 3,
  SLUGGISHNESS: -3,
  SPRYNESS: 4,
  PONDEROUSNESS: -3,
  AGILITY: 3,
  CLAMMY_CLOTHES: -2,
  CONSTANT_CLAMMY_CLOTHES: -4,
  FLAPS_AND_SEALS: 2,
  TRADECRAFT: 3,
  OBSERVATION: 1,
  BABYSITTER: 1,
  HONEY_TRAP: 1,
  TOUGHNESS: 1,
};

/** Value of each property for a strategy based on roulette. Chips count at the end, and tradecraft beats the odds. */
const ADVANCED_PROPERTY_VALUES: Readonly<Partial<Record<PropertyName, number>>> = {
  NIMBLENESS: 4,
  SLUGGISHNESS: -5,
  SPRYNESS: 9,
  PONDEROUSNESS: -5,
  AGILITY: 5,
  LUCKY_DEVIL: 10,
  JINX: -1,
  CLAMMY_CLOTHES: -5,
  CONSTANT_CLAMMY_CLOTHES: -9,
  FLAPS_AND_SEALS: 1,
  TRADECRAFT: 15,
  OBSERVATION: 2,
  BABYSITTER: 1,
  HONEY_TRAP: 1,
  TOUGHNESS: 1,
};

const CASUAL_GADGET_VALUES: Readonly<Record<string, number>> = {
  BOWLER_BLADE: 6,
  GAS_GLOSS: 5,
  GRAPPLE: 5,
  JETPACK: 5,
  HAIRDRYER: 4,
  POCKET_LITTER: 4,
  MAGNETIC_WATCH: 4,
};

const ADVANCED_GADGET_VALUES: Readonly<Record<string, number>> = {
  NUGGET: 40,
  CHICKEN_FEED: 6,
  BOWLER_BLADE: 6,
  MOLEDIE: 5,
  WIRETAP_WITH_EARPLUGS: 5,
  HAIRDRYER: 5,
  JETPACK: 5,
  MIRROR_OF_WILDERNESS: 4,
  ROCKET_PEN: 4,
  POCKET_LITTER: 3,
};

/** Returns the total value of an agent's properties. */
function propertySum(visibleState: State, id: number, worth: Readonly<Partial<Record<PropertyName, number>>>): number {
  return (visibleState.cast[id]?.features ?? []).reduce((sum, property) => sum + (worth[property] ?? 0), 0);
}

function suitability(visibleState: State, gadget: string, agent: number): number {
  const features = visibleState.cast[agent]?.features ?? [];
  if (gadget === 'POCKET_LITTER' || gadget === 'MAGNETIC_WATCH') return 0;
  const busy = features.includes('SPRYNESS') ? 2 : 0;
  const tested = ['BOWLER_BLADE', 'LASER_COMPACT', 'GRAPPLE'].includes(gadget) && features.includes('TRADECRAFT');
  const slow = gadget === 'JETPACK' && features.includes('SLUGGISHNESS');
  return busy + (tested ? 2 : 0) + (slow ? 3 : 0);
}

/** Returns the value of an agent in the `advanced` level's draft. */
export function draftValue(visibleState: State, id: number): number {
  return propertySum(visibleState, id, ADVANCED_PROPERTY_VALUES);
}

/** The draft policy of the `casual` level: three agents, then gadgets that help on the way to the safes. */
export const casualDraftPolicy: DraftPolicy = {
  agent: (visibleState, player, id) =>
    (visibleState.sides[player].agents.length < 3 ? 6 : 1) + propertySum(visibleState, id, CASUAL_PROPERTY_VALUES),
  gadget: (_known, _player, name) => CASUAL_GADGET_VALUES[name] ?? 2,
  suitability,
};

/** The draft policy of the `advanced` level: four agents with ten chips each, the best first. */
export const advancedDraftPolicy: DraftPolicy = {
  agent(visibleState, player, id) {
    const { agents, gadgets } = visibleState.sides[player];
    const picksLeft = 8 - agents.length - gadgets.length;
    const hurry = picksLeft <= 4 - agents.length ? 100 : 0;
    return hurry + draftValue(visibleState, id);
  },
  gadget: (_known, _player, name) => ADVANCED_GADGET_VALUES[name] ?? 1,
  suitability,
};

/** Values of properties apart from roulette, in intelligence points. */
const PROPERTY_VALUES: Readonly<Partial<Record<PropertyName, number>>> = {
  NIMBLENESS: 10,
  SLUGGISHNESS: -40,
  SPRYNESS: 20,
  PONDEROUSNESS: -15,
  AGILITY: 10,
  CLAMMY_CLOTHES: -15,
  CONSTANT_CLAMMY_CLOTHES: -20,
  FLAPS_AND_SEALS: 5,
  TRADECRAFT: 10,
  OBSERVATION: 5,
};

/** Draft values of gadgets. The nugget recruits a guest, which is worth far more than any other effect. */
const GADGET_VALUES: Readonly<Record<string, number>> = {
  NUGGET: 300,
  MOLEDIE: 12,
  HAIRDRYER: 10,
  CHICKEN_FEED: 8,
  BOWLER_BLADE: 8,
  JETPACK: 8,
  WIRETAP_WITH_EARPLUGS: 8,
  MIRROR_OF_WILDERNESS: 5,
  ROCKET_PEN: 5,
  POCKET_LITTER: 3,
};

/** Minimum value of an agent by number of spare picks. Tuned in 300 drafts against `advanced`. */
const MIN_AGENT_VALUES = [0, 20, 40, 60];
/** Bonus for agents when no pick is left to spare. */
const FORCED_PICK_BONUS = 1000;
/** Gambling value that outweighs carrying one more gadget. */
const GAMBLING_PER_GADGET = 20;

/** The draft policy of the `master` level: four agents with the highest gambling value. */
export const masterDraftPolicy: DraftPolicy = {
  agent(visibleState, player, id) {
    const spare = PICKS - MAX_AGENTS - visibleState.sides[player].gadgets.length;
    const hurry = spare <= 0 ? FORCED_PICK_BONUS : -(MIN_AGENT_VALUES[spare] ?? 60);
    return (
      hurry +
      gamblerWorth(visibleState, visibleState.cast[id]?.features ?? []) +
      propertySum(visibleState, id, PROPERTY_VALUES)
    );
  },
  gadget: (_known, _player, name) => GADGET_VALUES[name] ?? 1,
  suitability(visibleState, gadget, agent) {
    const gambling = gamblerWorth(visibleState, visibleState.cast[agent]?.features ?? []) / GAMBLING_PER_GADGET;
    return gadget === 'JETPACK' ? gambling : advancedDraftPolicy.suitability(visibleState, gadget, agent) - gambling;
  },
};
