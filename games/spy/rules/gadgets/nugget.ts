import { takeNote } from '../knowledge/intelligence.ts';
import { called, tellOwner, tellTo } from '../match/draft-state.ts';
import { drop, receive, spend } from '../match/people.ts';
import { type Gadget, onNeighbour, showUse } from './gadget.ts';

/** Buys a guest for one’s side; an enemy keeps it. */
export const nugget: Gadget = {
  name: 'NUGGET',
  title: { en: 'Nugget', de: 'Nugget' },
  about: {
    en: 'Give it to someone next to you: a guest joins your side; an enemy keeps it and learns who you are.',
    de: 'Gib es jemandem nebenan: Ein Gast schließt sich dir an; ein Gegner behält es und kennt dich dann.',
  },
  usages: 1,
  supply: 'players',
  use: onNeighbour({
    may: (carrier, target) => target.faction !== carrier.faction,
    perform(draft, carrier, target) {
      const actor = called(draft, carrier);
      const victim = called(draft, target);
      showUse(draft, carrier, 'NUGGET', { at: target.at, victim: target });
      if (target.faction === 'NPC') {
        spend(carrier, 'NUGGET');
        target.faction = carrier.faction;
        tellOwner(draft, carrier, { kind: 'recruited', person: victim });
        return;
      }
      const item = drop(carrier, 'NUGGET');
      if (item) receive(target, item);
      takeNote(draft.state, carrier, target, 'enemy');
      takeNote(draft.state, target, carrier, 'enemy');
      tellOwner(draft, carrier, { kind: 'refused-bribe', victim });
      if (target.faction !== 'UNKNOWN') tellTo(draft, target.faction, { kind: 'bribed', actor, victim });
    },
  }),
};
