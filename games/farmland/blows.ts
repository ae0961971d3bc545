import type { Blow } from '@longtable/kit';
import { playerPlace, SIGNS } from '@longtable/kit/picture';
import type { Attacked, FarmlandEvent } from './events.ts';
import { fieldName } from './fields.ts';

/** Returns the blows of an event: those of an attack, or the change of a piece without a number. */
export function blowsOf(event: FarmlandEvent): readonly Blow[] {
  switch (event.kind) {
    case 'attacked':
      return attackBlows(event);
    case 'moved':
    case 'joined':
      return [{ ...(event.from !== event.to && { actor: fieldName(event.from) }), target: fieldName(event.to) }];
    case 'placed':
    case 'heaped':
      return [{ target: fieldName(event.field), ...(event.placings.at(-1)?.lost && { icon: SIGNS.deadly }) }];
    case 'blocked':
    case 'flipped':
      return [{ target: fieldName(event.field) }];
    default:
      return [];
  }
}

/** Returns the blows on the target, on an attacker who falls, and on the life of a player. */
function attackBlows({ from, to, target, falls, damage }: Attacked): readonly Blow[] {
  const [actor, victim] = [fieldName(from), fieldName(to)];
  const lost = damage && -damage.points;
  if (target.kind === 'king') return [{ actor, target: victim, number: lost }];
  return [
    { actor, target: victim, icon: falls.includes('defender') ? SIGNS.deadly : SIGNS.defence },
    ...(falls.includes('attacker') ? [{ target: actor, icon: SIGNS.deadly }] : []),
    ...(damage ? [{ target: playerPlace(damage.seat), number: lost }] : []),
  ];
}
