import type { Person } from '../../state.ts';
import { texts } from '../../words/texts.ts';
import { gain, lose } from '../knowledge/intelligence.ts';
import { test } from '../match/chance.ts';
import { addPrivateEvent, type DraftState, nameInEvents } from '../match/draft-state.ts';
import { spend } from '../match/people.ts';
import { describe, type Gadget, onNeighbour, showUse } from './gadget.ts';

/**
 * Swaps the points of two people. The loss comes before the gain, so that a wiretap between them copies the gain onto
 * the reduced value.
 */
function swap(draft: DraftState, one: Person, other: Person): void {
  const [poorer, richer] = one.ip < other.ip ? [one, other] : [other, one];
  const difference = richer.ip - poorer.ip;
  lose(draft, richer, difference);
  gain(draft, poorer, difference, 'gadgetIp');
  addPrivateEvent(draft, richer, { kind: 'ip-changed', person: nameInEvents(draft, richer), by: 0 - difference });
  addPrivateEvent(draft, poorer, { kind: 'ip-changed', person: nameInEvents(draft, poorer), by: difference });
}

export const mirrorOfWilderness: Gadget = {
  name: 'MIRROR_OF_WILDERNESS',
  ...describe(texts.gadgets.mirrorOfWilderness),
  usages: 1,
  supply: 'players',
  use: onNeighbour({
    may: (carrier, target) => target.id !== carrier.id,
    perform(draft, carrier, target) {
      showUse(draft, carrier, 'MIRROR_OF_WILDERNESS', { at: target.at, victim: target });
      if (target.faction === carrier.faction) return swap(draft, carrier, target);
      if (!test(draft, carrier, draft.state.config.mirrorSwapChance)) return;
      spend(carrier, 'MIRROR_OF_WILDERNESS');
      swap(draft, carrier, target);
    },
  }),
};
