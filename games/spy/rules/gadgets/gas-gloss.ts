import { texts } from '../../words/texts.ts';
import { adjacent } from '../grid.ts';
import { damageTaken, divert, hurt, isWardedOff } from '../match/health.ts';
import { spend } from '../match/people.ts';
import { describe, type Gadget, onNeighbour, showUse } from './gadget.ts';

export const gasGloss: Gadget = {
  name: 'GAS_GLOSS',
  ...describe(texts.gadgets.gasGloss),
  usages: 1,
  supply: 'draft',
  use: onNeighbour({
    perform(draft, carrier, aimedAt) {
      const victim = divert(draft, carrier, aimedAt, (other) => adjacent(other.at, carrier.at));
      const success = !isWardedOff(draft, carrier, victim);
      spend(carrier, 'GAS_GLOSS');
      const { gasGlossDamage } = draft.state.config;
      const damage = damageTaken(gasGlossDamage, victim.properties);
      showUse(draft, carrier, 'GAS_GLOSS', { at: victim.at, victim, success, damage });
      if (!success) return;
      hurt(draft, victim, gasGlossDamage, { gadget: 'GAS_GLOSS', actor: carrier });
    },
  }),
};
