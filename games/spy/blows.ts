import type { Blow } from '@longtable/kit';
import { SIGNS } from '@longtable/kit/picture';
import { iconOfEvent } from './drawing/icons.ts';
import type { SpyEvent } from './events.ts';

/** Returns the name of a safe's place in pictures. The place of a person is called by their name. */
export function safePlace(safe: number): string {
  return `safe ${safe}`;
}

/** Gadgets that are used on a field and hurt people near it. */
const HURTING: readonly string[] = ['ROCKET_PEN', 'MOTHBALL_POUCH'];

/** Returns the blow of an event: an action on another person or on a safe, a collapse, or a changed number. */
export function blowsOf(event: SpyEvent): readonly Blow[] {
  const icon = hasFailed(event) ? SIGNS.cancel : iconOfEvent(event);
  switch (event.kind) {
    case 'poured':
    case 'spied':
    case 'caught':
    case 'observed':
    case 'wired':
    case 'bribed':
      return [{ actor: event.actor, target: event.victim, icon }];
    case 'used':
      if (event.victim && event.victim !== event.actor) return [{ actor: event.actor, target: event.victim, icon }];
      return HURTING.includes(event.gadget) && event.success ? [{ target: event.actor, icon }] : [];
    case 'unlocked':
      return [{ actor: event.actor, target: safePlace(event.safe), icon }];
    case 'hurt':
      return [{ actor: event.cause?.actor, target: event.person, number: -event.damage }];
    case 'exfiltrated':
      return [{ target: event.person, icon: SIGNS.deadly }];
    case 'secret':
    case 'overheard':
      return [{ target: event.actor, number: event.ip }];
    case 'ip-changed':
      return [{ target: event.person, number: event.by }];
    default:
      return [];
  }
}

function hasFailed(event: SpyEvent): boolean {
  return ('success' in event && !event.success) || ('hit' in event && !event.hit);
}
