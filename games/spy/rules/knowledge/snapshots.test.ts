import { RNG, walkToLine } from '@longtable/kit';
import { expect, test } from 'vitest';
import { spy } from '../../index.ts';
import type { CasinoSnapshot, Player, State } from '../../state.ts';
import { shownState } from './recording.ts';

/** Yields the states of a random match that is stored and loaded between moves. */
function* course(seed: number): Generator<readonly [before: State, after: State, mover: Player]> {
  const random = RNG.seeded(seed);
  const begun = spy.setup({ scenario: 'small', 'janitor-round': 5 }, seed, 2);
  if (begun.refused) throw new Error(begun.refused.code);
  for (let { state } = begun; spy.turn(state).length > 0; ) {
    const [seat = 0] = spy.turn(state);
    const line = walkToLine(spy, state, seat, (choices) => random.pick(choices));
    const outcome = spy.play(state, seat, line ?? '');
    if (outcome.refused) throw new Error(outcome.refused.code);
    yield [state, outcome.state, seat as Player];
    state = spy.state.parse(JSON.parse(JSON.stringify(outcome.state)));
  }
}

const courses = [1, 2, 3, 4, 5, 6].flatMap((seed) => [...course(seed)]);

function scene(sight: CasinoSnapshot | null) {
  return { cat: sight?.cat, people: sight?.people.map(({ id, at }) => ({ id, at })) };
}

test('shows a waiting player the same state until they are to move or the guests leave', () => {
  let waits = 0;
  let rounds = 0;
  for (const [before, after] of courses) {
    for (const viewer of [0, 1] as const) {
      const isWaiting = before.seen.snapshots[viewer] !== null && after.seen.snapshots[viewer] !== null;
      if (!isWaiting || after.janitor) continue;
      expect(shownState(after, viewer)).toEqual(shownState(before, viewer));
      waits++;
      rounds += after.round - before.round;
    }
  }
  expect(waits).toBeGreaterThan(100);
  expect(rounds).toBeGreaterThan(3);
});

test('shows spectators a player’s last state once per round, when the other side is to move', () => {
  let shown = 0;
  for (const [before, after, mover] of courses) {
    const [past, now] = [before.seen.snapshots[2], after.seen.snapshots[2]];
    if (!past || !now || after.janitor || JSON.stringify(past) === JSON.stringify(now)) continue;
    expect(spy.turn(after)).not.toContain(mover);
    expect(now.round).toBeGreaterThan(past.round);
    expect(scene(now)).toEqual(scene(after.seen.snapshots[mover]));
    shown++;
  }
  expect(shown).toBeGreaterThan(5);
});
