import type { Blow } from '@longtable/kit';
import { playerPlace, SIGNS } from '@longtable/kit/picture';
import type { Attacked, FarmlandEvent } from './events.ts';
import { type Field, fieldName } from './fields.ts';

/** Returns the blows of an event: an attack, or a change of a piece without a number if there is no attack. */
export function blowsOf(event: FarmlandEvent, events: readonly FarmlandEvent[]): readonly Blow[] {
  if (event.kind === 'attacked') return attackBlows(event, events);
  return events.some(({ kind }) => kind === 'attacked') ? [] : changeBlows(event, events);
}

/**
 * Returns the blows on the target, on an attacker who falls, and on the life of a player. The attacker is shown on its field before the events, if it had one.
 */
function attackBlows(event: Attacked, events: readonly FarmlandEvent[]): readonly Blow[] {
  const { from, to, target, falls, damage } = event;
  const start = startOf(from, events.slice(0, events.indexOf(event)));
  const [actor, victim] = [start === undefined ? undefined : fieldName(start), fieldName(to)];
  const lost = damage && -damage.points;
  if (target.kind === 'king') return [{ actor, target: victim, number: lost }];
  return [
    { actor, target: victim, icon: falls.includes('defender') ? SIGNS.deadly : SIGNS.defence },
    ...(falls.includes('attacker') ? [{ target: fieldName(start ?? from), icon: SIGNS.deadly }] : []),
    ...(damage ? [{ target: playerPlace(damage.seat), number: lost }] : []),
  ];
}

/** Returns the blow on a placed, moved, united, blocking or revealed piece, on its field after the events. */
function changeBlows(event: FarmlandEvent, events: readonly FarmlandEvent[]): readonly Blow[] {
  const end = (field: Field) => endOf(field, events.slice(events.indexOf(event) + 1));
  switch (event.kind) {
    case 'moved':
    case 'joined': {
      const to = end(event.to);
      return [{ ...(event.from !== to && { actor: fieldName(event.from) }), target: fieldName(to) }];
    }
    case 'placed':
    case 'heaped':
    case 'blocked':
    case 'flipped':
      return [{ target: fieldName(end(event.field)) }];
    default:
      return [];
  }
}

/** Returns the field on which the unit on a field stands after the events. */
function endOf(field: Field, events: readonly FarmlandEvent[]): Field {
  return events.reduce(
    (end, event) => ((event.kind === 'moved' || event.kind === 'joined') && event.from === end ? event.to : end),
    field,
  );
}

/** Returns the former field, before the events, of the unit on a field. Undefined if it was placed by them. */
function startOf(field: Field, events: readonly FarmlandEvent[]): Field | undefined {
  let start = field;
  for (const event of events.toReversed()) {
    if ((event.kind === 'moved' || event.kind === 'joined') && event.to === start) start = event.from;
    else if (event.kind === 'placed' && event.field === start) return undefined;
  }
  return start;
}
