import { adjacent } from '../grid.ts';
import { divert, hurt, isWardedOff } from '../match/health.ts';
import { spend } from '../match/people.ts';
import { type Gadget, onNeighbour, showUse } from './gadget.ts';

/** Hurts a neighbour once. */
export const gasGloss: Gadget = {
  name: 'GAS_GLOSS',
  title: { en: 'Gas gloss', de: 'Gaspatronen-Lippenstift' },
  about: { en: 'Hurts someone next to you. Works once.', de: 'Verletzt jemanden neben dir. Einmal verwendbar.' },
  usages: 1,
  supply: 'draft',
  use: onNeighbour({
    perform(draft, carrier, aimedAt) {
      const victim = divert(draft, carrier, aimedAt, (other) => adjacent(other.at, carrier.at));
      const success = !isWardedOff(draft, carrier, victim);
      spend(carrier, 'GAS_GLOSS');
      showUse(draft, carrier, 'GAS_GLOSS', { at: victim.at, victim, success });
      if (success) hurt(draft, victim, draft.state.config.gasGlossDamage);
    },
  }),
};
