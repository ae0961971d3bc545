import { texts } from '../../words/texts.ts';
import { addPrivateEvent, nameInEvents } from '../match/draft-state.ts';
import { changeItem, itemOf } from '../match/people.ts';
import { type Gadget, onNeighbour } from './gadget.ts';

/**
 * Credits the points of another person to its carrier. round.ts decides whether it fails, intelligence.ts what it
 * overhears.
 */
export const wiretapWithEarplugs: Gadget = {
  name: 'WIRETAP_WITH_EARPLUGS',
  title: texts.wiretapWithEarplugs.wiretapWithEarplugs,
  about: texts.wiretapWithEarplugs.plantItOnSomeoneNextToYouFriend,
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
