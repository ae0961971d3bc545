import { texts } from '../../words/texts.ts';
import { gain, lose, saveNote } from '../knowledge/intelligence.ts';
import { addPrivateEvent, nameInEvents } from '../match/draft-state.ts';
import { areEnemies, spend } from '../match/people.ts';
import { describe, type Gadget, onNeighbour, showUse } from './gadget.ts';

/**
 * Returns the change of the giver's points. A giver with more points than the target gains the difference. A giver with
 * fewer loses it, down to 0.
 */
export function feedChange(giver: number, target: number): number {
  return giver < target ? Math.max(0, giver - (target - giver)) - giver : giver - target;
}

export const chickenFeed: Gadget = {
  name: 'CHICKEN_FEED',
  ...describe(texts.gadgets.chickenFeed),
  usages: 1,
  supply: 'players',
  use: onNeighbour({
    may: (carrier, target) => target.id !== carrier.id,
    perform(draft, carrier, target) {
      spend(carrier, 'CHICKEN_FEED');
      showUse(draft, carrier, 'CHICKEN_FEED', { at: target.at, victim: target });
      const change = areEnemies(carrier, target) ? feedChange(carrier.ip, target.ip) : 0;
      addPrivateEvent(draft, carrier, { kind: 'ip-changed', person: nameInEvents(draft, carrier), by: change });
      if (change !== 0) saveNote(draft.state, carrier, target, 'enemy');
      if (change > 0) gain(draft, carrier, change, 'gadgetIp');
      else lose(draft, carrier, -change);
    },
  }),
};
