import type { Blow } from '@longtable/kit';
import type { DungeonEvent } from './events.ts';
import type { Enemy, Hero } from './state.ts';

const HERO = 'hero';

/** Returns the name of a unit's place in pictures. */
export function unitPlace(unit: Hero | Enemy): string {
  return 'class' in unit ? HERO : `${unit.name} ${unit.x} ${unit.y}`;
}

/** Returns the blow of an event, or an empty array. A hidden trap is not shown as the actor. */
export function blowsOf(event: DungeonEvent): readonly Blow[] {
  switch (event.kind) {
    case 'melee': {
      const { attacker, defender, damage } = event;
      const isHidden = 'kind' in attacker && attacker.kind === 'trap' && !attacker.visible;
      const actor = isHidden ? undefined : unitPlace(attacker);
      return [{ actor, target: unitPlace(defender), number: -damage }];
    }
    case 'strike':
      return [{ actor: event.by ? unitPlace(event.by) : HERO, target: unitPlace(event.target), number: -event.damage }];
    case 'healed':
      return [{ target: HERO, number: event.by }];
    default:
      return [];
  }
}
