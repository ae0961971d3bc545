import type { Person } from '../../state.ts';
import { gain, lose } from '../knowledge/intelligence.ts';
import { test } from '../match/chance.ts';
import { called, type Match, tellOwner } from '../match/match.ts';
import { spend } from '../match/people.ts';
import { type Gadget, onNeighbour, showUse } from './gadget.ts';

/** Losses come first, so that a wire between the two copies a gain onto the swapped value. */
function swap(match: Match, one: Person, other: Person): void {
  const [poorer, richer] = one.ip < other.ip ? [one, other] : [other, one];
  const difference = richer.ip - poorer.ip;
  lose(match, richer, difference);
  gain(match, poorer, difference, 'gadgetIp');
  tellOwner(match, richer, { kind: 'ip-changed', person: called(match, richer), by: 0 - difference });
  tellOwner(match, poorer, { kind: 'ip-changed', person: called(match, poorer), by: difference });
}

export const mirrorOfWilderness: Gadget = {
  name: 'MIRROR_OF_WILDERNESS',
  title: { en: 'Mirror of wilderness', de: 'Mirror of Wilderness' },
  about: {
    en: 'Swaps your IP with a neighbour: always with friends, else by chance, and then it breaks.',
    de: 'Tauscht deine IP mit jemandem nebenan: mit Freunden immer, sonst vielleicht, dann zerbricht er.',
  },
  usages: 1,
  supply: 'players',
  use: onNeighbour({
    may: (carrier, target) => target.id !== carrier.id,
    perform(match, carrier, target) {
      showUse(match, carrier, 'MIRROR_OF_WILDERNESS', { at: target.at, victim: target });
      if (target.faction === carrier.faction) return swap(match, carrier, target);
      if (!test(match, carrier, match.state.config.mirrorSwapChance)) return;
      spend(carrier, 'MIRROR_OF_WILDERNESS');
      swap(match, carrier, target);
    },
  }),
};
