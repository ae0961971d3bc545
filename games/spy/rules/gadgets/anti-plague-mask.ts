import { healthAfter } from '../match/health.ts';
import { called, tellOwner } from '../match/match.ts';
import type { Gadget } from './gadget.ts';

const HEALING = 10;

export const antiPlagueMask: Gadget = {
  name: 'ANTI_PLAGUE_MASK',
  title: { en: 'Anti-plague mask', de: 'Anti-Seuchen-Maske' },
  about: { en: 'Carry it: 10 HP at the start of each turn.', de: 'Trag sie: 10 HP am Anfang jedes Zugs.' },
  usages: null,
  supply: 'optional',
  onTurn(match, carrier) {
    carrier.hp = healthAfter(carrier.hp, HEALING);
    tellOwner(match, carrier, { kind: 'healed', person: called(match, carrier), hp: carrier.hp });
  },
};
