import { type Reader, STORY_WEIGHTS, type StoryWeight } from '@longtable/kit';
import type { EventData, SpyEvent } from '../events.ts';

/** Weights of the kinds of events that are not about the reader's agents. Default: `others`. */
const WEIGHTS: Partial<Record<EventData['kind'], StoryWeight>> = {
  round: 'routine',
  turn: 'routine',
  stepped: 'routine',
  retired: 'routine',
  cat: 'routine',
  'opened-doors': 'routine',
  ready: 'routine',
  equipping: 'routine',
  gambled: 'board',
  took: 'board',
  drank: 'board',
  landed: 'board',
  'unused-keys': 'board',
};

/**
 * Returns the weight of an event: `harm` for what others do to the reader's agents and for losses, `own` for other
 * events about them, private ones and new rounds, which give the agents another turn. Where they go themselves is on the
 * board.
 */
export function weightOf(event: SpyEvent, { viewer }: Reader): StoryWeight {
  const { kind, audience, own = [] } = event;
  if (kind === 'round' && event.round > 1 && viewer !== 'spectator') return 'own';
  if (own.length === 0 && audience !== viewer) return isOnCocktail(event) ? 'board' : (WEIGHTS[kind] ?? 'others');
  if (kind === 'retired') return 'routine';
  if (movedAgent(event)) return 'own';
  if (kind === 'cat' || (kind === 'stepped' && !(event.picked !== null && own.includes(event.actor)))) return 'board';
  // The injury is an event of its own.
  if (kind === 'used' && INJURING.includes(event.gadget) && event.success && isVictim(event, own)) return 'others';
  return isHarm(event, own) ? 'harm' : 'own';
}

function isOnCocktail(event: SpyEvent): boolean {
  return event.kind === 'used' && event.gadget === 'LASER_COMPACT' && event.victim === null;
}

/** Returns the name of the reader's agent whom another figure has swapped places with. */
export function movedAgent(event: SpyEvent): string | undefined {
  const { own = [] } = event;
  if (event.kind !== 'cat' && event.kind !== 'stepped') return undefined;
  const isOwnWalk = event.kind === 'stepped' && own.includes(event.actor);
  return event.swapped !== null && own.includes(event.swapped) && !isOwnWalk ? event.swapped : undefined;
}

function isHarm(event: SpyEvent, own: readonly string[]): boolean {
  switch (event.kind) {
    case 'hurt':
    case 'removed':
    case 'struck':
    case 'wire-failed':
      return true;
    case 'exfiltrated':
      return own.includes(event.person);
    case 'fogged':
      return !own.includes(event.actor);
    case 'tasted':
      return event.poisoned;
    case 'ip-changed':
      return event.by < 0;
    case 'moledie':
      return own.includes(event.receiver);
    case 'used':
    case 'poured':
      return isVictim(event, own);
    default:
      return false;
  }
}

/** Gadgets that injure the person they hit. */
const INJURING: readonly string[] = ['BOWLER_BLADE', 'GAS_GLOSS', 'MOTHBALL_POUCH', 'ROCKET_PEN'];

function isVictim({ actor, victim }: { actor: string; victim: string | null }, own: readonly string[]): boolean {
  return victim !== null && own.includes(victim) && !own.includes(actor);
}

/** Returns the heavier of two events, the first of equal ones. */
export function heavierOf(one: SpyEvent, two: SpyEvent, reader: Reader): SpyEvent {
  return rankOf(two, reader) < rankOf(one, reader) ? two : one;
}

/** Returns the rank of an event's weight, 0 for the heaviest. */
export function rankOf(event: SpyEvent, reader: Reader): number {
  return STORY_WEIGHTS.indexOf(weightOf(event, reader));
}
