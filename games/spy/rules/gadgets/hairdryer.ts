import { texts } from '../../words/texts.ts';
import { dry } from '../match/people.ts';
import { describe, type Gadget, onNeighbour, showUse } from './gadget.ts';

export const hairdryer: Gadget = {
  name: 'HAIRDRYER',
  ...describe(texts.gadgets.hairdryer),
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
