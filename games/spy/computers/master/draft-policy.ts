import { MAX_AGENTS, PICKS } from '../../rules/preparation/picks.ts';
import type { PropertyName } from '../../rules/properties.ts';
import { advancedDraftPolicy, propertySum } from '../draft-policies.ts';
import type { DraftPolicy } from '../preparation.ts';
import { gamblerWorth } from './gambling.ts';

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
