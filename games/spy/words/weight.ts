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
  took: 'board',
  drank: 'board',
  landed: 'board',
  'unused-keys': 'board',
};

/** Returns the weight of an event: `own` for private events and events about the reader's agents. */
export function weightOf({ kind, audience, own }: SpyEvent, { viewer }: Reader): StoryWeight {
  return own || audience === viewer ? 'own' : (WEIGHTS[kind] ?? 'others');
}

/** Returns the heavier of two events, the first of equal ones. */
export function heavierOf(one: SpyEvent, two: SpyEvent, reader: Reader): SpyEvent {
  const rank = (event: SpyEvent) => STORY_WEIGHTS.indexOf(weightOf(event, reader));
  return rank(two) < rank(one) ? two : one;
}
