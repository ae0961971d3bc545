import { texts } from '../../words/texts.ts';
import { addPrivateEvent, nameInEvents } from '../match/draft-state.ts';
import { changeItem, itemOf } from '../match/people.ts';
import { describe, type Gadget, onNeighbour } from './gadget.ts';

/**
 * Credits points that another person gains to its carrier. `tryWire` in round.ts decides whether it fails, and
 * intelligence.ts credits the points.
 */
export const wiretapWithEarplugs: Gadget = {
  name: 'WIRETAP_WITH_EARPLUGS',
  ...describe(texts.gadgets.wiretapWithEarplugs),
  usages: 1,
  supply: 'draft',
  use: onNeighbour({
    may: (carrier, { id }) => id !== carrier.id && itemOf(carrier, 'WIRETAP_WITH_EARPLUGS')?.activeOn === undefined,
    perform(draft, carrier, target) {
      changeItem(carrier, 'WIRETAP_WITH_EARPLUGS', { usages: 0, activeOn: target.id });
      addPrivateEvent(draft, carrier, {
        kind: 'wired',
        actor: nameInEvents(draft, carrier),
        victim: nameInEvents(draft, target),
      });
    },
  }),
};
