import type { PropertyName } from '../rules/properties.ts';
import type { State } from '../state.ts';
import type { DraftPolicy } from './preparation.ts';

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
export function propertySum(
  visibleState: State,
  id: number,
  worth: Readonly<Partial<Record<PropertyName, number>>>,
): number {
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
