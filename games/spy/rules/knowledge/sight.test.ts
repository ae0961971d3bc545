import { expect, test } from 'vitest';
import { JavaRandom } from '../../../kit/random.ts';
import { walk } from '../../../kit/walk.ts';
import { spy } from '../../index.ts';
import type { State } from '../../state.ts';
import { sightOf } from './sight.ts';

const VIEWERS = [0, 1, 'spectator'] as const;

/** A match of random lines that is kept in storage between any two of them. */
function* course(seed: number): Generator<readonly [before: State, after: State]> {
  const random = JavaRandom.seeded(seed);
  const begun = spy.setup({ scenario: 'small', rounds: 5 }, seed, 2);
  if (begun.refused) throw new Error(begun.refused.code);
  for (let { state } = begun; spy.turn(state).length > 0; ) {
    const [seat = 0] = spy.turn(state);
    const line = walk(spy, state, seat, (choices) => choices[random.below(choices.length)] as (typeof choices)[number]);
    const outcome = spy.play(state, seat, line ?? '');
    if (outcome.refused) throw new Error(outcome.refused.code);
    yield [state, outcome.state];
    state = spy.state.parse(JSON.parse(JSON.stringify(outcome.state)));
  }
}

test('whoever waits sees the same, whatever others do, until they are asked or a round begins', () => {
  let waits = 0;
  for (let seed = 1; seed <= 3; seed++) {
    for (const [before, after] of course(seed)) {
      VIEWERS.forEach((viewer, at) => {
        const isWaiting = before.seen.sights[at] !== null && after.seen.sights[at] !== null;
        if (!isWaiting || before.round !== after.round) return;
        expect(sightOf(after, viewer)).toEqual(sightOf(before, viewer));
        waits++;
      });
    }
  }
  expect(waits).toBeGreaterThan(300);
});
