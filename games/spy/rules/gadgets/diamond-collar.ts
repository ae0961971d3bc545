import { texts } from '../../words/texts.ts';
import { samePlace } from '../grid.ts';
import { returnCollar } from '../knowledge/intelligence.ts';
import { ADJACENT, describe, type Gadget } from './gadget.ts';

export const diamondCollar: Gadget = {
  name: 'DIAMOND_COLLAR',
  ...describe(texts.gadgets.diamondCollar),
  usages: null,
  supply: 'found',
  use: {
    reach: ADJACENT,
    legal: ({ cat }, _carrier, at) => cat !== null && samePlace(cat, at),
    perform: (draft, carrier) => returnCollar(draft, carrier),
  },
};
