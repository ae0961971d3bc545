import { MAX_AGENTS, PICKS } from '../../rules/preparation/picks.ts';
import type { PropertyName } from '../../rules/properties.ts';
import { advancedDraftPolicy, propertySum } from '../draft-policies.ts';
import type { DraftPolicy } from '../preparation.ts';
import { gamblerWorth } from './gambling.ts';

/** What a property is worth beside the roulette, in intelligence points. */
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

/** A guest who joins brings chips and turns; nothing else comes near to that. */
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

/** What an agent has to bring at least with so many picks to spare: a better one may come. Found in 300 drafts against smart's. */
const MIN_AGENT_VALUES = [0, 20, 40, 60];
/** There is nothing to spare. */
const FORCED_PICK_BONUS = 1000;
/** How much gambling outweighs one gadget more to carry. */
const GAMBLING_PER_GADGET = 20;

/** Chips decide: agents are worth what their chips are likely to become, and there will be four. */
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
  /** Who gambles has no hands free, but flies to the table. */
  suitability(visibleState, gadget, agent) {
    const gambling = gamblerWorth(visibleState, visibleState.cast[agent]?.features ?? []) / GAMBLING_PER_GADGET;
    return gadget === 'JETPACK' ? gambling : advancedDraftPolicy.suitability(visibleState, gadget, agent) - gambling;
  },
};
