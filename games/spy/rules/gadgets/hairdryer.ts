import { dry } from '../match/people.ts';
import { type Gadget, onNeighbour, showUse } from './gadget.ts';

/** Dries clammy clothes. */
export const hairdryer: Gadget = {
  name: 'HAIRDRYER',
  title: { en: 'Cordless hairdryer', de: 'Akku-Föhn' },
  about: {
    en: 'Dries your own clammy clothes or those of someone next to you.',
    de: 'Trocknet klamme Klamotten: deine oder die von jemandem neben dir.',
  },
  usages: null,
  supply: 'draft',
  use: onNeighbour({
    perform(draft, carrier, target) {
      dry(target);
      const success = !target.properties.includes('CONSTANT_CLAMMY_CLOTHES');
      showUse(draft, carrier, 'HAIRDRYER', { at: target.at, victim: target, success });
    },
  }),
};
