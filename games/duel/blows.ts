import type { Blow } from '@longtable/kit';
import { playerPlace } from '@longtable/kit/picture';
import type { DuelEvent } from './events.ts';
import { DRACULA_BITE } from './rules/spells.ts';
import { type DuelSeat, otherSeat } from './state.ts';

/** Returns the name of a slot's place in pictures. */
export function slotPlace(seat: DuelSeat, slot: number): string {
  return `slot ${seat} ${slot}`;
}

/** Returns the blows of an event: attacks, spells, and life won or lost. */
export function blowsOf(event: DuelEvent): readonly Blow[] {
  if (!('seat' in event)) return [];
  const { seat } = event;
  const [player, other] = [playerPlace(seat), otherSeat(seat)];
  switch (event.kind) {
    case 'hit-creature': {
      const [actor, target] = [slotPlace(seat, event.by.slot), slotPlace(other, event.target.slot)];
      return [{ actor, target, number: -event.by.card.damage }];
    }
    case 'hit-player':
      return [{ actor: slotPlace(seat, event.by.slot), target: playerPlace(other), number: -event.by.card.damage }];
    case 'bitten':
      return [
        { actor: player, target: playerPlace(other), number: -DRACULA_BITE },
        { target: player, number: DRACULA_BITE },
      ];
    case 'healed':
      return event.slots.map((slot) => ({ actor: player, target: slotPlace(seat, slot), number: 1 }));
    case 'reborn':
      return [{ actor: player, target: slotPlace(seat, event.slot) }];
    case 'betrayed':
      return [{ actor: slotPlace(other, event.creature.slot), target: slotPlace(seat, event.slot) }];
    case 'sacrificed':
      return [{ target: player, number: 1 }];
    case 'missed-draw':
      return [{ target: player, number: -1 }];
    default:
      return [];
  }
}
