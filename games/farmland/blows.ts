import type { Blow } from '@longtable/kit';
import { playerPlace, SIGNS } from '@longtable/kit/picture';
import type { FarmlandEvent } from './events.ts';
import { fieldName } from './fields.ts';

/**
 * Returns the blows of an attack: on the target, on an attacker who falls, and on the life of a player. The attacker is
 * shown where it stood before the events.
 */
export function blowsOf(event: FarmlandEvent, events: readonly FarmlandEvent[]): readonly Blow[] {
  if (event.kind !== 'attacked') return [];
  const { from, to, target, falls, damage } = event;
  const before = events.slice(0, events.indexOf(event));
  const start = before.reduceRight((at, one) => (one.kind === 'moved' && one.to === at ? one.from : at), from);
  const [actor, victim] = [fieldName(start), fieldName(to)];
  const lost = damage && -damage.points;
  if (target.kind === 'king') return [{ actor, target: victim, number: lost }];
  return [
    { actor, target: victim, icon: falls.includes('defender') ? SIGNS.deadly : SIGNS.defence },
    ...(falls.includes('attacker') ? [{ target: actor, icon: SIGNS.deadly }] : []),
    ...(damage ? [{ target: playerPlace(damage.seat), number: lost }] : []),
  ];
}
