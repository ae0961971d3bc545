import { samePlace } from '../grid.ts';
import { returnCollar } from '../knowledge/intelligence.ts';
import { ADJACENT, type Gadget } from './gadget.ts';

/** The cat’s collar. Returning it ends the match. */
export const diamondCollar: Gadget = {
  name: 'DIAMOND_COLLAR',
  title: { en: 'Diamond collar', de: 'Diamanthalsband' },
  about: {
    en: 'Give it to the cat next to you to end the match.',
    de: 'Gib es der Katze neben dir, und die Partie endet.',
  },
  usages: null,
  supply: 'found',
  use: {
    reach: ADJACENT,
    legal: ({ cat }, _carrier, at) => cat !== null && samePlace(cat, at),
    perform: (draft, carrier) => returnCollar(draft, carrier),
  },
};
