import { RNG, type ViewerEvents } from '@longtable/kit';
import { positionAfter, randomLine, startPosition } from '@longtable/kit/testing/random-play';
import { expect, test } from 'vitest';
import type { SpyEvent } from '../events.ts';
import { spy } from '../index.ts';
import { isPlayer, nameOf } from '../rules/match/people.ts';
import type { State } from '../state.ts';
import { readerFor } from '../testing/readers.ts';
import { phraseOf, UNNARRATED } from './tell.ts';

/** Event kinds that may be public. */
const PUBLIC = new Set([
  ...['equipping', 'ready', 'opened-doors', 'round', 'stepped', 'retired', 'gambled', 'took', 'drank', 'poured'],
  ...['unlocked', 'burned', 'used', 'landed', 'moledie', 'exfiltrated', 'cat', 'guests-left', 'janitor-came'],
  ...['removed', 'collar-returned', 'disclosed', 'statistics', 'over', 'unused-keys', 'fog-cleared', 'walls-fell'],
]);

/** Gadgets whose use only the carrier's side may see. */
const SILENT = new Set(['POISON_PILLS', 'WIRETAP_WITH_EARPLUGS']);

test('sends only public events to everyone, and private ones only to their owner', () => {
  let count = 0;
  for (let seed = 0; seed < 2; seed++) {
    const random = RNG.seeded(seed);
    let position = startPosition(spy, { options: { scenario: 'small' }, seed, seats: 2 });
    while (spy.turn(position.state as State).length > 0) {
      const before = position.state as State;
      const seat = spy.turn(before)[0] ?? 0;
      position = positionAfter(spy, position, seat, randomLine(spy, before, seat, random) ?? '');
      for (const event of happenings(position.events as ViewerEvents<SpyEvent>[])) {
        count++;
        if (event.audience === 'all') {
          expect(PUBLIC, event.kind).toContain(event.kind);
          if (event.kind === 'used') expect(SILENT).not.toContain(event.gadget);
        } else expect(phraseOf(event, readerFor('spectator'))).toBeUndefined();
        const mine = ownerOf(position.state as State, event);
        if (mine !== undefined && event.audience !== 'all') expect(event.audience, event.kind).toBe(mine);
        for (const viewer of [0, 1] as const) {
          const hears = event.audience === 'all' || event.audience === viewer;
          const isTold = hears && !UNNARRATED.some((kind) => kind === event.kind);
          expect(phraseOf(event, readerFor(viewer)) !== undefined, event.kind).toBe(isTold);
        }
      }
    }
  }
  expect(count).toBeGreaterThan(600);
});

function happenings(tellings: readonly ViewerEvents<SpyEvent>[]): readonly SpyEvent[] {
  return tellings.filter(({ to }) => to === 'open').flatMap(({ events }) => events);
}

/**
 * Returns the player of the person in a private event, the audience of the replay for a guest, or undefined if the event has no such
 * person. An event about a victim belongs to the victim's player.
 */
function ownerOf(state: State, event: SpyEvent): number | 'nobody' | undefined {
  const name =
    'person' in event
      ? event.person
      : event.kind === 'caught' || event.kind === 'bribed'
        ? event.victim
        : 'actor' in event
          ? event.actor
          : undefined;
  const person = state.people.find(({ id }) => nameOf(state, id) === name);
  if (!person || event.kind === 'recruited') return undefined;
  return isPlayer(person.faction) ? person.faction : 'nobody';
}
