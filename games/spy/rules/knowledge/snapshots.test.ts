import { RNG, type ViewerEvents, walkToLine } from '@longtable/kit';
import { expect, test } from 'vitest';
import type { SpyEvent } from '../../events.ts';
import { spy } from '../../index.ts';
import type { Player, State } from '../../state.ts';
import { readerFor } from '../../testing/readers.ts';
import { makePoint } from '../grid.ts';
import { nameOf } from '../match/people.ts';
import { shownState } from './knowledge.ts';

/** Yields the states of a random match that is stored and loaded between moves. */
function* course(
  seed: number,
): Generator<readonly [before: State, after: State, mover: Player, events: readonly ViewerEvents<SpyEvent>[]]> {
  const random = RNG.seeded(seed);
  const begun = spy.setup({ scenario: 'small', 'janitor-round': 5 }, seed, 2);
  if (begun.refused) throw new Error(begun.refused.code);
  for (let { state } = begun; spy.turn(state).length > 0; ) {
    const [seat = 0] = spy.turn(state);
    const line = walkToLine(spy, state, seat, (choices) => random.pick(choices));
    const outcome = spy.play(state, seat, line ?? '');
    if (outcome.refused) throw new Error(outcome.refused.code);
    yield [state, outcome.state, seat as Player, outcome.events];
    state = spy.state.parse(JSON.parse(JSON.stringify(outcome.state)));
  }
}

const courses = [1, 2, 3, 4, 5, 6].flatMap((seed) => [...course(seed)]);

test('shows a waiting player the same state and floor until they are to move or the guests leave', () => {
  const floor = (state: State, viewer: Player) => spy.presentation.backgrounds?.(state, readerFor(viewer));
  let waits = 0;
  let rounds = 0;
  let walls = 0;
  for (const [before, after] of courses) {
    for (const viewer of [0, 1] as const) {
      const isWaiting = before.seen.snapshots[viewer] !== null && after.seen.snapshots[viewer] !== null;
      if (!isWaiting || after.janitor) continue;
      expect(shownState(after, viewer)).toEqual(shownState(before, viewer));
      if (after.board.rows.join() !== before.board.rows.join()) {
        expect(floor(after, viewer)).toEqual(floor(before, viewer));
        walls++;
      }
      waits++;
      rounds += after.round - before.round;
    }
  }
  expect(waits).toBeGreaterThan(100);
  expect(rounds).toBeGreaterThan(3);
  expect(walls).toBeGreaterThan(0);
});

test('shows spectators the start of a round as soon as both players know of it, and tells what led to it', () => {
  let shown = 0;
  for (const [before, after, , events] of courses) {
    const [past, now] = [before.seen.snapshots[2], after.seen.snapshots[2]];
    const told = events.filter(({ to }) => to === 'spectator').flatMap((batch) => batch.events);
    if (!past || !now || after.janitor || after.phase === 'over') continue;
    if (JSON.stringify(past) === JSON.stringify(now)) {
      expect(told).toEqual([]);
      continue;
    }
    expect(now.round).toBeGreaterThan(past.round);
    expect(told.at(-1)).toMatchObject({ kind: 'round', round: now.round });
    shown++;
  }
  expect(shown).toBeGreaterThan(5);
});

/** Returns the fields of all figures by name. */
function placesIn(state: State): Map<string, string> {
  const figures = [
    ...state.people.map(({ id, at }) => [nameOf(state, id), at] as const),
    ...(['cat', 'janitor'] as const).map((figure) => [figure, state[figure]] as const),
  ];
  return new Map(figures.flatMap(([name, at]) => (at ? [[name, makePoint(at)] as const] : [])));
}

function moveFigures(places: Map<string, string>, event: SpyEvent): void {
  if (event.kind === 'stepped' || event.kind === 'cat') {
    places.set(event.kind === 'cat' ? 'cat' : event.actor, makePoint(event.to));
    if (event.swapped) places.set(event.swapped, makePoint(event.from));
  }
  if (event.kind === 'used' && event.gadget === 'JETPACK') places.set(event.actor, makePoint(event.at));
  if (event.kind !== 'exfiltrated') return;
  if (event.moved) places.set(event.moved.figure, makePoint(event.moved.to));
  places.set(event.person, makePoint(event.to));
}

test('tells every move of every figure, so that story and board agree', () => {
  let compared = 0;
  for (const viewer of [0, 1] as const) {
    let places: Map<string, string> | undefined;
    for (const [before, after, , events] of courses) {
      if (after.phase !== 'rounds' || after.janitor) {
        places = undefined;
        continue;
      }
      const told = events.filter(({ to }) => to === viewer).flatMap((batch) => batch.events);
      if (before.phase === 'rounds') for (const event of told) if (places) moveFigures(places, event);
      if (places) expect(placesIn(shownState(after, viewer))).toEqual(places);
      if (places) compared++;
      places ??= placesIn(shownState(after, viewer));
    }
  }
  expect(compared).toBeGreaterThan(200);
});
