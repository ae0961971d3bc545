import { dry, personAt } from '../match/people.ts';
import { ADJACENT, type Gadget, showUse } from './gadget.ts';

export const hairdryer: Gadget = {
  name: 'HAIRDRYER',
  title: { en: 'Cordless hairdryer', de: 'Akku-Föhn' },
  about: {
    en: "Dries your own or a neighbour's clammy clothes.",
    de: 'Trocknet klamme Klamotten, deine oder nebenan.',
  },
  usages: null,
  supply: 'draft',
  use: {
    reach: ADJACENT,
    among: ['people'],
    legal: (state, _carrier, at) => personAt(state, at) !== undefined,
    perform(match, carrier, at) {
      const target = personAt(match.state, at);
      if (!target) return;
      dry(target);
      const success = !target.properties.includes('CONSTANT_CLAMMY_CLOTHES');
      showUse(match, carrier, 'HAIRDRYER', { at, victim: target, success });
    },
  },
};
