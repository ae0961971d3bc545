import { texts } from '../../words/texts.ts';
import { saveNote } from '../knowledge/intelligence.ts';
import { addEvent, addPrivateEvent, nameInEvents } from '../match/draft-state.ts';
import { drop, receive, spend } from '../match/people.ts';
import { describe, type Gadget, onNeighbour, showUse } from './gadget.ts';

export const nugget: Gadget = {
  name: 'NUGGET',
  ...describe(texts.gadgets.nugget),
  usages: 1,
  supply: 'players',
  use: onNeighbour({
    may: (carrier, target) => target.faction !== carrier.faction,
    perform(draft, carrier, target) {
      const actor = nameInEvents(draft, carrier);
      const victim = nameInEvents(draft, target);
      showUse(draft, carrier, 'NUGGET', { at: target.at, victim: target });
      if (target.faction === 'NPC') {
        spend(carrier, 'NUGGET');
        target.faction = carrier.faction;
        const { chips } = target;
        const ip = chips * draft.state.config.chipsToIpFactor;
        addPrivateEvent(draft, carrier, { kind: 'recruited', person: victim, chips, ip });
        return;
      }
      const item = drop(carrier, 'NUGGET');
      if (item) receive(target, item);
      saveNote(draft.state, carrier, target, 'enemy');
      saveNote(draft.state, target, carrier, 'enemy');
      addPrivateEvent(draft, carrier, { kind: 'refused-bribe', victim });
      if (target.faction !== 'UNKNOWN') addEvent(draft, target.faction, { kind: 'bribed', actor, victim });
    },
  }),
};
