import { texts } from '../../words/texts.ts';
import { addPrivateEvent, nameInEvents } from '../match/draft-state.ts';
import { healthAfter } from '../match/health.ts';
import { describe, type Gadget } from './gadget.ts';

const HEALING = 10;

export const antiPlagueMask: Gadget = {
  name: 'ANTI_PLAGUE_MASK',
  ...describe(texts.gadgets.antiPlagueMask),
  usages: null,
  supply: 'optional',
  onTurn(draft, carrier) {
    carrier.hp = healthAfter(carrier.hp, HEALING);
    addPrivateEvent(draft, carrier, { kind: 'healed', person: nameInEvents(draft, carrier), hp: carrier.hp });
  },
};
