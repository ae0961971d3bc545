import { called, tellOwner } from '../match/match.ts';
import { alter, itemOf, personAt } from '../match/people.ts';
import { ADJACENT, type Gadget } from './gadget.ts';

/** The round's start asks whether it fails, and intelligence.ts whether it listens. */
export const wiretapWithEarplugs: Gadget = {
  name: 'WIRETAP_WITH_EARPLUGS',
  title: { en: 'Wiretap with earplugs', de: 'Wanze und Ohrstöpsel' },
  about: {
    en: 'Plant it on a neighbour of another side: you gain the IP they gain, until it fails.',
    de: 'Schieb sie jemandem nebenan unter: du bekommst deren IP-Gewinne, bis sie ausfällt.',
  },
  usages: 1,
  supply: 'draft',
  use: {
    reach: ADJACENT,
    among: ['people'],
    legal(state, carrier, at) {
      const planted = itemOf(carrier, 'WIRETAP_WITH_EARPLUGS')?.activeOn !== undefined;
      const target = personAt(state, at);
      return !planted && target !== undefined && target.faction !== carrier.faction;
    },
    perform(match, carrier, at) {
      const target = personAt(match.state, at);
      if (!target) return;
      alter(carrier, 'WIRETAP_WITH_EARPLUGS', { usages: 0, activeOn: target.id });
      tellOwner(match, carrier, { kind: 'wired', actor: called(match, carrier), victim: called(match, target) });
    },
  },
};
